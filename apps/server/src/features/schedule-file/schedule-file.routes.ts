import { saveScheduleFileRoute, scheduleFileRoute } from "@sahne/contract/schedules/schedule-file";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { readScheduleFile, scheduleFile } from "./schedule-file.service.ts";

export function scheduleFileRoutes(mount: Mount, context: Context): void {
  mount.session(scheduleFileRoute, ({ identity, language, body, idempotencyKey }) =>
    readScheduleFile(context, { userId: identity.userId, language }, body, idempotencyKey),
  );

  mount.download(saveScheduleFileRoute, ({ identity }) => ({
    name: "sahne-schedule.csv",
    chunks: scheduleFile(context, identity.userId),
  }));
}
