import {
  CALENDAR_MAX_DAYS,
  CALENDAR_MAX_ENTRIES,
  type Calendar,
  type CalendarEntry,
} from "@sahne/contract/schedules/calendar";
import { episodeWords, topicAfter, topicsLeft } from "@sahne/contract/studio/episodes";
import { planRuns } from "@sahne/contract/schedules/plan-runs";
import { slotsAfter } from "@sahne/contract/schedules/slots";
import { DAY_MS, HOUR_MS } from "@sahne/contract/time-units";
import { momentOf } from "@sahne/contract/schedules/zoned-time";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { AppError } from "#platform/errors.ts";
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
import { presentChange, presentPublication, presentRun, type Reading } from "./calendar-entries.ts";
import { filledName } from "./series/episode.ts";
import { timesOf } from "./plan-times.ts";
import { DEFAULT_ZONE } from "./schedules.service.ts";

type Question = { from: string; to: string; timeZone?: string | undefined; moreFrom?: string | undefined };

/** As many as one answer holds: most answers need no second look. */
const PLANS_AT_ONCE = CALENDAR_MAX_ENTRIES;

/** Everything that will happen and has happened from the first day to the last, soonest first. */
export async function readCalendar(context: Context, userId: string, question: Question): Promise<Calendar> {
  const user = await findUserById(context.db, userId);
  const timeZone = question.timeZone ?? user?.timeZone ?? DEFAULT_ZONE;
  const period = periodOf(question, timeZone);
  const asked = { ...period, userId, limit: CALENDAR_MAX_ENTRIES + 1 };
  const link = (key: string | null): string | null =>
    key === null ? null : context.mediaLinks.link({ key, userId, epoch: user?.mediaEpoch ?? 0 }, context.clock.now());
  const language = user?.language === "en" ? "en" : "tr";
  const [coming, runs, publications, changes, weeks] = await Promise.all([
    comingRuns(context, { ...period, userId, language }),
    pastRuns(context.db, asked),
    publicationsIn(context.db, asked),
    changesIn(context.db, asked),
    slotsOfChannels(context.db, userId),
  ]);
  const { now, canChange } = readingOf(context);
  const outgoing = [...outgoingRuns(coming), ...publications];
  const entries = [
    ...coming.entries,
    ...weeks.flatMap((week) => freeSlots(week, period, { now, outgoing })),
    ...runs.map((run) => presentRun(run, link)),
    ...publications.map((publication) => presentPublication(publication, { now, canChange, link })),
    ...changes.flatMap((change) => presentChange(change, link)),
  ];
  return { ...oneAnswer(entries), timeZone };
}

/** What goes out without its owner in a period, soonest first, under the titles it goes out with. */
export async function outgoingIn(context: Context, userId: string, period: Period): Promise<CalendarEntry[]> {
  const user = await findUserById(context.db, userId);
  const asked = { ...period, userId, limit: CALENDAR_MAX_ENTRIES + 1 };
  const publications = (await publicationsIn(context.db, asked)).filter(
    ({ status }) => status === "planned" || status === "scheduled",
  );
  const reading = { ...readingOf(context), link: () => null };
  const language = user?.language === "en" ? "en" : "tr";
  const coming = await comingRuns(context, { ...period, userId, language }, (plan) =>
    plan.isPublished && !plan.isPaused ? [{ ...plan, name: plan.publicTitle }, ...besides(plan)] : [],
  );
  return [...coming.entries, ...publications.map((publication) => presentPublication(publication, reading))].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1),
  );
}

/** The same plan on each channel its films go to besides. */
function besides(plan: CalendarPlan): ChannelPlan[] {
  const others = new Map(plan.further.toReversed().map((one) => [one.channelId, one.title]));
  return [...others]
    .filter(([channelId]) => channelId !== plan.channelId)
    .map(([channelId, name]) => ({ ...plan, channelId, name, isBeside: true }));
}

function readingOf(context: Context): Reading {
  const canChange = (channelId: string, scopes: readonly string[]): boolean =>
    targetOf(context, channelId).rights(scopes).canChange;
  return { now: context.clock.now(), canChange };
}

function periodOf({ from, to, moreFrom }: Question, timeZone: string): Period {
  const midnight = { time: "00:00" };
  const first = momentOf({ ...midnight, date: from }, timeZone);
  const last = momentOf({ ...midnight, date: dayAfter(to) }, timeZone);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (first === null || last === null || days < 1 || days > CALENDAR_MAX_DAYS) {
    throw new AppError("invalid_request", { fields: { to: "calendar.range.bad" } });
  }
  const begin = moreFrom === undefined ? first : new Date(moreFrom);
  return { from: begin > first ? begin : first, to: last };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** The soonest of all; what lies beyond them is asked for from the first that is not among them. */
function oneAnswer(entries: CalendarEntry[]): Pick<Calendar, "entries" | "moreFrom"> {
  const sorted = entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1));
  const following = sorted[CALENDAR_MAX_ENTRIES];
  if (following === undefined) return { entries: sorted, moreFrom: null };
  const complete = sorted.filter((entry) => Date.parse(entry.at) < Date.parse(following.at));
  if (complete.length > 0) return { entries: complete, moreFrom: following.at };
  const afterwards = new Date(Date.parse(following.at) + 1).toISOString();
  return { entries: sorted.slice(0, CALENDAR_MAX_ENTRIES), moreFrom: afterwards };
}

