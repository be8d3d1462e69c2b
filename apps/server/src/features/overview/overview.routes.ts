import {
  ASKING_SHOWN,
  overviewRoute,
  RECENT_VIDEOS,
  UPCOMING_SHOWN,
  WORKING_SHOWN,
  type Overview,
} from "@sahne/contract/history/overview";
import type { Context } from "#context.ts";
import { countInbox } from "#features/inbox/inbox.service.ts";
import { upcomingOf } from "#features/schedules/schedules.service.ts";
import { pageOfVideos, videosAsking, videosInProgress, type Caller } from "#features/videos/videos.service.ts";
import type { Mount } from "#platform/http/mount.ts";
import { readFigures } from "./figures.ts";

export function overviewRoutes(mount: Mount, context: Context): void {
  mount.session(overviewRoute, async ({ identity, language, query }) =>
    readOverview(context, { userId: identity.userId, language }, query.timeZone),
  );
}

async function readOverview(context: Context, caller: Caller, timeZone: string): Promise<Overview> {
  const [figures, inProgress, asking, inbox, page, upcoming] = await Promise.all([
    readFigures(context.db, caller.userId, { now: context.clock.now(), timeZone }),
    videosInProgress(context, caller, WORKING_SHOWN),
    videosAsking(context, caller, ASKING_SHOWN),
    countInbox(context, caller.userId),
    pageOfVideos(context, caller, { limit: RECENT_VIDEOS }),
    upcomingOf(context, caller.userId, UPCOMING_SHOWN),
  ]);
  return { ...figures, inProgress, asking, inbox, recent: page.videos, upcoming };
}
