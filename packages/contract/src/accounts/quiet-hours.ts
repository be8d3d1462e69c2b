import { instantOf, wallClockAt } from "#schedules/zoned-time.ts";
import { DAY_MS } from "#time-units.ts";
import type { MailChoice, NotificationChoices } from "./notification-choices.ts";

/** When what is gathered for a day comes. */
export const MORNING_HOUR = 8;

export type Quiet = NotificationChoices["quiet"];

/** When somebody is told of what happens now, by the clock of their zone; null for not at all. */
export function tellingTime(choice: MailChoice, quiet: Quiet, now: Date, zone: string): Date | null {
  if (choice === "off") return null;
  return afterQuiet(choice === "daily" ? nextAt(MORNING_HOUR, now, zone) : now, quiet, zone);
}

export function afterQuiet(wanted: Date, quiet: Quiet, zone: string): Date {
  if (quiet === null) return wanted;
  const { hour } = wallClockAt(wanted, zone);
  const isQuiet = quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
  return isQuiet ? nextAt(quiet.to, wanted, zone) : wanted;
}

/** The next moment after this one at which a clock in the zone shows that full hour. */
export function nextAt(hour: number, after: Date, zone: string): Date {
  for (let days = 0; ; days++) {
    const day = wallClockAt(new Date(after.getTime() + days * DAY_MS), zone);
    const moment = instantOf({ ...day, hour, minute: 0 }, zone);
    if (moment > after) return moment;
  }
}
