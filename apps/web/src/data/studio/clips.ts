import { listClipsRoute } from "@sahne/contract/studio/cameras";
import type { Video } from "@sahne/contract/videos/videos";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "#data/accounts/accounts.ts";

const LOOK_AGAIN_MS = 4_000;
const isUnderWay = ({ status, needsAttention }: Video): boolean => status === "processing" && !needsAttention;

/** What was filmed for this user, newest first; looked at again as long as something is being filmed. */
export function useClips() {
  const userId = useUserId();
  return useQuery({
    queryKey: ["video", "clips", userId],
    queryFn: () => call(listClipsRoute, { params: { userId } }, "default.unknown"),
    select: ({ clips }) => clips,
    refetchInterval: ({ state }) => (state.data?.clips.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  });
}
