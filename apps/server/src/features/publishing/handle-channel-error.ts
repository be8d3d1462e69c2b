import type { Context } from "#context.ts";
import { nextPacificMidnight } from "#features/youtube/pacific-day.ts";
import { withoutUploadRight } from "#features/youtube/rights.ts";
import { markUsedUp } from "#features/youtube/upload-quota.ts";
import { changeConnection, findConnection } from "#features/youtube/youtube.repo.ts";
import { AppError } from "#platform/errors.ts";
import { storeTrouble } from "#platform/media/media-store.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { holdUpload, stop } from "./end-upload.ts";
import { classifyChannelError, type Verdict } from "./classify-channel-error.ts";
import { moveUpload, SENDING, type UploadRow } from "./publishing.repo.ts";

const SLOW_DOWN_MS = 60_000;
const LOOK_AGAIN_MS = 30 * 60_000;
const CHANNEL_FULL_MS = 24 * 3_600_000;
const SPREAD_MS = 10 * 60_000;

/** Decides once what a failed call to the channel means: wait, try again, ask the user, or give up with a reason. */
export async function handleChannelError(
  context: Context,
  upload: UploadRow,
  error: unknown,
  run: JobRun,
): Promise<void> {
  if (error instanceof RetryLater || storeTrouble(error)) throw error;
  if (error instanceof AppError && error.code !== "youtube_unavailable") {
    await holdUpload(context, upload, { code: error.code, until: null });
    return;
  }
  if (!(error instanceof ProviderError)) {
    if (!run.isLastTry) throw error;
    await onLastTry(context, upload, error);
    return;
  }
  context.log.warn({ err: error, uploadId: upload.id, reason: error.reason }, "the channel refused a call");
  const verdict = classifyChannelError(error);
  // What may pass is tried again at short intervals first.
  if (verdict.kind === "again" && !run.isLastTry) throw error;
  await act(context, upload, verdict, error);
}

/** This was the last try: the publication must be settled now. */
async function onLastTry(context: Context, upload: UploadRow, error: unknown): Promise<void> {
  context.log.error({ err: error, uploadId: upload.id }, "the publication could not be sent");
  if (error instanceof AppError) {
    const until = new Date(context.clock.now().getTime() + LOOK_AGAIN_MS);
    return holdUpload(context, upload, { code: error.code, until });
  }
  return stop(context, upload, { status: "failed", code: "internal" });
}

/** Midnight in California, spread so that not everybody comes in the first second. */
export function afterQuotaDay(context: Context): Date {
  return new Date(nextPacificMidnight(context.clock.now()).getTime() + Math.random() * SPREAD_MS);
}

async function act(context: Context, upload: UploadRow, verdict: Verdict, error: ProviderError): Promise<void> {
  const now = context.clock.now().getTime();
  switch (verdict.kind) {
    case "day_used":
      await markUsedUp(context, verdict.what);
      await moveUpload(context.db, upload.id, SENDING, { quotaDay: null });
      return holdUpload(context, upload, { code: "youtube_quota_exceeded", until: afterQuotaDay(context) });
    case "channel_full": {
      const until = new Date(now + CHANNEL_FULL_MS);
      await changeConnection(context.db, upload, { uploadsPausedUntil: until });
      await moveUpload(context.db, upload.id, SENDING, { quotaDay: null });
      return holdUpload(context, upload, { code: "youtube_upload_limit", until });
    }
    case "no_right":
      await forgetUploadRight(context, upload);
      return holdUpload(context, upload, { code: "youtube_upload_right_missing", until: null });
    case "not_configured":
      return holdUpload(context, upload, { code: "youtube_not_configured", until: new Date(now + LOOK_AGAIN_MS) });
    case "broken":
      return holdUpload(context, upload, { code: "youtube_upload_broken", until: afterQuotaDay(context) });
    case "slow_down":
      throw new RetryLater(new Date(now + (verdict.retryAfterMs ?? SLOW_DOWN_MS)));
    case "again":
      return holdUpload(context, upload, { code: "youtube_unavailable", until: new Date(now + LOOK_AGAIN_MS) });
    case "refused": {
      const fields = verdict.field ? [verdict.field] : undefined;
      return stop(context, upload, { status: "failed", code: verdict.code, reason: error.reason, fields });
    }
  }
}

async function forgetUploadRight(context: Context, upload: UploadRow): Promise<void> {
  const connection = await findConnection(context.db, upload, context.google.origin);
  if (connection) await changeConnection(context.db, upload, { scopes: withoutUploadRight(connection.scopes) });
}
