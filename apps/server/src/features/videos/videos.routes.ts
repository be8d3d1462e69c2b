import { createVideoRoute, getVideoRoute, listVideosRoute } from "@sahne/contract/videos/videos";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { createVideo, getVideo, pageOfVideos } from "./videos.service.ts";

export function videoRoutes(mount: Mount, context: Context): void {
  mount.session(createVideoRoute, async ({ identity, language, body, idempotencyKey }) => ({
    video: await createVideo(context, { userId: identity.userId, language }, body, idempotencyKey),
  }));

  mount.session(getVideoRoute, async ({ identity, language, params }) => ({
    video: await getVideo(context, { userId: identity.userId, language }, params.videoId),
  }));

  mount.session(listVideosRoute, async ({ identity, language, query }) =>
    pageOfVideos(context, { userId: identity.userId, language }, query),
  );
}
