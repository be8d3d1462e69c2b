import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { SHEET_PROMPTS } from "#tools/sheet-prompts.ts";
import { direct } from "#director/direct.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const scenesOf = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes;

/** Nothing but what the director added stands under the words. */
const STANDS_IN = new Set(["hero", "close", "figure", "quote", "year"]);

const TEXTS = SHEET_PROMPTS.map(({ name, prompt, language }) => [name, prompt, language] as const);

test.each(TEXTS)(
  "[R16.2] %s: the subject stands in for no more than a third, nor thrice in a row",
  (_, prompt, language) => {
    const scenes = scenesOf(prompt, language);
    const standIns = scenes.map(
      ({ kind, things }) =>
        STANDS_IN.has(kind) && things.length === 1 && things[0]?.word === "" && things[0].count === 1,
    );
    const first = scenes.map(({ things }) => things[0]?.slug ?? "");
    const thrice = first.filter(
      (slug, index) =>
        index > 1 && standIns[index] && slug !== "" && slug === first[index - 1] && slug === first[index - 2],
    );
    expect(thrice).toEqual([]);
    expect(standIns.filter(Boolean).length).toBeLessThanOrEqual(Math.ceil(scenes.length / 3) + 1);
  },
);

test("[R16.2] beyond its share a sentence is told by its own strongest word, never by a sign for a thought", () => {
  const scenes = scenesOf(
    "Talent gets you noticed. Nobody sees the hours. It goes on anyway. They will not care. Still you return. It stays with you.",
    "en",
  );
  expect(scenes.filter(({ kind }) => kind === "words").length).toBeGreaterThan(1);
  expect(scenes.slice(1, -1).filter(({ things }) => things[0]?.slug === "glowing-star")).toEqual([]);
});
