import { changeUploadRoute, dropChangeRoute, onChannelRoute } from "@sahne/contract/channel-changes";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { changeUpload, forgetChange, readOnChannel } from "./change-upload.ts";

export function changeRoutes(mount: Mount, context: Context): void {
  mount.session(onChannelRoute, async ({ identity, params }) =>
    readOnChannel(context, identity.userId, params.videoId),
  );

  mount.session(changeUploadRoute, async ({ identity, params, body }) =>
    changeUpload(context, identity.userId, params.videoId, body),
  );

  mount.session(dropChangeRoute, async ({ identity, params }) => {
    await forgetChange(context, identity.userId, params.videoId);
    return DONE;
  });
}
