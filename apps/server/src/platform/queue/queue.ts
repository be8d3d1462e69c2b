import type { Database, Executor } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";

import type { Handlers, Job, JobMap } from "./job.ts";

export type EnqueueOptions = { runAt?: Date; key?: string; priority?: number };
export type QueueStats = { waiting: number; active: number; failed: number };

export type Queue = {
  start(): Promise<void>;
  /** Joins the transaction of the executor: rolled back, the job never was. */
  enqueue<P>(executor: Executor, job: Job<P>, payload: P, options?: EnqueueOptions): Promise<void>;
  work<Jobs extends JobMap, C>(jobs: Jobs, handlers: Handlers<Jobs, C>, context: C): Promise<void>;
  stats(): Promise<QueueStats>;
  /** Resolves when no job is due or active. */
  drain(): Promise<void>;
  /** Takes no new job, waits up to 20 s for the running ones and gives back the rest. */
  stop(): Promise<void>;
};

export type QueueOptions = {
  database: Database;
  log: Log;
  heartbeatSeconds?: number;
  pollSeconds?: number;
  now?: () => Date;
};

export function createQueue(options: QueueOptions): Queue {
  throw new Error(`Not built yet: ${options.database.kind}`);
}
