import type { PostingTime } from "@sahne/contract/schedules/slots";

/** One hour with all the days on which it is a posting time: how people say it. */
export type SlotRow = { time: string; weekdays: readonly number[] };

export function rowsOf(times: readonly PostingTime[]): SlotRow[] {
  const clocks = [...new Set(times.map(({ time }) => time))].toSorted((left, right) => (left < right ? -1 : 1));
  return clocks.map((clock) => ({
    time: clock,
    weekdays: times.filter(({ time }) => time === clock).map(({ weekday }) => weekday),
  }));
}

export function timesOf(rows: readonly SlotRow[]): PostingTime[] {
  return rows.flatMap(({ time, weekdays }) => weekdays.map((weekday) => ({ weekday, time })));
}
