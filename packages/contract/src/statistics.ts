import { z } from "zod";
import { id, instant, ofChannel, userParams } from "./common.ts";
import { defineRoute } from "./route.ts";

/** Channel reports reach back this many days. */
export const REPORT_DAYS = 28;
export const TOP_VIDEOS = 10;

const day = z.object({ day: z.iso.date(), views: z.int(), minutesWatched: z.number() });

const topVideo = z.object({
  youtubeVideoId: z.string(),
  /** Ours, when we published it. */
  videoId: id.nullable(),
  title: z.string().nullable(),
  url: z.string(),
  views: z.int(),
  minutesWatched: z.number(),
});

export const channelReport = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** Days of the channel, in Pacific time; the newest ones are not counted yet and missing. */
    days: z.array(day),
    topVideos: z.array(topVideo),
    refreshedAt: instant,
  })
  .meta({ id: "ChannelReport" });
export type ChannelReport = z.output<typeof channelReport>;

export const videoStatistics = z.object({
  videoId: id,
  videoName: z.string(),
  url: z.string(),
  views: z.int().nullable(),
  likes: z.int().nullable(),
  comments: z.int().nullable(),
});

export const statisticsRoute = defineRoute({
  id: "statistics",
  method: "GET",
  path: "/api/users/:userId/statistics",
  tag: "youtube",
  summary: "How a channel and the videos published on it do; refreshed in the background when it has grown old",
  params: userParams,
  query: ofChannel,
  reply: z.object({
    /** Sums over published videos; null when nothing was told yet. */
    totals: z.object({ views: z.int(), likes: z.int(), comments: z.int() }).nullable(),
    /** Most watched first. */
    videos: z.array(videoStatistics),
    /** Null without the right to see it, or before the first report. */
    report: channelReport.nullable(),
    refreshedAt: instant.nullable(),
    isRefreshing: z.boolean(),
  }),
});
export type Statistics = z.output<typeof statisticsRoute.reply>;
