import { planRuns, ruleOf, type EarlierRule, type PlanRun, type PlanTimes, type RunChange } from "./plan-runs.ts";
import { firstAfter } from "./first-after.ts";
import { occurrenceAt, type RecurrenceRule } from "./recurrence.ts";

/** What a move of one time of a repeating plan means for the others. */
export type MoveScope = "one" | "later" | "all";

/** The run that comes at this very moment; null when none does. */
export function findRun(times: PlanTimes, at: Date): PlanRun | null {
  const [run] = planRuns(times, { after: new Date(at.getTime() - 1), to: at, limit: 1 });
  return run ?? null;
}

/** The plan without this one time. */
export function skipRun(times: PlanTimes, { of }: PlanRun): PlanTimes {
  return { ...times, changes: withChange(times.changes, { of: of.toISOString(), at: null }) };
}

/**
 * The plan with a time moved. Later ones follow in the rule's own steps from the new time; those that were left out or moved
 * on their own stay so. A random plan has no rule that could follow: only one of its times can be moved.
 */
export function moveRun(times: PlanTimes, run: PlanRun, to: Date, scope: MoveScope): PlanTimes {
  if (times.recurringType === null && times.random === null) return { ...times, anchorAt: to, nextIndex: 0 };
  const place = scope === "one" || times.random !== null ? null : placeOf(times, run.of);
  if (place === null) return moveOne(times, run, to);
  const kept = scope === "later" ? rulesBefore(times, place) : [];
  const rule: RecurrenceRule = { anchorAt: to, timeZone: times.timeZone, recurringType: times.recurringType };
  const changes = times.changes.flatMap((change): RunChange[] => {
    const other = placeOf(times, new Date(change.of));
    if (other === null || (scope === "later" && other.order < place.order)) return [change];
    if (other.order === place.order) return [];
    return [{ ...change, of: occurrenceAt(rule, other.order - place.order).toISOString() }];
  });
  return { ...times, anchorAt: to, nextIndex: scope === "later" ? 0 : -place.order, earlier: kept, changes };
}

function moveOne(times: PlanTimes, { of }: PlanRun, to: Date): PlanTimes {
  const change = { of: of.toISOString(), at: to.toISOString() };
  const isBack = to.getTime() === of.getTime();
  const others = times.changes.filter((other) => other.of !== change.of);
  return { ...times, changes: isBack ? others : [...others, change] };
}

function withChange(changes: readonly RunChange[], change: RunChange): RunChange[] {
  return [...changes.filter((other) => other.of !== change.of), change];
}

/** Where a time stands: its rule (the last one is the plan's own), its number there, and how many are left before it. */
type Place = { rule: number; index: number; order: number };

type LeftOfRule = { rule: RecurrenceRule; fromIndex: number; toIndex: number };

function rulesOf(times: PlanTimes): LeftOfRule[] {
  const earlier = times.earlier.map((rule) => ({ ...rule, rule: ruleOf(rule) }));
  return [...earlier, { rule: times, fromIndex: times.nextIndex, toIndex: Infinity }];
}

function placeOf(times: PlanTimes, of: Date): Place | null {
  let before = 0;
  for (const [number, { rule, fromIndex, toIndex }] of rulesOf(times).entries()) {
    const found = firstAfter(rule, new Date(of.getTime() - 1), fromIndex);
    if (found !== null && found.index < toIndex && found.at.getTime() === of.getTime()) {
      return { rule: number, index: found.index, order: before + found.index - fromIndex };
    }
    before += toIndex - fromIndex;
  }
  return null;
}

function rulesBefore(times: PlanTimes, place: Place): EarlierRule[] {
  return rulesOf(times)
    .slice(0, place.rule + 1)
    .flatMap(({ rule, fromIndex, toIndex }, number) => {
      const end = number === place.rule ? place.index : toIndex;
      const { anchorAt, timeZone, recurringType } = rule;
      if (recurringType === null || end <= fromIndex) return [];
      return [{ anchorAt: anchorAt.toISOString(), timeZone, recurringType, fromIndex, toIndex: end }];
    });
}
