import type { Channel } from "@sahne/contract/publishing/youtube";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import type { ConnectionRow } from "#features/channels/channels.repo.ts";
import { nextPacificMidnight } from "./pacific-day.ts";
import { rightsOf } from "./rights.ts";
import { uploadsLeft } from "./upload-quota.ts";
import { listConnections } from "./youtube.repo.ts";

export async function presentChannel(context: Context, connection: ConnectionRow): Promise<Channel> {
  const { userId } = connection;
  const now = context.clock.now();
  const isSandbox = context.sandboxUrl !== undefined;
  const pausedUntil = connection.uploadsPausedUntil;
  return {
    id: connection.channelId,
    title: connection.channelTitle,
    handle: connection.channelHandle,
    url: context.youtube.channelUrl(connection.channelId),
    picture: await pictureLink(context, connection),
    subscribers: connection.subscribers,
    connectedAt: connection.connectedAt.toISOString(),
    needsReconnect: connection.needsReconnect,
    isDefault: connection.isDefault,
    isSandbox,
    rights: rightsOf(connection.scopes),
    grantExpiresAt: connection.grantExpiresAt?.toISOString() ?? null,
    health: {
      isProjectAudited: isProjectAudited(context),
      uploadsLeftToday: await uploadsLeft(context, userId),
      quotaResetsAt: nextPacificMidnight(now).toISOString(),
      uploadsPausedUntil: pausedUntil && pausedUntil > now ? pausedUntil.toISOString() : null,
    },
  };
}

export async function presentChannels(context: Context, userId: string): Promise<{ channels: Channel[] }> {
  const all = await listConnections(context.db, userId, context.google.origin);
  return { channels: await Promise.all(all.map((connection) => presentChannel(context, connection))) };
}

async function pictureLink(context: Context, { userId, pictureKey }: ConnectionRow): Promise<string | null> {
  if (pictureKey === null) return null;
  const user = await findUserById(context.db, userId);
  return context.mediaLinks.link({ key: pictureKey, userId, epoch: user?.mediaEpoch ?? 0 }, context.clock.now());
}

/** The sandbox's project counts as audited: what it locks, it locks because somebody told it to. */
export function isProjectAudited({ sandboxUrl, config }: Context): boolean {
  return sandboxUrl !== undefined || config.youtubeProjectAudited;
}
