import type { TrafficSource, ViewingDevice } from "@sahne/contract/history/statistics";
import { z } from "zod";
import { callProvider } from "./http-client.ts";

type Watched = { views: number; minutesWatched: number };
export type DayNumbers = Watched & { day: string; likes: number; subscribersGained: number };
export type TopVideo = Watched & { youtubeVideoId: string };
export type SourceShare = Watched & { source: TrafficSource };
export type DeviceShare = Watched & { device: ViewingDevice };
export type ReportSpan = { from: string; to: string };

export type YoutubeAnalytics = {
  /** Of the whole channel, or of one of its videos. */
  viewsByDay(accessToken: string, span: ReportSpan, videoId?: string): Promise<DayNumbers[]>;
  topVideos(accessToken: string, span: ReportSpan, limit: number): Promise<TopVideo[]>;
  trafficSources(accessToken: string, span: ReportSpan): Promise<SourceShare[]>;
  viewingDevices(accessToken: string, span: ReportSpan): Promise<DeviceShare[]>;
};

/** YouTube's words for where a viewer came from; those that a creator cannot tell apart share one of ours. */
const SOURCES: Record<string, TrafficSource> = {
  YT_SEARCH: "search",
  RELATED_VIDEO: "suggested",
  END_SCREEN: "suggested",
  SUBSCRIBER: "browse",
  YT_OTHER_PAGE: "browse",
  SHORTS: "shorts",
  YT_CHANNEL: "channel",
  PLAYLIST: "playlist",
  YT_PLAYLIST_PAGE: "playlist",
  EXT_URL: "external",
  NO_LINK_EMBEDDED: "external",
  NOTIFICATION: "notification",
  NO_LINK_OTHER: "direct",
};

const DEVICES: Record<string, ViewingDevice> = {
  MOBILE: "mobile",
  DESKTOP: "desktop",
  TV: "tv",
  TABLET: "tablet",
  GAME_CONSOLE: "console",
};

const WATCHED = ["views", "estimatedMinutesWatched"];

/** A channel without any data gets no `rows` at all; cells stand in the order of the column headers. */
const resultTable = z.object({
  columnHeaders: z.array(z.object({ name: z.string() })),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).default([]),
});

type Report = {
  dimension: string;
  span: ReportSpan;
  metrics?: readonly string[];
  sort: string;
  limit?: number;
  videoId?: string | undefined;
};
type ReportRow = { key: string; watched: Watched; count: (metric: string) => number };

export function createYoutubeAnalytics(analyticsBase: string): YoutubeAnalytics {
  async function read(accessToken: string, report: Report): Promise<ReportRow[]> {
    const { dimension, span, metrics = WATCHED, sort, limit, videoId } = report;
    const query = new URLSearchParams({
      ids: "channel==MINE",
      startDate: span.from,
      endDate: span.to,
      metrics: metrics.join(","),
      dimensions: dimension,
      sort,
      ...(limit !== undefined && { maxResults: String(limit) }),
      ...(videoId !== undefined && { filters: `video==${videoId}` }),
    });
    const url = `${analyticsBase}/v2/reports?${query.toString()}`;
    const headers = { authorization: `Bearer ${accessToken}` };
    const table = await callProvider({ provider: "youtube-analytics", method: "GET", url, headers }, resultTable);
    const names = table.columnHeaders.map(({ name }) => name);
    return table.rows.map((row) => {
      const count = (metric: string): number => Number(row[names.indexOf(metric)] ?? 0);
      const watched = { views: count("views"), minutesWatched: count("estimatedMinutesWatched") };
      return { key: String(row[names.indexOf(dimension)] ?? ""), watched, count };
    });
  }

  return {
    async viewsByDay(accessToken, span, videoId) {
      const metrics = [...WATCHED, "likes", "subscribersGained"];
      const rows = await read(accessToken, { dimension: "day", span, metrics, sort: "day", videoId });
      return rows.map(({ key, watched, count }) => ({
        day: key,
        ...watched,
        likes: count("likes"),
        subscribersGained: count("subscribersGained"),
      }));
    },
    async topVideos(accessToken, span, limit) {
      const rows = await read(accessToken, { dimension: "video", span, sort: "-views", limit });
      return rows.map(({ key, watched }) => ({ youtubeVideoId: key, ...watched }));
    },
    async trafficSources(accessToken, span) {
      const rows = await read(accessToken, { dimension: "insightTrafficSourceType", span, sort: "-views" });
      return joined(rows, (key) => SOURCES[key] ?? "other").map(([source, watched]) => ({ source, ...watched }));
    },
    async viewingDevices(accessToken, span) {
      const rows = await read(accessToken, { dimension: "deviceType", span, sort: "-views" });
      return joined(rows, (key) => DEVICES[key] ?? "other").map(([device, watched]) => ({ device, ...watched }));
    },
  };
}

/** Rows that get the same word become one; most views first. */
function joined<Name extends string>(rows: readonly ReportRow[], nameOf: (key: string) => Name): [Name, Watched][] {
  const sums = new Map<Name, Watched>();
  for (const { key, watched } of rows) {
    const name = nameOf(key);
    const known = sums.get(name) ?? { views: 0, minutesWatched: 0 };
    const minutesWatched = known.minutesWatched + watched.minutesWatched;
    sums.set(name, { views: known.views + watched.views, minutesWatched });
  }
  return [...sums].toSorted(([, left], [, right]) => right.views - left.views);
}
