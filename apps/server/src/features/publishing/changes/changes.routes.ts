import {
  changeUploadRoute,
  dropChangeRoute,
  listPlaylistsRoute,
  onChannelRoute,
} from "@sahne/contract/publishing/channel-changes";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { chosenChannel } from "#features/channels/connected-channel.ts";
import { changeUpload, forgetChange, playlistsOf, readOnChannel } from "./change-upload.ts";

export function changeRoutes(mount: Mount, context: Context): void {
  mount.session(onChannelRoute, async ({ identity, params, query }) =>
    readOnChannel(context, { userId: identity.userId, ...params, ...query }),
  );

  mount.session(listPlaylistsRoute, async ({ identity, query }) => ({
    playlists: await playlistsOf(context, await chosenChannel(context, identity.userId, query.channelId)),
  }));

  mount.session(changeUploadRoute, async ({ identity, params, query, body }) =>
    changeUpload(context, { userId: identity.userId, ...params, ...query }, body),
  );

  mount.session(dropChangeRoute, async ({ identity, params, query }) => {
    await forgetChange(context, { userId: identity.userId, ...params, ...query });
    return DONE;
  });
}
