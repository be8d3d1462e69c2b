import type { Context } from "#context.ts";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import { readConfig } from "#platform/config.ts";
import { createQueue } from "#platform/queue/queue.ts";

/** A scheduler of its own: says when it is there, looks again and again until it is told to stop, and how many it ran. */
const [url = "", jobsPerUser = "5"] = process.argv.slice(2);
const log = createLog("error");
const database = await openDatabase({ url, directory: "", log });
const queue = createQueue({ database, log });
await queue.start();
const clock = { now: () => new Date() };
const config = readConfig({ MAX_JOBS_PER_USER: jobsPerUser });
const stopping = new AbortController();
process.stdin.once("data", () => stopping.abort());
process.stdout.write("ready\n");
let ran = 0;
while (!stopping.signal.aborted) {
  ran += await runDue({ clock, config, database, db: database.db, queue, log } as Context);
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
}
process.stdout.write(`${ran}\n`);
await queue.stop();
await database.close();
process.exit(0);
