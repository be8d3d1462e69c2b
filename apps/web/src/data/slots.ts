import { listSlotsRoute, saveSlotsRoute, type PostingTime } from "@sahne/contract/slots";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "./accounts.ts";
import { historyKeys } from "./videos/video-cache.ts";

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
