import type { Context } from "#context.ts";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import { readConfig } from "#platform/config.ts";
import type { Queue } from "#platform/queue/queue.ts";

/** A scheduler that has claimed a plan and written its video, says so, and stays right before it starts it. */
const [url = ""] = process.argv.slice(2);
const log = createLog("silent");
const database = await openDatabase({ url, directory: "", log });
const queue: Pick<Queue, "enqueue"> = {
  enqueue() {
    process.stdout.write("claimed\n");
    return new Promise<never>(() => undefined);
  },
};
const clock = { now: () => new Date() };
await runDue({ clock, config: readConfig({}), database, db: database.db, queue, log } as Context);
