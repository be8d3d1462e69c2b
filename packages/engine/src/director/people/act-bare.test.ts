import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { direct } from "#director/direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { isFigure, readFigure } from "#stage/figure/figure-name.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const thingsOf = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes.flatMap(({ things }) =>
    things.map(({ slug }) => slug),
  );
const figureIn = (text: string, language: Language) => readFigure(thingsOf(text, language).find(isFigure) ?? "");

test.each<[string, Language, object]>([
  ["He ran the last mile with a broken toe.", "en", { pose: "run", person: { sex: "he" } }],
  ["Sarah survived for nine days.", "en", { pose: "cheer", person: { sex: "she" } }],
  ["Her coach never stopped believing in her.", "en", { person: { wear: "player" } }],
  ["Naim Süleymanoğlu kendi ağırlığının üç katını başının üstüne kaldırdı.", "tr", { pose: "lift", mood: "glad" }],
  ["Usain Bolt ran a hundred meters in under ten seconds.", "en", { pose: "run", person: { sex: "he" } }],
  ["Jirel Manders crawled for two days.", "en", { pose: "crawl" }],
  ["Hocam bana daha çok dinlenmemi söyledi.", "tr", { pose: "speak" }],
])("[R16.2] somebody is seen in a deed where a sentence names no thing: %s", (text, language, figure) => {
  expect(figureIn(text, language)).toMatchObject(figure);
});

test.each<[string, Language, object]>([
  ["Nobody is coming to save you.", "en", { pose: "stand", mood: "sad" }],
  ["She was turned down by everybody.", "en", { pose: "bow", person: { sex: "she" } }],
  ["Pes ettiğin an kaybettiğin andır.", "tr", { pose: "bow" }],
  ["Elif asla vazgeçmedi, yeniden başladı.", "tr", { person: { sex: "she" } }],
])("[R16.2] an attitude is shown by somebody, as old and of the sex the words say: %s", (text, language, figure) => {
  expect(figureIn(text, language)).toMatchObject(figure);
});

test.each<[string, Language]>([
  ["Her şeyimi tek tek aradılar.", "tr"],
  ["Prices fell again.", "en"],
  ["I gave up sugar.", "en"],
  ["Coca Cola sold more than ever.", "en"],
  ["Wall Street ran wild.", "en"],
])("[R16.2] nobody is drawn for what nobody does, and a thing goes before an attitude: %s", (text, language) => {
  expect(thingsOf(text, language).filter(isFigure)).toEqual([]);
});

test("[R16.2] whose age is told is as old as that, and the film shows only one of somebody", () => {
  expect(thingsOf("Yetmiş iki yaşındaki Hatice teyze üniversiteden mezun oldu.", "tr")).toContain("old-woman");
  expect(thingsOf("Fall seven times, stand up eight.", "en").filter(isFigure)).toHaveLength(1);
});

test("[R16.2] two who are named outside of a story stand together, each as tall as they are", () => {
  expect(
    thingsOf("Kum fırtınası yaklaşıyordu. Küçük kız dedesine sarıldı. Develer çöktü. Sabah oldu.", "tr"),
  ).toContainEqual(expect.stringMatching(/^figure-she-child-.*hug.*-and-he-old-/u));
  expect(thingsOf("A boy gave his grandmother a flower. Bread is good. The sun rose.", "en")).toContainEqual(
    expect.stringMatching(/^figure-he-child-.*-and-she-old-/u),
  );
});
