import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { audit } from "#features/accounts/audit.ts";
import { findDefaultConnection, type ConnectionRow } from "#features/channels/channels.repo.ts";
import { jobs } from "#jobs.ts";
import type { Transaction } from "#platform/db/database.ts";
import { channelHours, channelReports, uploads, videoReports } from "#platform/db/schema.ts";
import type { OfChannel } from "#providers/publish-target.ts";
import { deleteConnection, isChannelOfOthers, lockConnections, makeDefault } from "./youtube.repo.ts";

/** Our copy is deleted first, in any case; Google is told too, but its failure does not keep the channel connected. */
export async function disconnect(
  context: Context,
  { userId, channelId }: { userId: string; channelId: string | undefined },
  userAgent: string,
): Promise<void> {
  const gone = await context.db.transaction(async (tx) => {
    const all = await lockConnections(tx, userId, context.google.origin);
    const connection = all.find((one) => (channelId === undefined ? one.isDefault : one.channelId === channelId));
    if (!connection) return undefined;
    await deleteConnection(tx, connection.id);
    const next = all.find((one) => one !== connection);
    if (next && connection.isDefault) await makeDefault(tx, next);
    await audit(context, tx, { userId, kind: "channel_disconnected", userAgent });
    await cancelUploads(context, tx, connection);
    await forgetChannelData(tx, connection);
    const { pictureKey } = connection;
    if (pictureKey !== null) await context.queue.enqueue(tx, jobs.removeMedia, { keys: [pictureKey] });
    return connection;
  });
  if (gone) await revoke(context, gone);
}

/** A running job finds its row moved on and stops before the next chunk. */
async function cancelUploads(context: Context, tx: Transaction, channel: OfChannel): Promise<void> {
  const isSending = and(isOf(channel), inArray(uploads.status, ["planned", "queued", "uploading"]));
  await tx
    .update(uploads)
    .set({
      // Once the last chunk has left, nobody here knows whether there is a video.
      status: sql`case when ${uploads.lastChunkSent} then 'needs_attention' else 'failed' end`,
      errorCode: sql`case when ${uploads.lastChunkSent} then 'youtube_outcome_unknown' else 'youtube_cancelled' end`,
      waitsUntil: null,
      sessionUriSealed: null,
      updatedAt: context.clock.now(),
    })
    .where(isSending);
}

/** What the channel told us about itself and its videos is its own; the links to published videos stay. */
async function forgetChannelData(tx: Transaction, channel: OfChannel): Promise<void> {
  const { userId, channelId } = channel;
  await tx
    .delete(channelReports)
    .where(and(eq(channelReports.userId, userId), eq(channelReports.channelId, channelId)));
  await tx.delete(channelHours).where(and(eq(channelHours.userId, userId), eq(channelHours.channelId, channelId)));
  const ofChannel = tx.select({ id: uploads.id }).from(uploads).where(isOf(channel));
  await tx.delete(videoReports).where(inArray(videoReports.uploadId, ofChannel));
  await tx
    .update(uploads)
    .set({ views: null, likes: null, comments: null, statisticsAt: null })
    .where(and(isOf(channel), isNotNull(uploads.statisticsAt)));
}

function isOf({ userId, channelId }: OfChannel) {
  return and(eq(uploads.userId, userId), eq(uploads.channelId, channelId));
}

/**
 * Revoking ends every grant of that Google account. So not while somebody else here uses the same channel, nor while this user
 * has other channels: whether they belong to the same account is not told to us.
 */
async function revoke(context: Context, connection: ConnectionRow): Promise<void> {
  if (await isChannelOfOthers(context.db, connection)) return;
  if (await findDefaultConnection(context.db, connection.userId, [connection.origin])) return;
  const { userId, refreshTokenSealed } = connection;
  const refreshToken = context.secrets.open("google-token", `users/${userId}/refresh`, refreshTokenSealed);
  await context.google.revoke(refreshToken).catch((error: unknown) => {
    context.log.warn({ err: error, userId }, "google could not be told of the disconnect");
  });
}
