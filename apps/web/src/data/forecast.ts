import { forecastRoute, type SpreadMove } from "@sahne/contract/forecast";
import { moveRunRoute } from "@sahne/contract/plans";
import { moveUploadRoute } from "@sahne/contract/waiting-uploads";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "./accounts.ts";
import { historyKeys } from "./videos/video-cache.ts";
import { refreshVideos } from "./videos/videos.ts";

/** What the coming weeks hold; whatever is planned, moved or published changes it. */
export function useForecast(gapMinutes: number) {
  const userId = useUserId();
  return useQuery({
    queryKey: [...historyKeys.all, "forecast", userId, gapMinutes],
    queryFn: async () =>
      (await call(forecastRoute, { params: { userId }, query: { gapMinutes } }, "default.unknown")).forecast,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The last first, so that none lands for a moment where the next one still is. */
export function useSpread() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (moves: readonly SpreadMove[]) => {
      for (const { scheduleId, videoId, channelId, at, to } of moves.toReversed()) {
        if (scheduleId !== null) {
          const body = { runAt: at, to, scope: "one" as const };
          await call(moveRunRoute, { params: { scheduleId }, body }, "default.unknown");
        } else if (videoId !== null) {
          const of = { params: { videoId }, query: { channelId } };
          await call(moveUploadRoute, { ...of, body: { publishAt: to } }, "default.unknown");
        }
      }
    },
    onSettled: () => refreshVideos(queryClient),
  });
}
