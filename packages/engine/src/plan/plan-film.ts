import { direct } from "#director/direct.ts";
import type { DirectInput } from "#director/direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import { findMood } from "#director/look/mood.ts";
import type { Film } from "#film/film.ts";
import type { PresetId } from "#presets.ts";
import { PRESET_IDS } from "#presets.ts";
import type { Reading } from "#script/beats.ts";
import { beatGrid } from "#sound/score.ts";
import type { RenderSpec } from "#spec.ts";
import type { FilmMusic } from "./choose-music.ts";
import { chooseMusic } from "./choose-music.ts";

export type FilmPlan = { film: Film; untold: string; music: FilmMusic };

export type FilmPlanInput = {
  lexicon: Lexicon;
  /** What their owner calls the pictures, in order. */
  pictures: readonly { name: string }[];
  /** Seconds a voice needs for each beat. */
  spokenSeconds?: readonly number[] | undefined;
  /** Of music that its owner brought along. */
  trackBeatSeconds?: number | undefined;
};

/** The film that a text becomes, the same in the render process and in the studio. */
export function planFilm(
  reading: Reading,
  spec: RenderSpec,
  { lexicon, pictures, spokenSeconds, trackBeatSeconds }: FilmPlanInput,
): FilmPlan {
  const seed = spec.seed ?? hashText(spec.prompt);
  const input: DirectInput = {
    lexicon,
    seed,
    preset: choosePreset(spec.style, seed),
    durationSeconds: spec.durationSeconds,
    pictures,
    channel: spec.channel ?? null,
    spokenSeconds,
  };
  // The words choose the music, the music gives the beat, and the cuts fall on it.
  const music = chooseMusic(spec, direct(reading, input).mood);
  const secondsPerBeat = beatOf(music, seed, trackBeatSeconds);
  const { film, dropped: untold } = direct(reading, { ...input, secondsPerBeat });
  return { film, untold, music };
}

function beatOf(music: FilmMusic, seed: number, trackBeatSeconds: number | undefined): number | undefined {
  if (music === "none") return undefined;
  return music === "own" ? trackBeatSeconds : beatGrid(music, seed).secondsPerBeat;
}

/** The music of a film that was edited: what it tells decides, as for one that was not. */
export function musicOf(film: Film, spec: Pick<RenderSpec, "music" | "style">): FilmMusic {
  const told = film.scenes.map(({ text }) => text.trim()).filter(Boolean);
  return chooseMusic(spec, findMood(told.join(". "), film.language));
}

/** FNV-1a: small, and the same on every machine. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function choosePreset(style: RenderSpec["style"], seed: number): PresetId | undefined {
  return style === "surprise" ? PRESET_IDS[Math.abs(seed) % PRESET_IDS.length] : style;
}
