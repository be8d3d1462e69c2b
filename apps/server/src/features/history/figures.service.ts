import type { Maker } from "@sahne/contract/videos/engines";
import type { Figures } from "@sahne/contract/history/history";
import { DAY_MS } from "@sahne/contract/time-units";
import { dayIn } from "@sahne/contract/schedules/zoned-time";
import type { Context } from "#context.ts";
import { presentProblem } from "#features/videos/present-video.ts";
import type { Caller } from "#features/videos/videos.service.ts";
import type { Executor } from "#platform/db/database.ts";
import { sumUp, type CountRow } from "./counted-days.ts";
import {
  countBetween,
  countedLines,
  countSpoken,
  countWritten,
  minutesWatched,
  readyTimes,
  spentOn,
  type CountedLines,
} from "./figures.repo.ts";
import type { Period } from "./history.repo.ts";
import { viewsOf } from "./published-views.repo.ts";

const HOURS = 24;
const WEEKDAYS = 7;

/** What was asked for in the period, and how it came out. */
export async function readFigures(context: Context, caller: Caller, asked: Period): Promise<Figures> {
  const { db } = context;
  const { userId } = caller;
  const period = { ...asked, to: asked.to ?? dayIn(asked.timeZone, context.clock.now()) };
  const { rows, ...ended } = await readEnded(db, userId, period);
  const { views, best } = await viewsOf(db, userId, period);
  return {
    from: period.from ?? null,
    to: period.to,
    ...ended,
    cancelled: sum(rows, ({ kind, result }) => kind === "making" && result === "cancelled"),
    published: sum(rows, isPublished),
    readySeconds: await readyTimes(db, userId, period),
    causes: causesOf(context, caller, rows),
    engines: enginesOf(rows),
    money: await moneyOf(context, userId, period),
    minutesWatched: await minutesWatched(db, userId, period),
    views,
    best,
    byHour: Array.from({ length: HOURS }, (_, hour) => ({
      hour,
      made: sumOf(rows, isMade, (row) => row.byHour[hour]),
    })),
    byWeekday: Array.from({ length: WEEKDAYS }, (_, index) => ({
      weekday: index + 1,
      made: sumOf(rows, isMade, (row) => row.byWeekday[index]),
    })),
  };
}

type EndedFigures = Pick<Figures, "made" | "failed" | "successRate" | "madeTrend" | "successTrend" | "byDay">;

/** What the figures and the overview have in common: how the makings of a period ended, against the period before. */
export async function readEnded(
  executor: Executor,
  userId: string,
  period: Period & { to: string },
): Promise<EndedFigures & { rows: CountRow[] }> {
  const earlier = periodBefore(period);
  const counted = await countedLines(
    executor,
    userId,
    { ...period, ...(earlier && { from: earlier.from }) },
    earlier && between(earlier),
  );
  const rows = sumUp(counted, period);
  const before = earlier && (await endedBefore(executor, { userId, earlier, counted }));
  const now = endedIn(rows);
  return {
    rows,
    ...now,
    successRate: round(rateOf(now)),
    madeTrend: before && before.made > 0 ? round((100 * (now.made - before.made)) / before.made) : null,
    successTrend: round(difference(rateOf(now), before && rateOf(before))),
    byDay: byDay(rows, period),
  };
}

type Ended = { made: number; failed: number };

function endedIn(rows: CountRow[]): Ended {
  return { made: sum(rows, isMade), failed: sum(rows, isFailed) };
}

/** Both ends of the period before are among what was read, day by day; of the days between them only the sums are. */
async function endedBefore(
  executor: Executor,
  { userId, earlier, counted }: { userId: string; earlier: Bounded; counted: CountedLines[] },
): Promise<Ended> {
  const ended = endedIn(sumUp(counted, earlier));
  for (const { kind, result, count } of await countBetween(executor, userId, between(earlier))) {
    if (kind === "making" && result === "done") ended.made += count;
    if (kind === "making" && result === "failed") ended.failed += count;
  }
  return ended;
}

/** Days of UTC that lie whole in the period, wherever on earth it is. */
function between({ from, to }: Bounded): { after: string; before: string } {
  return { after: addDays(from, 1), before: addDays(to, -1) };
}

type Bounded = Period & { from: string; to: string };

/** As many days just before; "everything" has none. */
function periodBefore({ from, to, timeZone }: Period): Bounded | null {
  if (from === undefined || to === undefined) return null;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { from: addDays(from, -days), to: addDays(from, -1), timeZone };
}

async function moneyOf({ db }: Context, userId: string, period: Period): Promise<Figures["money"]> {
  const films = await spentOn(db, userId, period);
  const spoken = await countSpoken(db, userId, period);
  const written = await countWritten(db, userId, period);
  return [
    ...films.map((spent) => ({ ...spent, what: "film" as const, tokens: null })),
    ...spoken.map((spent) => ({ ...spent, what: "speech" as const, tokens: null })),
    ...written.map((spent) => ({ ...spent, what: "writing" as const })),
  ];
}

function causesOf(context: Context, { language }: Caller, rows: CountRow[]): Figures["causes"] {
  const codes = new Set(rows.filter(isFailed).map(({ errorCode }) => errorCode));
  return [...codes]
    .flatMap((code) => {
      const error = presentProblem(context, code, language);
      return error ? [{ error, count: sum(rows, isFailed, (row) => row.errorCode === code) }] : [];
    })
    .toSorted((a, b) => b.count - a.count);
}

function enginesOf(rows: CountRow[]): Figures["engines"] {
  const names = new Set(rows.flatMap(({ kind, engine }) => (kind === "making" ? [engine] : [])));
  return [...names].toSorted().map((name) => {
    const isOf = ({ engine }: CountRow): boolean => engine === name;
    return { engine: name as Maker, made: sum(rows, isMade, isOf), failed: sum(rows, isFailed, isOf) };
  });
}

/** Every day of the period, also those on which nothing happened; of "everything", from the first day that has an entry. */
function byDay(rows: CountRow[], { from, to = "" }: Period): Figures["byDay"] {
  const first = from ?? rows.flatMap((row) => [...row.byDay.keys()]).toSorted()[0] ?? to;
  const days: Figures["byDay"] = [];
  for (let day = first; day <= to; day = addDays(day, 1)) {
    const of = (isMeant: (row: CountRow) => boolean): number => sumOf(rows, isMeant, (row) => row.byDay.get(day));
    days.push({ day, made: of(isMade), failed: of(isFailed), published: of(isPublished) });
  }
  return days;
}

const isMade = ({ kind, result }: CountRow): boolean => kind === "making" && result === "done";
const isFailed = ({ kind, result }: CountRow): boolean => kind === "making" && result === "failed";
const isPublished = ({ kind, result }: CountRow): boolean => kind === "publication" && result === "done";

function sum(rows: CountRow[], ...conditions: ((row: CountRow) => boolean)[]): number {
  return sumOf(
    rows,
    (row) => conditions.every((isMeant) => isMeant(row)),
    (row) => row.count,
  );
}

function sumOf(
  rows: CountRow[],
  isMeant: (row: CountRow) => boolean,
  part: (row: CountRow) => number | undefined,
): number {
  return rows.filter((row) => isMeant(row)).reduce((total, row) => total + (part(row) ?? 0), 0);
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
