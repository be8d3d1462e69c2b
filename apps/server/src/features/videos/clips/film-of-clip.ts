import { SCENE_SECONDS_MAX, SCENE_TEXT_MAX } from "@sahne/contract/limits";
import type { Context } from "#context.ts";
import type { FilmScene, StudioFilm } from "@sahne/contract/videos/film";

const CLOSING_SECONDS = 2.5;

type Clip = { id: string; durationSeconds: number | null };

/** The film of one clip: words over it, and a closing card behind it. */
export function filmOfClip(
  { translatorFor }: Pick<Context, "translatorFor">,
  { id, durationSeconds }: Clip,
  { text, language }: { text: string; language: "tr" | "en" },
): StudioFilm {
  // Kept in thousandths, as scenes are.
  const seconds = Math.min(SCENE_SECONDS_MAX, Math.floor((durationSeconds ?? 0) * 1000) / 1000);
  const clip = {
    kind: "photo",
    text: text.slice(0, SCENE_TEXT_MAX),
    clip: id,
    start: 0,
    end: seconds,
    exit: "fade",
  } as const;
  const end = seconds + CLOSING_SECONDS;
  const closing = {
    kind: "end",
    text: translatorFor(language)("closing.follow"),
    start: seconds,
    end,
    exit: "cut",
  } as const;
  const scenes = [clip, closing].map((scene): FilmScene => ({
    ...scene,
    emphasis: [],
    things: [],
    backdrop: "studio",
    colors: 0,
  }));
  const about = { isGrave: false, topic: "", cast: [], channel: null };
  return { version: 1, language, seed: 1, preset: "cinematic", ...about, durationSeconds: end, scenes };
}
