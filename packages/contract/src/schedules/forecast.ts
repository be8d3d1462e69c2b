import { z } from "zod";
import { id, instant, userParams } from "#common.ts";
import { defineRoute } from "#route.ts";

/** So far ahead what goes out is looked at. */
export const FORECAST_DAYS = 30;
export const FORECAST_GAPS = [15, 30, 60, 120, 240, 720] as const;

const outgoing = z.object({ id: z.string(), title: z.string(), at: instant });

const clash = z.object({
  /** Nearer to each other than the gap, under the same title, or the same film. */
  kind: z.enum(["close", "title", "film"]),
  channelTitle: z.string(),
  /** The nearest of them. */
  first: outgoing,
  second: outgoing,
  /** How often these two plans, or these two publications, clash so. */
  count: z.int(),
  /** The plan whose films clash with each other, or the one that can be changed; null: only finished videos. */
  scheduleId: id.nullable(),
  /** Whether all of it is one plan that clashes with itself. */
  isOnePlan: z.boolean(),
});
export type Clash = z.output<typeof clash>;

/** One publication that would stand further from the one before it. */
const spreadMove = z.object({
  id: z.string(),
  title: z.string(),
  at: instant,
  to: instant,
  /** Of a plan's coming time; null: a finished video that waits for its hour. */
  scheduleId: id.nullable(),
  videoId: id.nullable(),
  channelId: id,
});
export type SpreadMove = z.output<typeof spreadMove>;

export const forecast = z
  .object({
    /** How many publications the user may begin on a whole day of the project. */
    perDay: z.int(),
    /** Days as the channel counts them, today and those on which something goes out. */
    days: z.array(z.object({ from: instant, resetAt: instant, planned: z.int(), left: z.int() })),
    /** What finds its day full, and when it goes out instead. */
    full: z.array(outgoing.extend({ goesOutAt: instant })),
    clashes: z.array(clash),
    spread: z.array(spreadMove),
    /** Channels whose grant ends before something goes out there: the first that this would break. */
    expiring: z.array(
      z.object({ channelId: id, channelTitle: z.string(), expiresAt: instant.nullable(), first: outgoing }),
    ),
  })
  .meta({ id: "Forecast" });
export type Forecast = z.output<typeof forecast>;

export const forecastRoute = defineRoute({
  id: "forecast",
  method: "GET",
  path: "/api/users/:userId/forecast",
  tag: "schedules",
  summary: "What the coming weeks hold: days that are full, publications too near to each other, grants that end",
  params: userParams,
  query: z.object({ gapMinutes: z.coerce.number().int().min(5).max(1440).default(60) }),
  reply: z.object({ forecast }),
});
