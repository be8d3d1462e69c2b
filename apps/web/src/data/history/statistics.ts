import { statisticsRoute, videoDaysRoute } from "@sahne/contract/history/statistics";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "#data/accounts/accounts.ts";

const REFRESHING_POLL_MS = 3_000;
/** A refresh that has not come by then is late for a reason; the next visit asks again. */
const REFRESHING_POLLS = 10;

/** How the channel and its published videos do. While newer numbers are on their way, it is asked for again. */
export function useStatistics(channelId: string | undefined) {
  const userId = useUserId();
  return useQuery({
    // Under the channel's key: connecting, disconnecting and changes of the channel make it stale.
    queryKey: ["youtube", "statistics", userId, channelId],
    queryFn: () => call(statisticsRoute, { params: { userId }, query: { channelId } }, "default.unknown"),
    refetchInterval: untilRefreshed,
  });
}

/** How one published video does by day. */
export function useVideoDays(channelId: string | undefined, videoId: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: ["youtube", "statistics", userId, channelId, videoId],
    queryFn: () => call(videoDaysRoute, { params: { userId, videoId }, query: { channelId } }, "default.unknown"),
    refetchInterval: untilRefreshed,
  });
}

type Refreshed = { state: { data: { isRefreshing: boolean } | undefined; dataUpdateCount: number } };

function untilRefreshed({ state }: Refreshed): number | false {
  return state.data?.isRefreshing === true && state.dataUpdateCount <= REFRESHING_POLLS ? REFRESHING_POLL_MS : false;
}
