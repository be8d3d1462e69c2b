import { z } from "zod";
import { id, instant, timeZone, userParams } from "#common.ts";
import { publishBy } from "#publishing/publication.ts";
import { defineRoute } from "#route.ts";

/** Two months and the days around them: more than any view shows. */
export const CALENDAR_MAX_DAYS = 70;

/** More than these are asked for in another call, from `moreFrom` on. */
export const CALENDAR_MAX_ENTRIES = 1_000;

/** More than a day of a month has room for. */
export const CALENDAR_MAX_PER_DAY = 10;

/** `planned` and `paused` are still to come; of the others the time is the one at which it happened. */
export const calendarState = z.enum([
  "planned",
  "paused",
  "making",
  "made",
  "missed",
  "failed",
  "cancelled",
  "asks",
  /** A publication that waits for its owner's word. */
  "approval",
  "sending",
  "published",
  /** Of a posting time: nothing goes out then yet. */
  "free",
]);
export type CalendarState = z.output<typeof calendarState>;

export const calendarEntry = z
  .object({
    id: z.string(),
    /** A film that a plan makes, a finished one that goes out, one that changes on its channel, or a free posting time. */
    kind: z.enum(["film", "publication", "change", "slot"]),
    at: instant,
    state: calendarState,
    title: z.string(),
    scheduleId: id.nullable(),
    videoId: id.nullable(),
    posterUrl: z.string().nullable(),
    /** Of a publication, of a change to one, or where a film of a plan goes first. */
    channelId: id.nullable(),
    channelTitle: z.string().nullable(),
    isRepeated: z.boolean(),
    /** Drawn between hours that its plan allows; those hours, for the band in which it could have fallen. */
    window: z.object({ fromHour: z.int(), toHour: z.int() }).nullable(),
    isLate: z.boolean(),
    /** When the making of a coming film begins, where that is before its hour. */
    makesAt: instant.nullable(),
    /** Who keeps the hour of a publication. */
    publishBy: publishBy.nullable(),
    /** Whether its time can be changed here. */
    isMovable: z.boolean(),
  })
  .meta({ id: "CalendarEntry" });
export type CalendarEntry = z.output<typeof calendarEntry>;

const day = z.iso.date("calendar.day.bad");

export const calendarRoute = defineRoute({
  id: "calendar",
  method: "GET",
  path: "/api/users/:userId/calendar",
  tag: "schedules",
  summary: "Everything that will happen and has happened from the first day to the last, in the days of a time zone",
  params: userParams,
  query: z.object({
    from: day,
    to: day,
    timeZone: timeZone.optional(),
    moreFrom: instant.optional(),
    /** Only the first so many of each day, and how many there are: what a month has room for. */
    perDay: z.coerce.number().int().min(1).max(CALENDAR_MAX_PER_DAY).optional(),
  }),
  reply: z.object({
    entries: z.array(calendarEntry),
    /** How many there are on every day that has any; null where all of them are asked for. */
    days: z.array(z.object({ day: z.string(), count: z.int() })).nullable(),
    timeZone: z.string(),
    /** From this moment on there is more than one answer holds; null when this is everything. */
    moreFrom: instant.nullable(),
  }),
});
export type Calendar = z.output<typeof calendarRoute.reply>;
