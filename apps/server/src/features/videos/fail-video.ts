import type { ErrorCode } from "@sahne/contract/errors";
import type { Context } from "#context.ts";
import { notify } from "#features/notifications/notify.ts";
import type { Executor } from "#platform/db/database.ts";
import { endPaidCalls } from "./vendor/paid-calls.repo.ts";
import { moveVideo, type Position } from "./videos.repo.ts";

/** Ends a video with the reason its owner is told; nothing happens when somebody else has moved it since. */
export async function failVideo(
  context: Context,
  executor: Executor,
  position: Position,
  code: ErrorCode,
): Promise<boolean> {
  const end = (tx: Executor): Promise<boolean> => endVideo(context, tx, position, code);
  // In one transaction: nothing looks at an ended video again, so nothing would complete a partial failure.
  const hasEnded = await (executor === context.db ? context.db.transaction(end) : end(executor));
  if (hasEnded) context.log.info({ videoId: position.videoId, code }, "video failed");
  return hasEnded;
}

async function endVideo(context: Context, tx: Executor, position: Position, code: ErrorCode): Promise<boolean> {
  const now = context.clock.now();
  const failed = await moveVideo(tx, position, {
    status: "failed",
    stage: null,
    progress: null,
    needsAttention: false,
    errorCode: code,
    failedAt: now,
    updatedAt: now,
  });
  if (!failed) return false;
  await endPaidCalls(tx, position.videoId, now);
  // Who cancelled it knows.
  if (code !== "video_cancelled") {
    const about = {
      userId: failed.userId,
      videoId: failed.id,
      values: { name: failed.name, code, engine: failed.engine },
    };
    await notify(context, tx, { ...about, kind: "video_failed" });
  }
  return true;
}
