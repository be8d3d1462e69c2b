import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { readBeats } from "#script/read-beats.ts";

const told = (text: string, language: Language = "en") => readBeats(text, language).beats.map((beat) => beat.text);
const leftOut = (text: string) => readBeats(text, "en").leftOut.map(({ text: left }) => left.trim());

test.each([
  ["a fox runs in snow --ar 16:9 #fox @me", ["A fox runs in snow"]],
  ["a fox runs in snow --ar 16:9 --v 6.1 --style raw --no text, watermark", ["A fox runs in snow"]],
  ["--ar 9:16 A fox runs in snow. The end comes --q 2 soon.", ["A fox runs in snow", "The end comes soon"]],
  ["A fox runs --tile --seed=42 in snow", ["A fox runs in snow"]],
  ["A fox —ar 16:9 runs", ["A fox runs"]],
])("[R16.2] settings of a machine are left out wherever they stand: %s", (text, beats) => {
  const reading = readBeats(text, "en");

  expect(reading.beats.map((beat) => beat.text)).toEqual(beats);
  expect(reading.beats.flatMap(({ figure }) => figure ?? [])).toEqual([]);
  expect(reading.leftOut.map(({ text: left }) => left).join(" ")).toMatch(/--|—/u);
});

test("a dash is no setting", () => {
  expect(told("It was late --very late-- and dark. He ran -- and fell.")).toEqual([
    "It was late --very late-- and dark",
    "He ran -- and fell",
  ]);
});

test("who is named behind closing hashtags is left out with them, and in a sentence is a word of it", () => {
  expect(leftOut("We made it #ai @you @me")).toEqual(["#ai", "@you", "@me"]);
  expect(told("Follow @sahne for more")).toEqual(["Follow @sahne for more"]);
  expect(told("We made it #ai\n@sahne knows how it was done")[1]).toContain("@sahne");
});

test("a direction before a colon is no title, unless it is what is explained", () => {
  expect(told("dolly zoom: a fox runs in snow")).toEqual(["A fox runs in snow"]);
  expect(told("Yavaş çekim: Tilki karda koşuyor", "tr")).toEqual(["Tilki karda koşuyor"]);
  expect(told("Close-up: Tears roll down. Portrait: She smiles at last.")).toEqual([
    "Tears roll down",
    "She smiles at last",
  ]);
  expect(told("Slow motion: how cameras see the fast")).toEqual(["Slow motion: how cameras see the fast"]);
  expect(told("Portrait: a lesson in three steps")).toEqual(["Portrait: a lesson in three steps"]);
});

test.each<[Language, string]>([
  ["en", "4k, slow motion, no text"],
  ["en", "cinematic, 4k"],
  ["tr", "Sinematik, ağır çekim, yazı yok."],
  ["en", "--ar 16:9"],
])("[R16.3] %s: directions alone name nothing to show, and none of them is printed: %s", (language, text) => {
  const { beats, leftOut: left } = readBeats(text, language);

  expect(beats).toEqual([]);
  expect(left.every(({ kind }) => kind === "direction")).toBe(true);
});
