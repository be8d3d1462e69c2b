import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { audit } from "#features/accounts/audit.ts";
import { jobs } from "#jobs.ts";
import type { Transaction } from "#platform/db/database.ts";
import { channelReports, uploads, videos } from "#platform/db/schema.ts";
import { deleteConnection, findConnection, isChannelOfOthers, type ConnectionRow } from "./youtube.repo.ts";

/** Our copy is deleted first, in any case; Google is told too, but its failure does not keep the channel connected. */
export async function disconnect(context: Context, userId: string, userAgent: string): Promise<void> {
  const connection = await findConnection(context.db, userId, context.google.origin);
  if (!connection) return;
  await context.db.transaction(async (tx) => {
    await deleteConnection(tx, userId);
    await audit(context, tx, { userId, kind: "channel_disconnected", userAgent });
    await cancelUploads(context, tx, userId);
    await forgetChannelData(tx, userId, connection.channelId);
    const { pictureKey } = connection;
    if (pictureKey !== null) await context.queue.enqueue(tx, jobs.removeMedia, { keys: [pictureKey] });
  });
  await revoke(context, connection);
}

/** A running job finds its row moved on and stops before the next chunk. */
async function cancelUploads(context: Context, tx: Transaction, userId: string): Promise<void> {
  const isSending = and(eq(uploads.userId, userId), inArray(uploads.status, ["planned", "queued", "uploading"]));
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
async function forgetChannelData(tx: Transaction, userId: string, channelId: string): Promise<void> {
  await tx.delete(channelReports).where(eq(channelReports.userId, userId));
  const published = tx
    .select({ id: uploads.videoId })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.channelId, channelId)));
  await tx
    .update(videos)
    .set({ views: null, likes: null, comments: null, statisticsAt: null })
    .where(and(eq(videos.userId, userId), inArray(videos.id, published)));
}

/** Revoking ends every grant of that Google account: not while somebody else here uses the same channel. */
async function revoke(context: Context, connection: ConnectionRow): Promise<void> {
  if (await isChannelOfOthers(context.db, connection)) return;
  const { userId, refreshTokenSealed } = connection;
  const refreshToken = context.secrets.open("google-token", `users/${userId}/refresh`, refreshTokenSealed);
  await context.google.revoke(refreshToken).catch((error: unknown) => {
    context.log.warn({ err: error, userId }, "google could not be told of the disconnect");
  });
}
