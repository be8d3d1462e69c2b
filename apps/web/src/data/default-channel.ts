import { defaultChannelRoute } from "@sahne/contract/youtube";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { refreshVideos } from "./videos/videos.ts";

/** Makes a connected channel the one that is meant where none is named. */
export function useDefaultChannel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (channelId: string) => call(defaultChannelRoute, { params: { channelId } }, "default.unknown"),
    onSuccess: async () => {
      void refreshVideos(queryClient);
      // What is asked for without naming a channel is that of another one now.
      void queryClient.invalidateQueries({ queryKey: ["publish-profile"] });
      await queryClient.invalidateQueries({ queryKey: ["youtube"] });
    },
  });
}
