import type { SubtitleFormat } from "@sahne/contract/videos/subtitles";
import { writeSubtitles } from "@sahne/engine/film/subtitles";
import { z } from "zod";
import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { type VideoRow, findVideo } from "./videos.repo.ts";

const scene = z.object({ text: z.string(), start: z.number(), end: z.number() });
const film = z.object({ scenes: z.array(scene), language: z.string().optional() });
const plan = z.object({ film, untold: z.string().default("") });

export type ToldFilm = z.output<typeof plan>["film"];

/** What the built-in renderer's film says and when; null where there are no words, for a vendor's film and for old plans. */
export function filmOf(stored: unknown): ToldFilm | null {
  const film = plan.safeParse(stored).data?.film;
  return film?.scenes.some(({ text }) => text.trim() !== "") ? film : null;
}

export function untoldOf(stored: unknown): string {
  return plan.safeParse(stored).data?.untold ?? "";
}

const ROUNDED_SECONDS = 0.5;

/** Whether a film is shorter than it was asked to be. One whose scenes were edited is as long as they are. */
export function endsEarly({ plan: stored, film: edited, options, durationSeconds }: VideoRow): boolean {
  const asked = options.durationSeconds;
  if (asked === undefined || durationSeconds === null || edited !== null) return false;
  return filmOf(stored) !== null && durationSeconds < asked - ROUNDED_SECONDS;
}

/** Only for the owner; a film that was not planned as scenes has none. */
export async function subtitlesOf(
  context: Context,
  userId: string,
  { videoId, format }: { videoId: string; format: SubtitleFormat },
): Promise<{ name: string; text: string; language: string | undefined }> {
  const video = await findVideo(context.db, userId, videoId);
  if (!video) throw new AppError("video_not_found");
  const film = video.status === "completed" ? filmOf(video.plan) : null;
  if (!film) throw new AppError("no_subtitles");
  return { name: `${video.name}.${format}`, text: writeSubtitles(film, format), language: film.language };
}
