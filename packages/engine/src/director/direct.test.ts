import { dirname } from "node:path";
import { array, assert, constantFrom, integer, option, property, record, string } from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { LOOKS } from "#looks/looks.ts";
import { PRESET_IDS } from "#presets.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import type { DirectInput } from "./direct.ts";
import { direct } from "./direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const make = (text: string, language: Language, input: Partial<DirectInput> = {}) =>
  direct(readBeats(text, language), { lexicon, seed: 1, ...input });

const MENEMEN =
  "5 dakikada efsane menemen! 1. İki biberi doğra ve zeytinyağında kavur. 2. Üç domatesi rendele. 3. Dört yumurtayı kır. 4. Tuz ekle. Afiyet olsun! Kaydet, akşama dene.";
const BATTERY =
  "This battery charges in 9 minutes. Its energy is up 40%. Lithium vs solid-state: no fire. Factories in Japan are ready. It starts in 2027. The engineers kept it quiet. “Best car ever.” Would you wait for it?";
const HORROR =
  "I live alone in this old house. At 3:07 am I heard footsteps. A scream came from the haunted room. The candle went out. I saw a smiling face in the mirror.";

test("each beat becomes a scene of its kind, hook first and ending last [R16]", () => {
  const { film } = make(BATTERY, "en");

  expect(film.scenes.map(({ kind }) => kind)).toEqual([
    "hook",
    "chart",
    "versus",
    "map",
    "year",
    "hero",
    "quote",
    "end",
  ]);
  expect(film.topic).toBe("battery");
  expect(film.scenes[2]?.versus?.sides.map(({ text }) => text)).toEqual(["Lithium", "solid-state"]);
  expect(film.scenes[2]?.versus?.sides.map(({ thing }) => thing)).toEqual(["lithium-battery", "solid-state-battery"]);
  expect(film.scenes.every(({ text, emphasis }) => emphasis.every((word) => text.includes(word)))).toBe(true);
});

test("[R16] a film of one sentence that tells a year is told by it; a longer one opens with its title", () => {
  const kindsOf = (text: string) => make(text, "en").film.scenes.map(({ kind, year }) => [kind, year]);

  expect(kindsOf("Napoleon lost the battle of Waterloo in 1815.")).toEqual([["year", 1815]]);
  expect(kindsOf("Napoleon lost the battle of Waterloo in 1815. He was sent to an island.")[0]?.[0]).toBe("hook");
});

test("the words choose look and mood; a grave film has no smileys", () => {
  expect(make(MENEMEN, "tr").film.preset).toBe("kitchen");
  const { film, mood } = make(HORROR, "en");

  expect([film.preset, mood, film.isGrave]).toEqual(["dread", "tense", true]);
  expect(film.scenes.flatMap(({ things }) => things).filter(({ slug }) => slug.includes("face"))).toEqual([]);
  expect(make("Dark chocolate cake in ten minutes. Bake it and enjoy.", "en").film.isGrave).toBe(false);
});

test("emoji become objects and leave the caption", () => {
  const { film } = make("Look at this 🐬", "en");

  expect(film.scenes[0]).toMatchObject({ text: "Look at this", things: [{ slug: "dolphin", word: "" }] });
});

test("words that name nature stand in a landscape", () => {
  expect(make("The sea is wide", "en").film.scenes[0]).toMatchObject({ backdrop: "landscape", landscape: "sea" });
  expect(make("Ormanda bir sabah", "tr").film.scenes[0]).toMatchObject({ backdrop: "landscape", landscape: "forest" });
  expect(make("Read more books", "en").film.scenes[0]?.landscape).toBeUndefined();
});

test("place, light and weather of the words choose the ground, before the look takes turns [R16]", () => {
  const arctic = make("The Arctic is warming fast. Nobody stops it. We all pay for it. Think about it.", "en");
  for (const { landscape, colors } of arctic.film.scenes) {
    const { base = "" } = LOOKS[arctic.film.preset].sets[colors] ?? {};
    const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(base.slice(at, at + 2), 16));
    expect(landscape ?? (red ?? 0) - (blue ?? 0) < 90).toBeTruthy();
  }
  expect(make("Gece yarısı ormanda yürüyordum. Arkamda biri fısıldadı.", "tr").film).toMatchObject({ preset: "dread" });
  const night = make("Gece ormanda uyuduk. Çok güzeldi.", "tr").film.scenes[0];
  expect(night?.landscape).toBeUndefined();
  expect(make("Orman çok güzeldi. Kuşlar öttü.", "tr").film.preset).toBe("nature");
});

