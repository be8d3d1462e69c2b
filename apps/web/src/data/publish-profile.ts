import type { PublishProfileInput } from "@sahne/contract/publish-profile";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loadChunk } from "#lib/chunk.ts";
import { useUserId } from "./accounts.ts";

const profileKey = (userId: string) => ["publish-profile", userId] as const;

/** Fetched by those who publish: it has no room in the create screen itself. */
const calls = () => loadChunk(() => import("./publish-profile-calls.ts"));

export function usePublishProfile({ isNeeded }: { isNeeded: boolean }) {
  const userId = useUserId();
  return useQuery({
    queryKey: profileKey(userId),
    queryFn: async () => (await calls()).fetchPublishProfile(userId),
    enabled: isNeeded,
  });
}

export function useSavePublishProfile() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: async (body: PublishProfileInput) => (await calls()).savePublishProfile(userId, body),
    onSuccess: (profile) => queryClient.setQueryData(profileKey(userId), profile),
  });
}
