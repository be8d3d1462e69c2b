import { z } from "zod";
import { id } from "#common.ts";
import { defineRoute } from "#route.ts";

export const subtitleFormat = z.enum(["srt", "vtt"]);
export type SubtitleFormat = z.output<typeof subtitleFormat>;

export const subtitlesRoute = defineRoute({
  id: "videoSubtitles",
  method: "GET",
  path: "/api/videos/:videoId/subtitles/:format",
  tag: "videos",
  summary: "What a film of the built-in renderer says and when, as a subtitle file to be saved",
  params: z.object({ videoId: id, format: subtitleFormat }),
  fileType: "text/plain; charset=utf-8",
  reply: z.string(),
});
