import { setImmediate as nextTurn } from "node:timers/promises";

import type { JobWithMetadata, PgBoss } from "pg-boss";

import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";

import type { Handler, Job } from "./job.ts";
import { runJob, type OnRun } from "./runner.ts";
import type { Envelope, Send } from "./sender.ts";

export type WorkerPool = {
  add<C>(job: Job<unknown>, handler: Handler<C, unknown>, context: C): Promise<void>;
  /** Wakes this many idle workers of a queue. Each one that finds a job wakes the next. */
  wake(name: string, count?: number): void;
};

/** pg-boss's own polling is only a safety net: notifications and our look at the clock wake the workers. */
const SAFETY_POLL_SECONDS = 30;

const SETTINGS = {
  includeMetadata: true,
  perJobResults: true,
  pollingIntervalSeconds: SAFETY_POLL_SECONDS,
  notifyPollingIntervalSeconds: SAFETY_POLL_SECONDS,
} as const;

type Parts = { boss: PgBoss; database: Database; log: Log; send: Send; onRun?: OnRun | undefined };

export function createWorkerPool(parts: Parts): WorkerPool {
  const { boss } = parts;
  /** The idle workers of each queue; the one woken longest ago stands first. */
  const idle = new Map<string, Set<string>>();

  const idleOf = (name: string): Set<string> => {
    const known = idle.get(name) ?? new Set();
    idle.set(name, known);
    return known;
  };

  function wake(name: string, count = 1): void {
    const waiting = idleOf(name);
    for (const worker of [...waiting].slice(0, count)) {
      // Moved to the end, so that the next call does not wake a worker that is already looking.
      waiting.delete(worker);
      waiting.add(worker);
      boss.notifyWorker(worker);
    }
  }

  async function addOne<C>(job: Job<unknown>, handler: Handler<C, unknown>, context: C): Promise<void> {
    const waiting = idleOf(job.name);
    const worker: string = await boss.work(job.name, SETTINGS, async ([record]: JobWithMetadata<Envelope>[]) => {
      if (!record) return [];
      waiting.delete(worker);
      // There may be more jobs: each worker that finds one wakes the next, until one finds none.
      wake(job.name);
      try {
        return await runJob(parts, job, record, { handler, context });
      } finally {
        // An embedded database answers without leaving the event loop: jobs that follow each other would starve it.
        await nextTurn();
        waiting.add(worker);
        // The next job is taken at once instead of at the next poll.
        boss.notifyWorker(worker);
      }
    });
    waiting.add(worker);
  }

  return {
    async add(job, handler, context) {
      for (let added = 0; added < job.concurrency; added += 1) await addOne(job, handler, context);
    },
    wake,
  };
}
