import { UNDO_DELETE_MS } from "@sahne/contract/limits";
import { skipToken, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

export type DeletedVideo = { videoId: string; name: string; until: number };

// Kept among the answers: it outlives the screen, and goes with everything else at the sign-out.
const queryKey = ["deleted-videos"] as const;
const NONE: readonly DeletedVideo[] = [];

/** What can still be brought back, the newest first. */
export function useDeletedVideos(): readonly DeletedVideo[] {
  const queryClient = useQueryClient();
  const { data: deleted = NONE } = useQuery<readonly DeletedVideo[]>({
    queryKey,
    queryFn: skipToken,
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

export function rememberDeleted(queryClient: QueryClient, video: Omit<DeletedVideo, "until">): void {
  const until = Date.now() + UNDO_DELETE_MS;
  queryClient.setQueryData(queryKey, (kept: readonly DeletedVideo[] = NONE) => [{ ...video, until }, ...kept]);
}

export function forgetDeleted(queryClient: QueryClient, videoId: string): void {
  queryClient.setQueryData(queryKey, (kept: readonly DeletedVideo[] = NONE) =>
    kept.filter((one) => one.videoId !== videoId),
  );
}
