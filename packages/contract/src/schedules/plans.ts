import { z } from "zod";
import { done, id, instant, timeZone, userParams } from "#common.ts";
import { episodeWriter, series, seriesInput } from "./series.ts";
import { KEYWORDS_MAX, PROMPT_MAX, VIDEO_NAME_MAX } from "#limits.ts";
import { filmPublication } from "#publishing/publication.ts";
import { defineRoute } from "#route.ts";
import { aheadHours, randomInterval, recurringType, schedule } from "./schedules.ts";

/** How many of its next times a plan shows. */
export const NEXT_RUNS = 5;

/** So many single times of a plan may differ from its rule at once. */
export const PLAN_CHANGES_MAX = 200;

export const END_AFTER_MAX = 1_000;

/** What lies beyond so many is looked for in the calendar. */
export const SCHEDULES_MAX = 1_000;

export const listSchedulesRoute = defineRoute({
  id: "listSchedules",
  method: "GET",
  path: "/api/users/:userId/schedules",
  tag: "schedules",
  summary: "What is planned, soonest first",
  params: userParams,
  /** The first so many of those that will still run; without it all there are. */
  query: z.object({ limit: z.coerce.number().int().min(1).max(SCHEDULES_MAX).optional() }),
  reply: z.object({ schedules: z.array(schedule) }),
});

const scheduleParams = z.object({ scheduleId: id });

/** A plan with everything that can be changed of it. */
export const plan = schedule
  .extend({
    promptText: z.string(),
    keywords: z.string(),
    publication: filmPublication.nullable(),
    endAfter: z.int().nullable(),
    until: instant.nullable(),
    /** So long before its hour its film is made, where it publishes what it makes. */
    aheadHours: z.int(),
    /** Its film was put together by hand: then its text cannot be changed here. */
    hasOwnFilm: z.boolean(),
    /** Of its films, where one was chosen; only of those that are drawn here. */
    style: z.string().nullable(),
    /** Whether its films have a style: those of a vendor have none. */
    hasStyle: z.boolean(),
    /** One topic for each film; null: all are made from the same text. */
    series: series.nullable(),
    /** Who writes each of its films; null: they are made from its text. */
    writer: episodeWriter.nullable(),
    /** How many films it has made. */
    made: z.int(),
    nextRuns: z.array(instant),
    /** Takes the last change of its times back; null when there is none, or the plan has run since. */
    undo: id.nullable(),
  })
  .meta({ id: "Plan" });
export type Plan = z.output<typeof plan>;

const planReply = z.object({ schedule: plan });

export const getScheduleRoute = defineRoute({
  id: "getSchedule",
  method: "GET",
  path: "/api/schedules/:scheduleId",
  tag: "schedules",
  summary: "A plan with its text, its publication and its next times",
  params: scheduleParams,
  reply: planReply,
});

/** What is left out stays as it is. */
export const changeScheduleBody = z
  .object({
    isPaused: z.boolean(),
    videoName: z.string().trim().min(1, "plan.name.required").max(VIDEO_NAME_MAX, "plan.name.long"),
    promptText: z.string().trim().min(1, "create.prompt.required").max(PROMPT_MAX, "create.prompt.long"),
    keywords: z.string().trim().max(KEYWORDS_MAX, "create.keywords.long"),
    /** Null: the one that fits the text. */
    style: z.string().max(40).nullable(),
    autoUpload: z.boolean(),
    publication: filmPublication.nullable(),
    scheduledAt: z.iso.datetime({ offset: true, error: "create.when.required" }),
    recurringType: recurringType.nullable(),
    random: randomInterval.nullable(),
    timeZone,
    endAfter: z.int("plan.endAfter.bad").min(1, "plan.endAfter.bad").max(END_AFTER_MAX, "plan.endAfter.bad").nullable(),
    until: z.iso.datetime({ offset: true, error: "plan.until.bad" }).nullable(),
    series: seriesInput.nullable(),
    writer: episodeWriter.nullable(),
    aheadHours,
    /** Draws the coming times of a random plan anew. */
    redraw: z.literal(true),
  })
  .partial()
  .refine((body) => !body.recurringType || !body.random, { path: ["random"], error: "plan.rhythm.both" });
export type ChangeSchedule = z.output<typeof changeScheduleBody>;

export const changeScheduleRoute = defineRoute({
  id: "changeSchedule",
  method: "PATCH",
  path: "/api/schedules/:scheduleId",
  tag: "schedules",
  summary: "Pause, resume or change a plan; only what is sent changes",
  params: scheduleParams,
  body: changeScheduleBody,
  reply: planReply,
});

export const moveScope = z.enum(["one", "later", "all"]);

export const moveRunRoute = defineRoute({
  id: "moveRun",
  method: "POST",
  path: "/api/schedules/:scheduleId/move",
  tag: "schedules",
  summary: "Move one coming time of a plan: only this one, this and later ones, or all",
  params: scheduleParams,
  body: z.object({
    /** The coming time as the calendar shows it. */
    runAt: instant,
    to: z.iso.datetime({ offset: true, error: "create.when.required" }),
    scope: moveScope.default("one"),
  }),
  reply: planReply,
});

export const skipRunRoute = defineRoute({
  id: "skipRun",
  method: "POST",
  path: "/api/schedules/:scheduleId/skip",
  tag: "schedules",
  summary: "Leave out one coming time of a repeating plan",
  params: scheduleParams,
  body: z.object({ runAt: instant }),
  reply: planReply,
});

export const undoPlanRoute = defineRoute({
  id: "undoPlanChange",
  method: "POST",
  path: "/api/schedules/:scheduleId/undo",
  tag: "schedules",
  summary: "Take back the last change of a plan's times, while it has not run since",
  params: scheduleParams,
  body: z.object({ undo: id }),
  reply: planReply,
});

export const runNowRoute = defineRoute({
  id: "runNow",
  method: "POST",
  path: "/api/schedules/:scheduleId/run",
  tag: "schedules",
  summary: "Make a film of a plan now; a repeating plan goes on as before, a single one is done",
  idempotent: true,
  // The text of a film may have to be written first.
  isLong: true,
  params: scheduleParams,
  reply: planReply.extend({ videoId: id }),
});

export const deleteScheduleRoute = defineRoute({
  id: "deleteSchedule",
  method: "DELETE",
  path: "/api/schedules/:scheduleId",
  tag: "schedules",
  summary: "End a plan; films already made stay",
  params: scheduleParams,
  reply: done,
});
