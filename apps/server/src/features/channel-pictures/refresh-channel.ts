import type { Context } from "#context.ts";
import { fitPicture } from "#features/images/reference-picture.ts";
import { sniffPicture } from "#features/images/sniff-picture.ts";
import { changeConnection, findConnection } from "#features/channels/channels.repo.ts";
import { connectionOf, type JobOfChannel } from "#features/channels/connected-channel.ts";
import { withAccessToken } from "#features/youtube/with-access-token.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";
import { ProviderError } from "#providers/provider-error.ts";

const PICTURE = { minSide: 88, maxSide: 240, maxRatio: 1, maxBytes: 64 * 1024 };

/** Reads what the channel says about itself; a channel without a readable picture is shown without one. */
export async function refreshChannel(context: Context, asked: JobOfChannel): Promise<void> {
  const connection = await connectionOf(context, asked);
  // A target of its own tells of its channels in its own way.
  if (!connection || connection.needsReconnect || connection.origin !== context.google.origin) return;
  const { userId } = connection;
  try {
    const channel = await withAccessToken(context, connection, (token) => context.youtube.channel(token));
    // A token is bound to one channel; anything else would be somebody else's name on this card.
    if (!channel || channel.id !== connection.channelId) return;
    const pictureKey = channel.pictureUrl === null ? null : await keepPicture(context, userId, channel.pictureUrl);
    const now = context.clock.now();
    await changeConnection(context.db, connection, {
      channelTitle: channel.title,
      channelHandle: channel.handle,
      subscribers: channel.subscribers,
      profileAt: now,
      updatedAt: now,
      ...(pictureKey !== null && { pictureKey }),
    });
    const kept = await findConnection(context.db, connection, context.google.origin);
    // Another picture came in its place, or the channel was disconnected meanwhile.
    const unused = [connection.pictureKey, pictureKey].filter((key) => key !== null && key !== kept?.pictureKey);
    for (const key of unused) if (key !== null) await context.media.remove(key);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.log.info({ userId, reason: error.code }, "the channel could not be read");
  }
}

/** Drawn anew here: no byte of the file that came is ever served. */
async function keepPicture(context: Context, userId: string, url: string): Promise<string | null> {
  try {
    const source = await context.youtube.fetchPicture(url);
    if (!sniffPicture(source)) return null;
    const picture = await fitPicture(context, source, PICTURE);
    const key = `channels/${userId}/${newId(context.clock.now())}.jpg`;
    await context.media.put(key, picture);
    return key;
  } catch (error) {
    const kind = error instanceof ProviderError ? error.kind : "unreadable";
    context.log.warn({ userId, kind }, "the channel's picture could not be kept");
    return null;
  }
}
