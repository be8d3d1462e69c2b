import type { StudioFilm } from "@sahne/contract/videos/film";
import type { Content } from "#screens/studio/edits/content.ts";
import { layOut, readingSeconds } from "#screens/studio/edits/lay-out.ts";

const empty: StudioFilm = {
  version: 1,
  language: "en",
  seed: 7,
  preset: "cinematic",
  isGrave: false,
  topic: "cat",
  cast: [],
  channel: null,
  durationSeconds: 0,
  scenes: [],
};

/** A draft of plain scenes with these words, each as long as it takes to read. */
export function sampleContent(texts: readonly string[]): Content {
  const scenes = texts.map((text, index): StudioFilm["scenes"][number] => ({
    kind: index === 0 ? "hook" : index === texts.length - 1 ? "end" : "hero",
    text,
    emphasis: [],
    things: [{ slug: "cat", word: "", count: 1, isRefused: false }],
    start: 0,
    end: readingSeconds(text),
    backdrop: "studio",
    colors: index,
    exit: "cut",
  }));
  return {
    title: "Cats",
    script: texts.join(" "),
    options: { aspectRatio: "9:16" },
    imageIds: [],
    film: layOut(empty, scenes),
  };
}
