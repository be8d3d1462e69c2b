import { statisticsRoute, videoDaysRoute } from "@sahne/contract/history/statistics";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { statisticsOf } from "./statistics.service.ts";
import { videoDaysOf } from "./video-days.ts";

export function statisticsRoutes(mount: Mount, context: Context): void {
  mount.session(statisticsRoute, async ({ identity, query }) =>
    statisticsOf(context, { userId: identity.userId, ...query }),
  );
  mount.session(videoDaysRoute, async ({ identity, params, query }) =>
    videoDaysOf(context, { userId: identity.userId, videoId: params.videoId, ...query }),
  );
}
