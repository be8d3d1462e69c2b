import {
  cancelVideoRoute,
  decideVideoRoute,
  fetchVideoRoute,
  freeVoiceRoute,
  retryVideoRoute,
} from "@sahne/contract/videos/generation";
import { createVideoRoute, type CreateVideoInput, type Video } from "@sahne/contract/videos/videos";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useUserId } from "#data/accounts/accounts.ts";
import { profileKeys, type ShownProfile } from "#data/accounts/profile.ts";
import { call } from "#lib/api.ts";
import { randomId } from "#lib/ids.ts";
import { refreshLibrary } from "./refresh-library.ts";
import { inboxKeys } from "#data/history/inbox-keys.ts";
import { keepVideo, historyKeys, overviewKeys } from "./video-cache.ts";

/** R11.15: what every change to a video makes stale. False when a list could not be had. */
export async function refreshVideos(queryClient: QueryClient): Promise<boolean> {
  const stale = [profileKeys.all, overviewKeys.all, historyKeys.all, inboxKeys.all, ["video"]];
  const [areListsFresh] = await Promise.all([
    refreshLibrary(queryClient),
    ...stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
  return areListsFresh;
}

export function useCreateVideo() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const keyFor = useRequestKey();
  return useMutation({
    mutationFn: (body: CreateVideoInput) =>
      call(createVideoRoute, { body, idempotencyKey: keyFor.current(body) }, "default.createVideo"),
    onSuccess: ({ video }) => {
      keyFor.forget();
      // The new card stands in the list at once; the server's own answer follows.
      queryClient.setQueryData<ShownProfile>(profileKeys.of(userId), (known) =>
        known === undefined ? undefined : { ...known, videos: [video, ...known.videos] },
      );
      void refreshVideos(queryClient);
    },
  });
}

/** Stops a film in the making; what a vendor has begun may still be charged. */
export function useCancelVideo() {
  return useVideoChange((videoId: string) => call(cancelVideoRoute, { params: { videoId } }, "default.unknown"));
}

export function useRetryVideo() {
  return useVideoChange((videoId: string) => call(retryVideoRoute, { params: { videoId } }, "default.unknown"));
}

/** Its bought voice did not come: the same film with the robot, at no cost. */
export function useFreeVoice() {
  return useVideoChange((videoId: string) =>
    call(freeVoiceRoute, { params: { videoId }, body: { voice: "robot" } }, "default.unknown"),
  );
}

/** Brings home a film that is paid for; free, whatever comes of it. */
export function useFetchVideo() {
  return useVideoChange((videoId: string) => call(fetchVideoRoute, { params: { videoId } }, "default.unknown"));
}

/** After a paid call of unknown outcome: only a person may say whether it is made again. */
export function useDecideVideo() {
  return useVideoChange(({ videoId, decision }: { videoId: string; decision: "adopt" | "retry" | "give_up" }) =>
    call(decideVideoRoute, { params: { videoId }, body: { decision } }, "default.unknown"),
  );
}

function useVideoChange<Input>(change: (input: Input) => Promise<{ video: Video }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ video }) => keepVideo(queryClient, video),
    // A refusal means that the card is out of date, so the list is asked for either way.
    onSettled: () => void refreshVideos(queryClient),
  });
}

/**
 * One key per thing asked for: pressing again after a lost answer repeats the same request, so that it makes one video.
 * Another body, or a success, begins a new one.
 */
function useRequestKey() {
  const request = useRef<{ body: string; key: string } | null>(null);
  return {
    current(body: unknown): string {
      const text = JSON.stringify(body);
      if (request.current?.body !== text) request.current = { body: text, key: randomId() };
      return request.current.key;
    },
    forget(): void {
      request.current = null;
    },
  };
}
