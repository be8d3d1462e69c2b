import type { FastifyInstance } from "fastify";
import type { Channel } from "#google/accounts.ts";
import { scopes } from "#google/scopes.ts";
import { queryOf } from "#http.ts";
import type { World } from "#world.ts";
import { requireChannel, requireEveryScope } from "./access.ts";
import { pacificDay } from "./quota.ts";
import { add, channelDay, daysBetween, nothing, videoDay, type DayStatistics } from "./statistics.ts";
import { videosOnChannel, type Video } from "./videos.ts";
import { youtubeRefusal } from "./youtube-refusal.ts";

/** The newest days are not counted yet when a report is asked for. */
const MISSING_DAYS_MS = 2 * 24 * 3_600_000;
const DOMAIN = "global";

const metricReaders: Record<string, (statistics: DayStatistics) => number> = {
  views: ({ views }) => views,
  estimatedMinutesWatched: ({ minutesWatched }) => minutesWatched,
  averageViewDuration: ({ minutesWatched, views }) => (views === 0 ? 0 : Math.round((minutesWatched * 60) / views)),
  likes: ({ likes }) => likes,
  comments: ({ comments }) => comments,
  shares: ({ shares }) => shares,
  subscribersGained: ({ subscribersGained }) => subscribersGained,
};

/** How the views of a channel are spread; the last name takes the rest. */
const shares: Record<string, Record<string, number>> = {
  insightTrafficSourceType: {
    SHORTS: 0.46,
    YT_SEARCH: 0.18,
    RELATED_VIDEO: 0.12,
    SUBSCRIBER: 0.1,
    EXT_URL: 0.06,
    YT_CHANNEL: 0.04,
    HASHTAGS: 0.02,
    NO_LINK_OTHER: 0.02,
  },
  deviceType: { MOBILE: 0.74, DESKTOP: 0.15, TV: 0.08, TABLET: 0.03 },
};
/** These reports know nothing of likes and subscribers. */
const sharedMetrics = new Set(["views", "estimatedMinutesWatched", "averageViewDuration"]);

export function analyticsRoutes(scope: FastifyInstance, world: World): void {
  scope.get("/v2/reports", async (request) => {
    const account = requireEveryScope(world, request, [scopes.readonly, scopes.analytics]);
    const channel = requireChannel(account);
    const query = readQuery(queryOf(request), channel);
    const rows = rowsFor(world, channel, query);
    const headers = [
      ...query.dimensions.map((name) => ({ name, columnType: "DIMENSION", dataType: "STRING" })),
      ...query.metrics.map((name) => ({ name, columnType: "METRIC", dataType: "INTEGER" })),
    ];
    const sorted = sortRows(
      rows,
      headers.map(({ name }) => name),
      query.sort,
    );
    const page = sorted.slice(query.startIndex - 1, query.startIndex - 1 + query.maxResults);
    // No data means no `rows` at all, not an empty list.
    return { kind: "youtubeAnalytics#resultTable", columnHeaders: headers, ...(page.length > 0 && { rows: page }) };
  });
}

type ReportQuery = {
  days: string[];
  metrics: string[];
  dimensions: string[];
  videoIds: string[] | undefined;
  sort: string[];
  maxResults: number;
  startIndex: number;
};

type Row = (string | number)[];

function readQuery(query: URLSearchParams, channel: Channel): ReportQuery {
  for (const name of ["ids", "startDate", "endDate", "metrics"]) {
    if (!query.get(name)) throw refused(400, "required", `Required parameter: ${name}`);
  }
  const ids = query.get("ids");
  if (ids !== "channel==MINE" && ids !== `channel==${channel.id}`) throw refused(403, "forbidden", "Forbidden");
  const startDate = query.get("startDate") ?? "";
  const endDate = query.get("endDate") ?? "";
  for (const [name, date] of Object.entries({ startDate, endDate })) {
    if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
      throw refused(400, "invalid", `Invalid value for parameter ${name}`);
  }
  if (endDate < startDate) throw refused(400, "invalid", "Invalid value for parameter endDate");
  const metrics = words(query.get("metrics"));
  const dimensions = words(query.get("dimensions"));
  const videoIds = videoFilter(query.get("filters"));
  const isKnown = metrics.every((metric) => metric in metricReaders);
  const isSupported = dimensions.length <= 1 && dimensions.every((name) => isDimension(name, metrics));
  const isTopList = dimensions.includes("video");
  if (!isKnown || !isSupported || (isTopList && (!query.get("sort") || !query.get("maxResults")))) throw notSupported();
  return {
    days: daysBetween(startDate, endDate),
    metrics,
    dimensions,
    videoIds,
    sort: words(query.get("sort")),
    maxResults: Math.min(isTopList ? 200 : 10_000, Number(query.get("maxResults") ?? 10_000)),
    startIndex: Math.max(1, Number(query.get("startIndex") ?? 1)),
  };
}

