import type { Context } from "#context.ts";
import { markOfRepeats, PLANS_AT_ONCE, repeatingPlans, type RepeatingPlan } from "./calendar-repeats.repo.ts";
import { countMade, type Period } from "./calendar.repo.ts";
import { channelsOfPlan, isCounted, isRepeated, timesIn } from "./coming-runs.ts";
import type { Outgoing } from "./free-slots.ts";

/** A film of a plan that repeats. What it looks like is found out only if it is shown. */
export type Repeat = { planId: string; at: number; others: number; made: number };

/** What is counted of one day, and the first of it. */
type RepeatDay = { count: number; first: Repeat[] };

type Repeats = { days: RepeatDay[]; outgoing: Outgoing[] };

type Asked = { userId: string; begins: readonly Date[]; perDay: number };

/** Until when it is so, if no plan is changed: the next time of a paused plan passes without a film. */
type Kept = { mark: string; until: number; repeats: Repeats };

/** Of each installation, the last that were asked for. */
const kept = new WeakMap<Context["db"], Map<string, Kept>>();
const KEPT_MAX = 32;

/**
 * The times of plans that repeat, which are computed and stored nowhere, on the days of a month. Thousands of plans take
 * longer to read than all the rest of an answer: what was found stays as long as none of them has changed.
 */
export async function repeatsIn(context: Context, asked: Asked): Promise<Repeats> {
  const { userId, begins, perDay } = asked;
  const now = context.clock.now();
  const known = kept.get(context.db) ?? new Map<string, Kept>();
  kept.set(context.db, known);
  const key = [userId, perDay, ...begins.map((begin) => begin.getTime())].join("/");
  // Asked for first: a plan that changes meanwhile has another mark the next time.
  const mark = await markOfRepeats(context.db, userId, periodOf(asked));
  const before = known.get(key);
  known.delete(key);
  const isStill = before?.mark === mark && now.getTime() <= before.until;
  const found = isStill ? before : { mark, ...(await find(context, asked, now)) };
  known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT_MAX) break;
    known.delete(oldest);
  }
  return found.repeats;
}

function periodOf({ begins }: Asked): Period {
  const [from = new Date(0), to = from] = [begins[0], begins.at(-1)];
  return { from, to };
}

async function find(context: Context, asked: Asked, now: Date): Promise<Omit<Kept, "mark">> {
  const { userId, perDay } = asked;
  const period = periodOf(asked);
  const begins = asked.begins.map((moment) => moment.getTime());
  const repeats: Repeats = {
    days: begins.slice(1).map(() => ({ count: 0, first: [] })),
    outgoing: [],
  };
  let until = Infinity;
  let after: RepeatingPlan | undefined;
  do {
    const plans = await repeatingPlans(context.db, { ...period, userId, after });
    const counted = plans.filter(isCounted).map(({ id }) => id);
    const madeBy = await countMade(context.db, counted);
    for (const plan of plans) {
      const made = madeBy.get(plan.id) ?? 0;
      const channels = channelsOfPlan(plan);
      const runs = timesIn(plan, period, { made, now });
      if (plan.isPaused && isRepeated(plan)) until = Math.min(until, runs[0]?.at.getTime() ?? Infinity);
      for (const { at, others } of runs) {
        for (const channelId of channels) repeats.outgoing.push({ channelId, at });
        const moment = at.getTime();
        const day = repeats.days[placeOf(moment, begins)];
        if (day) add(day, { planId: plan.id, at: moment, others, made }, perDay);
      }
    }
    after = plans.length === PLANS_AT_ONCE ? plans.at(-1) : undefined;
  } while (after);
  return { until, repeats };
}

/** Most of a full day come too late to be shown. */
function add(day: RepeatDay, one: Repeat, perDay: number): void {
  const { first } = day;
  day.count += 1;
  if ((first[perDay - 1]?.at ?? Infinity) < one.at) return;
  const place = first.findIndex((other) => other.at > one.at || (other.at === one.at && other.planId > one.planId));
  first.splice(place === -1 ? first.length : place, 0, one);
  first.length = Math.min(first.length, perDay);
}

/** The day in which a moment falls, counted from zero. */
export function placeOf(at: number, begins: readonly number[]): number {
  let [low, high] = [0, begins.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((begins[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}
