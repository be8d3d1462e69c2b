import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { LOOKS } from "#looks/looks.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { SHEET_PROMPTS } from "#tools/sheet-prompts.ts";
import { direct } from "./direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const filmOf = (text: string, language: Language) => direct(readBeats(text, language), { lexicon, seed: 1 }).film;
const sheetText = (asked: string) => SHEET_PROMPTS.find(({ name }) => name === asked)?.prompt ?? "";
const shown = (text: string, language: Language) =>
  filmOf(text, language).scenes.map(({ things }) =>
    things.map(({ slug, isRefused }) => `${isRefused ? "no " : ""}${slug}`).join(" "),
  );

test.each<[string, Language, string]>([
  ["Sabah erken kalk. Kahvaltıda testi kebabı değil, menemen ye. Sonra yürü.", "tr", "menemen no clay-pot-kebab"],
  ["See the city. Skip taxis, take the metro. Come home.", "en", "metro-platform no taxi"],
])("[R16.2] what is meant instead stands with what it takes the place of, struck out: %s", (text, language, things) => {
  expect(shown(text, language)[1]).toBe(things);
});

test("[R16.2] what is denied without anything in its place is not shown beside something else", () => {
  expect(shown("Bugün pazar. Bu bir kedi değil. Annem bahçede çay içiyor.", "tr").join(" ")).not.toContain("no cat");
});

test("[R16.2] three for two are three with their tag, and free delivery is a sentence of its own", () => {
  const { scenes } = filmOf(
    "Yeni sezon geldi! El yapımı seramik kupalar. Her biri farklı desen. Üç al, iki öde. Kargo bedava. Link profilde.",
    "tr",
  );
  const texts = scenes.map(({ text }) => text);

  expect(texts).toContain("Kargo bedava");
  expect(scenes[texts.indexOf("Kargo bedava")]?.things[0]?.slug).toBe("delivery-van");
  expect(scenes[texts.indexOf("Üç al, iki öde")]?.things[0]?.slug).toBe("third-mug-free");
});

test.each<[string, Language, number, string]>([
  ["Good coffee. Grown 2,100 metres high. Order tonight.", "en", 1, "coffee-hill"],
  ["We climbed. The peak is 2,100 metres high. We slept.", "en", 1, "snow-capped-mountain"],
  ["I was alone at night. I heard footsteps. The door opened.", "en", 1, "footprints-in-corridor"],
  ["Lunch was ready. I heard footsteps. My dad came home.", "en", 1, "footprints"],
])("[R16.2] the company of a word says which of its pictures is meant: %s", (text, language, at, slug) => {
  expect(shown(text, language)[at]).toContain(slug);
});

test("[R16.2] who looks into the mirror is in it, and who is seen there by somebody else is not", () => {
  const home = "I live alone in this old house. The candle went out. ";
  expect(shown(`${home}Then I looked in the mirror. It whispered.`, "en")[2]).toBe("mirror-shadow");
});

test("[R16.2] a film closes on what is to be pressed, alone", () => {
  expect(shown(sheetText("app"), "en").at(-1)).toBe("phone-download-in-hand");
});

test("[R16.2] a film in a dark look stays in it, at its year too", () => {
  const text =
    "This battery charges in 9 minutes. Its energy density is up 40%. Factories in Japan are ready. Mass production starts in 2027. Your next car could drive 1,200 km. Would you wait for it?";
  const { preset, scenes } = filmOf(text, "en");
  const { sets, accent } = LOOKS[preset];

  expect(preset).toBe("volt");
  expect(scenes.filter(({ colors }) => sets[colors]?.base === accent)).toEqual([]);
});

test("[R16.2] no light falls through blinds on a house", () => {
  const { scenes } = filmOf(sheetText("house"), "en");
  const outside = scenes.filter(({ things }) => things.some(({ slug }) => slug.endsWith("-house")));

  expect(outside.length).toBeGreaterThan(0);
  for (const { backdrop } of outside) expect(backdrop).not.toBe("blinds");
});
