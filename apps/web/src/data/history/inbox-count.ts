import { inboxCountRoute } from "@sahne/contract/history/inbox-count";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useFallbackPoll } from "#lib/live-state.ts";
import { useUserId } from "#data/accounts/accounts.ts";
import { inboxKeys } from "./inbox-keys.ts";

/** How many things wait for their owner; 0 until it is known. Whatever makes the inbox stale makes this stale too. */
export function useInboxCount(): number {
  const userId = useUserId();
  const pollMs = useFallbackPoll(false);
  const { data = 0 } = useQuery({
    queryKey: [...inboxKeys.of(userId), "count"],
    queryFn: async () => (await call(inboxCountRoute, { params: { userId } }, "default.unknown")).count,
    refetchInterval: pollMs,
  });
  return data;
}
