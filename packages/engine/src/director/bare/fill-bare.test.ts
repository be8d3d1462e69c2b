import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import type { Language } from "#spec.ts";
import { readBeats } from "#script/read-beats.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { SHEET_PROMPTS } from "#tools/sheet-prompts.ts";
import { direct } from "#director/direct.ts";
import type { Draft } from "#director/draft.ts";
import { fillBare } from "./fill-bare.ts";
import { colorThing } from "#director/match/colors/told-colors.ts";
import type { Lexicon } from "#director/match/lexicon.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

/** A comparison shows its sides, a map its globe, a number itself, the last scene the whole cast. */
const TOLD_OTHERWISE = new Set(["versus", "map", "end", "figure", "year", "quote"]);

const scenesOf = (text: string, language: Language) =>
  direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes;
const shown = (text: string, language: Language) =>
  scenesOf(text, language)
    .filter((scene) => scene.text !== "")
    .map(({ things }) => things.map(({ slug, count }) => `${slug}×${count}`).join(" "));

test("films of the contact sheets tell at most a third of their scenes by words alone, and no three in a row [R16]", () => {
  const wordy = SHEET_PROMPTS.filter(({ prompt, language }) => {
    const bare = scenesOf(prompt, language).map(
      ({ kind, things, backdrop }) =>
        backdrop !== "dusk" && (kind === "words" || (!TOLD_OTHERWISE.has(kind) && things.length === 0)),
    );
    const inARow = bare.some((isBare, index) => isBare && bare[index + 1] && bare[index + 2]);
    return inARow || bare.filter(Boolean).length * 3 > bare.length;
  });

  expect(wordy.map(({ name }) => name)).toEqual([]);
});

test("a sentence that names nothing shows what the film is about or its own word, and no two scenes in a row look the same [R16]", () => {
  const film = scenesOf(
    "A robot cleans the kitchen. Nobody helps it. It never stops. A cat and a dog watch. We are glad.",
    "en",
  );

  const views = film.map(({ kind, things }) => `${kind}: ${things.map(({ slug }) => slug).join(" ")}`);
  expect(film.filter(({ kind }) => kind === "words").length).toBeLessThan(2);
  expect(views.filter((view, index) => view === views[index - 1])).toEqual([]);
});

test.each([
  ["Geriye kırmızı kalır", "tr", "paint-red"],
  ["Hepsi mavi olmuştu", "tr", "paint-blue"],
  ["Everything turned green", "en", "paint-green"],
  ["Everything turned out fine", "en", undefined],
  ["Mavra yapmayı severdi", "tr", undefined],
  ["Uyurken kuyruğuna sarınır", "tr", undefined],
  ["Yapraklar sarıya döndü", "tr", "paint-yellow"],
] as const)("a colour is shown as such: %s", (text, language, slug) => {
  expect(colorThing(text, language)).toBe(slug);
});

test.each([
  ["Yeni kupalar geldi. El yapımı seramik kupalar. Üç al, iki öde.", "tr", "mug×3 wrapped-gift×1"],
  ["Fresh mugs are here. Every mug is handmade. Buy two get one free.", "en", "mug×3 wrapped-gift×1"],
  ["Fresh mugs are here. Every mug is handmade. Five for three this week.", "en", "mug×5 wrapped-gift×1"],
] as const)("an offer shows as many as are handed over: %s [R16]", (text, language, things) => {
  expect(shown(text, language)[2]).toMatch(new RegExp(`^${things}`, "u"));
});

test("days that are counted stand under their number, and a count is shown as it is told [R16]", () => {
  const [, day] = scenesOf("What happens when you drink water? Day 3: better skin. Keep on.", "en");

  expect(day).toMatchObject({ kind: "list", number: 3 });
  expect(shown("Look at it. An octopus has three hearts.", "en")[1]).toContain("red-heart×3");
});

test("a comma ends what is refused, and an address shows nothing [R16]", () => {
  const things = scenesOf("Wolves are back. Without wolves, rivers change. Adres: Moda Caddesi.", "en")[1]?.things;

  expect(things?.filter(({ slug }) => slug === "river").every(({ isRefused }) => !isRefused)).toBe(true);
  expect(shown("Ekmek hazır. Adres: Moda Caddesi.", "tr").join(" ")).not.toContain("dress");
});

test("what falls is drawn falling, and the sign of an idea stands in for no sentence [R16]", () => {
  const [, fall] = scenesOf("The bank decides today. Stocks fell 3%. We wait.", "en");
  const film = shown(
    "I graduated in May. Then I did nothing for weeks and weeks. They all rejected me in the end.",
    "en",
  );

  expect(fall).toMatchObject({ kind: "chart", figure: { prefix: "−", value: "3" } });
  expect(film[1]).not.toContain("cross-mark");
});

test("a film that begins with a comparison shows both sides at once [R16]", () => {
  expect(scenesOf("Tea vs coffee: calm or energy? Cats vs dogs?", "en")[0]).toMatchObject({
    kind: "versus",
    versus: { sides: [{ thing: "tea-glass" }, { thing: "hot-beverage" }] },
  });
});

