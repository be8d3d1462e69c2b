import { calendarRoute } from "@sahne/contract/schedules/calendar";
import { createFeedRoute, deleteFeedRoute, getFeedRoute, readFeedRoute } from "@sahne/contract/schedules/calendar-feed";
import {
  changeScheduleRoute,
  deleteScheduleRoute,
  getScheduleRoute,
  listSchedulesRoute,
  moveRunRoute,
  runNowRoute,
  skipRunRoute,
  undoPlanRoute,
} from "@sahne/contract/schedules/plans";
import { scheduleVideoRoute } from "@sahne/contract/schedules/schedules";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { readCalendar } from "./calendar.service.ts";
import { createFeed, deleteFeed, feedOf, readFeed } from "./feed/feed.service.ts";
import { changePlan, movePlanRun, readPlan, runPlanNow, skipPlanRun, undoPlanChange } from "./plans.service.ts";
import { endSchedule, schedulesOf, scheduleVideo } from "./schedules.service.ts";

export function scheduleRoutes(mount: Mount, context: Context): void {
  mount.session(scheduleVideoRoute, async ({ identity, language, params, body, idempotencyKey }) =>
    scheduleVideo(context, { userId: identity.userId, language }, { videoId: params.videoId, body, idempotencyKey }),
  );

  mount.session(listSchedulesRoute, async ({ identity, query }) => ({
    schedules: await schedulesOf(context, identity.userId, query.limit),
  }));

  mount.session(calendarRoute, async ({ identity, query }) => readCalendar(context, identity.userId, query));

  const planOf = (identity: { userId: string }, params: { scheduleId: string }) => ({
    userId: identity.userId,
    id: params.scheduleId,
  });

  mount.session(getScheduleRoute, async ({ identity, params }) => ({
    schedule: await readPlan(context, planOf(identity, params)),
  }));

  mount.session(changeScheduleRoute, async ({ identity, params, body }) => ({
    schedule: await changePlan(context, planOf(identity, params), body),
  }));

  mount.session(moveRunRoute, async ({ identity, params, body }) => ({
    schedule: await movePlanRun(context, planOf(identity, params), body),
  }));

  mount.session(skipRunRoute, async ({ identity, params, body }) => ({
    schedule: await skipPlanRun(context, planOf(identity, params), body.runAt),
  }));

  mount.session(undoPlanRoute, async ({ identity, params, body }) => ({
    schedule: await undoPlanChange(context, planOf(identity, params), body.undo),
  }));

  mount.session(runNowRoute, async ({ identity, params, idempotencyKey }) =>
    runPlanNow(context, planOf(identity, params), idempotencyKey),
  );

  mount.session(deleteScheduleRoute, async ({ identity, params }) => {
    await endSchedule(context, identity.userId, params.scheduleId);
    return DONE;
  });

  mount.session(getFeedRoute, async ({ identity }) => ({ feed: await feedOf(context, identity.userId) }));

  mount.session(createFeedRoute, async ({ identity }) => ({ url: await createFeed(context, identity.userId) }));

  mount.session(deleteFeedRoute, async ({ identity }) => {
    await deleteFeed(context, identity.userId);
    return DONE;
  });

  mount.public(readFeedRoute, async ({ params, reply }) => {
    const text = await readFeed(context, params.token);
    reply.type("text/calendar; charset=utf-8");
    return text;
  });
}
