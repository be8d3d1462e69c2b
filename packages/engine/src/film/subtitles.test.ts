import { expect, test } from "vitest";
import { writeSubtitles } from "./subtitles.ts";
import type { FilmScene } from "./film.ts";

function scene(text: string, start: number, end: number): FilmScene {
  const plain = { kind: "hero", emphasis: [], things: [], backdrop: "studio", colors: 0, exit: "cut" } as const;
  return { ...plain, emphasis: [], things: [], text, start, end };
}

const scenes = [scene("Günaydın & merhaba", 0, 2.4), scene("", 2.4, 3.6), scene("5 < 7\n\n--> son", 3661.05, 3662)];

test("[R16.3] subtitles tell what is read and when, as SRT", () => {
  expect(writeSubtitles({ scenes }, "srt")).toBe(
    "1\n00:00:00,000 --> 00:00:02,400\nGünaydın & merhaba\n\n2\n01:01:01,050 --> 01:01:02,000\n5 < 7 → son\n",
  );
});

test("VTT has its heading, its points and no markup of ours", () => {
  expect(writeSubtitles({ scenes }, "vtt")).toBe(
    "WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.400\nGünaydın &amp; merhaba\n\n2\n01:01:01.050 --> 01:01:02.000\n5 &lt; 7 → son\n",
  );
});
