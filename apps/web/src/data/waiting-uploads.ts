import { approveUploadRoute, listPlannedUploadsRoute } from "@sahne/contract/waiting-uploads";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useFallbackPoll } from "#lib/live-state.ts";
import { useUserId } from "./accounts.ts";
import { plannedKey, useUploadChange } from "./publishing.ts";

/** Lets a publication that waits for approval go, as it stands. */
export function useApproveUpload() {
  return useUploadChange((videoId: string) => call(approveUploadRoute, { params: { videoId } }, "default.unknown"));
}

/** What waits for its hour, here or on the channel. */
export function usePlannedUploads() {
  const userId = useUserId();
  const pollMs = useFallbackPoll(false);
  return useQuery({
    queryKey: [...plannedKey, userId],
    queryFn: async () => (await call(listPlannedUploadsRoute, { params: { userId } }, "default.unknown")).uploads,
    staleTime: 0,
    refetchInterval: pollMs,
  });
}
