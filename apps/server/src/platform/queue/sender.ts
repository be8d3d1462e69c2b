import type { PgBoss } from "pg-boss";

import type { SqlSession } from "#platform/db/database.ts";

import type { Job } from "./job.ts";
import type { QueueClock } from "./queue-clock.ts";

/** What is stored: the payload and how often the handler has failed with it. */
export type Envelope = { payload: unknown; failures: number };

/** `at` is a time, or a number of seconds from now. */
export type Delivery = { key: string; at?: Date | number | undefined; priority?: number | undefined };

export type Send = (session: SqlSession, job: Job<unknown>, envelope: Envelope, delivery: Delivery) => Promise<void>;

/** How often a job may be left behind by a dying process before it is given up. */
const CRASHES_ALLOWED = 25;

/** Without `heartbeatSeconds` a job is only missed when its time runs out. */
export function createSender(boss: PgBoss, clock: QueueClock, heartbeatSeconds: number | null): Send {
  return async (session, job, envelope, { key, at, priority = 0 }) => {
    const startAfter = at instanceof Date ? clock.toQueueTime(at) : at;
    await boss.send(job.name, envelope, {
      db: session,
      singletonKey: key,
      priority,
      retryLimit: CRASHES_ALLOWED,
      retryDelay: 0,
      expireInSeconds: job.timeoutSeconds,
      ...(startAfter !== undefined && { startAfter }),
      ...(heartbeatSeconds !== null && { heartbeatSeconds }),
    });
  };
}