/** Seen from one of its channels; moved and counted at the first. */
type ChannelPlan = CalendarPlan & { isBeside?: boolean };
type Coming = { entries: CalendarEntry[]; channelsOf: Map<string, (string | null)[]> };

/** The soonest films of plans to come: at least as many as one answer holds, if there are. */
async function comingRuns(
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
      const further = plan.further.map(({ channelId }) => channelId);
      channelsOf.set(plan.id, plan.isPublished ? [plan.channelId, ...further] : []);
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

type Counted = { made: number; now: Date; language: string };

/** Whether its coming films have to be counted from the next one on: it ends after so many, or they are named by it. */
function isCounted({ endAfter, series, name }: CalendarPlan): boolean {
  return endAfter !== null || series !== null || name.includes("{");
}

function runsOf(plan: ChannelPlan, { from, to }: Period, { made, now, language }: Counted): CalendarEntry[] {
  const isRepeated = plan.recurringType !== null || plan.random !== null;
  // What passes while a repeating plan is paused is not made up for.
  const begin = plan.isPaused && isRepeated && now > from ? now : from;
  const before = new Date(begin.getTime() - 1);
  const end = new Date(to.getTime() - 1);
  if (!isCounted(plan)) {
    const range = { after: before, to: end, limit: CALENDAR_MAX_ENTRIES + 1 };
    return planRuns(timesOf(plan), range).map(({ at }) => presentComing(plan, at, plan.name, now));
  }
  const left = Math.max(0, Math.min((plan.endAfter ?? Infinity) - made, topicsLeft(plan.series)));
  return planRuns(timesOf(plan), { to: end, limit: left }).flatMap(({ at }, others) => {
    if (at <= before) return [];
    const topic = plan.series === null ? (plan.isWritten ? "…" : undefined) : topicAfter(plan.series, others);
    const of = { n: made + others + 1, at, timeZone: plan.timeZone, language: plan.language ?? language, topic };
    return [presentComing(plan, at, filledName(plan.name, episodeWords(of)), now)];
  });
}

function presentComing(plan: ChannelPlan, at: Date, title: string, now: Date): CalendarEntry {
  const { isBeside = false, channelId } = plan;
  return {
    id: `${plan.id}/${at.toISOString()}${isBeside ? `/${channelId}` : ""}`,
    kind: "film",
    at: at.toISOString(),
    state: plan.isPaused ? "paused" : "planned",
    title,
    scheduleId: plan.id,
    videoId: plan.videoId,
    posterUrl: null,
    channelId,
    channelTitle: null,
    isRepeated: plan.recurringType !== null || plan.random !== null,
    window: plan.random === null ? null : { fromHour: plan.random.fromHour, toHour: plan.random.toHour },
    isLate: false,
    makesAt: makesAt(plan, at),
    publishBy: null,
    isMovable: at > now && !isBeside,
  };
}

function makesAt({ aheadHours, isPublished }: CalendarPlan, at: Date): string | null {
  return aheadHours > 0 && isPublished ? new Date(at.getTime() - aheadHours * HOUR_MS).toISOString() : null;
}

type Outgoing = { channelId: string | null; at: Date };
type Week = Awaited<ReturnType<typeof slotsOfChannels>>[number];

/** A plan that publishes what it makes takes the slot at its hour. */
function outgoingRuns({ entries, channelsOf }: Coming): Outgoing[] {
  return entries.flatMap(({ scheduleId, at }) =>
    (channelsOf.get(scheduleId ?? "") ?? []).map((channelId) => ({ channelId, at: new Date(at) })),
  );
}

/** The posting times to come at which nothing goes out yet. */
function freeSlots(
  week: Week,
  { from, to }: Period,
  { now, outgoing }: { now: Date; outgoing: readonly Outgoing[] },
): CalendarEntry[] {
  const { channelId, channelTitle, isDefault } = week;
  // What names no channel goes to the default one.
  const isHere = (one: Outgoing): boolean => one.channelId === channelId || (one.channelId === null && isDefault);
  const taken = new Set(outgoing.filter(isHere).map(({ at }) => at.getTime()));
  const found: CalendarEntry[] = [];
  for (const at of slotsAfter(week, from > now ? new Date(from.getTime() - 1) : now)) {
    if (at >= to) break;
    if (taken.has(at.getTime())) continue;
    found.push({
      id: `slot/${channelId}/${at.toISOString()}`,
      kind: "slot",
      at: at.toISOString(),
      state: "free",
      title: channelTitle,
      scheduleId: null,
      videoId: null,
      posterUrl: null,
      channelId,
      channelTitle,
      isRepeated: false,
      makesAt: null,
      window: null,
      isLate: false,
      publishBy: null,
      isMovable: false,
    });
  }
  return found;
}
