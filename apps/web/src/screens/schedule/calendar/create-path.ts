import { HOUR_MS } from "@sahne/contract/time-units";
import { fieldsAt } from "@sahne/contract/schedules/zoned-time";

/** The form for a new video with this time filled in; an hour that has begun becomes the next one. */
export function createPath(at: Date, zone: string, now = new Date()): string {
  const wanted = at > now ? at : new Date(Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS);
  const { date, time } = fieldsAt(zone, wanted);
  return `/dashboard/create?scenario=scheduled&at=${date}T${time}`;
}
