import {
  changeUploadRoute,
  dropChangeRoute,
  onChannelRoute,
  type ChangeUploadInput,
} from "@sahne/contract/publishing/channel-changes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { inputOf, useUploadChange, type UploadRef } from "./publishing.ts";
import { refreshVideos } from "#data/videos/videos.ts";

/** A published video as its channel describes it now; asked anew each time, for others write there too. */
export function useOnChannel(ref: UploadRef) {
  return useQuery({
    queryKey: ["on-channel", ref],
    queryFn: () => call(onChannelRoute, inputOf(ref), "default.unknown"),
    staleTime: Infinity,
    gcTime: 0,
    retry: 0,
    refetchOnWindowFocus: false,
  });
}

export function useChangeUpload(ref: UploadRef) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeUploadInput) => call(changeUploadRoute, { ...inputOf(ref), body }, "default.unknown"),
    onSuccess: () => void refreshVideos(queryClient),
  });
}

/** The channel stays as it is. */
export function useDropChange() {
  return useUploadChange((ref: UploadRef) => call(dropChangeRoute, inputOf(ref), "default.unknown"));
}
