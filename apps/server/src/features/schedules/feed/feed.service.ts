import { CALENDAR_MAX_DAYS, CALENDAR_MAX_ENTRIES, type CalendarEntry } from "@sahne/contract/schedules/calendar";
import { calendarKey } from "@sahne/contract/schedules/calendar-words";
import { DAY_MS, HOUR_MS } from "@sahne/contract/time-units";
import { dayIn } from "@sahne/contract/schedules/zoned-time";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { readCalendar } from "#features/schedules/calendar.service.ts";
import { calendarFeeds } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { newSecret, sha256 } from "#platform/ids.ts";
import { toICalendar, type FeedEvent } from "./ical.ts";

/** What has happened stays visible so long; the rest of what one calendar answers lies ahead. */
const DAYS_BACK = 14;
const DAYS_AHEAD = CALENDAR_MAX_DAYS - DAYS_BACK - 2;
/** However much somebody plans, a feed holds so many answers of the calendar. */
const PAGES_MAX = 5;

type Feed = { createdAt: string; lastReadAt: string | null };

export async function feedOf({ db }: Context, userId: string): Promise<Feed | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  if (!row) return null;
  return { createdAt: row.createdAt.toISOString(), lastReadAt: row.lastReadAt?.toISOString() ?? null };
}

/** The link is told here and never again: only the hash of its secret is kept. */
export async function createFeed(context: Context, userId: string): Promise<string> {
  const token = newSecret();
  const row = { tokenHash: sha256(token), lastReadAt: null, createdAt: context.clock.now() };
  await context.db
    .insert(calendarFeeds)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: row });
  return `${context.config.publicUrl.origin}/api/calendar-feeds/${token}`;
}

export async function deleteFeed({ db }: Context, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** The schedule of whoever made this link; nothing but its secret is asked for, and it opens nothing else. */
export async function readFeed(context: Context, token: string): Promise<string> {
  const isIt = eq(calendarFeeds.tokenHash, sha256(token));
  const [feed] = await context.db.select().from(calendarFeeds).where(isIt);
  const user = feed && (await findUserById(context.db, feed.userId));
  if (!user) throw new AppError("not_found");
  const now = context.clock.now();
  const isOld = or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, new Date(now.getTime() - HOUR_MS)));
  await context.db.update(calendarFeeds).set({ lastReadAt: now }).where(and(isIt, isOld));
  const translate = context.translatorFor(user.language);
  const [from, to] = [-DAYS_BACK, DAYS_AHEAD].map((days) => new Date(now.getTime() + days * DAY_MS)) as [Date, Date];
  const { entries, moreFrom } = await entriesIn(context, user, { from, to });
  const events = entries.filter(({ kind }) => kind !== "slot").map((entry) => eventOf(entry, translate));
  const schedulePage = `${context.config.publicUrl.origin}/dashboard/schedule`;
  return toICalendar(moreFrom === null ? events : [...events, closing(moreFrom, schedulePage, translate)], {
    now,
    description: translate("feed.range", { from, to }),
  });
}

/** A calendar that ends in the middle says so, where it ends. */
function closing(at: string, url: string, translate: Translate): FeedEvent {
  return {
    uid: "more@sahne",
    at: new Date(at),
    summary: translate("feed.more"),
    description: translate("feed.moreText", { count: PAGES_MAX * CALENDAR_MAX_ENTRIES, url }),
    status: "TENTATIVE",
  };
}

/** The first of them in order of time, and from when on there are more. */
async function entriesIn(
  context: Context,
  { id: userId, timeZone }: { id: string; timeZone: string },
  { from, to }: { from: Date; to: Date },
): Promise<{ entries: CalendarEntry[]; moreFrom: string | null }> {
  const range = { from: dayIn(timeZone, from), to: dayIn(timeZone, to), timeZone };
  const entries: CalendarEntry[] = [];
  let moreFrom: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const answer = await readCalendar(context, userId, { ...range, moreFrom });
    entries.push(...answer.entries);
    if (answer.moreFrom === null) return { entries, moreFrom: null };
    ({ moreFrom } = answer);
  }
  return { entries, moreFrom: moreFrom ?? null };
}

type Translate = ReturnType<Context["translatorFor"]>;

function eventOf(entry: CalendarEntry, translate: Translate): FeedEvent {
  const words = [translate(`calendar.kind.${entry.kind}`), translate(calendarKey(entry))];
  return {
    uid: `${entry.kind}-${entry.id}@sahne`,
    at: new Date(entry.at),
    summary: entry.title,
    description: [...words, ...(entry.channelTitle === null ? [] : [entry.channelTitle])].join("\n"),
    status: statusOf(entry),
  };
}

function statusOf({ state }: CalendarEntry): FeedEvent["status"] {
  if (state === "paused") return "TENTATIVE";
  return state === "missed" || state === "failed" || state === "cancelled" ? "CANCELLED" : "CONFIRMED";
}
