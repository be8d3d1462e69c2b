import type { MailChoice } from "@sahne/contract/accounts/notification-choices";
import { afterQuiet, MORNING_HOUR, nextAt, tellingTime, type Quiet } from "@sahne/contract/accounts/quiet-hours";
import { MINUTE_MS } from "@sahne/contract/time-units";
import { wallClockAt } from "@sahne/contract/schedules/zoned-time";

/** What happens within a minute comes in one mail: ten videos that fail together are not ten mails. */
const GATHERED_MS = MINUTE_MS;
const WEEK_DAYS = 7;

/** When the mail about something that happens now is to go; null for none. */
export function mailTime(choice: MailChoice, quiet: Quiet, now: Date, zone: string): Date | null {
  return tellingTime(choice, quiet, choice === "at_once" ? new Date(now.getTime() + GATHERED_MS) : now, zone);
}

/** The next Monday morning. */
export function nextWeekly(quiet: Quiet, now: Date, zone: string): Date {
  let day = nextAt(MORNING_HOUR, now, zone);
  for (let tried = 0; tried < WEEK_DAYS && !isMonday(day, zone); tried++) day = nextAt(MORNING_HOUR, day, zone);
  return afterQuiet(day, quiet, zone);
}

function isMonday(moment: Date, zone: string): boolean {
  const { year, month, day } = wallClockAt(moment, zone);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 1;
}
