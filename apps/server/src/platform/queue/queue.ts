import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import type { PgBoss } from "pg-boss";

import type { Database, Executor } from "#platform/db/database.ts";
import { sessionOf } from "#platform/db/sql-session.ts";
import type { Log } from "#platform/log.ts";

import { createBoss } from "./boss.ts";
import type { Handler, Handlers, Job, JobMap } from "./job.ts";
import { createQueueClock } from "./queue-clock.ts";
import {
  activeJobs,
  countJobs,
  declaredQueues,
  declareQueues,
  DEAD_LETTER_QUEUE,
  dueJobs,
  dueQueues,
  failedJob,
  failedJobs,
  isBusy,
  type DueJobs,
  type FailedJob,
  type QueueStats,
} from "./queue-tables.ts";
import type { OnRun } from "./runner.ts";
import { createSender } from "./sender.ts";
import { clearSlots } from "./slots.ts";
import { createWorkerPool } from "./worker-pool.ts";

/**
 * `key`: while a job with the same key waits, another is not added. `runAt`: not before then.
 * `priority`: higher first.
 */
export type EnqueueOptions = { runAt?: Date; key?: string; priority?: number };

export type Queue = {
  start(): Promise<void>;
  /** Joins the transaction of the executor: rolled back, the job never was. */
  enqueue<P>(executor: Executor, job: Job<P>, payload: P, options?: EnqueueOptions): Promise<void>;
  work<Jobs extends JobMap, C>(jobs: Jobs, handlers: Handlers<Jobs, C>, context: C): Promise<void>;
  /** `failed` counts the jobs that ran out of tries. */
  stats(): Promise<QueueStats>;
  /** What could start now and waits, by job. */
  due(): Promise<DueJobs[]>;
  failed(limit: number): Promise<FailedJob[]>;
  /** Gives a failed job one more run; answers its name, or undefined when there is no such job. */
  retryFailed(id: string): Promise<string | undefined>;
  /** Resolves when no job is due or active. */
  drain(): Promise<void>;
  /** Takes no new job, waits some seconds for the running ones and gives the rest back, for others to take at once. */
  stop(): Promise<void>;
};

export type QueueOptions = {
  database: Database;
  log: Log;
  /** How long a process that fell silent keeps its jobs; at least 10. */
  heartbeatSeconds?: number;
  /** How late a job may start that was queued for a later time. */
  pollSeconds?: number;
  /** Told of every run that ended. */
  onRun?: OnRun;
  /** The clock of the application. A test may move it: jobs that become due by that run at the next `drain`. */
  now?: () => Date;
};

/** Containers are given ten seconds in all; see the shares of the others in `product.ts`. */
const STOP_TIMEOUT_MS = 3_500;
const DRAIN_STEP_MS = 20;

export function createQueue(options: QueueOptions): Queue {
  const { database, log, heartbeatSeconds = 10, pollSeconds = 1, now = () => new Date() } = options;
  const boss = createBoss(database, log, (name) => pool.wake(name));
  const clock = createQueueClock(database, now);
  // The only process of an embedded database needs no proof of its own life.
  const send = createSender(boss, clock, database.kind === "postgres" ? heartbeatSeconds : null);
  const pool = createWorkerPool({ boss, database, log, send, onRun: options.onRun });
  const declared = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function wakeDue(): Promise<void> {
    await clock.follow();
    const due = await dueQueues(database.raw);
    for (const { name, jobs } of due) pool.wake(name, jobs);
  }

  return {
    async start() {
      await boss.start();
      for (const name of await declaredQueues(database.raw)) declared.add(name);
      // The directory's lock proves that whoever ran these is dead; on a server their heartbeat decides.
      if (database.kind === "embedded") {
        await clearSlots(database.db);
        await putBackActive(boss, database);
      }
    },
    async enqueue(executor, job, payload, { runAt, key, priority } = {}) {
      const session = sessionOf(executor);
      if (!declared.has(job.name)) {
        await declareQueues(session, [job.name]);
        // What a transaction declares may yet be rolled back.
        if (executor === database.db) declared.add(job.name);
      }
      const envelope = { payload: job.payload.parse(payload), failures: 0 };
      await send(session, job, envelope, { key: key ?? randomUUID(), at: runAt, priority });
    },
    async work(jobs, handlers, context) {
      const names = Object.values(jobs).map((job) => job.name);
      await declareQueues(database.raw, names);
      for (const name of names) declared.add(name);
      for (const [key, job] of Object.entries(jobs)) {
        await pool.add(job, handlers[key] as Handler<typeof context, unknown>, context);
      }
      timer ??= setInterval(() => {
        wakeDue().catch((error: unknown) => log.warn({ err: error }, "queue could not look for due jobs"));
      }, pollSeconds * 1000);
    },
    stats: () => countJobs(database.raw),
    due: () => dueJobs(database.raw),
    failed: (limit) => failedJobs(database.raw, limit),
    async retryFailed(id) {
      const job = await failedJob(database.raw, id);
      if (job === undefined) return undefined;
      return (await boss.redrive(DEAD_LETTER_QUEUE, { ids: [id] })) > 0 ? job : undefined;
    },
    async drain() {
      await wakeDue();
      while (await isBusy(database.raw)) {
        await wait(DRAIN_STEP_MS);
        await wakeDue();
      }
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

async function putBackActive(boss: PgBoss, database: Database): Promise<void> {
  for (const { name, id } of await activeJobs(database.raw)) {
    await boss.fail(name, id, { message: "The process that ran it has died." });
  }
}
