import type { Context } from "#context.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { newId } from "#platform/ids.ts";
import { countActive, insertIntent, settleIntent, type AttemptRow } from "./attempts.repo.ts";
import { failVideo } from "./fail-video.ts";
import { giveBackPaidCall, takePaidCall } from "./paid-calls.ts";
import { soonerOrLater } from "./poll-schedule.ts";
import type { PaidCall } from "./prepare-call.ts";
import { untilWritten } from "./until-written.ts";
import { moveVideo, type VideoRow } from "./videos.repo.ts";

const KEY_BUSY_MS = 500;

/** Thrown to undo the transaction, and caught right outside it. */
class DayIsUsedUp extends Error {
  override readonly name = "DayIsUsedUp";
}

/**
 * Commits that a paid call is about to be made. At most one unsettled call per key, at most so many tasks per key, at
 * most so many calls a day: all of it is decided here, by the database.
 */
export async function openIntent(context: Context, video: VideoRow, call: PaidCall): Promise<AttemptRow | undefined> {
  const now = context.clock.now();
  const position = { videoId: video.id, attempt: video.attempt, stages: ["queued"] as const };
  const { pollMs, tasksPerKey } = context.config.vendors;
  const id = newId(now);
  try {
    return await context.db.transaction(async (tx) => {
      const moved = await moveVideo(tx, position, { stage: "submitting", updatedAt: now });
      if (!moved) return undefined;
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
      return intent;
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
      await giveBackPaidCall(tx, video.userId, now);
      await moveVideo(tx, position, { stage: "queued", updatedAt: now });
    }),
  );
}