test("[R16.2] what was just seen comes back with something else of the text", () => {
  const film = scenesOf(
    "A robot cleans the kitchen with a sponge. A robot never sleeps. Nobody helps. We are glad now.",
    "en",
  );
  const bare = film.find(({ text }) => text === "Nobody helps");
  expect(bare?.things.length === 2 || bare?.things[0]?.slug !== film[1]?.things[0]?.slug).toBe(true);
});

test("[R16.2] steps that name nothing show what the film is about, and their title opens with what the list shows", () => {
  const coded = shown(
    "Learn to code in 90 days. Week 1: pick one and stay. Week 4: make it ugly. Week 12: show it.",
    "en",
  );
  expect(coded).toEqual(Array.from({ length: 4 }, () => "code-window×1"));
  const list = shown(
    "5 ways to train it. 1. Sleep on it. 2. Walk while you think. 3. Write by hand. 4. Teach it.",
    "en",
  );
  expect(list[0]).toBe("sleeper×1 person-walking×1 notebook-and-pen×1");
});

test("[R16.2] beside a place no face and no sign stands", () => {
  const film = scenesOf(
    "Piri Reis bir harita çizdi. Harita Amerika kıyılarını şaşırtıcı biçimde gösterdi. Sonra kayboldu.",
    "tr",
  );
  expect(film.find(({ kind }) => kind === "map")?.things).toEqual([]);
});

test("[R16.2] a figure borrows nothing from a later sentence, and a weight no scale from a body", () => {
  expect(shown("Çanakkale'de bir onbaşı. 276 kiloluk mermiyi taşıdı. Gemi vuruldu ve battı.", "tr")[1]).toBe("");
  expect(shown("How to slim down? Lose weight slowly. You may lose 9 kg that way.", "en")[2]).toContain(
    "scale-going-down",
  );
});

test("[R16.2] of two animals in a row the second is meant", () => {
  expect(shown("The wolf spider carries her young. She waits.", "en")[0]).not.toContain("wolf");
  expect(shown("The wolf, the spider and the fox met. They left.", "en")[0]).toContain("wolf");
});

test.each<[string, Language, string]>([
  ["Meet our candle. It is pure wax. So there is no black smoke. Order it today.", "en", "paint-black"],
  ["Ahtapotun kanı var. Kırmızı renk değil, başka bir şey. Bunu kimse bilmez.", "tr", "paint-red"],
])("[R16.2] a colour that is denied is not shown: %s", (text, language, paint) => {
  expect(scenesOf(text, language).flatMap(({ things }) => things.map(({ slug }) => slug))).not.toContain(paint);
});

test("[R16.2] a product's name is no thing, and what is sold looks like nothing else", () => {
  const scenes = scenesOf(
    "Meet the Pebble, a water bottle that cleans itself. It keeps cold all day. It weighs just 300 grams. It fits in any holder. Order today.",
    "en",
  );
  const seen = scenes.flatMap(({ things }) => things.map(({ slug }) => slug));
  expect(seen).not.toContain("rock");
  expect(seen).not.toContain("glass-of-water");
  expect(seen).toContain("water-bottle");
});

test.each<[string, Language]>([
  ["Merkez Bankası faizi indirdi. Herkes şaşırdı. Sonra sustu.", "tr"],
  ["The bank kept interest rates steady. Everybody was surprised. Then it was quiet.", "en"],
  ["The bank cut its interest rate. Everybody was surprised. Then it was quiet.", "en"],
])("[R16.2] a rate that was cut does not rise: %s", (text, language) => {
  expect(shown(text, language)[0]).not.toContain("chart-increasing");
});

test("[R16.2] colours that are offered are no things", () => {
  const scenes = scenesOf("Meet our bottle. Choose from sand, forest or midnight blue. Order it today.", "en");
  expect(scenes.flatMap(({ things }) => things.map(({ slug }) => slug))).not.toContain("forest");
});

test("[R16.2] what one word alone spoke of is never carried on, and what two did is", () => {
  const bare = (text: string): Draft => ({ kind: "words", text, emphasis: [], things: [], hits: [] });
  const named = (text: string): Draft => ({
    ...bare(text),
    kind: "hero",
    things: [{ slug: "nut-and-bolt", word: "bolt", count: 1, isRefused: false }],
  });
  const shownBy = (drafts: Draft[]) =>
    fillBare(drafts, {
      topic: null,
      hero: null,
      language: "en",
      take: 0,
      sentences: drafts.map((_, index) => index),
    }).map(({ things }) => things[0]?.slug ?? "");
  const rest = [bare("Nobody knew why"), bare("Some said nothing")];
  expect(shownBy([bare("Rain came"), named("A single bolt"), ...rest])).toEqual(["", "nut-and-bolt", "", ""]);
  const twice = [bare("Rain came"), named("A single bolt"), named("The bolt fell"), ...rest];
  expect(shownBy(twice).at(-1)).toBe("nut-and-bolt");
});
