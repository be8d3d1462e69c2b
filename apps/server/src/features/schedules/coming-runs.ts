import { CALENDAR_MAX_ENTRIES, type CalendarEntry } from "@sahne/contract/schedules/calendar";
import { planRuns } from "@sahne/contract/schedules/plan-runs";
import { episodeWords, topicAfter, topicsLeft } from "@sahne/contract/studio/episodes";
import { HOUR_MS } from "@sahne/contract/time-units";
import type { Context } from "#context.ts";
import { countMade, plansIn, type CalendarPlan, type Period } from "./calendar.repo.ts";
import { filledName } from "./series/episode.ts";
import { timesOf, type TimesRow } from "./plan-times.ts";

/** As many as one answer holds: most answers need no second look. */
const PLANS_AT_ONCE = CALENDAR_MAX_ENTRIES;

/** Seen from one of its channels; moved and counted at the first. */
export type ChannelPlan = CalendarPlan & { isBeside?: boolean };
export type Coming = { entries: CalendarEntry[]; channelsOf: Map<string, (string | null)[]> };

/** The soonest films of plans to come: at least as many as one answer holds, if there are. */
export async function comingRuns(
  context: Context,
  { userId, from, to, language }: Period & { userId: string; language: string },
  choose: (plan: CalendarPlan) => ChannelPlan[] = (plan) => [plan],
): Promise<Coming> {
  const now = context.clock.now();
  const channelsOf: Coming["channelsOf"] = new Map();
  let entries: CalendarEntry[] = [];
  let until = to;
  let after: CalendarPlan | undefined;
  do {
    const page = await plansIn(context.db, { userId, from, to: until, after, limit: PLANS_AT_ONCE });
    const plans = page.flatMap(choose);
    const made = await countMade(
      context.db,
      plans.filter(isCounted).map(({ id }) => id),
    );
    for (const plan of plans) {
      channelsOf.set(plan.id, channelsOfPlan(plan));
      entries.push(...runsOf(plan, { from, to: until }, { made: made.get(plan.id) ?? 0, now, language }));
      if (entries.length > 2 * CALENDAR_MAX_ENTRIES) keepSoonest();
    }
    if (entries.length > CALENDAR_MAX_ENTRIES) keepSoonest();
    after = page.length === PLANS_AT_ONCE ? page.at(-1) : undefined;
  } while (after);
  return { entries, channelsOf };

  // Nothing later than what one answer holds is needed of the plans that follow.
  function keepSoonest(): void {
    entries = entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).slice(0, CALENDAR_MAX_ENTRIES + 1);
    until = new Date(Date.parse(entries.at(-1)?.at ?? "") + 1);
  }
}

/** Where its films go by themselves; null is the default channel. */
export function channelsOfPlan({
  isPublished,
  channelId,
  further,
}: Pick<CalendarPlan, "isPublished" | "channelId" | "further">): (string | null)[] {
  return isPublished ? [channelId, ...further.map((one) => one.channelId)] : [];
}

/** How many films a plan has made, the moment, and the language its owner reads. */
export type Counted = { made: number; now: Date; language: string };

/** A time to come, and how many of the plan come before it; the latter only where they are counted. */
export type ComingRun = { at: Date; others: number };

/** Whether its coming films have to be counted from the next one on: it ends after so many, or they are named by it. */
export function isCounted({ endAfter, series, name }: Pick<CalendarPlan, "endAfter" | "series" | "name">): boolean {
  return endAfter !== null || series !== null || name.includes("{");
}

function runsOf(plan: ChannelPlan, period: Period, counted: Counted): CalendarEntry[] {
  return timesIn(plan, period, counted).map((run) => presentComing(plan, run, counted));
}

/** When a plan runs in the period. */
export function timesIn(
  plan: TimesRow & Pick<CalendarPlan, "endAfter" | "series" | "name" | "isPaused">,
  { from, to }: Period,
  { made, now }: Pick<Counted, "made" | "now">,
): ComingRun[] {
  // What passes while a repeating plan is paused is not made up for.
  const begin = plan.isPaused && isRepeated(plan) && now > from ? now : from;
  const before = new Date(begin.getTime() - 1);
  const end = new Date(to.getTime() - 1);
  if (!isCounted(plan)) {
    const range = { after: before, to: end, limit: CALENDAR_MAX_ENTRIES + 1 };
    return planRuns(timesOf(plan), range).map(({ at }) => ({ at, others: 0 }));
  }
  const left = Math.max(0, Math.min((plan.endAfter ?? Infinity) - made, topicsLeft(plan.series)));
  return planRuns(timesOf(plan), { to: end, limit: left })
    .map(({ at }, others) => ({ at, others }))
    .filter(({ at }) => at > before);
}

function titleOf(plan: CalendarPlan, { at, others }: ComingRun, { made, language }: Counted): string {
  if (!isCounted(plan)) return plan.name;
  const topic = plan.series === null ? (plan.isWritten ? "…" : undefined) : topicAfter(plan.series, others);
  const of = { n: made + others + 1, at, timeZone: plan.timeZone, language: plan.language ?? language, topic };
  return filledName(plan.name, episodeWords(of));
}

export function isRepeated({ recurringType, random }: TimesRow): boolean {
  return recurringType !== null || random !== null;
}

export function presentComing(plan: ChannelPlan, run: ComingRun, counted: Counted): CalendarEntry {
  const { isBeside = false, channelId } = plan;
  const { at } = run;
  return {
    id: `${plan.id}/${at.toISOString()}${isBeside ? `/${channelId}` : ""}`,
    kind: "film",
    at: at.toISOString(),
    state: plan.isPaused ? "paused" : "planned",
    title: titleOf(plan, run, counted),
    scheduleId: plan.id,
    videoId: plan.videoId,
    posterUrl: null,
    channelId,
    channelTitle: null,
    isRepeated: isRepeated(plan),
    window: plan.random === null ? null : { fromHour: plan.random.fromHour, toHour: plan.random.toHour },
    isLate: false,
    makesAt: makesAt(plan, at),
    publishBy: null,
    isMovable: at > counted.now && !isBeside,
  };
}

function makesAt({ aheadHours, isPublished }: CalendarPlan, at: Date): string | null {
  return aheadHours > 0 && isPublished ? new Date(at.getTime() - aheadHours * HOUR_MS).toISOString() : null;
}
