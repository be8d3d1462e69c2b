import { inboxItem, inboxRoute } from "@sahne/contract/history/inbox";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "#lib/api.ts";
import { useFallbackPoll } from "#lib/live-state.ts";
import { useUserId } from "#data/accounts/accounts.ts";
import { inboxKeys } from "./inbox-keys.ts";
import { shownVideo } from "#data/videos/video-state.ts";

// R6.4: a status this version does not know must not blank the page.
const shownItem = inboxItem.extend({ video: shownVideo.nullable() });
const route = { ...inboxRoute, reply: inboxRoute.reply.extend({ items: z.array(shownItem) }) };
export type ShownInboxItem = z.output<typeof shownItem>;

/** R20.1: everything that waits for its owner. */
export function useInbox() {
  const userId = useUserId();
  const pollMs = useFallbackPoll(false);
  return useQuery({
    queryKey: inboxKeys.of(userId),
    queryFn: () => call(route, { params: { userId } }, "default.unknown"),
    staleTime: 0,
    refetchInterval: pollMs,
  });
}
