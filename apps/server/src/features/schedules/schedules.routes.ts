import {
  changeScheduleRoute,
  deleteScheduleRoute,
  listSchedulesRoute,
  scheduleVideoRoute,
} from "@sahne/contract/schedules";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { endSchedule, pauseOrResume, schedulesOf, scheduleVideo } from "./schedules.service.ts";

export function scheduleRoutes(mount: Mount, context: Context): void {
  mount.session(scheduleVideoRoute, async ({ identity, language, params, body, idempotencyKey }) =>
    scheduleVideo(context, { userId: identity.userId, language }, { videoId: params.videoId, body, idempotencyKey }),
  );

  mount.session(listSchedulesRoute, async ({ identity }) => ({
    schedules: await schedulesOf(context, identity.userId),
  }));

  mount.session(changeScheduleRoute, async ({ identity, params, body }) => ({
    schedule: await pauseOrResume(context, identity.userId, params.scheduleId, body.isPaused),
  }));

  mount.session(deleteScheduleRoute, async ({ identity, params }) => {
    await endSchedule(context, identity.userId, params.scheduleId);
    return DONE;
  });
}
