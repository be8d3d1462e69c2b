import {
  defaultChannelRoute,
  listChannelsRoute,
  tokenCheckRoute,
  youtubeAuthRoute,
  youtubeCallbackRoute,
  youtubeDisconnectRoute,
} from "@sahne/contract/publishing/youtube";
import type { Context } from "#context.ts";
import { userAgentOf } from "#features/accounts/session.ts";
import { AppError } from "#platform/errors.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { beginConnect, finishConnect } from "./connect.ts";
import { disconnect } from "./disconnect.ts";
import { presentChannel, presentChannels } from "./present-channel.ts";
import { lockConnections, makeDefault } from "./youtube.repo.ts";

export function youtubeRoutes(mount: Mount, context: Context): void {
  mount.session(tokenCheckRoute, async ({ identity }) => {
    const { channels } = await presentChannels(context, identity.userId);
    const channel = channels.find(({ isDefault }) => isDefault) ?? null;
    const isConnected = channel !== null && !channel.needsReconnect;
    return { hasToken: channel !== null, connected: isConnected, isAuthenticated: isConnected, channel, channels };
  });

  mount.session(youtubeAuthRoute, async ({ identity, query }) => ({
    authUrl: await beginConnect(context, identity, query),
  }));

  mount.session(youtubeCallbackRoute, async ({ identity, query, request }) => {
    const connection = await finishConnect(context, identity, query, userAgentOf(request));
    return { connected: true, channel: await presentChannel(context, connection) };
  });

  mount.session(youtubeDisconnectRoute, async ({ identity, query, request }) => {
    await disconnect(context, { userId: identity.userId, channelId: query.channelId }, userAgentOf(request));
    return DONE;
  });

  mount.session(listChannelsRoute, async ({ identity }) => presentChannels(context, identity.userId));

  mount.session(defaultChannelRoute, async ({ identity, params }) => {
    const { userId } = identity;
    await context.db.transaction(async (tx) => {
      const all = await lockConnections(tx, userId, context.google.origin);
      const chosen = all.find(({ channelId }) => channelId === params.channelId);
      if (!chosen) throw new AppError("not_found");
      await makeDefault(tx, chosen);
    });
    return presentChannels(context, userId);
  });
}
