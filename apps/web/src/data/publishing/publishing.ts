import {
  cancelUploadRoute,
  decideUploadRoute,
  getUploadRoute,
  publishRoute,
  uploadCandidatesRoute,
  type PublishInput,
} from "@sahne/contract/publishing/publishing";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { refreshVideos } from "#data/videos/videos.ts";
import { youtubeStatusKey } from "./youtube.ts";

/** Which publication of a video: on this channel, else the one that stands for all of them. */
export type UploadRef = { videoId: string; channelId?: string | undefined };

export function uploadRef({ _id: videoId, upload }: Pick<ShownVideo, "_id" | "upload">): UploadRef {
  return { videoId, channelId: upload?.channelId };
}

/** What a call about a publication is sent with. */
export function inputOf({ videoId, channelId }: UploadRef) {
  return { params: { videoId }, query: { channelId } };
}

/** Under the video's own key, so that whatever makes a video stale makes its publication stale too. */
const uploadKeys = {
  of: ({ videoId, channelId }: UploadRef) => ["video", videoId, "upload", channelId] as const,
  candidates: ({ videoId, channelId }: UploadRef) => ["video", videoId, "upload", channelId, "candidates"] as const,
};

type PublishCallbacks = {
  /** Of each that was accepted, one after the other. */
  onOneAccepted: (body: PublishInput) => void;
  /** Both are also called when the dialog that asked is gone by then. */
  onAccepted: () => void;
  onRefused: (error: Error, body: PublishInput) => void;
};

/** To one channel or to several: the first refusal ends it, and what was accepted before it stays so. */
export function usePublishVideo({ onOneAccepted, onAccepted, onRefused }: PublishCallbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (bodies: readonly PublishInput[]) => {
      for (const body of bodies) {
        await call(publishRoute, { body }, "default.publishVideo").catch((error: Error) => {
          onRefused(error, body);
          throw error;
        });
        onOneAccepted(body);
      }
    },
    onSuccess: onAccepted,
    onSettled: () => {
      // Not awaited: the dialog closes on the answer, the list and the uploads left today follow.
      void refreshVideos(queryClient);
      void queryClient.invalidateQueries({ queryKey: youtubeStatusKey });
    },
  });
}

/** A publication of a video in full: what was said, and what the channel made of it. */
export function useUpload(ref: UploadRef, { isNeeded }: { isNeeded: boolean }) {
  return useQuery({
    queryKey: uploadKeys.of(ref),
    queryFn: async () => (await call(getUploadRoute, inputOf(ref), "default.unknown")).upload,
    staleTime: 0,
    enabled: isNeeded,
  });
}

export function useCancelUpload() {
  return useUploadChange((ref: UploadRef) => call(cancelUploadRoute, inputOf(ref), "default.unknown"));
}

/** Videos of the channel that may be the one whose answer was lost. */
export function useUploadCandidates(ref: UploadRef, { isNeeded }: { isNeeded: boolean }) {
  return useQuery({
    queryKey: uploadKeys.candidates(ref),
    queryFn: () => call(uploadCandidatesRoute, inputOf(ref), "default.unknown"),
    staleTime: 0,
    enabled: isNeeded,
  });
}

type Decision = UploadRef & {
  decision: "published" | "retry" | "give_up" | "look" | "keep_private";
  youtubeVideoId?: string | undefined;
};

export function useDecideUpload() {
  return useUploadChange(({ videoId, channelId, ...body }: Decision) =>
    call(decideUploadRoute, { ...inputOf({ videoId, channelId }), body }, "default.unknown"),
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
