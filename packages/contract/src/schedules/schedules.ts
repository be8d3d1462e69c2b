import { z } from "zod";
import { id, instant, timeZone } from "#common.ts";
import { episodeWriter, seriesInput } from "./series.ts";
import { defineRoute } from "#route.ts";
import { video, videoParams } from "#videos/videos.ts";

export const recurringType = z.enum(["daily", "weekly", "monthly"]);
export type RecurringType = z.output<typeof recurringType>;

const hour = z.int().min(0).max(24);

/** So long before its hour the film of a plan that asks before publishing is made, unless its owner says otherwise. */
export const AHEAD_HOURS = 6;
export const AHEAD_HOURS_MAX = 72;
export const aheadHours = z.int("plan.ahead.bad").min(0, "plan.ahead.bad").max(AHEAD_HOURS_MAX, "plan.ahead.bad");

export const randomInterval = z
  .object({
    minHours: z
      .number()
      .min(1)
      .max(24 * 31),
    maxHours: z
      .number()
      .min(1)
      .max(24 * 31),
    fromHour: hour,
    toHour: hour,
    /** Monday is 1; left out: any day. */
    weekdays: z.array(z.int().min(1).max(7)).min(1, "schedule.random.days").max(7).optional(),
  })
  .refine((value) => value.minHours <= value.maxHours, { path: ["maxHours"], error: "schedule.random.order" })
  .refine((value) => value.fromHour < value.toHour, { path: ["toHour"], error: "schedule.random.hours" });
export type RandomInterval = z.output<typeof randomInterval>;

export const scheduleBody = z
  .object({
    scheduledAt: z.iso.datetime({ offset: true, error: "create.when.required" }),
    recurring: z.boolean().default(false),
    recurringType: recurringType.nullable().default(null),
    timeZone: timeZone.optional(),
    random: randomInterval.optional(),
    endAfter: z.int().min(1).max(1_000).optional(),
    until: z.iso.datetime({ offset: true }).optional(),
    /** How long before its hour a film that publishes itself is made. */
    aheadHours: aheadHours.optional(),
    /** One topic for each film; the prompt names it. Only for a video that repeats. */
    series: seriesInput.optional(),
    writer: episodeWriter.optional(),
  })
  .refine((body) => !body.recurring || body.recurringType !== null || body.random !== undefined, {
    path: ["recurringType"],
    error: "schedule.recurringType.required",
  });
export type ScheduleBody = z.output<typeof scheduleBody>;
export type ScheduleInput = z.input<typeof scheduleBody>;

export const schedule = z
  .object({
    _id: id,
    videoId: id.nullable(),
    videoName: z.string(),
    scheduledAt: instant,
    recurring: z.boolean(),
    recurringType: recurringType.nullable(),
    random: randomInterval.nullable(),
    timeZone: z.string(),
    nextRunAt: instant.nullable(),
    isPaused: z.boolean(),
    autoUpload: z.boolean(),
  })
  .meta({ id: "Schedule" });
export type Schedule = z.output<typeof schedule>;

export const scheduleVideoRoute = defineRoute({
  id: "scheduleVideo",
  method: "POST",
  path: "/api/videos/:videoId/schedule",
  tag: "schedules",
  summary: "Set when a scheduled video is made; asking again changes the time",
  idempotent: true,
  params: videoParams,
  body: scheduleBody,
  reply: z.object({ video, schedule }),
});
