import { statisticsRoute } from "@sahne/contract/statistics";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { statisticsOf } from "./statistics.service.ts";

export function statisticsRoutes(mount: Mount, context: Context): void {
  mount.session(statisticsRoute, async ({ identity, query }) =>
    statisticsOf(context, { userId: identity.userId, ...query }),
  );
}
