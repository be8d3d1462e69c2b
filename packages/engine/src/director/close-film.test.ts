import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import type { FilmScene } from "#film/film.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { SHEET_PROMPTS } from "#tools/sheet-prompts.ts";
import { direct } from "./direct.ts";
import type { Lexicon } from "./lexicon.ts";

/** What the contract allows a scene to hold: more is not saved. */
const SCENE_THINGS_MAX = 4;

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const filmOf = (text: string, language: Language) => direct(readBeats(text, language), { lexicon, seed: 1 }).film;
const pictureOf = ({ kind, things, versus }: FilmScene) =>
  (kind === "versus" && versus ? versus.sides.map(({ thing }) => thing) : things.map(({ slug }) => slug)).join(" ");

test("no film of the contact sheets ends without words, or on the picture it began with [R16]", () => {
  const films = SHEET_PROMPTS.map(({ name, prompt, language }) => ({ name, film: filmOf(prompt, language) }));
  const told = films.filter(({ film }) => film.captions !== "none");
  const mute = told.filter(({ film }) => film.scenes.at(-1)?.text.trim() === "").map(({ name }) => name);
  const repeating = told
    // A comparison and a number are drawn with what they tell: they are no repetition.
    .filter(({ film: { scenes } }) => scenes.length > 2 && scenes.at(-1)?.kind === "end")
    .filter(({ film: { scenes } }) => {
      const [first, last] = [scenes[0], scenes.at(-1)];
      return first && last && pictureOf(last) !== "" && pictureOf(first) === pictureOf(last);
    })
    .map(({ name }) => name);

  expect(mute).toEqual([]);
  expect(repeating).toEqual([]);
});

test.each<[string, Language, string[]]>([
  // A question that names nothing sums up what was told.
  [
    "Three foods to try. In Rome, pizza. In Tokyo, sushi. In Mexico City, tacos. Which one is first?",
    "en",
    ["pizza", "sushi", "taco"],
  ],
  // What its words name is shown.
  ["Kediler kutuları sever. Köpekler yürüyüşü sever. Bana bir kitap ver.", "tr", ["open-book"]],
  // What comes back stands beside what was told last.
  ["A fox ran. It met a goat. The goat slept. The fox went home.", "en", ["fox", "goat"]],
])("a film closes on something new: %s [R16]", (text, language, slugs) => {
  const last = filmOf(text, language).scenes.at(-1);

  expect(last?.kind).toBe("end");
  expect(last?.things.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
});

test("a film that only ever shows one thing closes on its words [R16]", () => {
  const { scenes } = filmOf("Look at the wombat. Nobody knows why. Nobody ever asked. Think of the fox.", "en");
  const alone = filmOf("The zebra came. Nobody knew why. It stayed. The zebra knows.", "en").scenes.at(-1);

  expect(scenes.at(-1)?.text).not.toBe("");
  expect(alone).toMatchObject({ kind: "end", text: "The zebra knows", things: [] });
});

test("a film whose last words are a number ends on them, and does not say its title again [R16]", () => {
  const last = filmOf("How whales sing. Fish hear them. Dolphins answer. The song travels 1,000 km.", "en").scenes.at(
    -1,
  );

  expect(last).toMatchObject({ kind: "figure", text: "The song travels 1,000 km" });
});

test.each<[string, Language, string[]]>([
  [
    "Fluffy pancakes. Mix the eggs. Melt butter in a hot pan. Serve with strawberries. Save this for Sunday!",
    "en",
    ["pancakes", "egg", "frying-pan", "strawberry"],
  ],
  // What only stands for an idea is not summed up.
  [
    "Ekmek nasıl yapılır? Unu ele. Hamuru yoğur. Dinlen ve sabret. Fırına ver. Kaydet!",
    "tr",
    ["bread", "dough", "oven"],
  ],
])("a call closes on what the film was about, amid what was told of it: %s [R16]", (text, language, slugs) => {
  const last = filmOf(text, language).scenes.at(-1);

  expect(last?.kind).toBe("end");
  expect(last?.things.map(({ slug }) => slug)).toEqual(slugs);
});

test("no scene holds more things than the studio keeps [R17]", () => {
  const long =
    "Six habits. 1. Cook at home. 2. Sell old coins. 3. Ride a bike. 4. Plant a tree. 5. Read a book. 6. Feed a cat.";
  for (const { prompt, language } of [...SHEET_PROMPTS, { prompt: long, language: "en" as const }])
    for (const { things } of filmOf(prompt, language).scenes)
      expect(things.length).toBeLessThanOrEqual(SCENE_THINGS_MAX);
});
