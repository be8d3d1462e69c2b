import { deleteScheduleRoute, listSchedulesRoute } from "@sahne/contract/schedules/plans";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { ApiError } from "#lib/api-error.ts";
import { useFallbackPoll } from "#lib/live-state.ts";
import { useUserId } from "#data/accounts/accounts.ts";
import { refreshVideos } from "#data/videos/videos.ts";

const scheduleKeys = {
  all: ["schedules"] as const,
  of: (userId: string) => ["schedules", userId] as const,
};

/** Every plan, soonest first; those that have run out come last and have no next run. */
export function useSchedules() {
  const userId = useUserId();
  const pollMs = useFallbackPoll(false);
  return useQuery({
    queryKey: scheduleKeys.of(userId),
    queryFn: () => call(listSchedulesRoute, { params: { userId }, query: {} }, "default.unknown"),
    select: (reply) => reply.schedules,
    staleTime: 0,
    refetchInterval: pollMs,
  });
}

/** The first so many of those that will run, soonest first. */
export function useNextSchedules(limit: number) {
  const userId = useUserId();
  const pollMs = useFallbackPoll(false);
  return useQuery({
    queryKey: [...scheduleKeys.of(userId), limit],
    queryFn: () => call(listSchedulesRoute, { params: { userId }, query: { limit } }, "default.unknown"),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: pollMs,
  });
}

/** Ends a plan for good, by the plan's own id. Films that it has made stay; a video that still waits needs a time. */
export function useStopSchedule() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (scheduleId: string) => {
      try {
        await call(deleteScheduleRoute, { params: { scheduleId } }, "default.unknown");
      } catch (error) {
        // Already stopped in another tab, which is what was wanted.
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: scheduleKeys.all });
      void refreshVideos(queryClient);
    },
  });
}
