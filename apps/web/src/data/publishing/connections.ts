import { defaultChannelRoute, youtubeCallbackRoute, youtubeDisconnectRoute } from "@sahne/contract/publishing/youtube";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { refreshVideos } from "#data/videos/videos.ts";

/** Makes a connected channel the one that is meant where none is named. */
export function useDefaultChannel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (channelId: string) => call(defaultChannelRoute, { params: { channelId } }, "default.unknown"),
    onSuccess: () => refreshChannels(queryClient),
  });
}

export function useDisconnectYoutube() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (channelId: string | undefined) =>
      call(youtubeDisconnectRoute, { query: { channelId } }, "default.youtubeDisconnect"),
    onSuccess: () => refreshChannels(queryClient),
  });
}

export function useFinishConnecting() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (query: { code: string; state: string }) =>
      call(youtubeCallbackRoute, { query }, "default.youtubeCallback"),
    onSuccess: () => refreshChannels(queryClient),
  });
}

/** Another one may be the default now: what is asked for without naming a channel is then that one's. */
async function refreshChannels(queryClient: QueryClient): Promise<void> {
  void refreshVideos(queryClient);
  void queryClient.invalidateQueries({ queryKey: ["publish-profile"] });
  await queryClient.invalidateQueries({ queryKey: ["youtube"] });
}
