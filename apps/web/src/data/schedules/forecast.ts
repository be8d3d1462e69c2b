import { forecastRoute, type SpreadMove } from "@sahne/contract/schedules/forecast";
import { moveRunRoute } from "@sahne/contract/schedules/plans";
import { moveUploadRoute } from "@sahne/contract/publishing/waiting-uploads";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "#data/accounts/accounts.ts";
import { historyKeys } from "#data/videos/video-cache.ts";
import { refreshVideos } from "#data/videos/videos.ts";

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

type Spread = { moved: SpreadMove[]; problem: Error | null };

/** The last first, so that none lands for a moment where the next one still is. Where one is refused, those after it stay. */
export function useSpread() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (moves: readonly SpreadMove[]): Promise<Spread> => {
      const moved: SpreadMove[] = [];
      try {
        for (const move of moves.toReversed()) {
          await moveOne(move);
          moved.unshift(move);
        }
        return { moved, problem: null };
      } catch (error) {
        // What has moved can be taken back all the same.
        return { moved, problem: error instanceof Error ? error : new Error(String(error)) };
      }
    },
    onSettled: () => refreshVideos(queryClient),
  });
}

/** The same moves the other way, the first of them last in the list: each goes back to where nothing stands any more. */
export function movedBack(moves: readonly SpreadMove[]): SpreadMove[] {
  return moves.map((move) => ({ ...move, at: move.to, to: move.at })).toReversed();
}

async function moveOne({ scheduleId, videoId, channelId, at, to }: SpreadMove): Promise<void> {
  if (scheduleId !== null) {
    const body = { runAt: at, to, scope: "one" as const };
    await call(moveRunRoute, { params: { scheduleId }, body }, "default.unknown");
  } else if (videoId !== null) {
    const of = { params: { videoId }, query: { channelId } };
    await call(moveUploadRoute, { ...of, body: { publishAt: to } }, "default.unknown");
  }
}
