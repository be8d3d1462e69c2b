import { overviewRoute, RECENT_VIDEOS, UPCOMING_SHOWN, WORKING_SHOWN, type Overview } from "@sahne/contract/overview";
import type { Context } from "#context.ts";
import { upcomingOf } from "#features/schedules/schedules.service.ts";
import { pageOfVideos, videosInProgress, type Caller } from "#features/videos/videos.service.ts";
import type { Mount } from "#platform/http/mount.ts";
import { readFigures } from "./figures.ts";

export function overviewRoutes(mount: Mount, context: Context): void {
  mount.session(overviewRoute, async ({ identity, language }) =>
    readOverview(context, { userId: identity.userId, language }),
  );
}

async function readOverview(context: Context, caller: Caller): Promise<Overview> {
  const [figures, inProgress, page, upcoming] = await Promise.all([
    readFigures(context.db, caller.userId, context.clock.now()),
    videosInProgress(context, caller, WORKING_SHOWN),
    pageOfVideos(context, caller, { limit: RECENT_VIDEOS }),
    upcomingOf(context, caller.userId, UPCOMING_SHOWN),
  ]);
  return { ...figures, inProgress, recent: page.videos, upcoming };
}
