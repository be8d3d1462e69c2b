import {
  cancelUploadRoute,
  decideUploadRoute,
  getUploadRoute,
  publishRoute,
  uploadCandidatesRoute,
  type PublishInput,
} from "@sahne/contract/publishing";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { refreshVideos } from "./videos/videos.ts";
import { youtubeStatusKey } from "./youtube.ts";

/** Under the video's own key, so that whatever makes a video stale makes its publication stale too. */
const uploadKeys = {
  of: (videoId: string) => ["video", videoId, "upload"] as const,
  candidates: (videoId: string) => ["video", videoId, "upload", "candidates"] as const,
};

/** Both are also called when the dialog that asked is gone by then. */
type PublishCallbacks = { onAccepted: () => void; onRefused: (error: Error) => void };

export function usePublishVideo({ onAccepted, onRefused }: PublishCallbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PublishInput) => call(publishRoute, { body }, "default.publishVideo"),
    onError: onRefused,
    onSuccess: () => {
      onAccepted();
      // Not awaited: the dialog closes on the answer, the list and the uploads left today follow.
      void refreshVideos(queryClient);
      void queryClient.invalidateQueries({ queryKey: youtubeStatusKey });
    },
  });
}

/** The newest publication of a video in full: what was said, and what the channel made of it. */
export function useUpload(videoId: string, { isNeeded }: { isNeeded: boolean }) {
  return useQuery({
    queryKey: uploadKeys.of(videoId),
    queryFn: async () => (await call(getUploadRoute, { params: { videoId } }, "default.unknown")).upload,
    staleTime: 0,
    enabled: isNeeded,
  });
}

export function useCancelUpload() {
  return useUploadChange((videoId: string) => call(cancelUploadRoute, { params: { videoId } }, "default.unknown"));
}

/** Videos of the channel that may be the one whose answer was lost. */
export function useUploadCandidates(videoId: string, { isNeeded }: { isNeeded: boolean }) {
  return useQuery({
    queryKey: uploadKeys.candidates(videoId),
    queryFn: () => call(uploadCandidatesRoute, { params: { videoId } }, "default.unknown"),
    staleTime: 0,
    enabled: isNeeded,
  });
}

type Decision = {
  videoId: string;
  decision: "published" | "retry" | "give_up" | "look";
  youtubeVideoId?: string | undefined;
};

export function useDecideUpload() {
  return useUploadChange(({ videoId, ...body }: Decision) =>
    call(decideUploadRoute, { params: { videoId }, body }, "default.unknown"),
  );
}

export function useUploadChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // A refusal means that the card is out of date, so the list is asked for either way.
    onSettled: () => refreshVideos(queryClient),
  });
}
