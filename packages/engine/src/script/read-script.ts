import type { Film } from "#film/film.ts";
import { spokenScenes } from "#film/fit-speech.ts";
import type { Language, RenderSpec } from "#spec.ts";
import type { Reading } from "./beats.ts";
import { detectLanguage } from "./language.ts";
import { readBeats } from "./read-beats.ts";

/** What a text says, beat by beat, in the language asked for or found. */
export function readScript({ prompt, language }: Pick<RenderSpec, "prompt" | "language">): Reading {
  return readBeats(prompt, language ?? detectLanguage(prompt));
}

export type SpokenScript = { language: Language; texts: string[] };

/** What a voice says in a film, part by part: the scenes of one that was edited, else the beats of its text. */
export function spokenScript(
  spec: Pick<RenderSpec, "prompt" | "language"> & { film?: Pick<Film, "scenes" | "language"> | undefined },
): SpokenScript {
  const { film } = spec;
  if (film) {
    return { language: film.language, texts: spokenScenes(film).map((index) => film.scenes[index]?.text ?? "") };
  }
  const { beats, language } = readScript(spec);
  return { language, texts: beats.map(({ text }) => text) };
}
