import type { MailChoice, NotificationChoices } from "@sahne/contract/accounts/notification-choices";
import { DAY_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { instantOf, wallClockAt } from "@sahne/contract/schedules/zoned-time";

/** What happens within a minute comes in one mail: ten videos that fail together are not ten mails. */
const GATHERED_MS = MINUTE_MS;
const MORNING_HOUR = 8;
const WEEK_DAYS = 7;

type Quiet = NotificationChoices["quiet"];

/** When the mail about something that happens now is to go; null for none. */
export function mailTime(choice: MailChoice, quiet: Quiet, now: Date, zone: string): Date | null {
  return tellingTime(choice, quiet, choice === "at_once" ? new Date(now.getTime() + GATHERED_MS) : now, zone);
}

/** When somebody is told of what happens then, by the clock of their zone; null for not at all. */
export function tellingTime(choice: MailChoice, quiet: Quiet, then: Date, zone: string): Date | null {
  if (choice === "off") return null;
  return afterQuiet(choice === "daily" ? nextAt(MORNING_HOUR, then, zone) : then, quiet, zone);
}

/** The next Monday morning. */
export function nextWeekly(quiet: Quiet, now: Date, zone: string): Date {
  let day = nextAt(MORNING_HOUR, now, zone);
  for (let tried = 0; tried < WEEK_DAYS && !isMonday(day, zone); tried++) day = nextAt(MORNING_HOUR, day, zone);
  return afterQuiet(day, quiet, zone);
}

function afterQuiet(wanted: Date, quiet: Quiet, zone: string): Date {
  if (quiet === null) return wanted;
  const { hour } = wallClockAt(wanted, zone);
  const isQuiet = quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
  return isQuiet ? nextAt(quiet.to, wanted, zone) : wanted;
}

/** The next moment after this one at which a clock in the zone shows that full hour. */
function nextAt(hour: number, after: Date, zone: string): Date {
  for (let days = 0; ; days++) {
    const day = wallClockAt(new Date(after.getTime() + days * DAY_MS), zone);
    const moment = instantOf({ ...day, hour, minute: 0 }, zone);
    if (moment > after) return moment;
  }
}

function isMonday(moment: Date, zone: string): boolean {
  const { year, month, day } = wallClockAt(moment, zone);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 1;
}
