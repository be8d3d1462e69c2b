import { z } from "zod";
import { userParams } from "#common.ts";
import { defineRoute } from "#route.ts";
import { schedule } from "#schedules/schedules.ts";
import { video } from "#videos/videos.ts";

export const RECENT_VIDEOS = 5;
export const UPCOMING_SHOWN = 5;
export const WORKING_SHOWN = 6;
export const ASKING_SHOWN = 3;
/** Trends compare this many days (UTC, today included) with as many before them. */
export const TREND_DAYS = 30;

/** Every figure is computed; null where there is nothing to compute it from. */
export const overviewReply = z.object({
  totalVideos: z.int(),
  /** Sum over published videos whose numbers the channel has told; null when there is none. */
  totalViews: z.int().nullable(),
  scheduled: z.int(),
  /** Percent of finished videos that were completed. */
  successRate: z.number().min(0).max(100).nullable(),
  /** Percent more or fewer videos than in the period before; null when that had none. */
  videosTrend: z.number().nullable(),
  /** Percentage points; null when either period finished nothing. */
  successTrend: z.number().nullable(),
  /** The days that the trends compare, the oldest first and today last: videos asked for, and how they ended. */
  daily: z.array(z.object({ videos: z.int(), completed: z.int(), failed: z.int() })),
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
  reply: overviewReply,
});
