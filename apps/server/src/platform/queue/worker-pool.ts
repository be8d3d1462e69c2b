import { setImmediate as nextTurn } from "node:timers/promises";

import type { JobWithMetadata, PgBoss } from "pg-boss";

import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";

import type { Handler, Job } from "./job.ts";
import { runJob } from "./runner.ts";
import type { Envelope, Send } from "./sender.ts";

export type WorkerPool = {
  add<C>(job: Job<unknown>, handler: Handler<C, unknown>, context: C): Promise<void>;
  /** Lets the workers of these queues look for a job now. */
  wake(names: string[]): void;
};

/** pg-boss's own polling is only a safety net: notifications and our look at the clock wake the workers. */
const SAFETY_POLL_SECONDS = 30;

const SETTINGS = {
  includeMetadata: true,
  perJobResults: true,
  pollingIntervalSeconds: SAFETY_POLL_SECONDS,
  notifyPollingIntervalSeconds: SAFETY_POLL_SECONDS,
} as const;

export function createWorkerPool(parts: { boss: PgBoss; database: Database; log: Log; send: Send }): WorkerPool {
  const { boss } = parts;
  const workers = new Map<string, string[]>();

  async function addOne<C>(job: Job<unknown>, handler: Handler<C, unknown>, context: C): Promise<string> {
    const worker: string = await boss.work(job.name, SETTINGS, async ([record]: JobWithMetadata<Envelope>[]) => {
      if (!record) return [];
      try {
        return await runJob(parts, job, record, { handler, context });
      } finally {
        // An embedded database answers without leaving the event loop: jobs that follow each other would starve it.
        await nextTurn();
        // The next job is taken at once instead of at the next poll.
        boss.notifyWorker(worker);
      }
    });
    return worker;
  }

  return {
    async add(job, handler, context) {
      const added: string[] = [];
      while (added.length < job.concurrency) added.push(await addOne(job, handler, context));
      workers.set(job.name, [...(workers.get(job.name) ?? []), ...added]);
    },
    wake(names) {
      for (const name of names) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
    },
  };
}
