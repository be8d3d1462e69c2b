import { z } from "zod";
import { id, instant, timeZone, userParams } from "#common.ts";
import { maker } from "#videos/engines.ts";
import { HISTORY_DAYS_MAX, PAGE_SIZE_MAX, SEARCH_MAX } from "#limits.ts";
import { DAY_MS } from "#time-units.ts";
import { defineRoute } from "#route.ts";
import { videoProblem, videoStage } from "#videos/videos.ts";

/** What is written down: every attempt at making a film, and every publication of one. */
export const historyKind = z.enum(["making", "publication"]);
export type HistoryKind = z.output<typeof historyKind>;

export const historyResult = z.enum(["working", "planned", "needs_you", "done", "failed", "cancelled"]);
export type HistoryResult = z.output<typeof historyResult>;

/** What lines are looked for by: one result, or both that the success rate counts. */
export const historyResultFilter = z.enum([...historyResult.options, "ended"]);
export type HistoryResultFilter = z.output<typeof historyResultFilter>;

/** Made or published because a plan said so, or because somebody pressed a button. */
export const historyOrigin = z.enum(["plan", "hand"]);
export type HistoryOrigin = z.output<typeof historyOrigin>;

export const historyCost = z.enum(["free", "estimated", "unknown", "none"]);

export const historyEntry = z
  .object({
    _id: z.string(),
    kind: historyKind,
    videoId: id,
    /** As it was called last; a deleted video keeps its line. */
    videoName: z.string(),
    /** Whether the video can still be opened. */
    isThere: z.boolean(),
    /** Which attempt at making it this was. */
    attempt: z.int(),
    engine: maker,
    /** The vendor's model, where one was asked. */
    model: z.string().nullable(),
    /** Free: our own renderer, and the sandbox. Unknown: a service reports no price, or it is not known whether it was paid. */
    cost: historyCost,
    /** About what was paid, in cents of a US dollar, by the prices of that day; null unless it is estimated. */
    costCents: z.number().nullable(),
    /** Sentences that a service spoke for it, or may have. */
    spokenCalls: z.int(),
    /** What it went through and for how long; the one it is in now has no end. */
    stages: z.array(z.object({ stage: videoStage, seconds: z.number().nullable() })),
    channelTitle: z.string().nullable(),
    url: z.string().nullable(),
    /** It came from a plan. */
    isPlanned: z.boolean(),
    result: historyResult,
    error: videoProblem.nullable(),
    askedAt: instant,
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
  })
  .meta({ id: "HistoryEntry" });
export type HistoryEntry = z.output<typeof historyEntry>;

const day = z.iso.date("history.day.bad");

/** Days of the asking person, both included. */
const period = { from: day.optional(), to: day.optional(), timeZone: timeZone.default("UTC") };

function checkPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  context: z.RefinementCtx<object>,
): void {
  if (from === undefined || to === undefined) return;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) context.addIssue({ code: "custom", path: ["to"], message: "history.period.backwards" });
  if (days > HISTORY_DAYS_MAX) context.addIssue({ code: "custom", path: ["from"], message: "history.period.long" });
}

const filters = z.object({
  ...period,
  kind: historyKind.optional(),
  result: historyResultFilter.optional(),
  engine: maker.optional(),
  origin: historyOrigin.optional(),
  /** Only publications on this channel. */
  channelId: id.optional(),
  /** Only what happened to this one. */
  videoId: id.optional(),
  /** Words of the name; case and Turkish dots do not matter. */
  q: z.string().max(SEARCH_MAX).optional(),
});

export const listHistoryRoute = defineRoute({
  id: "listHistory",
  method: "GET",
  path: "/api/users/:userId/history",
  tag: "history",
  summary: "Every making and every publication, the newest first; search, filter, page",
  params: userParams,
  query: filters
    .extend({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(30),
    })
    .superRefine(checkPeriod),
  reply: z.object({ entries: z.array(historyEntry), nextCursor: z.string().nullable() }),
});
export type HistoryQuery = z.output<typeof listHistoryRoute.query>;

const exportQuery = filters.superRefine(checkPeriod);
const fileParams = userParams;

export const historyCsvRoute = defineRoute({
  id: "historyCsv",
  method: "GET",
  path: "/api/users/:userId/history.csv",
  tag: "history",
  summary: "The history as a table for a spreadsheet, with the same filters",
  params: fileParams,
  query: exportQuery,
  fileType: "text/csv; charset=utf-8",
  reply: z.string(),
});

export const historyJsonRoute = defineRoute({
  id: "historyJson",
  method: "GET",
  path: "/api/users/:userId/history.json",
  tag: "history",
  summary: "The history as JSON, with the same filters",
  params: fileParams,
  query: exportQuery,
  fileType: "application/json; charset=utf-8",
  reply: z.string(),
});

const daily = z.object({ day: z.iso.date(), made: z.int(), failed: z.int(), published: z.int() });
const hourly = z.object({ hour: z.int(), made: z.int() });
const weekly = z.object({
  /** 1 is Monday. */
  weekday: z.int(),
  made: z.int(),
});

const spending = z.object({
  service: z.string(),
  what: z.enum(["film", "speech", "writing"]),
  calls: z.int(),
  /** Those of the calls whose price nobody reports, or of which it is not known whether they were paid. */
  unpriced: z.int(),
  /** Of the others together, in cents of a US dollar, by the prices of the day each was made. */
  cents: z.number(),
  /** What a writer says it read and wrote, in its own tokens; null where it does not say, and for everything else. */
  tokens: z.int().nullable(),
});
export type Spending = z.output<typeof spending>;

export const figures = z
  .object({
    /** Null for "everything there is". */
    from: z.iso.date().nullable(),
    to: z.iso.date(),
    made: z.int(),
    failed: z.int(),
    cancelled: z.int(),
    published: z.int(),
    /** Percent of the makings that ended by themselves; null when none did. */
    successRate: z.number().min(0).max(100).nullable(),
    /** Against as many days before; null where that period says nothing, or there is none before. */
    madeTrend: z.number().nullable(),
    successTrend: z.number().nullable(),
    /** From the wish to the finished film, over the newest of them; null when there is none. */
    readySeconds: z.object({ median: z.number(), p95: z.number(), films: z.int() }).nullable(),
    causes: z.array(z.object({ error: videoProblem, count: z.int() })),
    engines: z.array(z.object({ engine: maker, made: z.int(), failed: z.int() })),
    /** What was asked of services with the owner's keys, and about what that cost. */
    money: z.array(spending),
    /** Minutes watched on the connected channels in the period, as far as their reports reach; null where none tells. */
    minutesWatched: z.number().nullable(),
    /** Views of the films first published in the period, as far as the channel has told them. */
    views: z.int().nullable(),
    best: z.array(z.object({ videoId: id, videoName: z.string(), views: z.int() })),
    byDay: z.array(daily),
    byHour: z.array(hourly),
    byWeekday: z.array(weekly),
  })
  .meta({ id: "Figures" });
export type Figures = z.output<typeof figures>;

/** Over the newest films of the period: a sorted list of all of them would grow with the account. */
export const READY_FILMS = 1_000;
export const BEST_FILMS = 5;

export const figuresRoute = defineRoute({
  id: "historyFigures",
  method: "GET",
  path: "/api/users/:userId/figures",
  tag: "history",
  summary: "What was made, how well and how fast, in a period",
  params: userParams,
  query: z.object(period).superRefine(checkPeriod),
  reply: figures,
});
