import { appendFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import { z } from "zod";

import { openDatabase } from "#platform/db/open-database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { createLog } from "#platform/log.ts";
import { defineJob } from "#platform/queue/job.ts";
import { createQueue } from "#platform/queue/queue.ts";

const longJob = defineJob({ name: "test.long", payload: z.object({ key: z.string() }), concurrency: 2 });

type Options = {
  url?: string;
  directory: string;
  templatePath?: string;
  jobMs: Record<string, number>;
  /** In the middle of this job the process falls asleep, until somebody wakes it. */
  sleepsIn?: string;
  journal: string;
};

/** A worker process for tests that kill or stop it; it writes what happens into a journal, line by line. */
async function main({ url, directory, templatePath, jobMs, sleepsIn, journal }: Options): Promise<void> {
  const say = (event: string, key: string) =>
    appendFileSync(journal, `${JSON.stringify({ event, key, pid: process.pid, at: Date.now() })}\n`);
  const database = await openDatabase({ url, directory, templatePath, log: createLog("silent") });
  await migrateDatabase(database);
  const queue = createQueue({ database, log: createLog("silent") });
  await queue.start();
  const work = async (_context: null, { key }: { key: string }, { signal }: { signal: AbortSignal }) => {
    say("start", key);
    const worked = wait(jobMs[key], undefined, { signal }).catch(() => undefined);
    if (key === sleepsIn) process.kill(process.pid, "SIGSTOP");
    await worked;
    say(signal.aborted ? "abort" : "end", key);
  };
  await queue.work({ longJob }, { longJob: work }, null);
  process.stdout.write("ready\n");
  for await (const line of process.stdin) {
    for (const key of String(line).trim().split(/\s+/)) await queue.enqueue(database.db, longJob, { key });
    process.stdout.write("queued\n");
  }
}

await main(JSON.parse(process.argv[2] ?? "{}") as Options);
