import type { RecurringType } from "@sahne/contract/schedules/schedules";
import type { ListEnd } from "@sahne/contract/schedules/series";
import { type DateAndTime, dayIn } from "@sahne/contract/schedules/zoned-time";
import type { RandomValues } from "#ui/video/random-fields.tsx";

/** What a video that repeats is made for each time, and when, if by chance. */
export type Repeat = RandomValues & { topics: string; whenDone: ListEnd; isBad: boolean };

export type When = DateAndTime & {
  isRecurring: boolean;
  recurringType: RecurringType | "random";
  /** What else was chosen for one that repeats; judged where it is typed. */
  repeat?: Repeat;
};

/** Today, with the time left open: nobody should schedule something by accident. */
export function whenDefault(now: Date, zone: string): When {
  return { date: dayIn(zone, now), time: "", isRecurring: false, recurringType: "daily" };
}
