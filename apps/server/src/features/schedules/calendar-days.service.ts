import type { Calendar, CalendarEntry } from "@sahne/contract/schedules/calendar";
import type { Context } from "#context.ts";
import { storedDays, storedOutgoing, type StoredKind } from "./calendar-days.repo.ts";
import { presentChange, presentPublication, presentRun, readingOf, type Link } from "./calendar-entries.ts";
import {
  changesIn,
  countMade,
  pastRuns,
  plansIn,
  publicationsIn,
  slotsOfChannels,
  type CalendarPlan,
  type Period,
} from "./calendar.repo.ts";
import { placeOf, repeatsIn, type Repeat } from "./calendar-repeats.ts";
import { isCounted, presentComing, timesIn } from "./coming-runs.ts";
import { freeSlots } from "./free-slots.ts";

/** Days by name, the first moment of each, and the moment after the last. */
export type Days = { names: readonly string[]; begins: readonly Date[] };

type Asked = { userId: string; days: Days; perDay: number; timeZone: string; language: string; link: Link };

/** Something that stands in the calendar. What it looks like is found out only if it is shown. */
type Item = { at: number; id: string } & (
  | { kind: StoredKind }
  | { kind: "repeat"; repeat: Repeat }
  | { kind: "slot"; entry: CalendarEntry }
);

/** A day, of which the first are kept and all are counted. */
type Day = { count: number; first: Item[] };

/** The first of every day, and how many each has: a month has room for no more, however much happens in it. */
export async function readDays(context: Context, asked: Asked): Promise<Calendar> {
  const { userId, days, perDay, timeZone } = asked;
  const { begins } = days;
  const period = periodOf(days);
  const found = days.names.map((): Day => ({ count: 0, first: [] }));
  const [stored, repeats, weeks] = await Promise.all([
    storedDays(context.db, { userId, begins, perDay }),
    repeatsIn(context, { userId, begins, perDay }),
    slotsOfChannels(context.db, userId),
  ]);
  for (const [day, { count, first }] of repeats.days.entries()) {
    const place = found[day];
    if (!place) continue;
    place.count += count;
    for (const repeat of first) keep(place, { kind: "repeat", id: repeat.planId, at: repeat.at, repeat }, perDay);
  }
  for (const { kind, day, count, first } of stored) {
    const place = found[day];
    if (!place) continue;
    place.count += count;
    for (const { id, at } of first) keep(place, { kind, id, at }, perDay);
  }
  const now = context.clock.now();
  const moments = begins.map((moment) => moment.getTime());
  const outgoing =
    weeks.length === 0 ? [] : [...repeats.outgoing, ...(await storedOutgoing(context.db, userId, period))];
  for (const entry of weeks.flatMap((week) => freeSlots(week, period, { now, outgoing }))) {
    const at = Date.parse(entry.at);
    const day = found[placeOf(at, moments)];
    if (!day) continue;
    day.count += 1;
    keep(day, { kind: "slot", id: entry.id, at, entry }, perDay);
  }
  const entries = await presentItems(
    context,
    asked,
    found.flatMap(({ first }) => first),
  );
  const counts = found.map(({ count }, place) => ({ day: days.names[place] ?? "", count }));
  return { entries, days: counts.filter(({ count }) => count > 0), moreFrom: null, timeZone };
}

function periodOf({ begins }: Days): Period {
  const [from = new Date(0), to = from] = [begins[0], begins.at(-1)];
  return { from, to };
}

function keep({ first }: Day, item: Item, perDay: number): void {
  const last = first[perDay - 1];
  if (last && !isBefore(item, last)) return;
  const place = first.findIndex((other) => isBefore(item, other));
  first.splice(place === -1 ? first.length : place, 0, item);
  first.length = Math.min(first.length, perDay);
}

function isBefore(left: Item, right: Item): boolean {
  return left.at === right.at ? left.id < right.id : left.at < right.at;
}

async function madeBy(context: Context, plans: readonly CalendarPlan[]): Promise<Map<string, number>> {
  return countMade(
    context.db,
    plans.filter(isCounted).map(({ id }) => id),
  );
}

/** Only these are read whole. */
async function presentItems(context: Context, asked: Asked, items: readonly Item[]): Promise<CalendarEntry[]> {
  const { userId, days, language, link } = asked;
  const reading = { ...readingOf(context), link };
  const idsOf = (kind: Item["kind"]) => [...new Set(items.filter((item) => item.kind === kind).map(({ id }) => id))];
  const read = async <Row>(kind: StoredKind | "repeat", query: (of: Wanted) => Promise<Row[]>): Promise<Row[]> => {
    const ids = idsOf(kind);
    return ids.length === 0 ? [] : query({ ...periodOf(days), userId, ids, limit: ids.length });
  };
  const [plans, repeating, runs, publications, changes] = await Promise.all([
    read("plan", async (of) => plansIn(context.db, of)),
    read("repeat", async (of) => plansIn(context.db, of)),
    read("run", async (of) => pastRuns(context.db, of)),
    read("publication", async (of) => publicationsIn(context.db, of)),
    read("change", async (of) => changesIn(context.db, of)),
  ]);
  const made = await madeBy(context, plans);
  const planOf = new Map(repeating.map((plan) => [plan.id, plan]));
  const entries = [
    ...items.flatMap((item) => {
      if (item.kind === "slot") return [item.entry];
      const plan = item.kind === "repeat" ? planOf.get(item.id) : undefined;
      if (item.kind !== "repeat" || !plan) return [];
      const { at, others, made: count } = item.repeat;
      return [presentComing(plan, { at: new Date(at), others }, { made: count, now: reading.now, language })];
    }),
    ...plans.flatMap((plan) => {
      const counted = { made: made.get(plan.id) ?? 0, now: reading.now, language };
      return timesIn(plan, periodOf(days), counted).map((run) => presentComing(plan, run, counted));
    }),
    ...runs.map((run) => presentRun(run, link)),
    ...publications.map((publication) => presentPublication(publication, reading)),
    ...changes.flatMap((change) => presentChange(change, link)),
  ];
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1));
}

type Wanted = Period & { userId: string; ids: readonly string[]; limit: number };
