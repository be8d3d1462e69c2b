import { createVideoRoute, type CreateVideoInput } from "@sahne/contract/videos";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "#lib/api.ts";
import { randomId } from "#lib/ids.ts";
import { useUserId } from "./accounts.ts";
import { profileKeys, type ShownProfile } from "./profile.ts";

export const videoKeys = { all: ["videos"] as const, scheduled: ["scheduledVideos"] as const };

/** R11.15: what every change to a video makes stale. */
export async function refreshVideos(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [videoKeys.all, videoKeys.scheduled, profileKeys.all].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

export function useCreateVideo() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const keyFor = useAttemptKey();
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

/**
 * One key per thing asked for: pressing again after a lost answer repeats the same request, so that it makes one video.
 * Another body, or a success, begins a new one.
 */
function useAttemptKey() {
  const attempt = useRef<{ body: string; key: string } | null>(null);
  return {
    current(body: unknown): string {
      const text = JSON.stringify(body);
      if (attempt.current?.body !== text) attempt.current = { body: text, key: randomId() };
      return attempt.current.key;
    },
    forget(): void {
      attempt.current = null;
    },
  };
}
