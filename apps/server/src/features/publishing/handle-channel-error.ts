import type { Context } from "#context.ts";
import { changeConnection } from "#features/channels/channels.repo.ts";
import { connectionOf } from "#features/channels/connected-channel.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { AppError } from "#platform/errors.ts";
import { storeTrouble } from "#platform/media/media-store.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { OfChannel, Verdict } from "#providers/publish-target.ts";
import { holdUpload, stop } from "./end-upload.ts";
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
  const verdict = targetOf(context, upload.channelId).judge(error);
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

/** When the target's next day begins, spread so that not everybody comes in the first second. */
export function afterQuotaDay(context: Context, { channelId }: Pick<OfChannel, "channelId">): Date {
  const { limits } = targetOf(context, channelId);
  return new Date(limits.dayEnds(context.clock.now()).getTime() + Math.random() * SPREAD_MS);
}

async function act(context: Context, upload: UploadRow, verdict: Verdict, error: ProviderError): Promise<void> {
  const now = context.clock.now().getTime();
  switch (verdict.kind) {
    case "day_used":
      await targetOf(context, upload.channelId).limits.markUsedUp(context, verdict.what);
      await moveUpload(context.db, upload.id, SENDING, { quotaDay: null });
      return holdUpload(context, upload, { code: "youtube_quota_exceeded", until: afterQuotaDay(context, upload) });
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
      return holdUpload(context, upload, { code: "youtube_upload_broken", until: afterQuotaDay(context, upload) });
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
  const connection = await connectionOf(context, upload);
  if (!connection) return;
  const scopes = targetOf(context, upload.channelId).withoutRight(connection.scopes, "canUpload");
  await changeConnection(context.db, upload, { scopes });
}
