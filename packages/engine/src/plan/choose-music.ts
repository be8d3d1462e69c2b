import type { FilmMood } from "#director/look/mood.ts";
import type { MoodId } from "#presets.ts";
import { PRESETS } from "#presets.ts";
import type { RenderSpec } from "#spec.ts";

/** What is told decides what is heard, unless a look with music of its own, or the music itself, was asked for. */
const MUSIC_OF_MOOD: Readonly<Record<FilmMood, MoodId>> = {
  grave: "grave",
  tense: "tense",
  tender: "tender",
  playful: "playful",
  proud: "proud",
  news: "news",
  calm: "calm",
  bright: "uplift",
  dreamy: "dreamy",
  electric: "neon",
};

/** `own`: a piece that its owner brought along. */
export type FilmMusic = MoodId | "none" | "own";

export function chooseMusic(spec: Pick<RenderSpec, "music" | "style">, mood: FilmMood): FilmMusic {
  if (spec.music) return spec.music;
  const ofLook = spec.style && spec.style !== "surprise" ? PRESETS[spec.style].music : "auto";
  return ofLook === "auto" ? MUSIC_OF_MOOD[mood] : ofLook;
}