test("a subject without a drawing is told by words, and a comparison shows what each side names [R16]", () => {
  const { film } = make("The custom is very old. Nobody knows who made it. It still stands.", "en");
  expect([film.topic, film.cast]).toEqual(["", []]);

  const sides = (text: string) =>
    make(`Hook. ${text}`, "en")
      .film.scenes.at(-1)
      ?.versus?.sides.map(({ thing }) => thing);
  expect(sides("iPhone vs Android")).toEqual(["smartphone", "smartphone-green"]);
  expect(sides("City or village?")).toEqual(["cityscape-towers", "village-houses"]);
  expect(sides("Cats vs customs")).toEqual(["cat-face", null]);
  expect(sides("Cats vs dogs")).toEqual(["cat-face", "dog-face"]);
  expect(sides("Tea is better than coffee.")).toHaveLength(2);
  expect(sides("Neglect is quieter than fire.")).toBeUndefined();
});

test("of two things in the first sentence the topic is the one that comes back", () => {
  const topic = (text: string) => make(text, "en").film.topic;
  expect(topic("Cats love fish. Nobody knows why. It is strange. A cat came back.")).toBe("cat-face");
  expect(topic("A fox met a goat. They talked. They left. The end is near.")).toBe("");
});

test("two refused things are both struck out, and none stands unstruck beside them", () => {
  const { film } = make("Drink water. No soda, no juice. It works.", "en");
  expect(film.scenes[1]?.things.map(({ slug, isRefused }) => [slug, isRefused])).toEqual([
    ["cup-with-straw", true],
    ["juice-glass", true],
  ]);
});

test("what replaces something is shown instead of it", () => {
  const { film } = make("Asansör yerine merdiven kullanmak yılda iki kilo verdirir.", "tr");
  expect(film.scenes[0]?.things.map(({ slug, isRefused }) => [slug, isRefused])).toEqual([["staircase", false]]);
});

test("a short film is not filled with wordless flickers", () => {
  // One sentence is one scene; told without words, or with a picture that is known from near, it is two, both long enough to be seen.
  const rain = "Bugün yağmur yağıyor";
  expect(make(`${rain}.`, "tr").film.scenes.map(({ text }) => text)).toEqual([rain, rain]);
  expect(make("Bugün çok çalıştım.", "tr").film.scenes).toHaveLength(1);
  const { scenes } = make("A keeper feeds a seagull by the lighthouse, no text", "en").film;
  expect(scenes).toHaveLength(2);
  expect(scenes[1]?.backdrop).toBe(scenes[0]?.backdrop);
  for (const { start, end } of scenes) expect(end - start).toBeGreaterThan(1.5);
  const bare = make("Just begin.", "en", { durationSeconds: 20 }).film;
  expect(bare.scenes.every(({ text }) => text !== "")).toBe(true);
  expect(bare.durationSeconds).toBeLessThan(5.1);
});

test("a picture goes where the text tells what its file is called, the others keep their order", () => {
  const pictures = [{ name: "IMG_1.jpg" }, { name: "yumurta.jpg" }, { name: "IMG_2.jpg" }];
  const { film } = make(MENEMEN, "tr", { pictures });
  const shown = film.scenes.filter(({ picture }) => picture !== undefined);

  expect(shown.find(({ text }) => text.includes("yumurtayı"))?.picture).toBe(1);
  expect(shown.map(({ picture }) => picture).filter((picture) => picture !== 1)).toEqual([0, 2]);
  expect(shown.every(({ kind }) => kind === "photo" || kind === "sticker")).toBe(true);
});

