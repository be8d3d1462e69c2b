import {
  tokenCheckRoute,
  youtubeAuthRoute,
  youtubeCallbackRoute,
  youtubeDisconnectRoute,
} from "@sahne/contract/youtube";
import type { Context } from "#context.ts";
import { userAgentOf } from "#features/accounts/session.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { beginConnect, finishConnect } from "./connect.ts";
import { disconnect } from "./disconnect.ts";
import { presentChannel } from "./present-channel.ts";
import { findConnection } from "./youtube.repo.ts";

export function youtubeRoutes(mount: Mount, context: Context): void {
  mount.session(tokenCheckRoute, async ({ identity }) => {
    const connection = await findConnection(context.db, identity.userId, context.google.origin);
    const isConnected = connection !== undefined && !connection.needsReconnect;
    return {
      hasToken: connection !== undefined,
      connected: isConnected,
      isAuthenticated: isConnected,
      channel: connection ? await presentChannel(context, connection) : null,
    };
  });

  mount.session(youtubeAuthRoute, async ({ identity, query }) => ({
    authUrl: await beginConnect(context, identity, query.right),
  }));

  mount.session(youtubeCallbackRoute, async ({ identity, query, request }) => {
    const connection = await finishConnect(context, identity, query, userAgentOf(request));
    return { connected: true, channel: await presentChannel(context, connection) };
  });

  mount.session(youtubeDisconnectRoute, async ({ identity, request }) => {
    await disconnect(context, identity.userId, userAgentOf(request));
    return DONE;
  });
}
