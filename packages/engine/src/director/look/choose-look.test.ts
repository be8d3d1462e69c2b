import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { LOOKS } from "#looks/looks.ts";
import type { PresetId } from "#presets.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { SHEET_PROMPTS } from "#tools/sheet-prompts.ts";
import { direct } from "#director/direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const filmOf = (text: string, language: Language, seed = 1) =>
  direct(readBeats(text, language), { lexicon, seed }).film;

/** Mean lightness of the walls of a film, from 0 to 1. */
function lightOf(text: string, language: Language, seed = 1): number {
  const { scenes, preset } = filmOf(text, language, seed);
  const lights = scenes.map(({ colors }) => {
    const base = LOOKS[preset].sets[colors]?.base ?? "";
    const parts = [1, 3, 5].map((at) => Number.parseInt(base.slice(at, at + 2), 16) / 255);
    return (Math.max(...parts) + Math.min(...parts)) / 2;
  });
  return lights.reduce((sum, light) => sum + light, 0) / lights.length;
}

test.each<[PresetId, Language, string]>([
  ["kitchen", "tr", "Karpuz nasıl seçilir? Altındaki lekeye bak. Ağır olanı al. Buz gibi kesip peynirle ye."],
  ["cinematic", "en", "Three days in Lisbon. Ride the yellow tram uphill. Take the train to Sintra."],
  ["festive", "tr", "Çocuklarla evde 3 oyun: 1. Yastıktan kale kurun. 2. Gölge oyunu oynayın. 3. Kutudan robot yapın."],
  ["festive", "tr", "Düğünde damat bayıldı. Gelin su döktü. Doktor halay başıydı."],
  ["volt", "en", "Your laptop is slow for one reason. Too many programs start with it. Restart it once a week."],
  ["story", "en", "My grandfather never finished school. He fixed radios. When he laughed, the street heard it."],
  ["aurora", "tr", "Dişlerini günde iki kez fırçala. Altı ayda bir hekime git. Diş ipi kullan."],
  ["minimal", "en", "Three mistakes new managers make. They talk more than they listen. Which one have you seen?"],
  ["bold", "en", "He came last in every race. The coach laughed at him. In the final he ran barefoot."],
  ["noir", "en", "In 1912 the band kept playing while the Titanic went down. Would you have stayed?"],
  // What a film is about counts more than a word by the way: the eggs are a seahorse's.
  ["nature", "tr", "Denizatlarında erkek doğurur. Dişi yumurtaları babanın kesesine bırakır. Baba üç hafta taşır."],
])("[R16.2] what is told chooses the look: %s", (look, language, text) => {
  expect(filmOf(text, language).preset).toBe(look);
});

test("[R16.2] what is neither sad nor told at night stands in daylight, with every seed", () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    expect(
      lightOf("Three days in Lisbon. Ride the tram uphill. Eat tarts. Bring good shoes.", "en", seed),
    ).toBeGreaterThan(0.45);
    expect(lightOf("Why do cats purr? They purr when they are happy. Does yours?", "en", seed)).toBeGreaterThan(0.45);
    expect(lightOf("Gece yarısı ormanda yürüyordum. Arkamda biri fısıldadı.", "tr", seed)).toBeLessThan(0.3);
    expect(lightOf("5 tips to sleep better. No screens at night. Read in bed.", "en", seed)).toBeLessThan(0.4);
  }
});

test("[R16.2] the films of the contact sheets have many looks, and no look carries a quarter of them", () => {
  const counts = new Map<PresetId, number>();
  for (const { prompt, language } of SHEET_PROMPTS) {
    const { preset } = filmOf(prompt, language);
    counts.set(preset, (counts.get(preset) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThanOrEqual(11);
  expect(Math.max(...counts.values())).toBeLessThan(SHEET_PROMPTS.length / 4);
});

test("[R16.2] a film by day changes its ground, and its room is no wall through all scenes", () => {
  const { scenes } = filmOf(
    "Mercimek çorbası tarifi. 1. Soğanı doğra. 2. Mercimeği ekle. 3. Havucu koy. 4. Tencerede pişir.",
    "tr",
  );
  expect(new Set(scenes.map(({ backdrop }) => backdrop)).size).toBeGreaterThanOrEqual(2);
  expect(scenes.filter(({ backdrop }) => backdrop === "kitchen").length).toBeGreaterThanOrEqual(2);
  expect(new Set(scenes.map(({ colors }) => colors)).size).toBeGreaterThanOrEqual(3);
});
