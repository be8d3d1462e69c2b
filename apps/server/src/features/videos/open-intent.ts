import type { Context } from "#context.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { newId } from "#platform/ids.ts";
import {
  countActive,
  createdAtOf,
  insertIntent,
  settleIntent,
  whyKeyIsBusy,
  type AttemptRow,
} from "./attempts.repo.ts";
import { failVideo } from "./fail-video.ts";
import { giveBackPaidCall, takePaidCall } from "./paid-calls.ts";
import { soonerOrLater } from "./poll-schedule.ts";
import type { PaidCall } from "./prepare-call.ts";
import { untilWritten } from "./until-written.ts";
import { countQueued, moveVideo, type VideoRow } from "./videos.repo.ts";

const KEY_BUSY_MS = 500;
/** Of many films that wait for one key about this many come to look within their wait: more would only be in the way. */
const LOOKS_PER_CALL = 4;
const LOOKS_PER_POLL = 20;

/** Thrown to undo the transaction, and caught right outside it. */
class DayIsUsedUp extends Error {
  override readonly name = "DayIsUsedUp";
}

/** `bornAt`, by this process's own clock, is a moment before the intent got its time. */
export type OpenIntent = { intent: AttemptRow; bornAt: number };

/**
 * Commits that a paid call is about to be made. At most one unsettled call per key, at most so many tasks per key, at
 * most so many calls a day: all of it is decided here, by the database.
 */
export async function openIntent(context: Context, video: VideoRow, call: PaidCall): Promise<OpenIntent | undefined> {
  const now = context.clock.now();
  const position = { videoId: video.id, attempt: video.attempt, stages: ["queued"] as const };
  const { pollMs, tasksPerKey } = context.config.vendors;
  const id = newId(now);
  await waitForKey(context, video, call);
  try {
    return await context.db.transaction(async (tx) => {
      const moved = await moveVideo(tx, position, { stage: "submitting", updatedAt: now });
      if (!moved) return undefined;
      // Not before: waiting for the database is no part of the intent's life.
      const bornAt = performance.now();
      const intent = await insertIntent(tx, {
        id,
        userId: video.userId,
        videoId: video.id,
        videoAttempt: video.attempt,
        vendor: call.generator.vendor,
        model: call.generator.model,
        keyFingerprint: call.keyFingerprint,
        keySealed: context.secrets.seal("api-key", `attempts/${id}`, call.apiKey),
        webhookTokenHash: call.webhookTokenHash,
      });
      if (!intent) throw new RetryLater(soonerOrLater(now, KEY_BUSY_MS));
      if ((await countActive(tx, call.keyFingerprint, now)) > tasksPerKey) {
        throw new RetryLater(soonerOrLater(now, pollMs));
      }
      if (!(await takePaidCall(context, tx, video.userId, intent.createdAt))) throw new DayIsUsedUp();
      return { intent, bornAt };
    });
  } catch (error) {
    if (error instanceof RetryLater) throw error;
    if (error instanceof DayIsUsedUp) {
      await failVideo(context, context.db, position, "provider_daily_cap");
      return undefined;
    }
    // The line may have broken between the commit and its answer: the intent stands, and nothing was sent.
    await withdrawIntent(context, video, id);
    throw error;
  }
}

async function withdrawIntent(context: Context, video: VideoRow, id: string): Promise<void> {
  const now = context.clock.now();
  const position = { videoId: video.id, attempt: video.attempt, stages: ["submitting"] as const };
  await untilWritten(context, () =>
    context.db.transaction(async (tx) => {
      const changes = { reason: "never sent", settledAt: now, endedAt: now };
      if (!(await settleIntent(tx, id, "refused", changes))) return;
      const createdAt = await createdAtOf(tx, id);
      // It was taken from the day of the intent, whatever day it is by now.
      if (createdAt) await giveBackPaidCall(tx, video.userId, createdAt);
      await moveVideo(tx, position, { stage: "queued", updatedAt: now });
    }),
  );
}

/** A look before the intent: most of those that wait would otherwise write it only to undo it. */
async function waitForKey(context: Context, video: VideoRow, call: PaidCall): Promise<void> {
  const now = context.clock.now();
  const { pollMs, tasksPerKey } = context.config.vendors;
  const reason = await whyKeyIsBusy(context.db, call.keyFingerprint, { now, tasksPerKey });
  if (reason === null) return;
  const queued = await countQueued(context.db, video.userId);
  const [usual, looks] = reason === "call" ? [KEY_BUSY_MS, LOOKS_PER_CALL] : [pollMs, LOOKS_PER_POLL];
  throw new RetryLater(soonerOrLater(now, usual * Math.max(1, queued / looks)));
}
