import type { ErrorCode } from "@sahne/contract/errors";
import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { moveUpload, type UploadRow } from "./publishing.repo.ts";

const DEFAULT_WAIT_MS = 60_000;

/** Decides once what a failed call to the channel means: wait, try again, ask the user, or give up with a reason. */
export async function onChannelTrouble(
  context: Context,
  upload: UploadRow,
  error: unknown,
  run: JobRun,
): Promise<void> {
  if (error instanceof AppError) {
    await stopForGood(context, upload, "needs_attention", error.code);
    return;
  }
  if (!(error instanceof ProviderError)) throw error;
  switch (error.kind) {
    case "limited":
      throw new RetryLater(new Date(context.clock.now().getTime() + (error.retryAfterMs ?? DEFAULT_WAIT_MS)));
    case "unavailable":
    case "unknown":
      if (!run.isLastAttempt) throw error;
      await stopForGood(context, upload, "needs_attention", "youtube_unavailable");
      return;
    case "unauthorized":
      await stopForGood(context, upload, "needs_attention", "youtube_reauth_required");
      return;
    case "rejected":
      context.log.warn({ err: error, uploadId: upload.id, reason: error.reason }, "the channel refused a video");
      await stopForGood(context, upload, "failed", "youtube_rejected");
  }
}

export async function stopForGood(
  context: Context,
  upload: UploadRow,
  status: "failed" | "needs_attention",
  code: ErrorCode,
): Promise<void> {
  const end = { status, errorCode: code, updatedAt: context.clock.now() };
  await moveUpload(context.db, upload.id, ["queued", "uploading", "verifying"], end);
}
