import {
  changeUploadRoute,
  dropChangeRoute,
  onChannelRoute,
  type ChangeUploadInput,
} from "@sahne/contract/channel-changes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUploadChange } from "./publishing.ts";
import { refreshVideos } from "./videos/videos.ts";

/** A published video as its channel describes it now; asked anew each time, for others write there too. */
export function useOnChannel(videoId: string) {
  return useQuery({
    queryKey: ["on-channel", videoId],
    queryFn: () => call(onChannelRoute, { params: { videoId } }, "default.unknown"),
    staleTime: Infinity,
    gcTime: 0,
    retry: 0,
    refetchOnWindowFocus: false,
  });
}

export function useChangeUpload(videoId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeUploadInput) => call(changeUploadRoute, { params: { videoId }, body }, "default.unknown"),
    onSuccess: () => void refreshVideos(queryClient),
  });
}

/** The channel stays as it is. */
export function useDropChange() {
  return useUploadChange((videoId: string) => call(dropChangeRoute, { params: { videoId } }, "default.unknown"));
}
