import { overviewReply, overviewRoute } from "@sahne/contract/history/overview";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "#lib/api.ts";
import { useFallbackPoll } from "#lib/live-state.ts";
import { useUserId } from "#data/accounts/accounts.ts";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { overviewKeys } from "#data/videos/video-cache.ts";
import { shownVideo } from "#data/videos/video-state.ts";

// R6.4: a status this version does not know must not blank the page.
const shownOverview = overviewReply.extend({
  recent: z.array(shownVideo),
  inProgress: z.array(shownVideo),
  asking: z.array(shownVideo),
});
const route = { ...overviewRoute, reply: shownOverview };
export type ShownOverview = z.output<typeof shownOverview>;

/** Figures, newest videos and next plans. Any visit looks again: they are the first thing somebody reads. */
export function useOverview() {
  const userId = useUserId();
  const timeZone = useTimeZone();
  const pollMs = useFallbackPoll(false);
  return useQuery({
    queryKey: [...overviewKeys.of(userId), timeZone],
    queryFn: () => call(route, { params: { userId }, query: { timeZone } }, "default.fetchDashboard"),
    staleTime: 0,
    refetchInterval: pollMs,
  });
}
