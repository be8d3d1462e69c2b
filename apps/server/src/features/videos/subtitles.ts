import type { SubtitleFormat } from "@sahne/contract/subtitles";
import { writeSubtitles } from "@sahne/engine/film/subtitles";
import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { filmOf } from "./film-plan.ts";
import { findVideo } from "./videos.repo.ts";

/** Of its owner's film alone; one that nobody planned as scenes has none. */
export async function subtitlesOf(
  context: Context,
  userId: string,
  { videoId, format }: { videoId: string; format: SubtitleFormat },
): Promise<{ name: string; text: string }> {
  const video = await findVideo(context.db, userId, videoId);
  if (!video) throw new AppError("video_not_found");
  const film = video.status === "completed" ? filmOf(video.plan) : null;
  if (!film) throw new AppError("no_subtitles");
  return { name: `${video.name}.${format}`, text: writeSubtitles(film, format) };
}
