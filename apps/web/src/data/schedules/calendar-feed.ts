import { createFeedRoute, deleteFeedRoute, getFeedRoute } from "@sahne/contract/schedules/calendar-feed";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "#data/accounts/accounts.ts";

const feedKey = (userId: string) => ["calendar-feed", userId] as const;

/** Whether there is a link; the link itself is told only when it is made. */
export function useFeed() {
  const userId = useUserId();
  return useQuery({
    queryKey: feedKey(userId),
    queryFn: async () => (await call(getFeedRoute, { params: { userId } }, "default.unknown")).feed,
    staleTime: 0,
  });
}

export function useCreateFeed() {
  return useFeedChange((userId) => call(createFeedRoute, { params: { userId } }, "default.unknown"));
}

export function useDeleteFeed() {
  return useFeedChange((userId) => call(deleteFeedRoute, { params: { userId } }, "default.unknown"));
}

function useFeedChange<Reply>(change: (userId: string) => Promise<Reply>) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => change(userId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedKey(userId) }),
  });
}
