import type { ScheduleInput } from "@sahne/contract/schedules/schedules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { loadChunk } from "#lib/chunk.ts";
import { refreshVideos } from "#data/videos/videos.ts";

/** Asking again for the same video only changes its time, so a failed call may simply be repeated. */
export function useScheduleVideo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ videoId, body }: { videoId: string; body: ScheduleInput }) => {
      // Most videos are made at once; what a plan is made of comes with the first one.
      const { scheduleVideoRoute } = await loadChunk(() => import("@sahne/contract/schedules/schedules"));
      return call(scheduleVideoRoute, { params: { videoId }, body }, "default.scheduleVideo");
    },
    onSuccess: () => void refreshVideos(queryClient),
  });
}
