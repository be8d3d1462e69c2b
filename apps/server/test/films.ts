import type { FilmScene, StudioFilm } from "@sahne/contract/videos/film";

/** A film of plain scenes, each as long as the others. */
export function sampleFilm({ texts, seconds = 3 }: { texts: readonly string[]; seconds?: number }): StudioFilm {
  const scenes = texts.map((text, index): FilmScene => ({
    kind: index === 0 ? "hook" : "hero",
    text,
    emphasis: [],
    things: [{ slug: "cat", word: "", count: 1, isRefused: false }],
    start: index * seconds,
    end: (index + 1) * seconds,
    backdrop: "studio",
    colors: index % 3,
    exit: "cut",
  }));
  return {
    version: 1,
    language: "en",
    seed: 7,
    preset: "cinematic",
    isGrave: false,
    topic: "cat",
    cast: ["cat"],
    channel: null,
    durationSeconds: texts.length * seconds,
    scenes,
  };
}
