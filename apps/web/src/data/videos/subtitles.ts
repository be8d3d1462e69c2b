import { subtitlesRoute, type SubtitleFormat } from "@sahne/contract/videos/subtitles";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api.ts";

/** The words of a film as a file: asked for with the session, which a plain link would not carry. */
export function useSubtitles() {
  return useMutation({
    mutationFn: (params: { videoId: string; format: SubtitleFormat }) =>
      call(subtitlesRoute, { params }, "default.fetchVideos"),
  });
}