test("every picture is shown, even with more pictures than words", () => {
  const pictures = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.jpg` }));
  const { film } = make("Bak. Bu benim bahçem.", "tr", { pictures });

  expect(new Set(film.scenes.map(({ picture }) => picture))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test("a film of pictures only, and one of nothing, still has scenes", () => {
  const { film } = make("", "tr", { pictures: [{ name: "a.jpg" }, { name: "b.jpg" }] });
  expect(film.scenes.map(({ kind, picture }) => [kind, picture])).toEqual([
    ["photo", 0],
    ["photo", 1],
  ]);
  expect(film.durationSeconds).toBe(5);
  expect(make("", "tr", { durationSeconds: 8 }).film.scenes).toMatchObject([{ start: 0, end: 8 }]);
});

test("what does not fit is named, not dropped in silence", () => {
  const long = make("This sentence is one of very many in this film. ".repeat(40), "en");
  expect(long.film.durationSeconds).toBeLessThanOrEqual(60);
  expect(long.neededSeconds).toBeGreaterThan(60);
  expect(long.dropped).toContain("This sentence is one of very many in this film");

  expect(make(MENEMEN, "tr").dropped).toBe("");
});

test("the same seed gives the same film, another seed another take", () => {
  expect(make(BATTERY, "en", { seed: 5 })).toEqual(make(BATTERY, "en", { seed: 5 }));
  const takes = [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(make(BATTERY, "en", { seed }).film.scenes));
  expect(new Set(takes).size).toBeGreaterThanOrEqual(5);
});

test("a channel gets its end card, and a film has two kinds of transitions at most", () => {
  const { film } = make("Bees are small. They carry the world.", "en", { channel: "@bees", durationSeconds: 12 });

  expect(film.scenes.at(-1)?.kind).toBe("end");
  expect(new Set(film.scenes.slice(0, -1).map(({ exit }) => exit)).size).toBeLessThanOrEqual(2);
});

test("scenes follow each other without a gap to the end of the film, on grounds their look has", () => {
  const words = array(
    constantFrom(
      "Kedi uyur. ",
      "The sea! ",
      "%40 ",
      "1923'te ",
      "“Dur.” ",
      "1. a b ",
      "2. c d ",
      "İstanbul'da? ",
      "😀 ",
      "çay vs kahve. ",
      "takip et",
    ),
    {
      minLength: 1,
      maxLength: 40,
    },
  ).map((list) => list.join(""));
  assert(
    property(
      words,
      record({
        seed: integer({ min: 0, max: 1e9 }),
        durationSeconds: option(integer({ min: 5, max: 60 }), { nil: undefined }),
        names: array(string({ maxLength: 8 }), { maxLength: 4 }),
        preset: constantFrom(...PRESET_IDS, undefined),
      }),
      (text, { seed, durationSeconds, names, preset }) => {
        const pictures = names.map((name) => ({ name }));
        const { film } = make(text, "tr", { seed, durationSeconds, pictures, preset, secondsPerBeat: 0.55 });

        expect(film.scenes[0]?.start).toBe(0);
        expect(film.scenes.at(-1)?.end).toBe(film.durationSeconds);
        expect(film.durationSeconds).toBeLessThanOrEqual(durationSeconds ?? 60);
        for (const [index, scene] of film.scenes.entries()) {
          expect(scene.end).toBeGreaterThan(scene.start);
          expect(scene.start).toBe(film.scenes[index - 1]?.end ?? 0);
          expect(scene.colors).toBeLessThan(LOOKS[film.preset].sets.length);
          expect(scene.backdrop === "landscape").toBe(scene.landscape !== undefined);
          for (const { slug } of scene.things) expect(lexicon[slug]).toBeDefined();
        }
      },
    ),
  );
});

test("[R16.2] a title shows its place: the landmark it has, else the globe, and never what its name means besides", () => {
  const first = (text: string, language: "tr" | "en") => make(text, language).film.scenes[0];
  expect(first("3 days in Paris.", "en")?.things.map(({ slug }) => slug)).toContain("paris-trocadero");
  expect(first("Kaş'ta tatil çok güzeldi.", "tr")?.things.map(({ slug }) => slug)).not.toContain("eye");
  expect(first("Venice is sinking a little every year.", "en")?.kind).toBe("map");
});

test("[R16.2] a way is shown with both its ends, also in a title, not as a car beside one name", () => {
  const [title, line] = make("İstanbul'dan Kapadokya'ya arabayla gittik. Paris'ten Tokyo'ya uçtuk.", "tr").film.scenes;
  expect([title?.kind, title?.place?.name, title?.placeTo?.name]).toEqual(["map", "İstanbul", "Kapadokya"]);
  expect(title?.things[0]?.slug).toBe("automobile");
  expect([line?.kind, line?.place?.name, line?.placeTo?.name]).toEqual(["map", "Paris", "Tokyo"]);
});
