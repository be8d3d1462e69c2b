import { REPORT_DAYS, SHARE_DAYS, TOP_VIDEOS } from "@sahne/contract/history/statistics";
import type { Context } from "#context.ts";
import { pacificDay, pacificDayBefore } from "#features/youtube/pacific-day.ts";
import { withAccessToken } from "#features/youtube/with-access-token.ts";
import type { StoredReport } from "#platform/db/schema.ts";
import type { OfChannel } from "#providers/publish-target.ts";
import type { DayNumbers } from "#providers/youtube-analytics.ts";

/** The channel's days, and who watched it lately. */
export async function readReport(context: Context, channel: OfChannel): Promise<StoredReport> {
  const now = context.clock.now();
  const span = { from: pacificDayBefore(now, REPORT_DAYS), to: pacificDay(now) };
  const recent = { from: pacificDayBefore(now, SHARE_DAYS), to: span.to };
  const parts = await withAccessToken(context, channel, async (token) => ({
    days: await context.youtube.viewsByDay(token, span),
    topVideos: await context.youtube.topVideos(token, recent, TOP_VIDEOS),
    sources: await context.youtube.trafficSources(token, recent),
    devices: await context.youtube.viewingDevices(token, recent),
  }));
  return { ...span, sharesFrom: recent.from, ...parts };
}

/** The days of one video, as far back as those of its channel. */
export function readVideoDays(context: Context, channel: OfChannel, videoId: string): Promise<DayNumbers[]> {
  const now = context.clock.now();
  const span = { from: pacificDayBefore(now, REPORT_DAYS), to: pacificDay(now) };
  return withAccessToken(context, channel, (token) => context.youtube.viewsByDay(token, span, videoId));
}
