import { publishRoute, type PublishInput } from "@sahne/contract/publishing";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { refreshVideos } from "./videos.ts";

export function usePublishVideo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PublishInput) => call(publishRoute, { body }, "default.publishVideo"),
    // Not awaited: the dialog closes on the answer, the list follows.
    onSuccess: () => void refreshVideos(queryClient),
  });
}
