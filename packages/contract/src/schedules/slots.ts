import { z } from "zod";
import { done, id, instant, timeZone, userParams } from "#common.ts";
import { defineRoute } from "#route.ts";
import { DAY_MS } from "#time-units.ts";
import { instantOf, wallClockAt } from "./zoned-time.ts";

/** Ten a day: more than any channel posts. */
export const POSTING_TIMES_MAX = 70;
/** So many days of views are counted before an hour is called good. */
export const BEST_DAYS = 28;
/** A publication can be set this far ahead, so slots are looked for no further. */
const SLOT_DAYS_MAX = 729;

/** A time of the week; Monday is 1. */
export const postingTime = z.object({
  weekday: z.int().min(1).max(7),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "slots.time.bad"),
});
export type PostingTime = z.output<typeof postingTime>;

const channelSlots = z
  .object({
    channelId: id,
    timeZone: z.string(),
    times: z.array(postingTime),
    /** The next one that no publication has taken; null when there is none. */
    nextFree: instant.nullable(),
    /** The hours of the day at which the channel was watched most; null: not enough days were counted to say so. */
    best: z.object({ hours: z.array(z.int().min(0).max(23)).nullable(), days: z.int() }),
  })
  .meta({ id: "ChannelSlots" });
export type ChannelSlots = z.output<typeof channelSlots>;

export const listSlotsRoute = defineRoute({
  id: "listSlots",
  method: "GET",
  path: "/api/users/:userId/posting-times",
  tag: "schedules",
  summary: "The weekly posting times of each channel, and the next free one",
  params: userParams,
  reply: z.object({ channels: z.array(channelSlots) }),
});

export const saveSlotsRoute = defineRoute({
  id: "saveSlots",
  method: "PUT",
  path: "/api/users/:userId/posting-times/:channelId",
  tag: "schedules",
  summary: "Set the weekly posting times of a channel; publications that have an hour keep it",
  params: userParams.extend({ channelId: id }),
  body: z.object({
    times: z.array(postingTime).max(POSTING_TIMES_MAX, "slots.many"),
    /** Left out, the user's own. */
    timeZone: timeZone.optional(),
  }),
  reply: z.object({ channel: channelSlots }),
});

/** So many films of a queue may change places at once. */
export const QUEUE_MOVES_MAX = 100;

/** A film that waits for its hour, the hour it was seen at, and the one it gets instead. */
const queueMove = z.object({ videoId: id, from: instant, to: instant });
export type QueueMove = z.output<typeof queueMove>;

export const reorderQueueRoute = defineRoute({
  id: "reorderQueue",
  method: "POST",
  path: "/api/users/:userId/posting-times/:channelId/order",
  tag: "schedules",
  summary:
    "Let films that wait for their hour on a channel change places: all of them or none, and no other hour is used",
  params: userParams.extend({ channelId: id }),
  body: z.object({ moves: z.array(queueMove).min(2).max(QUEUE_MOVES_MAX) }),
  reply: done,
});

type Week = { times: readonly PostingTime[]; timeZone: string };

/** The posting times after a moment, soonest first. Two that the change of clocks puts on the same moment are one. */
export function* slotsAfter({ times, timeZone: zone }: Week, after: Date): Generator<Date> {
  const { year, month, day } = wallClockAt(after, zone);
  const sorted = times.toSorted((left, right) => (left.time < right.time ? -1 : 1));
  let last = after.getTime();
  for (let ahead = 0; ahead <= SLOT_DAYS_MAX; ahead += 1) {
    const date = new Date(Date.UTC(year, month - 1, day) + ahead * DAY_MS);
    const weekday = date.getUTCDay() === 0 ? 7 : date.getUTCDay();
    for (const { time } of sorted.filter((slot) => slot.weekday === weekday)) {
      const [hour = 0, minute = 0] = time.split(":").map(Number);
      const on = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      const at = instantOf({ ...on, hour, minute }, zone);
      if (at.getTime() <= last) continue;
      last = at.getTime();
      yield at;
    }
  }
}

/** The first posting time after a moment that is not among those taken. */
export function firstFree(week: Week, after: Date, taken: { has: (at: number) => boolean }): Date | null {
  for (const at of slotsAfter(week, after)) {
    if (!taken.has(at.getTime())) return at;
  }
  return null;
}