const isDimension = (name: string, metrics: readonly string[]): boolean =>
  name in shares ? metrics.every((metric) => sharedMetrics.has(metric)) : ["day", "month", "video"].includes(name);

function rowsFor(world: World, channel: Channel, query: ReportQuery): Row[] {
  const now = world.clock.now().getTime();
  const lastDay = pacificDay(new Date(now - MISSING_DAYS_MS));
  const days = query.days.filter((day) => day <= lastDay && day >= channel.createdAt.slice(0, 10));
  const videos = videosOnChannel(world, channel.id).filter(({ id }) => query.videoIds?.includes(id) ?? true);
  const onDay = (day: string): DayStatistics =>
    videos.map((video) => videoDay(video, day, now)).reduce(add, query.videoIds ? nothing() : channelDay(channel, day));
  const row = (key: string[], statistics: DayStatistics): Row => [
    ...key,
    ...query.metrics.map((metric) => metricReaders[metric]?.(statistics) ?? 0),
  ];
  const [dimension] = query.dimensions;
  if (dimension === "day") return days.map((day) => row([day], onDay(day)));
  if (dimension === "month") {
    const months = [...new Set(days.map((day) => day.slice(0, 7)))];
    return months.map((month) => row([month], sum(days.filter((day) => day.startsWith(month)).map(onDay))));
  }
  if (dimension === "video") {
    const total = (video: Video): DayStatistics => sum(days.map((day) => videoDay(video, day, now)));
    return videos
      .map((video) => ({ video, total: total(video) }))
      .filter((entry) => entry.total.views > 0)
      .map((entry) => row([entry.video.id], entry.total));
  }
  const names = dimension === undefined ? undefined : shares[dimension];
  if (names) {
    return split(sum(days.map(onDay)), names)
      .filter((part) => part.statistics.views > 0)
      .map((part) => row([part.name], part.statistics));
  }
  return days.length === 0 ? [] : [row([], sum(days.map(onDay)))];
}

/** Every view falls to exactly one of the names; the last takes what rounding leaves. */
function split(whole: DayStatistics, names: Record<string, number>): { name: string; statistics: DayStatistics }[] {
  const left = { views: whole.views, minutesWatched: whole.minutesWatched };
  return Object.entries(names).map(([name, share], index, all) => {
    const isLast = index === all.length - 1;
    const views = isLast ? left.views : Math.floor(whole.views * share);
    const minutesWatched = isLast ? left.minutesWatched : Math.floor(whole.minutesWatched * share);
    left.views -= views;
    left.minutesWatched -= minutesWatched;
    return { name, statistics: { ...nothing(), views, minutesWatched } };
  });
}

function sum(statistics: DayStatistics[]): DayStatistics {
  return statistics.reduce(add, nothing());
}

function sortRows(rows: Row[], columns: string[], sort: string[]): Row[] {
  const keys = sort.map((word) => ({
    index: columns.indexOf(word.replace(/^-/, "")),
    sign: word.startsWith("-") ? -1 : 1,
  }));
  if (keys.some(({ index }) => index < 0)) throw refused(400, "invalid", "Invalid value for parameter sort");
  return rows.toSorted((left, right) => {
    for (const { index, sign } of keys) {
      const [first = 0, second = 0] = [left[index], right[index]];
      if (first !== second) return (first < second ? -1 : 1) * sign;
    }
    return 0;
  });
}

function videoFilter(filters: string | null): string[] | undefined {
  if (!filters) return undefined;
  const [name, value] = filters.split("==");
  if (name !== "video" || !value || value.includes(";")) throw notSupported();
  return value.split(",");
}

function words(text: string | null): string[] {
  return (text ?? "").split(",").filter((word) => word !== "");
}

function refused(status: number, reason: string, message: string) {
  return youtubeRefusal(status, reason, message, { domain: DOMAIN });
}

function notSupported() {
  return refused(
    400,
    "badRequest",
    "The query is not supported. Check the documentation at https://developers.google.com/youtube/analytics/v2/available_reports for supported queries.",
  );
}
