import { HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { sql } from "drizzle-orm";
import type { Transaction } from "#platform/db/database.ts";
import { channelHours } from "#platform/db/schema.ts";
import type { OfChannel } from "#providers/publish-target.ts";

/** Numbers further apart than this say nothing about a single hour. */
const LONGEST_MS = 90 * MINUTE_MS;

/** A channel may keep a number to itself. */
export type Watched = { now: number | null; before: { views: number | null; at: Date | null } };

/** What was watched since the numbers before, at the hour in which most of that time lies. */
export async function countHour(
  tx: Transaction,
  { userId, channelId }: OfChannel,
  films: readonly Watched[],
  now: Date,
): Promise<void> {
  const counted = films.flatMap(({ now: views, before }) => {
    if (views === null || before.views === null || before.at === null) return [];
    const since = now.getTime() - before.at.getTime();
    // A channel takes views back now and then; that is nobody who did not watch.
    return since > 0 && since <= LONGEST_MS ? [{ since, views: Math.max(0, views - before.views) }] : [];
  });
  if (counted.length === 0) return;
  const since = Math.max(...counted.map((one) => one.since));
  const middle = now.getTime() - since / 2;
  const row = {
    userId,
    channelId,
    hour: new Date(Math.floor(middle / HOUR_MS) * HOUR_MS),
    views: counted.reduce((sum, { views }) => sum + views, 0),
    minutes: Math.round(since / MINUTE_MS),
  };
  await tx
    .insert(channelHours)
    .values(row)
    .onConflictDoUpdate({
      target: [channelHours.userId, channelHours.channelId, channelHours.hour],
      set: {
        views: sql`${channelHours.views} + excluded.views`,
        minutes: sql`${channelHours.minutes} + excluded.minutes`,
      },
    });
}
