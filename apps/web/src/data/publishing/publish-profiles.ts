import { useQuery } from "@tanstack/react-query";
import { useUserId } from "#data/accounts/accounts.ts";
import { fetchPublishProfile } from "./publish-profile-calls.ts";

/** Those of several channels by their ids; what is known stays while another one is asked for. */
export function usePublishProfiles(channelIds: readonly string[]) {
  const userId = useUserId();
  return useQuery({
    queryKey: ["publish-profile", userId, "several", channelIds],
    queryFn: async () => {
      const profiles = channelIds.map(async (id) => [id, await fetchPublishProfile(userId, id)] as const);
      return new Map(await Promise.all(profiles));
    },
    enabled: channelIds.length > 0,
    placeholderData: (before) => before,
  });
}
