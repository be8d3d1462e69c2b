import type { FilmScene } from "./film.ts";

/** What the channel makes chapters of: the first begins at 0:00, there are three or more, none is shorter than ten seconds. */
export const CHAPTERS_MIN = 3;
export const CHAPTER_SECONDS_MIN = 10;

/** Whole seconds, as they stand in a description, and what is said in it. */
export type Chapter = { at: number; words: string };

type ToldScene = Pick<FilmScene, "text" | "start" | "end">;

/** The parts of a film that may be chapters, each beginning with a scene; none where the channel would take none. */
export function chaptersOf(scenes: readonly ToldScene[]): Chapter[] {
  const chapters: Chapter[] = [];
  const end = Math.floor(scenes.at(-1)?.end ?? 0);
  for (const { start, text } of scenes) {
    const last = chapters.at(-1);
    const at = last ? Math.round(start) : 0;
    const isLongEnough = !last || at - last.at >= CHAPTER_SECONDS_MIN;
    if (isLongEnough && end - at >= CHAPTER_SECONDS_MIN) chapters.push({ at, words: text });
    else if (last) last.words = `${last.words} ${text}`.trim();
  }
  return chapters.length >= CHAPTERS_MIN ? chapters : [];
}
