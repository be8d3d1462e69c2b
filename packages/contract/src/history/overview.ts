import { z } from "zod";
import { timeZone, userParams } from "#common.ts";
import { defineRoute } from "#route.ts";
import { schedule } from "#schedules/schedules.ts";
import { video } from "#videos/videos.ts";

export const RECENT_VIDEOS = 5;
export const UPCOMING_SHOWN = 5;
export const WORKING_SHOWN = 6;
export const ASKING_SHOWN = 3;
/** Trends compare this many days of the asking person, today included, with as many before them. */
export const TREND_DAYS = 30;

/** Every figure is computed; null where there is nothing to compute it from. */
export const overviewReply = z.object({
  /** What the library holds. */
  totalVideos: z.int(),
  /** Sum over published videos whose numbers the channel has told; null when there is none. */
  totalViews: z.int().nullable(),
  scheduled: z.int(),
  /** Of the last days (`TREND_DAYS`), as the figures of the same days say it. */
  made: z.int(),
  failed: z.int(),
  /** Percent of the makings that ended by themselves; null when none did. */
  successRate: z.number().min(0).max(100).nullable(),
  /** Percent more or fewer made than in the days before; null when those had none. */
  madeTrend: z.number().nullable(),
  /** Percentage points; null when either period finished nothing. */
  successTrend: z.number().nullable(),
  /** The same days one by one, the oldest first and today last. */
  daily: z.array(z.object({ made: z.int(), failed: z.int() })),
  processing: z.int(),
  /** Being made or published this very moment, whenever they were asked for; of these the newest few in full. */
  working: z.int(),
  inProgress: z.array(video),
  /** Wait for their owner, whenever they were asked for: a film to decide about, or a publication to look at. */
  needsAttention: z.int(),
  asking: z.array(video),
  /** Everything that waits for its owner, as the inbox counts it. */
  inbox: z.int(),
  recent: z.array(video),
  upcoming: z.array(schedule),
});
export type Overview = z.output<typeof overviewReply>;

export const overviewRoute = defineRoute({
  id: "overview",
  method: "GET",
  path: "/api/users/:userId/overview",
  tag: "overview",
  summary: "The figures, newest videos and next plans of the first screen",
  params: userParams,
  query: z.object({ timeZone: timeZone.default("UTC") }),
  reply: overviewReply,
});
