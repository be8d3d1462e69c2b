import { Temporal } from "temporal-polyfill";

/** YouTube counts its days in California, summer time included. */
const ZONE = "America/Los_Angeles";

export function pacificDay(now: Date): string {
  return inCalifornia(now).toPlainDate().toString();
}

/** When today's quota is over: the next midnight there. */
export function nextPacificMidnight(now: Date): Date {
  return new Date(inCalifornia(now).add({ days: 1 }).startOfDay().epochMilliseconds);
}

/** The calendar day this many days earlier. */
export function pacificDayBefore(now: Date, days: number): string {
  return inCalifornia(now).toPlainDate().subtract({ days }).toString();
}

function inCalifornia(now: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE);
}
