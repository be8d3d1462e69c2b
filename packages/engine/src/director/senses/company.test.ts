import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { COMPANY } from "./company.ts";
import { direct } from "#director/direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import { listWords } from "#director/match/word-list.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

/** What the words of a text show, without what fills scenes that name nothing. */
const named = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes.flatMap(({ things }) =>
    things.flatMap(({ slug, word }) => (word === "" ? [] : [slug])),
  );
/** Everything that is seen. */
const shown = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes.flatMap(({ things }) =>
    things.map(({ slug, isRefused }) => (isRefused ? `no ${slug}` : slug)),
  );

test("every ambiguous word is one the lists know, and every object it may stand for is drawn", () => {
  const list = listWords(lexicon);
  for (const language of ["tr", "en"] as const)
    for (const [word, meanings] of COMPANY[language]) {
      const drawn = meanings.filter(({ slug }) => slug === "-" || Object.hasOwn(lexicon, slug));
      expect({ word, isKnown: list[language].has(word), drawn }).toEqual({ word, isKnown: true, drawn: meanings });
    }
});

test.each<[string, Language, string, string]>([
  ["Arabanı hazırla. Lastiklerin diş derinliğine bak.", "tr", "tyre", "tooth"],
  ["Ofiste doğru otur. Fareyi bileğini bükmeden tut.", "tr", "computer-mouse", "mouse-face"],
  ["Bayram sabahı. Kapı kapı şeker toplardık.", "tr", "candy", "sugar-cubes"],
  ["Kuru fasulye. Soğanı kavur, fasulyeyi ekle.", "tr", "beans", "coffee-beans"],
  ["Denizde fırtına. Balıkçı teknesi döndü.", "tr", "motor-boat", "sailboat"],
  ["How bees make honey. A worker visits the flowers.", "en", "honeybee", "construction-worker"],
  ["How bees make a teaspoon of honey. Wings fan the water away.", "en", "wing", "poultry-leg"],
  ["The ship was new. A lookout saw ice.", "en", "iceberg", "ice"],
  ["Paint a room. Two thin coats on the wall.", "en", "paint-roller", "coat"],
  ["Change a bike tube. Flip the bike and remove the wheel.", "en", "bicycle-wheel", "tyre"],
  ["Sahara at noon. Sand covered the streets, camels rested.", "en", "desert-dunes", "beach-with-umbrella"],
])("[R16.2] the company of an ambiguous word tells what it shows: %s", (text, language, right, wrong) => {
  expect(named(text, language)).toContain(right);
  expect(named(text, language)).not.toContain(wrong);
});

test.each<[string, Language, string]>([
  ["Satranç öğreniyoruz. Atlar L çizer.", "tr", "chess-knight"],
  ["Satranç öğreniyoruz. Filler çapraz gider.", "tr", "chess-bishop"],
  ["Satranç öğreniyoruz. Kale düz gider.", "tr", "chess-rook"],
  ["Satranç öğreniyoruz. Vezir her yöne gider.", "tr", "chess-queen"],
  ["Satranç öğreniyoruz. Şah tek kare gider.", "tr", "chess-king"],
  ["Satranç öğreniyoruz. Piyon ileri gider.", "tr", "chess-pawn"],
  ["Chess is easy. A knight jumps over the others.", "en", "chess-knight"],
  ["Chess is easy. A bishop moves at an angle.", "en", "chess-bishop"],
  ["Chess is easy. A rook moves straight.", "en", "chess-rook"],
  ["Chess is easy. The queen goes anywhere.", "en", "chess-queen"],
  ["Chess is easy. The king goes one square.", "en", "chess-king"],
  ["Chess is easy. The pawn goes ahead.", "en", "chess-pawn"],
])("the men of a chess game are its pieces: %s", (text, language, piece) => {
  expect(named(text, language)).toContain(piece);
});

test.each<[string, string]>([
  ["Marie Curie won two Nobel Prizes. She was born in Poland.", "trophy"],
  ["Pour the batter into a loaf pan. Bake for an hour.", "bubbling-batter"],
  ["St Mark's Square floods. People walk on planks.", "water-wave"],
])("what a drawing shows already is not seen beside it once more: %s", (text, twice) => {
  expect(shown(text, "en")).not.toContain(twice);
});

