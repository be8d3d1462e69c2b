import { forecastRoute } from "@sahne/contract/schedules/forecast";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { readForecast } from "./forecast.service.ts";

export function forecastRoutes(mount: Mount, context: Context): void {
  mount.session(forecastRoute, async ({ identity, query }) => ({
    forecast: await readForecast(context, identity.userId, query.gapMinutes),
  }));
}
