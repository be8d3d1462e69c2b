import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "#context.ts";
import { notify } from "#features/notifications/notify.ts";
import { jobs } from "#jobs.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { Operation } from "#providers/video-generator.ts";
import { countRefused, findAttempt, findIntent, settleIntent, type AttemptRow } from "./attempts.repo.ts";
import { failVideo } from "./fail-video.ts";
import { openIntent } from "./open-intent.ts";
import { prepareCall, type PaidCall } from "./prepare-call.ts";
import { giveBackPaidCall } from "./paid-calls.ts";
import { pollKey, soonerOrLater } from "./poll-schedule.ts";
import { codeOfRefusal, noteOf } from "./vendor-problem.ts";
import { findProcessing, moveVideo, type VideoRow } from "./videos.repo.ts";

/** The call leaves within this time of its own intent or not at all: a worker that slept must not pay later. */
const WINDOW_MS = 500;
const MARGIN_MAX_MS = 5_000;
const REFUSALS_MAX = 10;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

type Try = { videoId: string; attempt: number };

/** Makes the paid call of a try, at most once whatever happens: first the intent, then the call, then its outcome. */
export async function submitVideo(context: Context, { videoId, attempt }: Try): Promise<void> {
  const video = await findProcessing(context.db, { videoId, attempt, stages: ["queued", "submitting"] });
  if (!video || video.needsAttention) return;
  if (video.stage === "submitting") return recover(context, video);

  const call = await prepareCall(context, video);
  if (!call) return;
  const bornAt = performance.now();
  const intent = await openIntent(context, video, call);
  if (!intent) return;
  if (performance.now() - bornAt > WINDOW_MS) return refused(context, video, intent, neverSent());
  await send(context, video, call, intent);
}

async function send(context: Context, video: VideoRow, call: PaidCall, intent: AttemptRow): Promise<void> {
  const { submitTimeoutMs } = context.config.vendors;
  let operation: Operation;
  try {
    operation = await call.generator.submit(call.apiKey, call.requestFor(intent.id), submitTimeoutMs);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === "unknown") return unknown(context, video, intent, error.message);
    return refused(context, video, intent, error);
  }
  await accepted(context, video, intent, operation);
}

/** From here on only free questions are asked. */
async function accepted(context: Context, video: VideoRow, intent: AttemptRow, operation: Operation): Promise<void> {
  const now = context.clock.now();
  const position = { videoId: video.id, attempt: video.attempt };
  await untilWritten(context, async () => {
    await context.db.transaction(async (tx) => {
      const changes = { operation: operation.id, pollPath: operation.pollPath, settledAt: now, endedAt: null };
      await settleIntent(tx, intent.id, "accepted", changes);
      const moved = await moveVideo(
        tx,
        { ...position, stages: ["submitting"] },
        { stage: "generating", errorCode: null, needsAttention: false, updatedAt: now },
      );
      if (!moved) return;
      const runAt = soonerOrLater(now, context.config.vendors.pollMs);
      await context.queue.enqueue(
        tx,
        jobs.pollVideo,
        { ...position, isHint: false },
        { runAt, key: pollKey(position) },
      );
    });
  });
}

async function refused(context: Context, video: VideoRow, intent: AttemptRow, error: ProviderError): Promise<void> {
  const position = { videoId: video.id, attempt: video.attempt, stages: ["submitting"] as const };
  const isTemporary = error.kind === "limited" || error.kind === "unavailable";
  const refusals = await countRefused(context.db, position);
  const now = context.clock.now();
  const code = codeOfRefusal(error);
  await untilWritten(context, () =>
    context.db.transaction(async (tx) => {
      const isMine = await settleIntent(tx, intent.id, "refused", {
        reason: noteOf(error.message),
        settledAt: now,
        endedAt: now,
      });
      if (!isMine) return;
      await giveBackPaidCall(tx, video.userId, intent.createdAt);
      if (isTemporary && refusals < REFUSALS_MAX) {
        await moveVideo(tx, position, { stage: "queued", errorCode: code, updatedAt: now });
      } else await failVideo(context, tx, position, code);
    }),
  );
  if (!isTemporary || refusals >= REFUSALS_MAX) return;
  const backOff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** refusals);
  throw new RetryLater(soonerOrLater(now, Math.max(backOff, 0), error.retryAfterMs));
}

/** It may have been delivered and charged: only its owner may decide to pay again. */
async function unknown(context: Context, video: VideoRow, intent: AttemptRow, reason: string): Promise<void> {
  const now = context.clock.now();
  const position = { videoId: video.id, attempt: video.attempt, stages: ["submitting"] as const };
  await untilWritten(context, () =>
    context.db.transaction(async (tx) => {
      const changes = { reason: noteOf(reason), settledAt: now, endedAt: now };
      const isMine = await settleIntent(tx, intent.id, "unknown", changes);
      if (!isMine) return;
      const asked = { needsAttention: true, errorCode: "provider_outcome_unknown", progress: null, updatedAt: now };
      if (!(await moveVideo(tx, position, asked))) return;
      const about = { userId: video.userId, videoId: video.id, values: { name: video.name } };
      await notify(context, tx, { ...about, kind: "video_needs_attention" });
    }),
  );
  context.log.warn({ videoId: video.id, vendor: intent.vendor }, "outcome of a paid call unknown");
}

/** Found in the middle of a call that this run did not make: wait until nobody can be at it any more. */
async function recover(context: Context, video: VideoRow): Promise<void> {
  const { submitTimeoutMs } = context.config.vendors;
  const graceMs = WINDOW_MS + submitTimeoutMs + Math.min(MARGIN_MAX_MS, submitTimeoutMs);
  const open = await findIntent(context.db, { videoId: video.id, attempt: video.attempt }, graceMs);
  if (!open) return;
  if (open.waitMs > 0) throw new RetryLater(new Date(context.clock.now().getTime() + open.waitMs));
  const intent = await findAttempt(context.db, open.intent.id);
  if (intent) await unknown(context, video, intent, "the worker ended in the middle of the call");
}

function neverSent(): ProviderError {
  return new ProviderError("worker", "unavailable", "too late for its own intent");
}

const WRITE_FOR_MS = 60_000;
const WRITE_AGAIN_MS = 500;

/** What the vendor has answered is known only here: a database that restarts must not make it unknown. */
async function untilWritten(context: Context, write: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + WRITE_FOR_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      context.log.warn({ err: error }, "outcome of a paid call not written yet");
      await wait(WRITE_AGAIN_MS);
    }
  }
}
