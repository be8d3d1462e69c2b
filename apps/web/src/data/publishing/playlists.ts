import { listPlaylistsRoute } from "@sahne/contract/publishing/channel-changes";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "#data/accounts/accounts.ts";

/** Those of one channel. Asking costs a little of the project's day, so they are kept for a while. */
export function usePlaylists(channelId: string, { isNeeded }: { isNeeded: boolean }) {
  const userId = useUserId();
  return useQuery({
    queryKey: ["playlists", userId, channelId],
    queryFn: async () => (await call(listPlaylistsRoute, { query: { channelId } }, "default.unknown")).playlists,
    staleTime: 5 * 60_000,
    enabled: isNeeded,
  });
}
