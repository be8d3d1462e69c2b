import type { PublishProfileInput } from "@sahne/contract/publishing/publish-profile";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loadChunk } from "#lib/chunk.ts";
import { useUserId } from "#data/accounts/accounts.ts";

/** Without a channel: that of the default one, which is not asked for by name so that nothing has to be known before. */
const profileKey = (userId: string, channelId: string | undefined) => ["publish-profile", userId, channelId] as const;

/** Fetched by those who publish: it has no room in the create screen itself. */
const calls = () => loadChunk(() => import("./publish-profile-calls.ts"));

type Wanted = { isNeeded: boolean; channelId?: string | undefined };

export function usePublishProfile({ isNeeded, channelId }: Wanted) {
  const userId = useUserId();
  return useQuery({
    queryKey: profileKey(userId, channelId),
    queryFn: async () => (await calls()).fetchPublishProfile(userId, channelId),
    enabled: isNeeded,
  });
}

export function useSavePublishProfile(channelId: string | undefined) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: async (body: PublishProfileInput) => (await calls()).savePublishProfile({ userId, channelId }, body),
    onSuccess: async (profile) => {
      queryClient.setQueryData(profileKey(userId, channelId), profile);
      // The default channel's is known by two keys.
      await queryClient.invalidateQueries({ queryKey: ["publish-profile", userId] });
    },
  });
}
