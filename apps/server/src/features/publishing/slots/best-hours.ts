import { BEST_DAYS, type ChannelSlots } from "@sahne/contract/schedules/slots";
import { HOUR_MS } from "@sahne/contract/time-units";
import { wallClockAt } from "@sahne/contract/schedules/zoned-time";

type CountedHour = { hour: Date; views: number; minutes: number };

/** A day of which less was counted says nothing: the hours that are missing may have been its best. */
const DAY_MINUTES = 20 * 60;
const SHOWN = 3;

/** The hours of the day at which a channel was watched most, by its own views; none before enough days were counted. */
export function bestHours(counted: readonly CountedHour[], timeZone: string): ChannelSlots["best"] {
  const days = new Map<string, { minutes: number; hours: { hour: number; views: number }[] }>();
  for (const { hour, views, minutes } of counted) {
    // The hour's middle: where the clock stands between two full hours, most of it lies there.
    const wall = wallClockAt(new Date(hour.getTime() + HOUR_MS / 2), timeZone);
    const key = `${wall.year}-${wall.month}-${wall.day}`;
    const day = days.get(key) ?? { minutes: 0, hours: [] };
    days.set(key, { minutes: day.minutes + minutes, hours: [...day.hours, { hour: wall.hour, views }] });
  }
  const whole = [...days.values()].filter(({ minutes }) => minutes >= DAY_MINUTES);
  const views = new Map<number, number>();
  for (const one of whole.flatMap(({ hours }) => hours)) views.set(one.hour, (views.get(one.hour) ?? 0) + one.views);
  const watched = [...views].filter(([, count]) => count > 0);
  if (whole.length < BEST_DAYS || watched.length === 0) return { hours: null, days: whole.length };
  const best = watched.toSorted(([a, left], [b, right]) => right - left || a - b).slice(0, SHOWN);
  return { hours: best.map(([hour]) => hour).toSorted((a, b) => a - b), days: whole.length };
}
