import type { Maker } from "@sahne/contract/engines";
import type { Figures } from "@sahne/contract/history";
import { DAY_MS } from "@sahne/contract/time-units";
import { dayIn } from "@sahne/contract/zoned-time";
import type { Context } from "#context.ts";
import { presentProblem } from "#features/videos/present-video.ts";
import type { Caller } from "#features/videos/videos.service.ts";
import { countEntries, countResults, readyTimes, viewsOf, type CountRow } from "./figures.repo.ts";
import type { Period } from "./history.repo.ts";

const HOURS = 24;
const WEEKDAYS = 7;

/** What was asked for in the period, and how it came out. */
export async function readFigures(context: Context, caller: Caller, asked: Period): Promise<Figures> {
  const { db } = context;
  const period = { ...asked, to: asked.to ?? dayIn(asked.timeZone, context.clock.now()) };
  const rows = await countEntries(db, caller.userId, period);
  const before = await resultsBefore(context, caller, period);
  const { views, best } = await viewsOf(db, caller.userId, period);
  const totals = rows.filter(({ engine }) => engine !== null);
  const now = { made: sum(totals, isMade), failed: sum(totals, isFailed) };
  return {
    from: period.from ?? null,
    to: period.to,
    ...now,
    cancelled: sum(totals, ({ kind, result }) => kind === "making" && result === "cancelled"),
    published: sum(totals, isPublished),
    successRate: round(rateOf(now)),
    madeTrend: before && before.made > 0 ? round((100 * (now.made - before.made)) / before.made) : null,
    successTrend: round(difference(rateOf(now), before && rateOf(before))),
    readySeconds: await readyTimes(db, caller.userId, period),
    causes: causesOf(context, caller, totals),
    engines: enginesOf(totals),
    views,
    best,
    byDay: byDay(rows, period),
    byHour: Array.from({ length: HOURS }, (_, hour) => ({ hour, made: sum(rows, isMade, (row) => row.hour === hour) })),
    byWeekday: Array.from({ length: WEEKDAYS }, (_, index) => ({
      weekday: index + 1,
      made: sum(rows, isMade, (row) => row.weekday === index + 1),
    })),
  };
}

type Ended = { made: number; failed: number };

/** As many days just before; "everything" has none. */
async function resultsBefore(context: Context, caller: Caller, period: Period): Promise<Ended | null> {
  const { from, to, timeZone } = period;
  if (from === undefined || to === undefined) return null;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const earlier = { from: addDays(from, -days), to: addDays(from, -1), timeZone };
  const rows = await countResults(context.db, caller.userId, earlier);
  const of = (result: string): number => rows.find((row) => row.result === result)?.count ?? 0;
  return { made: of("done"), failed: of("failed") };
}

function causesOf(context: Context, { language }: Caller, totals: CountRow[]): Figures["causes"] {
  const codes = new Set(totals.filter(isFailed).map(({ errorCode }) => errorCode));
  return [...codes]
    .flatMap((code) => {
      const error = presentProblem(context, code, language);
      return error ? [{ error, count: sum(totals, isFailed, (row) => row.errorCode === code) }] : [];
    })
    .toSorted((a, b) => b.count - a.count);
}

function enginesOf(totals: CountRow[]): Figures["engines"] {
  const names = new Set(totals.flatMap(({ kind, engine }) => (kind === "making" && engine !== null ? [engine] : [])));
  return [...names].toSorted().map((name) => {
    const isOf = ({ engine }: CountRow): boolean => engine === name;
    return { engine: name as Maker, made: sum(totals, isMade, isOf), failed: sum(totals, isFailed, isOf) };
  });
}

/** Every day of the period, also those on which nothing happened; of "everything", from the first day that has an entry. */
function byDay(rows: CountRow[], { from, to = "" }: Period): Figures["byDay"] {
  const ofDays = new Map<string, CountRow[]>();
  for (const row of rows) {
    if (row.day !== null) ofDays.set(row.day, [...(ofDays.get(row.day) ?? []), row]);
  }
  const first = from ?? [...ofDays.keys()].toSorted()[0] ?? to;
  const days: Figures["byDay"] = [];
  for (let day = first; day <= to; day = addDays(day, 1)) {
    const own = ofDays.get(day) ?? [];
    days.push({ day, made: sum(own, isMade), failed: sum(own, isFailed), published: sum(own, isPublished) });
  }
  return days;
}

const isMade = ({ kind, result }: CountRow): boolean => kind === "making" && result === "done";
const isFailed = ({ kind, result }: CountRow): boolean => kind === "making" && result === "failed";
const isPublished = ({ kind, result }: CountRow): boolean => kind === "publication" && result === "done";

function sum(rows: CountRow[], ...conditions: ((row: CountRow) => boolean)[]): number {
  return rows
    .filter((row) => conditions.every((isMeant) => isMeant(row)))
    .reduce((total, { count }) => total + count, 0);
}

function rateOf({ made, failed }: Ended): number | null {
  return made + failed === 0 ? null : (100 * made) / (made + failed);
}

function difference(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : now - before;
}

function round(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
