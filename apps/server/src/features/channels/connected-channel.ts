import type { ErrorCode } from "@sahne/contract/errors";
import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import type { OfChannel } from "#providers/publish-target.ts";
import { findConnection, findDefaultConnection, type ConnectionRow } from "./channels.repo.ts";
import { originsOf, targetOf } from "./target-of.ts";

/** Of a job about a channel. One queued by an older release names none, and there was only one then. */
export type JobOfChannel = { userId: string; channelId?: string | undefined };

/** The connection of the channel that is named, else of the default one. */
export async function connectionOf(
  context: Context,
  { userId, channelId }: JobOfChannel,
): Promise<ConnectionRow | undefined> {
  if (channelId === undefined) return findDefaultConnection(context.db, userId, originsOf(context));
  return findConnection(context.db, { userId, channelId }, targetOf(context, channelId).origin(context));
}

export async function requireConnection(context: Context, channel: OfChannel): Promise<ConnectionRow> {
  const connection = await connectionOf(context, channel);
  if (!connection) throw new AppError(await whyNotConnected(context, channel.userId));
  if (connection.needsReconnect) throw new AppError("youtube_reauth_required");
  return connection;
}

/** Somebody with other channels is told which one is missing, not that there is none. */
export async function whyNotConnected(context: Context, userId: string): Promise<ErrorCode> {
  const other = await connectionOf(context, { userId });
  return other ? "youtube_other_channel" : "youtube_not_connected";
}

/** The channel somebody named, else their default one. */
export async function chosenChannel(
  context: Context,
  userId: string,
  channelId: string | undefined,
): Promise<OfChannel> {
  if (channelId !== undefined) return { userId, channelId };
  const connection = await connectionOf(context, { userId });
  if (!connection) throw new AppError("youtube_not_connected");
  return connection;
}
