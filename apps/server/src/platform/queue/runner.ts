import type { JobWithMetadata, JobResult, PgBoss } from "pg-boss";

import type { Database } from "#platform/db/database.ts";
import { sessionOf } from "#platform/db/sql-session.ts";
import { writeWithoutSync } from "#platform/db/embedded/unsynced-write.ts";
import type { Log } from "#platform/log.ts";
import type { JobOutcome } from "#platform/watching/metrics.ts";
import { inSpan } from "#platform/watching/traces.ts";

import { RetryLater, type Handler, type Job } from "./job.ts";
import type { Envelope, Send } from "./sender.ts";

/** How a run ended; `later` is one that asked to run again. */
export type OnRun = (facts: { job: string; outcome: JobOutcome; seconds: number }) => void;

type Parts = { boss: PgBoss; database: Database; log: Log; send: Send; onRun?: OnRun | undefined };

const LONGEST_DELAY_SECONDS = 300;

/**
 * Runs one job and says how it ended. A failed handler is not retried by pg-boss but sent anew: that way only its own
 * failures use up tries, and neither a crash of the process nor `RetryLater` does.
 */
export async function runJob<C>(
  parts: Parts,
  job: Job<unknown>,
  record: JobWithMetadata<Envelope>,
  run: { handler: Handler<C, unknown>; context: C },
): Promise<JobResult[]> {
  const tryNumber = record.data.failures + 1;
  const isLastTry = tryNumber >= job.tries;
  const startedAt = performance.now();
  const tell = (outcome: JobOutcome): void =>
    parts.onRun?.({ job: job.name, outcome, seconds: (performance.now() - startedAt) / 1000 });
  const log = parts.log.child({ job: job.name, jobId: record.id, tryNumber });
  try {
    const payload = job.payload.parse(record.data.payload);
    const asked = { signal: record.signal, tryNumber, isLastTry };
    const facts = { "sahne.job": job.name, "sahne.job_id": record.id, "sahne.try": tryNumber };
    const later = await inSpan(`job ${job.name}`, facts, () => laterOf(run.handler(run.context, payload, asked)));
    if (later) throw later;
    tell("done");
    return [{ id: record.id, status: "completed" }];
  } catch (error) {
    if (error instanceof RetryLater) {
      tell("later");
      await sendAnew(parts, job, record, { failures: record.data.failures, at: error.at });
      return [{ id: record.id, status: "completed" }];
    }
    if (isLastTry) {
      tell("failed");
      log.error({ err: error }, "job failed for the last time");
      return [{ id: record.id, status: "deadletter", output: { message: messageOf(error) } }];
    }
    tell("retried");
    log.warn({ err: error }, "job failed, will be tried again");
    await sendAnew(parts, job, record, { failures: tryNumber, at: delaySeconds(job, tryNumber) });
    return [{ id: record.id, status: "completed" }];
  }
}

/** Running again later is no failure of the span it ran in. */
async function laterOf(work: Promise<void>): Promise<RetryLater | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof RetryLater) return error;
    throw error;
  }
}

/** Ends this run and queues the next in one transaction, unless the lease was lost and another process has it. */
async function sendAnew(
  { boss, database, send }: Parts,
  job: Job<unknown>,
  record: JobWithMetadata<Envelope>,
  next: { failures: number; at: Date | number },
): Promise<void> {
  // Both or neither; lost, the job runs again at once. A server's disk is not waited for by this process.
  const write: typeof writeWithoutSync =
    database.kind === "embedded" ? writeWithoutSync : (db, work) => db.transaction(async (tx) => work(tx));
  await write(database.db, async (executor) => {
    const session = sessionOf(executor);
    const held = { id: record.id, retryCount: record.retryCount };
    const { affected } = (await boss.complete(job.name, held, null, { db: session })) as { affected: number };
    if (affected === 0) return;
    const envelope = { payload: record.data.payload, failures: next.failures };
    await send(session, job, envelope, {
      at: next.at,
      key: record.singletonKey ?? record.id,
      priority: record.priority,
    });
  });
}

/** Doubles with every failure; spread by a quarter so that many jobs do not come back at the same moment. */
function delaySeconds(job: Job<unknown>, failures: number): number {
  const delay = Math.min(job.retryDelaySeconds * 2 ** (failures - 1), LONGEST_DELAY_SECONDS);
  return delay * (0.75 + Math.random() / 2);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
