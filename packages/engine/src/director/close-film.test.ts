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
import type { Lexicon } from "#director/match/lexicon.ts";

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

test("[R16.2] a report that stops at one more number looks back from afar, without words", () => {
  const last = (name: string) => {
    const sheet = SHEET_PROMPTS.find((prompt) => prompt.name === name);
    const scene = filmOf(sheet?.prompt ?? "", "en").scenes.at(-1);
    return scene && { text: scene.text, shown: pictureOf(scene) };
  };
  expect(last("ocean")).toEqual({ text: "", shown: "whale-tail-at-sunset" });
  expect(last("pyramids")).toEqual({ text: "", shown: "pyramids-at-evening" });
});

test("no film of the contact sheets but a list or a report ends without words, or says its first sentence again [R16]", () => {
  const films = SHEET_PROMPTS.map(({ name, prompt, language }) => ({ name, film: filmOf(prompt, language) }));
  const told = films.filter(({ film }) => film.captions !== "none" && film.scenes.length > 2);
  const named = (isFault: (scenes: FilmScene[]) => boolean) =>
    told.filter(({ film: { scenes } }) => isFault(scenes)).map(({ name }) => name);

  const isList = (scenes: FilmScene[]) => /^(?:list|figure)$/u.test(scenes.at(-2)?.kind ?? "");
  expect(named((scenes) => scenes.at(-1)?.text.trim() === "" && !isList(scenes))).toEqual([]);
  expect(named((scenes) => scenes.at(-1)?.text === scenes[0]?.text)).toEqual([]);
  // What was seen first may come back, then as the closing picture: another shot.
  expect(
    named(([first, ...rest]) => {
      const last = rest.at(-1);
      return first !== undefined && last?.kind === first.kind && pictureOf(first) === pictureOf(last);
    }),
  ).toEqual([]);
});

test.each<[string, Language, string[]]>([
  // A film that goes from place to place is about all of them.
  [
    "Three foods to try. In Rome, pizza. In Tokyo, sushi. In Mexico City, tacos. Which one is first?",
    "en",
    ["pizza", "sushi", "taco"],
  ],
  // What its words name is shown.
  ["Kediler kutuları sever. Köpekler yürüyüşü sever. Bana bir kitap ver.", "tr", ["open-book"]],
  // A sentence that only says something closes on its one picture.
  ["A fox ran. It met a goat. The goat slept. The fox went home.", "en", ["fox"]],
  ["The zebra came. Nobody knew why. It stayed. The zebra knows.", "en", ["zebra"]],
  // What its last words do with the hero is drawn, not the first picture again; nobody else is fed.
  ["How to welcome a puppy. Buy a bed. Visit the vet. Patience, treats, love.", "en", ["puppy-and-treat"]],
  [
    "A little dragon feared fire. The dragon drank water. The village was dark. The dragon breathed. He was never afraid again.",
    "en",
    ["brave-dragon"],
  ],
  ["Look at the fox. It met a goat. It ate a carrot. The fox slept. Patience, treats, love.", "en", ["fox"]],
  // A question leaves with what the film is about, alone and large.
  ["Look at the fox. It met a goat. It ate a carrot. The fox slept. What would you do?", "en", ["fox"]],
])("a film closes on what it is about: %s [R16]", (text, language, slugs) => {
  const last = filmOf(text, language).scenes.at(-1);

  expect(last?.kind).toBe("end");
  expect(last?.things.map(({ slug }) => slug)).toEqual(slugs);
});

test("a list that asks which one closes on what there is to choose from, side by side [R16]", () => {
  const { prompt, language } = SHEET_PROMPTS.find(({ name }) => name === "sleep") ?? { prompt: "", language: "en" };
  const { scenes } = filmOf(prompt, language);
  const last = scenes.at(-1);

  const items = scenes.filter(({ kind }) => kind === "list").map(({ things }) => things[0]?.slug);
  expect(last?.things.map(({ slug }) => slug)).toEqual(items.slice(0, 4));
});

test("a film whose last words are a number ends on them [R16]", () => {
  const { scenes } = filmOf("How whales sing. Fish hear them. Dolphins answer. The song travels 1,000 km.", "en");

  expect(scenes.at(-1)).toMatchObject({ kind: "figure", text: "The song travels 1,000 km" });
});

test("no scene holds more things than the studio keeps [R17]", () => {
  const long =
    "Six habits. 1. Cook at home. 2. Sell old coins. 3. Ride a bike. 4. Plant a tree. 5. Read a book. 6. Feed a cat.";
  for (const { prompt, language } of [...SHEET_PROMPTS, { prompt: long, language: "en" as const }])
    for (const { things } of filmOf(prompt, language).scenes)
      expect(things.length).toBeLessThanOrEqual(SCENE_THINGS_MAX);
});

test.each<[string, Language, string[]]>([
  // What the last words name by the way is not what the film was about; what it comes to stands with that.
  [
    "Sharks are older than trees. Sharks have no bones. A shark smells one drop of blood. Yet cows kill more people.",
    "en",
    ["cow", "shark"],
  ],
  [
    "Dedemin bir bisikleti vardı. Bisiklet her gün gıcırdardı. O bisikletle göle giderdik. Bugün balkonda duruyor.",
    "tr",
    ["bicycle", "house-with-garden"],
  ],
  [
    "Octopuses have three hearts. The third heart stops when an octopus swims. An octopus can open a jar from the inside.",
    "en",
    ["octopus", "jar"],
  ],
])("[R16.2] the last picture comes back to what the film is about: %s", (text, language, things) => {
  expect(
    filmOf(text, language)
      .scenes.at(-1)
      ?.things.map(({ slug }) => slug),
  ).toEqual(things);
});

test.each(
  (
    [
      ["moon", "looking-at-moon"],
      ["climate", "earth-in-hands"],
      ["altin", "warning"],
      ["battery", "car-at-charger"],
      ["kapadokya", "cave-hotel"],
    ] as const
  ).map(([name, closing]) => ({ name, closing })),
)("$name closes on a picture of its own", ({ name, closing }) => {
  const { prompt = "", language = "en" } = SHEET_PROMPTS.find((each) => each.name === name) ?? {};
  expect(filmOf(prompt, language).scenes.at(-1)?.things[0]?.slug).toBe(closing);
});

test("a wordless film of somebody in a place is told from afar, nearer and near", () => {
  const { prompt = "", language = "en" } = SHEET_PROMPTS.find(({ name }) => name === "directions") ?? {};
  expect(filmOf(prompt, language).scenes.map(pictureOf)).toEqual([
    "lonely-lighthouse",
    "lighthouse-keeper",
    "gull-takes-fish",
  ]);
});

test("fallen houses bring rescuers from all over the world only where they come from there", () => {
  const shown = (text: string, language: Language) => filmOf(text, language).scenes.map(pictureOf).join(" ");
  expect(shown("Deprem oldu. Kurtarma ekipleri 90 ülkeden geldi. Sustuk.", "tr")).toContain("world-rescue");
  expect(shown("Deprem oldu. Kurtarma ekipleri gece çalıştı. Sustuk.", "tr")).not.toContain("world-rescue");
});
