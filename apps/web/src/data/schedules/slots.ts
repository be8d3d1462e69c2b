import {
  listSlotsRoute,
  reorderQueueRoute,
  saveSlotsRoute,
  type PostingTime,
  type QueueMove,
} from "@sahne/contract/schedules/slots";
import { listPlannedUploadsRoute } from "@sahne/contract/publishing/waiting-uploads";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "#data/accounts/accounts.ts";
import { historyKeys } from "#data/videos/video-cache.ts";
import { refreshVideos } from "#data/videos/videos.ts";

/** The weekly posting times of each channel; which one is free changes with every publication. */
export function useSlots() {
  const userId = useUserId();
  return useQuery({
    queryKey: [...historyKeys.all, "slots", userId],
    queryFn: async () => (await call(listSlotsRoute, { params: { userId } }, "default.unknown")).channels,
    staleTime: 0,
  });
}

export function useSaveSlots() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ channelId, ...body }: { channelId: string; times: PostingTime[]; timeZone: string }) =>
      call(saveSlotsRoute, { params: { userId, channelId }, body }, "default.unknown"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: historyKeys.all }),
  });
}

/** Publications that wait for their hour on any channel, soonest first. */
export function useQueue() {
  const userId = useUserId();
  return useQuery({
    queryKey: [...historyKeys.all, "queue", userId],
    queryFn: async () => (await call(listPlannedUploadsRoute, { params: { userId } }, "default.unknown")).uploads,
    staleTime: 0,
  });
}

export function useReorderQueue() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ channelId, moves }: { channelId: string; moves: QueueMove[] }) =>
      call(reorderQueueRoute, { params: { userId, channelId }, body: { moves } }, "default.unknown"),
    // The list stays as it was until the server has said how it stands.
    onSettled: () => refreshVideos(queryClient),
  });
}
