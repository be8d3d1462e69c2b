import type { Context } from "#context.ts";
import { findConnection, findDefaultConnection, type ConnectionRow } from "./youtube.repo.ts";

/** Of a job about a channel. One queued by an older release names none, and there was only one then. */
export type JobOfChannel = { userId: string; channelId?: string | undefined };

export async function connectionOf(
  context: Context,
  { userId, channelId }: JobOfChannel,
): Promise<ConnectionRow | undefined> {
  const { origin } = context.google;
  if (channelId === undefined) return findDefaultConnection(context.db, userId, origin);
  return findConnection(context.db, { userId, channelId }, origin);
}
