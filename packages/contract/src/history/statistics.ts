import { z } from "zod";
import { id, instant, ofChannel, userParams } from "#common.ts";
import { defineRoute } from "#route.ts";

/** The days of a channel reach back this far. */
export const REPORT_DAYS = 90;
/** The most watched videos, where viewers came from and what they watched on are those of this many days. */
export const SHARE_DAYS = 28;
export const TOP_VIDEOS = 10;

const day = z.object({
  day: z.iso.date(),
  views: z.int(),
  minutesWatched: z.number(),
  likes: z.int(),
  subscribersGained: z.int(),
});

/** Where viewers came from; what YouTube adds one day is "other" until it has a word here. */
export const trafficSource = z.enum([
  "search",
  "suggested",
  "browse",
  "shorts",
  "channel",
  "playlist",
  "external",
  "notification",
  "direct",
  "other",
]);
export type TrafficSource = z.output<typeof trafficSource>;

export const viewingDevice = z.enum(["mobile", "desktop", "tv", "tablet", "console", "other"]);
export type ViewingDevice = z.output<typeof viewingDevice>;

const share = { views: z.int(), minutesWatched: z.number() };

const topVideo = z.object({
  youtubeVideoId: z.string(),
  /** Ours, when we published it. */
  videoId: id.nullable(),
  title: z.string().nullable(),
  url: z.string(),
  ...share,
});

export const channelReport = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** Days of the channel, in Pacific time; the newest ones are not counted yet and missing. */
    days: z.array(day),
    /** The first day of what follows; its last is `to`. */
    sharesFrom: z.iso.date(),
    topVideos: z.array(topVideo),
    /** Most views first. */
    sources: z.array(z.object({ source: trafficSource, ...share })),
    devices: z.array(z.object({ device: viewingDevice, ...share })),
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

export const videoDaysRoute = defineRoute({
  id: "videoDays",
  method: "GET",
  path: "/api/users/:userId/statistics/videos/:videoId",
  tag: "youtube",
  summary: "How one published video does by day; read from the channel in the background when it has grown old",
  params: userParams.extend({ videoId: id }),
  query: ofChannel,
  reply: z.object({
    /** From the day it was published on; null without the right to see it, or before the first answer. */
    days: z.array(day).nullable(),
    refreshedAt: instant.nullable(),
    isRefreshing: z.boolean(),
  }),
});
export type VideoDays = z.output<typeof videoDaysRoute.reply>;
