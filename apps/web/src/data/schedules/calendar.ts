import { calendarRoute } from "@sahne/contract/schedules/calendar";
import { moveUploadRoute } from "@sahne/contract/publishing/waiting-uploads";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useFallbackPoll } from "#lib/live-state.ts";
import { useUserId } from "#data/accounts/accounts.ts";
import { inputOf, useUploadChange, type UploadRef } from "#data/publishing/publishing.ts";
import { historyKeys } from "#data/videos/video-cache.ts";

/** The first and the last day, as the person's own zone has them. */
export type DayRange = { from: string; to: string };

/**
 * Everything that will happen and has happened in these days, or the first so many of each and how many there are; the
 * days before stay while others are asked for.
 */
export function useCalendar({ from, to }: DayRange, timeZone: string, perDay?: number) {
  const userId = useUserId();
  const pollMs = useFallbackPoll(false);
  return useQuery({
    // Whatever makes the history stale makes the calendar stale too.
    queryKey: [...historyKeys.all, "calendar", userId, from, to, timeZone, perDay],
    queryFn: () =>
      call(calendarRoute, { params: { userId }, query: { from, to, timeZone, perDay } }, "default.unknown"),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: pollMs,
  });
}

/** Gives a publication that waits here another hour. */
export function useMoveUpload() {
  return useUploadChange(({ publishAt, ...ref }: UploadRef & { publishAt: string }) =>
    call(moveUploadRoute, { ...inputOf(ref), body: { publishAt } }, "default.unknown"),
  );
}
