import { drawNext, drawsOf } from "./random-times.ts";
import { firstAfter } from "./first-after.ts";
import { occurrencesOf, type RecurrenceRule } from "./recurrence.ts";
import type { RandomInterval, RecurringType } from "./schedules.ts";

/** A rule that the times before "this and later" still follow, and which of its occurrences are left. */
export type EarlierRule = {
  anchorAt: string;
  timeZone: string;
  recurringType: RecurringType;
  fromIndex: number;
  toIndex: number;
};

/** One time that is not as the rule has it: `of` by the rule, `at` instead; null when it is left out. */
export type RunChange = { of: string; at: string | null };

/** Everything that says when a plan runs. What has been run is no longer part of it. */
export type PlanTimes = {
  anchorAt: Date;
  timeZone: string;
  recurringType: RecurringType | null;
  random: RandomInterval | null;
  /** What the times of a random plan are drawn from, and the drawn time of `nextIndex`. */
  seed: number;
  drawnAt: Date | null;
  /** The first occurrence of the rule that has not come; below zero where the rule reaches back before its anchor. */
  nextIndex: number;
  until: Date | null;
  earlier: readonly EarlierRule[];
  changes: readonly RunChange[];
};

/** A time at which the plan runs, and the one its rule had for it. */
export type PlanRun = { at: Date; of: Date };

type Range = { after?: Date | undefined; to?: Date | undefined; limit: number };

/** However far somebody looks: so many drawn times ahead, and no more. */
const DRAWN_MAX = 5_000;

/** The times still to come, soonest first: the one place that says when a plan runs, for the server and for what is shown. */
export function planRuns(times: PlanTimes, { after, to, limit }: Range): PlanRun[] {
  const changed = new Set(times.changes.map((change) => Date.parse(change.of)));
  // As numbers: two dates are slow to compare, and a month of plans does it ten thousand times.
  const first = after?.getTime() ?? -Infinity;
  const last = Math.min(to?.getTime() ?? Infinity, times.until?.getTime() ?? Infinity);
  const found: PlanRun[] = [];
  for (const stream of streamsOf(times, after)) {
    let taken = 0;
    for (const of of stream) {
      const moment = of.getTime();
      if (taken === limit || moment > last) break;
      if (moment <= first || changed.has(moment)) continue;
      found.push({ at: of, of });
      taken += 1;
    }
  }
  // One rule that nobody changed is in order already.
  if (times.random === null && times.changes.length === 0 && times.earlier.length === 0) return found;
  for (const change of times.changes) {
    if (change.at === null) continue;
    const at = new Date(change.at);
    if ((after === undefined || at > after) && (to === undefined || at <= to))
      found.push({ at, of: new Date(change.of) });
  }
  const sorted = found.toSorted((left, right) => left.at.getTime() - right.at.getTime());
  // Two that were moved to the same moment are one film.
  return sorted.filter((run, index) => run.at.getTime() !== sorted[index - 1]?.at.getTime()).slice(0, limit);
}

/** The plan once everything up to now has been run, missed or passed over. */
export function afterRuns(times: PlanTimes, now: Date): PlanTimes {
  return {
    ...times,
    ...(times.random === null ? { nextIndex: indexAfter(times, now) } : drawnAfter(times, times.random, now)),
    earlier: times.earlier
      .map((rule) => ({ ...rule, fromIndex: firstAfter(ruleOf(rule), now, rule.fromIndex)?.index ?? rule.toIndex }))
      .filter((rule) => rule.fromIndex < rule.toIndex),
    changes: times.changes
      .map((change) => (change.at !== null && new Date(change.at) <= now ? { ...change, at: null } : change))
      .filter((change) => change.at !== null || new Date(change.of) > now),
  };
}

function indexAfter(times: PlanTimes, now: Date): number {
  return firstAfter(times, now, times.nextIndex)?.index ?? Math.max(1, times.nextIndex);
}

function drawnAfter(times: PlanTimes, random: RandomInterval, now: Date): Pick<PlanTimes, "drawnAt" | "nextIndex"> {
  let { drawnAt, nextIndex } = times;
  while (drawnAt !== null && drawnAt <= now) {
    nextIndex += 1;
    drawnAt = drawNext(random, drawnAt, times.timeZone, drawsOf(times.seed, nextIndex));
  }
  return { drawnAt, nextIndex };
}

export function ruleOf({ anchorAt, timeZone, recurringType }: EarlierRule): RecurrenceRule {
  return { anchorAt: new Date(anchorAt), timeZone, recurringType };
}

function streamsOf(times: PlanTimes, after: Date | undefined): Iterable<Date>[] {
  const { random, nextIndex } = times;
  const main = random === null ? ruleTimes(times, nextIndex, Infinity, after) : drawnTimes(times, random);
  return [...times.earlier.map((rule) => ruleTimes(ruleOf(rule), rule.fromIndex, rule.toIndex, after)), main];
}

function* ruleTimes(rule: RecurrenceRule, from: number, to: number, after: Date | undefined): Generator<Date> {
  const end = rule.recurringType === null ? 1 : to;
  const first = after === undefined ? from : (firstAfter(rule, after, from)?.index ?? end);
  const at = occurrencesOf(rule);
  for (let index = first; index < end; index += 1) yield at(index);
}

function* drawnTimes({ drawnAt, nextIndex, seed, timeZone }: PlanTimes, random: RandomInterval): Generator<Date> {
  let at = drawnAt;
  for (let drawn = 0; at !== null && drawn < DRAWN_MAX; drawn += 1) {
    yield at;
    at = drawNext(random, at, timeZone, drawsOf(seed, nextIndex + drawn + 1));
  }
}
