import { changeUploadRoute, dropChangeRoute, onChannelRoute } from "@sahne/contract/channel-changes";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { changeUpload, forgetChange, readOnChannel } from "./change-upload.ts";

export function changeRoutes(mount: Mount, context: Context): void {
  mount.session(onChannelRoute, async ({ identity, params, query }) =>
    readOnChannel(context, { userId: identity.userId, ...params, ...query }),
  );

  mount.session(changeUploadRoute, async ({ identity, params, query, body }) =>
    changeUpload(context, { userId: identity.userId, ...params, ...query }, body),
  );

  mount.session(dropChangeRoute, async ({ identity, params, query }) => {
    await forgetChange(context, { userId: identity.userId, ...params, ...query });
    return DONE;
  });
}
