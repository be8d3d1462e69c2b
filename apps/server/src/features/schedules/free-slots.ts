import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import { slotsAfter } from "@sahne/contract/schedules/slots";
import type { Period, slotsOfChannels } from "./calendar.repo.ts";
import type { Coming } from "./coming-runs.ts";

export type Outgoing = { channelId: string | null; at: Date };
type Week = Awaited<ReturnType<typeof slotsOfChannels>>[number];

/** A plan that publishes what it makes takes the slot at its hour. */
export function outgoingRuns({ entries, channelsOf }: Coming): Outgoing[] {
  return entries.flatMap(({ scheduleId, at }) =>
    (channelsOf.get(scheduleId ?? "") ?? []).map((channelId) => ({ channelId, at: new Date(at) })),
  );
}

/** The posting times to come at which nothing goes out yet. */
export function freeSlots(
  week: Week,
  { from, to }: Period,
  { now, outgoing }: { now: Date; outgoing: readonly Outgoing[] },
): CalendarEntry[] {
  const { channelId, channelTitle, isDefault } = week;
  // What names no channel goes to the default one.
  const isHere = (one: Outgoing): boolean => one.channelId === channelId || (one.channelId === null && isDefault);
  const taken = new Set(outgoing.filter(isHere).map(({ at }) => at.getTime()));
  const found: CalendarEntry[] = [];
  for (const at of slotsAfter(week, from > now ? new Date(from.getTime() - 1) : now)) {
    if (at >= to) break;
    if (taken.has(at.getTime())) continue;
    found.push({
      id: `slot/${channelId}/${at.toISOString()}`,
      kind: "slot",
      at: at.toISOString(),
      state: "free",
      title: channelTitle,
      scheduleId: null,
      videoId: null,
      posterUrl: null,
      channelId,
      channelTitle,
      isRepeated: false,
      makesAt: null,
      window: null,
      isLate: false,
      publishBy: null,
      isMovable: false,
    });
  }
  return found;
}
