import type { Context } from "#context.ts";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";

/** A scheduler that has claimed a plan and written its video, says so, and stays right before it starts it. */
const [url = ""] = process.argv.slice(2);
const log = createLog("silent");
const database = await openDatabase({ url, directory: "", log });
const queue = {
  enqueue() {
    process.stdout.write("claimed\n");
    return new Promise<never>(() => undefined);
  },
};
const clock = { now: () => new Date() };
const config = { limits: { jobsPerUser: 5, storageBytes: 1_000_000 }, vendors: { callsPerDay: 10 } };
await runDue({ clock, config, database, db: database.db, queue, log } as unknown as Context);
