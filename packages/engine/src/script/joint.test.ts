import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { spanOfFigure } from "./figures.ts";
import { readBeats } from "./read-beats.ts";

const told = (text: string, language: Language) =>
  readBeats(`Bir. ${text} Son söz burada biter.`, language)
    .beats.map((beat) => beat.text)
    .slice(1, -1);

test.each<[string, Language]>([
  ["Clean out the hair and grease with an old toothbrush.", "en"],
  ["If your hair stands up, get inside a car.", "en"],
  ["The scoreboard broke because it could not count that high.", "en"],
  ["He lost his next match in an hour, with blisters on his feet.", "en"],
  ["He finished last, more than an hour after the winner.", "en"],
  ["A year from now, you will wish you had started today.", "en"],
  ["Üçüncü gün Rize'de çay bahçelerini ve Zilkale'yi gör.", "tr"],
  ["Bavulun içinde annemin fotoğrafı ve bir mektup vardı.", "tr"],
  ["Bu videoyu kaydet, yaz tatilinde lazım olacak.", "tr"],
])("[R16.1] what is said of one thing or done by one verb is one picture: %s", (text, language) => {
  expect(told(text, language)).toEqual([text.replace(/\.$/u, "")]);
});

test.each<[string, Language, number]>([
  ["Put a bucket under the pipe at home and unscrew the trap by hand.", "en", 2],
  ["They drop nuts on the road and wait for cars to crack them.", "en", 2],
  ["Tilki gelince dikenlerini açmış ve sonra korktuğu kuşu uzun süre korumuş.", "tr", 2],
])("[R16.1] two deeds stay two pictures: %s", (text, language, count) => {
  expect(told(text, language)).toHaveLength(count);
});

test.each<[string, Language, string]>([
  ["Dev gemi 2 saat 40 dakikada sulara gömüldü.", "tr", "2:40"],
  ["Isner won the last set 70 to 68.", "en", "70–68"],
])("[R16.1] a number of two parts stays whole: %s", (text, language, value) => {
  expect(
    readBeats(text, language).beats[0]?.figure?.value ?? readBeats(`Bir. ${text}`, language).beats[1]?.figure?.value,
  ).toBe(value);
});

test.each<[string, Language, string]>([
  ["Dev gemi 2 saat 40 dakikada sulara gömüldü.", "tr", "Dev gemi | saatte | sulara gömüldü"],
  ["Isner won the last set 70 to 68.", "en", "Isner won the last set |  | "],
])("[R16.1] and is written once in its sentence: %s", (text, language, right) => {
  const { figure, text: said } = readBeats(`Bir. ${text}`, language).beats[1] ?? {};
  const span = figure && spanOfFigure(said ?? "", figure, language);
  expect(span && [span.before.trim(), span.unit, span.after.trim()].join(" | ")).toBe(right);
});
