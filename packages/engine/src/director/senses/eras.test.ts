import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { direct } from "#director/direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const scenesOf = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes;
const shown = (text: string, language: Language) =>
  scenesOf(text, language).map(({ things }) => things.map(({ slug }) => slug).join(" "));

test("a story from before shows nothing that came later [R16]", () => {
  const old = "The ship sank in 1912. The musicians played to the end. Nobody left.";
  expect(shown(old, "en").join(" ")).toContain("violin");
  expect(shown(old.replace("1912", "2012"), "en").join(" ")).toContain("guitar");
  expect(shown("Köy 1740 yılında kuruldu. Akşam ışıklar yandı. Herkes sustu.", "tr")[1]).toBe("candle");
});

test("in a film about an animal nobody else runs or walks [R16]", () => {
  const dog = shown("Kangal köpeği sürüyü korur. Günde çok yürür. Kimse ondan hızlı koşamaz.", "tr").join(" ");
  expect(dog).not.toMatch(/person-/u);
  expect(shown("Kızım bir köpek aldı. Her gün parkta yürür. Mutlu oldu.", "tr")[1]).toContain("person-walking");
});

test("a sentence that names nothing borrows nothing from a sentence about something else [R16]", () => {
  const film = shown("The volcano was quiet. On Tuesday it began again. Then the last boat left. We watched.", "en");
  expect(film[1]).toMatch(/^(?:volcano|fire)$/u);
  const aside = shown("Marie Curie kept a tube by her bed. Nobody knew what it was. It glowed for years.", "en");
  expect(aside[1]).not.toBe("bed");
});

test("who has a name is meant by it in the whole text, and a list is more than its heading [R16]", () => {
  const cat = shown("Kedimiz Pamuk bir kahraman. Gece yangın çıktı. Pamuk bunu gördü. Kapıyı açtık.", "tr");
  expect(cat[2]).toMatch(/^cat/u);
  expect(shown("Elimde pamuk kaldı.", "tr")[0]).toContain("thread");
  expect(shown("Our soap is here. Three scents: lavender, lemon and rose. Buy it.", "en")[1]).not.toContain("perfume");
  expect(shown("Run with me. Week 8: you rest at home. Buy it.", "en")[1]).not.toContain("calendar");
  expect(shown("Kurtlar döndü. Kunduzlar baraj kurdu. Bitti.", "tr")[1]).not.toContain("wolf");
});

test.each<[string, Language, string, string]>([
  ["Bu yaz Ege'ye gidiyoruz.", "tr", "sun", "notebook-and-pen"],
  ["Bakteriler direnç kazandı.", "tr", "microbe", "trophy"],
  ["Clean the charging port.", "en", "phone-charger", "ship"],
  ["We got lost in the rain.", "en", "umbrella-in-rain", "books"],
  ["Denizatlarında erkek doğurur.", "tr", "seahorse", "horse"],
  ["By Friday the sky was black with ash.", "en", "volcano", "sun-behind-cloud"],
  ["Street market opens at five.", "en", "market-stall", "candlestick-chart"],
])("a word means what its sentence says: %s [R16]", (text, language, slug, not) => {
  const [first = ""] = shown(text, language);
  expect(first.split(" ")).toContain(slug);
  expect(first.split(" ")).not.toContain(not);
});

test("hills lie behind what is out there, and a bed by the way makes no bedroom [R16]", () => {
  const grounds = (text: string, language: Language) =>
    new Set(scenesOf(text, language).map(({ backdrop }) => backdrop));
  for (const seed of [1, 2, 3, 4, 5]) {
    const { scenes } = direct(
      readBeats("The bank will never ask for your password. Do not click the link. Tell your parents too.", "en"),
      {
        lexicon,
        seed,
      },
    ).film;
    expect(scenes.map(({ backdrop }) => backdrop)).not.toContain("hills");
  }
  expect([...grounds("Marie Curie kept a tube by her bed. She won a prize. Her notebooks glow.", "en")]).not.toContain(
    "bedroom",
  );
  expect([
    ...grounds("Kış uykusuna yatan ayı zayıflar. Ayı uykuda doğurur. Bahar gelince uyanır.", "tr"),
  ]).not.toContain("bedroom");
});

test("[R16.2] older times keep engines and screens out, and trains are drawn by steam", () => {
  expect(shown("A knight ruled here. He paid every employee in bread. They ate.", "en")[1]).not.toContain(
    "office-worker",
  );
  expect(shown("A company is here. It paid every employee in bread. They ate.", "en")[1]).toContain("office-worker");
  const [rail = "", road = ""] = shown(
    "The first railway opened in 1830. Before that the trip took a day by coach.",
    "en",
  );
  expect(rail).toContain("locomotive");
  expect(road).toContain("horse-carriage");
  expect(shown("The train to Vienna leaves at noon. It is red. We wait.", "en")[0]).toContain("train");
});

test("[R16.2] the part of a body is shown by a figure, and a cellar is no chart", () => {
  expect(shown("Fix your back in five minutes. Bend your knees. Keep on.", "en").slice(0, 2)).toEqual([
    "spine-figure",
    "squat-figure",
  ]);
  expect(shown("Diz ağrısı neden olur? Dizlerin ağrıyor. Dur.", "tr")[1]).toContain("sore-knee");
  expect(shown("The stairs to the cellar were wet. We ran. It came.", "en")[0]).toContain("cellar-stairs");
  expect(shown("Kuyudan ses geldi. Zindanda yirmi yıl geçti. Bitti.", "tr").slice(0, 2).join(" ")).toContain(
    "prison-bars",
  );
});

test("[R16.2] no sun shines on a meadow under thunder", () => {
  const scenes = scenesOf(
    "A honeybee lives in the garden. Flowers open. Thunder shook the garden. She waits in the garden.",
    "en",
  );
  expect(scenes.find(({ text }) => text.startsWith("Thunder"))?.backdrop).not.toBe("garden");
});
