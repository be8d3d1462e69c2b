import {
  CALENDAR_MAX_DAYS,
  CALENDAR_MAX_ENTRIES,
  type Calendar,
  type CalendarEntry,
} from "@sahne/contract/schedules/calendar";
import { momentOf } from "@sahne/contract/schedules/zoned-time";
import { DAY_MS } from "@sahne/contract/time-units";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { AppError } from "#platform/errors.ts";
import { readDays, type Days } from "./calendar-days.service.ts";
import { presentChange, presentPublication, presentRun, readingOf } from "./calendar-entries.ts";
import {
  changesIn,
  pastRuns,
  publicationsIn,
  slotsOfChannels,
  type CalendarPlan,
  type Period,
} from "./calendar.repo.ts";
import { comingRuns, type ChannelPlan } from "./coming-runs.ts";
import { freeSlots, outgoingRuns } from "./free-slots.ts";
import { DEFAULT_ZONE } from "./schedules.service.ts";

type Question = {
  from: string;
  to: string;
  timeZone?: string | undefined;
  moreFrom?: string | undefined;
  perDay?: number | undefined;
};

/** Everything that will happen and has happened from the first day to the last, soonest first. */
export async function readCalendar(context: Context, userId: string, question: Question): Promise<Calendar> {
  const user = await findUserById(context.db, userId);
  const timeZone = question.timeZone ?? user?.timeZone ?? DEFAULT_ZONE;
  const days = daysOf(question, timeZone);
  const language = user?.language === "en" ? "en" : "tr";
  const link = (key: string | null): string | null =>
    key === null ? null : context.mediaLinks.link({ key, userId, epoch: user?.mediaEpoch ?? 0 }, context.clock.now());
  const { perDay } = question;
  if (perDay !== undefined) return readDays(context, { userId, days, perDay, timeZone, language, link });
  const period = periodOf(question, days);
  const asked = { ...period, userId, limit: CALENDAR_MAX_ENTRIES + 1 };
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
  return { ...oneAnswer(entries), days: null, timeZone };
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

/** The days that were asked for, each with its first moment, and the moment after the last. */
function daysOf({ from, to }: Question, timeZone: string): Days {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const names =
    count < 1 || count > CALENDAR_MAX_DAYS ? [] : Array.from({ length: count }, (_, n) => dayAfter(from, n));
  const begins = [...names, dayAfter(to, 1)].map((date) => momentOf({ date, time: "00:00" }, timeZone));
  const known = begins.filter((moment) => moment !== null);
  if (names.length === 0 || known.length < begins.length) {
    throw new AppError("invalid_request", { fields: { to: "calendar.range.bad" } });
  }
  return { names, begins: known };
}

function periodOf({ moreFrom }: Question, { begins }: Days): Period {
  const [first = new Date(0), last = first] = [begins[0], begins.at(-1)];
  const begin = moreFrom === undefined ? first : new Date(moreFrom);
  return { from: begin > first ? begin : first, to: last };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
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
