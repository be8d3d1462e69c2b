import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { moveRun, skipRun, type MoveScope } from "@sahne/contract/schedules/plan-moves";
import { afterRuns, planRuns, type PlanTimes } from "@sahne/contract/schedules/plan-runs";
import { DAY_MS, MINUTE_MS } from "@sahne/contract/time-units";

const ZONES = [
  "Europe/Istanbul",
  "Europe/Berlin",
  "America/New_York",
  "America/Los_Angeles",
  "America/Sao_Paulo",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
  "Asia/Tehran",
  "Pacific/Apia",
  "Africa/Casablanca",
  "UTC",
];

const STEPS = { daily: "days", weekly: "weeks", monthly: "months" } as const;

const ITEMS = 18;

/** A planned time as a person would write it on a list: by the rule, moved by hand, or crossed out. */
type Item = { base: number; at: number | null; isRule: boolean; isDetached: boolean };

type Edit = { kind: "skip" | MoveScope; pick: number; minutes: number };

const edits = fc.array(
  fc.record<Edit>({
    kind: fc.constantFrom("skip", "one", "later", "all"),
    pick: fc.nat(6),
    minutes: fc.integer({ min: -12 * 24 * 60, max: 20 * 24 * 60 }),
  }),
  { maxLength: 6 },
);

const plans = fc.record({
  anchorAt: fc.date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true }),
  timeZone: fc.constantFrom(...ZONES),
  recurringType: fc.constantFrom("daily" as const, "weekly" as const, "monthly" as const),
});

/** Every list of edits gives the times that a list kept by hand, with Temporal's own arithmetic, gives; also once some have run. */
export const keepsTheList = fc.property(plans, edits, fc.integer({ min: 0, max: 40 * 24 * 60 }), (plan, list, pass) => {
  const now = new Date(plan.anchorAt.getTime() - MINUTE_MS);
  let times: PlanTimes = {
    ...plan,
    random: null,
    seed: 0,
    drawnAt: null,
    nextIndex: 0,
    until: null,
    earlier: [],
    changes: [],
  };
  let items = Array.from({ length: ITEMS }, (_, order) => byRule(stepsFrom(plan, plan.anchorAt.getTime(), order)));
  for (const edit of list) {
    const runs = planRuns(times, { limit: 7 });
    const run = runs[edit.pick % runs.length];
    if (run === undefined) continue;
    const to = new Date(run.at.getTime() + edit.minutes * MINUTE_MS);
    const isTaken = runs.some((other) => other.at.getTime() === to.getTime());
    if (to <= now || isTaken || hasTwins(items)) continue;
    const order = items.findIndex((item) => item.base === run.of.getTime());
    // The list ends somewhere, the plan does not.
    if (order === -1) continue;
    if (edit.kind === "skip") {
      times = skipRun(times, run);
      items = items.map((item, index) => (index === order ? { ...item, at: null, isRule: false } : item));
      continue;
    }
    times = afterRuns(moveRun(times, run, to, edit.kind), now);
    items = movedByHand(plan, items, { order, to: to.getTime(), scope: edit.kind, now: now.getTime() });
  }
  if (hasTwins(items)) return;
  same(times, items, now.getTime());
  const later = new Date(now.getTime() + pass * MINUTE_MS);
  same(afterRuns(times, later), items, later.getTime());
});

function same(times: PlanTimes, items: readonly Item[], now: number): void {
  const horizon = items.at(-1)?.base ?? 0;
  const got = planRuns(times, { to: new Date(horizon), limit: 10 * ITEMS }).map((run) => run.at.getTime());
  const listed = items.flatMap(({ at }) => (at !== null && at > now && at <= horizon ? [at] : []));
  const wanted = [...new Set(listed)].toSorted((left, right) => left - right);
  if (got.join() === wanted.join()) return;
  const words = (values: readonly number[]) => values.map((value) => new Date(value).toISOString()).join(" ");
  throw new Error(`The plan runs at\n${words(got)}\nand should at\n${words(wanted)}`);
}

type Move = { order: number; to: number; scope: MoveScope; now: number };

function movedByHand(plan: Pick<PlanTimes, "timeZone" | "recurringType">, items: Item[], move: Move): Item[] {
  const moved = items[move.order];
  if (moved === undefined) return items;
  if (move.scope === "one" || moved.isDetached) {
    const isRule = move.to === moved.base;
    return items.map((item) => (item === moved ? { ...item, at: move.to, isRule } : item));
  }
  return items
    .map((item, order) => {
      if (item.isDetached || (move.scope === "later" && order < move.order)) return item;
      const base = stepsFrom(plan, move.to, order - move.order);
      return item === moved || item.isRule ? byRule(base) : { ...item, base };
    })
    .filter((item) => item.base > move.now || (!item.isRule && item.at !== null))
    .map((item) => ({ ...item, isDetached: item.base <= move.now }));
}

function byRule(base: number): Item {
  return { base, at: base, isRule: true, isDetached: false };
}

/** The same clock time so many steps later, by the library. */
function stepsFrom(
  { timeZone, recurringType }: Pick<PlanTimes, "timeZone" | "recurringType">,
  from: number,
  steps: number,
): number {
  if (steps === 0 || recurringType === null) return from;
  const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
  const wall = start.toPlainDateTime().add({ [STEPS[recurringType]]: steps });
  return wall.toZonedDateTime(timeZone, { disambiguation: "compatible" }).epochMilliseconds;
}

/** Two rules may meet in one moment, which is one film; a list by hand cannot tell which of the two was meant. */
function hasTwins(items: readonly Item[]): boolean {
  const bases = items.map((item) => item.base);
  return new Set(bases).size < bases.length;
}

/** What a simple sum would answer: so many hours, or one month after the other. */
export function naively(anchor: string, timeZone: string, steps: number): { byHours: string; chained: string } {
  const start = Temporal.ZonedDateTime.from(`${anchor}[${timeZone}]`);
  const byHours = Temporal.Instant.fromEpochMilliseconds(start.epochMilliseconds + steps * DAY_MS);
  let chained = start.toPlainDate();
  for (let step = 0; step < steps; step += 1) chained = chained.add({ months: 1 });
  return { byHours: byHours.toZonedDateTimeISO(timeZone).toPlainTime().toString(), chained: chained.toString() };
}
