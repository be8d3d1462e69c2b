import { deleteVideoRoute, renameVideoRoute, restoreVideoRoute, videoStoryRoute } from "@sahne/contract/videos/library";
import { getVideoRoute } from "@sahne/contract/videos/videos";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
} from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { z } from "zod";
import { useUserId } from "#data/accounts/accounts.ts";
import { call } from "#lib/api.ts";
import { useFallbackPoll } from "#lib/live-state.ts";
import { logWarning } from "#lib/log.ts";
import { forgetDeleted, rememberDeleted } from "./deleted-videos.ts";
import type { LibraryFilter, LibraryPage } from "./library-pages.ts";
import { fetchPage, refreshLibrary } from "./refresh-library.ts";
import { dropVideo, keepVideo, libraryKeys } from "./video-cache.ts";
import { isWorking, shownVideo, type ShownVideo } from "./video-state.ts";
import { refreshVideos } from "./videos.ts";

const LOOK_AGAIN_MS = 15_000;

const shownReply = z.object({ video: shownVideo });
const oneRoute = { ...getVideoRoute, reply: shownReply };

/** All videos that match, page by page. Changes are put in their place one by one; `refreshLibrary` does the rest. */
export function useLibrary(filter: LibraryFilter) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const library = useInfiniteQuery({
    queryKey: libraryKeys.of(userId, filter),
    queryFn: ({ pageParam }) => fetchPage(userId, filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (last: LibraryPage) => last.nextCursor,
    placeholderData: keepPreviousData,
    // Refetching every page must never happen automatically.
    staleTime: Infinity,
    // Else each next page would be compared with all the others, value by value.
    structuralSharing: false,
  });
  const { data, dataUpdatedAt } = library;
  const pollMs = useFallbackPoll(data?.pages.some((page) => page.videos.some(isWorking)) === true);
  useEffect(() => {
    if (pollMs === false) return;
    // What fails now is asked again in the next round.
    const timer = setInterval(() => void refreshLibrary(queryClient), pollMs);
    return () => clearInterval(timer);
  }, [queryClient, pollMs]);
  useEffect(() => {
    if (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > LOOK_AGAIN_MS) void refreshLibrary(queryClient);
    // Only when the list comes on the screen: afterwards every change is told.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [queryClient]);
  return library;
}

/** For a video that may be on no list that was asked for, such as one behind a link. Null when it is gone meanwhile. */
export function useVideo(videoId: string, isWanted = true) {
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => libraryKeys.video(videoId), [videoId]);
  // A new look asks the server again: the video may have been restored.
  useEffect(() => {
    const isGone = (query: Query) => query.state.data === null;
    return () => queryClient.removeQueries({ queryKey, exact: true, predicate: isGone });
  }, [queryClient, queryKey]);
  return useQuery<ShownVideo | null>({
    enabled: ({ state }) => isWanted && state.data !== null,
    queryKey,
    queryFn: async () => (await call(oneRoute, { params: { videoId } }, "default.unknown")).video,
    staleTime: 0,
  });
}

/** Links to media end after some hours: a page that was left open asks for its film again. */
export function useFreshVideo(videoId: string): () => void {
  const queryClient = useQueryClient();
  return () => {
    call(oneRoute, { params: { videoId } }, "default.unknown").then(
      ({ video }) => keepVideo(queryClient, video),
      (error: unknown) => logWarning("The film's address could not be renewed", error),
    );
  };
}

export function useVideoStory(videoId: string) {
  return useQuery({
    queryKey: libraryKeys.story(videoId),
    queryFn: async () => (await call(videoStoryRoute, { params: { videoId } }, "default.unknown")).story,
    staleTime: 0,
  });
}

export function useRenameVideo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ videoId, videoName }: { videoId: string; videoName: string }) =>
      call(renameVideoRoute, { params: { videoId }, body: { videoName } }, "default.unknown"),
    onSuccess: ({ video }) => keepVideo(queryClient, video),
  });
}

/** Gone from every list at once; the server keeps it for ten minutes more. */
export function useDeleteVideo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ videoId }: { videoId: string; name: string }) =>
      call(deleteVideoRoute, { params: { videoId } }, "default.unknown"),
    onSuccess: (_done, deleted) => {
      dropVideo(queryClient, deleted.videoId);
      rememberDeleted(queryClient, deleted);
      void refreshVideos(queryClient);
    },
  });
}

export function useRestoreVideo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (videoId: string) => call(restoreVideoRoute, { params: { videoId } }, "default.unknown"),
    onSuccess: ({ video }) => {
      keepVideo(queryClient, video);
      forgetDeleted(queryClient, video._id);
      void refreshVideos(queryClient);
    },
  });
}
