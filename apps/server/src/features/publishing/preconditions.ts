import type { Context } from "#context.ts";
import { connectionOf, whyNotConnected } from "#features/channels/connected-channel.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { afterQuotaDay } from "./handle-channel-error.ts";
import type { Wait } from "./end-upload.ts";
import { moveUpload, SENDING, type UploadRow } from "./publishing.repo.ts";

/** Each costs one of the uploads that everybody shares. */
const SESSIONS_PER_DAY = 3;

/** Why this publication must not go on now, told without asking the channel; null when it may. */
export async function whyWait(context: Context, upload: UploadRow): Promise<Wait | null> {
  const connection = await connectionOf(context, upload);
  const forOwner = (code: Wait["code"]): Wait => ({ code, until: null });
  if (!connection) return forOwner(await whyNotConnected(context, upload.userId));
  if (connection.needsReconnect) return forOwner("youtube_reauth_required");
  if (!targetOf(context, upload.channelId).rights(connection.scopes).canUpload)
    return forOwner("youtube_upload_right_missing");
  const { uploadsPausedUntil: pausedUntil } = connection;
  if (pausedUntil && pausedUntil > context.clock.now()) return { code: "youtube_upload_limit", until: pausedUntil };
  return whyNoQuota(context, upload);
}

/** Opening a session is what costs; a run that comes back on the same day has paid already. */
async function whyNoQuota(context: Context, upload: UploadRow): Promise<Wait | null> {
  const { limits } = targetOf(context, upload.channelId);
  const day = limits.day(context.clock.now());
  if (upload.sessionUriSealed !== null) return null;
  const isWornOut = upload.sessionsDay === day && upload.sessionsOpened >= SESSIONS_PER_DAY;
  if (isWornOut) return { code: "youtube_upload_broken", until: afterQuotaDay(context, upload) };
  if (upload.quotaDay === day) return null;
  const answer = await limits.takeUpload(context, upload);
  if (answer === "taken") {
    await moveUpload(context.db, upload.id, SENDING, { quotaDay: day });
    return null;
  }
  const code = answer === "day_used" ? "youtube_quota_exceeded" : "youtube_share_used";
  return { code, until: afterQuotaDay(context, upload) };
}
