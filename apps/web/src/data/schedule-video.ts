import { scheduleVideoRoute, type ScheduleInput } from "@sahne/contract/schedules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { refreshVideos } from "./videos/videos.ts";

/** Asking again for the same video only changes its time, so a failed call may simply be repeated. */
export function useScheduleVideo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ videoId, body }: { videoId: string; body: ScheduleInput }) =>
      call(scheduleVideoRoute, { params: { videoId }, body }, "default.scheduleVideo"),
    onSuccess: () => void refreshVideos(queryClient),
  });
}
