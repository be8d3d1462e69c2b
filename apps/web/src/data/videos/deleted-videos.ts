import { listDeletedVideosRoute } from "@sahne/contract/videos/library";
import { UNDO_DELETE_MS } from "@sahne/contract/limits";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUserId } from "#data/accounts/accounts.ts";
import { call } from "#lib/api.ts";

export type DeletedVideo = { videoId: string; name: string; until: number };

// Kept among the answers: it outlives the screen, and goes with everything else at the sign-out.
const queryKey = ["deleted-videos"] as const;
const NONE: readonly DeletedVideo[] = [];

/** What can still be brought back, the newest first; also what was deleted before a reload, or in another tab. */
export function useDeletedVideos(): readonly DeletedVideo[] {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { data: deleted = NONE } = useQuery<readonly DeletedVideo[]>({
    queryKey,
    queryFn: () => fetchDeleted(queryClient, userId),
    // From then on this tab knows of its own deletions.
    staleTime: Infinity,
    gcTime: UNDO_DELETE_MS,
  });
  const oldest = deleted.at(-1);
  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => forgetDeleted(queryClient, oldest.videoId), oldest.until - Date.now());
    return () => clearTimeout(timer);
  }, [queryClient, oldest]);
  return deleted;
}

async function fetchDeleted(queryClient: QueryClient, userId: string): Promise<readonly DeletedVideo[]> {
  const { videos } = await call(listDeletedVideosRoute, { params: { userId } }, "default.fetchVideos");
  const now = Date.now();
  // Deleted here while the answer was on its way.
  const here = queryClient.getQueryData<readonly DeletedVideo[]>(queryKey) ?? NONE;
  const known = new Set(here.map((one) => one.videoId));
  const others = videos.filter((video) => !known.has(video._id));
  return [
    ...here,
    ...others.map(({ _id, videoName, undoMs }) => ({ videoId: _id, name: videoName, until: now + undoMs })),
  ];
}

export function rememberDeleted(queryClient: QueryClient, video: Omit<DeletedVideo, "until">): void {
  const until = Date.now() + UNDO_DELETE_MS;
  queryClient.setQueryData(queryKey, (kept: readonly DeletedVideo[] = NONE) => [{ ...video, until }, ...kept]);
}

export function forgetDeleted(queryClient: QueryClient, videoId: string): void {
  queryClient.setQueryData<readonly DeletedVideo[]>(queryKey, (kept) => kept?.filter((one) => one.videoId !== videoId));
}
