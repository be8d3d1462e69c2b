import { getPublishProfileRoute, putPublishProfileRoute, type PublishProfileInput } from "@sahne/contract/publishing";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "./accounts.ts";

const profileKey = (userId: string) => ["publish-profile", userId] as const;

export function usePublishProfile({ isNeeded }: { isNeeded: boolean }) {
  const userId = useUserId();
  return useQuery({
    queryKey: profileKey(userId),
    queryFn: async () => (await call(getPublishProfileRoute, { params: { userId } }, "default.unknown")).profile,
    enabled: isNeeded,
  });
}

export function useSavePublishProfile() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (body: PublishProfileInput) =>
      call(putPublishProfileRoute, { params: { userId }, body }, "default.unknown"),
    onSuccess: ({ profile }) => queryClient.setQueryData(profileKey(userId), profile),
  });
}
