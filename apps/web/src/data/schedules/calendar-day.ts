import { calendarRoute } from "@sahne/contract/schedules/calendar";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "#data/accounts/accounts.ts";
import { historyKeys } from "#data/videos/video-cache.ts";

/** All of one day, which a month shows only the first of; more than one answer holds is asked for in turn. */
export function useCalendarDay(day: string, timeZone: string) {
  const userId = useUserId();
  return useInfiniteQuery({
    queryKey: [...historyKeys.all, "calendar-day", userId, day, timeZone],
    queryFn: ({ pageParam: moreFrom }) => {
      const query = { from: day, to: day, timeZone, moreFrom };
      return call(calendarRoute, { params: { userId }, query }, "default.unknown");
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ moreFrom }) => moreFrom,
    staleTime: 0,
  });
}
