import type { Channel } from "#google/accounts.ts";
import { createHash } from "node:crypto";
import type { World } from "#world.ts";
import { pacificDay, pacificDayShare } from "./quota.ts";
import { videosOnChannel, visibleSince, type Video } from "./videos.ts";

const DAY_MS = 24 * 3_600_000;

export type DayStatistics = {
  views: number;
  likes: number;
  comments: number;
  shares: number;
  minutesWatched: number;
  subscribersGained: number;
};

/** A number in [0, 1) that is always the same for the same words. */
function seeded(...words: (string | number)[]): number {
  return createHash("sha256").update(words.join("|")).digest().readUInt32BE(0) / 2 ** 32;
}

/** A film starts strong and fades; weekends are better; every film has its own luck. */
export function videoDay(video: Video, day: string, now: number): DayStatistics {
  const since = visibleSince(video, now);
  if (since === undefined || day < pacificDay(new Date(since)) || day > pacificDay(new Date(now))) return nothing();
  const age = Math.round((Date.parse(day) - Date.parse(pacificDay(new Date(since)))) / DAY_MS);
  const fame = 40 + 900 * seeded(video.id, "fame") ** 3;
  const views = Math.floor((fame / (1 + age * 0.45)) * weekend(day) * (0.7 + 0.6 * seeded(video.id, day)));
  return withReactions(video.id, day, views, Math.max(1, video.seconds) * (0.35 + 0.4 * seeded(video.id, "hold")));
}

/** The channel's life before the sandbox saw it: what older films still bring. */
export function channelDay(channel: Channel, day: string): DayStatistics {
  if (day < channel.createdAt.slice(0, 10)) return nothing();
  const base = 4 + Math.sqrt(channel.subscribers) * 3;
  const views = Math.floor(base * weekend(day) * (0.6 + 0.8 * seeded(channel.id, day)));
  return withReactions(channel.id, day, views, 42);
}

export function videoTotals(video: Video, now: number): DayStatistics {
  const since = visibleSince(video, now);
  if (since === undefined) return nothing();
  const first = pacificDay(new Date(since));
  const today = pacificDay(new Date(now));
  // Counted from the moment it appeared and from midnight on later days, so that a total never falls.
  const todayShare = pacificDayShare(new Date(now)) - (first === today ? pacificDayShare(new Date(since)) : 0);
  return daysBetween(first, today)
    .map((day) => scale(videoDay(video, day, now), day === today ? todayShare : 1))
    .reduce(add, nothing());
}

export function channelTotals(world: World, channel: Channel): DayStatistics {
  const now = world.clock.now().getTime();
  const older = daysBetween(channel.createdAt.slice(0, 10), pacificDay(new Date(now))).map((day) =>
    channelDay(channel, day),
  );
  return [...older, ...videosOnChannel(world, channel.id).map((video) => videoTotals(video, now))].reduce(
    add,
    nothing(),
  );
}

export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let time = Date.parse(first); time <= Date.parse(last); time += DAY_MS) {
    days.push(new Date(time).toISOString().slice(0, 10));
  }
  return days;
}

export function nothing(): DayStatistics {
  return { views: 0, likes: 0, comments: 0, shares: 0, minutesWatched: 0, subscribersGained: 0 };
}

export function add(left: DayStatistics, right: DayStatistics): DayStatistics {
  return {
    views: left.views + right.views,
    likes: left.likes + right.likes,
    comments: left.comments + right.comments,
    shares: left.shares + right.shares,
    minutesWatched: left.minutesWatched + right.minutesWatched,
    subscribersGained: left.subscribersGained + right.subscribersGained,
  };
}

function scale(statistics: DayStatistics, share: number): DayStatistics {
  return {
    views: Math.floor(statistics.views * share),
    likes: Math.floor(statistics.likes * share),
    comments: Math.floor(statistics.comments * share),
    shares: Math.floor(statistics.shares * share),
    minutesWatched: Math.floor(statistics.minutesWatched * share),
    subscribersGained: Math.floor(statistics.subscribersGained * share),
  };
}

function withReactions(id: string, day: string, views: number, secondsPerView: number): DayStatistics {
  const part = (name: string, share: number): number => Math.floor(views * share * (0.5 + seeded(id, day, name)));
  return {
    views,
    likes: part("likes", 0.045),
    comments: part("comments", 0.006),
    shares: part("shares", 0.01),
    minutesWatched: Math.round((views * secondsPerView) / 60),
    subscribersGained: part("subscribers", 0.008),
  };
}

function weekend(day: string): number {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6 ? 1.3 : 1;
}