test.each<[string, Language]>([
  ["Çiftlik büyüktü. Atlar koştu. Fil bağırdı.", "tr"],
  ["Vezir saraya girdi. Şah İsmail yola çıktı. Kale düştü.", "tr"],
  ["The bishop blessed the queen. The king left the castle. A knight followed.", "en"],
])("where no chess is played nobody is a piece of it: %s", (text, language) => {
  expect(shown(text, language).filter((slug) => slug.startsWith("chess-"))).toEqual([]);
});

test.each<[string, Language, string]>([
  ["Göçmen kuşlar yola çıkar. Leylekler boğazların üzerinden geçer.", "tr", "microbe"],
  ["Modemi taşı. Elektrikli bahçe makasımız kablosuz çalışır.", "tr", "satellite-antenna"],
  ["Uykusuz kalma. Bağışıklığın zayıflar.", "tr", "bathroom-scale"],
  ["Elma 100 lira oldu. Bugün o parayla 2 kilo alıyorsun.", "tr", "bathroom-scale"],
  ["Çorba pişir. Mercimeği yıka ve ekle.", "tr", "soap"],
  ["Running your first marathon? Train for months.", "en", "train"],
  ["Bees are tidy. Wax seals the cell.", "en", "seal"],
  ["Why do cats purr? They purr when they give birth.", "en", "baby"],
  ["The tailor smiled. Waves of people came. She had to jump the line.", "en", "water-wave"],
  ["Runners, listen. Calf stretch against a wall.", "en", "cow"],
  ["A new job. Report every near miss to your friend.", "en", "graduation-cap"],
  ["Sheepdogs are clever. A border collie learns fast.", "en", "world-map"],
])("[R16.2] a meaning that nothing supports shows nothing: %s", (text, language, wrong) => {
  expect(shown(text, language)).not.toContain(wrong);
});

test.each<[string, Language, string, string]>([
  ["Gece köyde elektrik kesildi. Evin ışığı yanmıyordu.", "tr", "unlit-bulb", "light-bulb"],
  ["Edison denedi. Ampul yanmadı. Yine denedi.", "tr", "unlit-bulb", "light-bulb"],
  ["Odada lamba vardı. Işığı kapattım. Sessizlik.", "tr", "unlit-bulb", "light-bulb"],
  ["They played by candles. The candles died. Nobody spoke.", "en", "smoking-wick", "mirror-ball"],
  ["Çorban hazır. Limonsuz servis etme!", "tr", "lemon", "no lemon"],
  ["Erken yat. Kahveyi öğleden sonra içme.", "tr", "no hot-beverage", "hot-beverage"],
  ["She was strong. She raised six children alone.", "en", "child", "classmates"],
  ["Cildin kuruyor mu? Krem sür.", "tr", "cream-jar", "glowing-face"],
  ["Babam gitti. Annem geceleri ağlardı.", "tr", "bowed-figure", "mother-and-child"],
  ["Our team lost. My friends wept for days.", "en", "bowed-figure", "friends"],
])("[R16.2] what is told to be otherwise is not shown as usual: %s", (text, language, right, wrong) => {
  expect(shown(text, language)).toContain(right);
  expect(shown(text, language)).not.toContain(wrong);
});

test.each<[string, Language, string]>([
  ["Deprem anında sakin ol. Merdivenlere koşma. Bekle.", "tr", "person-running"],
  ["The swing moved without wind. I ran home. Nobody was there.", "en", "no wind-face"],
  ["The servers failed. Nobody said sorry. We waited.", "en", "person-bowing"],
  ["Kahve güzeldir. Kahveyi ikiyle sınırla. Su iç.", "tr", "world-map"],
  ["Su kemerleri. Kurşun borularla taşındı. Çok eski.", "tr", "coin"],
  ["Octopuses are odd. They taste with their skin. A mother guards her eggs.", "en", "mother-and-child"],
])(
  "[R16.2] orders, denials and other words' forms show nothing of what they look like: %s",
  (text, language, wrong) => {
    expect(shown(text, language)).not.toContain(wrong);
  },
);

test("[R16.2] what something is likened to opens no film, and neither does weather that is told by the way", () => {
  const scenes = direct(readBeats("Toprağın sırrı nedir? Sünger gibi tutar. Her şey ondan büyür.", "tr"), {
    lexicon,
    seed: 1,
  }).film.scenes;
  expect(scenes[0]?.things.map(({ slug }) => slug)).not.toContain("sponge");
  const cold = direct(readBeats("Cephede kadınlar. Kar altında yürüdüler. Hiç durmadılar.", "tr"), {
    lexicon,
    seed: 1,
  });
  expect(cold.film.scenes[0]?.things.map(({ slug }) => slug)).not.toContain("snowflake");
});
