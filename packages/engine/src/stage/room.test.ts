import { beforeAll, expect, test } from "vitest";
import type { SceneKind } from "#film/film.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { everyKind, samplePictures, tellFilm, things } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "./compose.ts";
import type { SceneStage, StageTools } from "./stage.ts";
import { stageThings } from "./things.ts";

const TALL = { width: 270, height: 480 };
const REST = 3;
const LISTED = ["mobile-phone", "hot-beverage", "open-book"];

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  const shown = [...stageThings(everyKind("cinematic")), ...LISTED, "factory", "automobile"];
  tools = await loadStageTools(shown, samplePictures());
});

type Told = Parameters<typeof tellFilm>[3][number];

function stageOf(told: Told, topic = "battery"): SceneStage {
  return composeScene({ ...tellFilm("cinematic", "tr", topic, [told]), channel: null }, 0, TALL, tools);
}

/** The edges of everything drawn that is no text and no flat shadow, as shares of the height. */
function pictureOf(stage: SceneStage): { top: number; bottom: number; height: number } {
  const texts = new Set(readTexts(stage, REST).map(({ placement }) => placement.sprite));
  const boxes = stage.placements(REST).flatMap(({ sprite, y, scaleY }) => {
    const { width = 0, height = 0 } = stage.sprites[sprite] ?? {};
    const isPicture = !texts.has(sprite) && width > TALL.width * 0.2 && height > width * 0.3;
    // Sprites have a margin for their shadow.
    const half = (height * scaleY) / 2 - Math.min(width, height) * 0.1;
    return isPicture ? [{ top: (y - half) / TALL.height, bottom: (y + half) / TALL.height }] : [];
  });
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { top, bottom, height: bottom - top };
}

test("[R16.2] in an upright frame what is shown fills its room, to the edge of the player's titles or to its words", () => {
  const told: Partial<Record<SceneKind, Told>> = {
    hero: { kind: "hero", text: "Kırmızı bir araba", things: things("factory") },
    list: { kind: "list", number: 2, of: 4, text: "Her sabah kahve iç", things: things("factory") },
    close: { kind: "close", text: "Her sabah kahve iç", things: things("factory") },
    figure: {
      kind: "figure",
      text: "Yol 850 metre tırmanır",
      things: things("factory"),
      figure: { prefix: "", value: "850", unit: "metre" },
    },
    year: { kind: "year", text: "Üretim 2027 yılında başlıyor", things: things("factory"), year: 2027 },
    end: { kind: "end", text: "Bugün dene", things: things("factory:dene") },
  };
  for (const [kind, scene] of Object.entries(told)) {
    const { height } = pictureOf(stageOf(scene));
    // A step shares its room with its number.
    expect(height).toBeGreaterThan(kind === "year" || kind === "figure" || kind === "list" ? 0.33 : 0.38);
  }
});

test("[R16.2] a sentence around its number is read in one piece: nothing of it stands under the picture", () => {
  const told: readonly Told[] = [
    {
      kind: "figure",
      text: "Kurtarma ekipleri 90 ülkeden geldi",
      things: things("factory"),
      figure: { prefix: "", value: "90", unit: "ülke" },
    },
    { kind: "year", text: "2050 yılında yazlar buzsuz geçebilir", things: things("factory"), year: 2050 },
    {
      kind: "chart",
      text: "Dolar %28 yükseldi",
      things: things("factory"),
      figure: { prefix: "", value: "28", unit: "%" },
    },
  ];
  for (const scene of told) {
    const stage = stageOf(scene);
    const last = Math.max(...readTexts(stage, REST).map(({ bounds }) => bounds.bottom / TALL.height));
    expect(last).toBeLessThan(pictureOf(stage).top + 0.03);
  }
});

test("[R16.2] the number of a step is as tall as what it counts, stands behind it, and is seen", () => {
  const sizes = [
    { width: 480, height: 270 },
    { width: 300, height: 300 },
  ];
  for (const size of sizes) {
    const told: Told = { kind: "list", number: 4, of: 5, text: "Öğleden sonra kahve yok", things: things("factory") };
    const film = { ...tellFilm("cinematic", "tr", "battery", [told]), channel: null };
    const stage = composeScene(film, 0, size, tools);
    const texts = readTexts(stage, REST);
    const number = texts.find(({ text }) => text === "4");
    const words = texts.filter(({ text }) => text !== "4");
    const placed = stage.placements(REST);
    const picture = placed.findLast(({ sprite }) => (stage.sprites[sprite]?.height ?? 0) > size.height * 0.3);
    const left = (picture?.x ?? 0) - (stage.sprites[picture?.sprite ?? -1]?.width ?? 0) * 0.4;
    if (!number || !picture) throw new Error("Neither number nor picture.");
    const { bounds } = number;
    expect(bounds.bottom - bounds.top).toBeGreaterThan(size.height * 0.2);
    // Much of it is free, and no word lies on it.
    expect(left - bounds.left).toBeGreaterThan((bounds.right - bounds.left) * 0.36);
    expect(placed.indexOf(picture)).toBeGreaterThan(
      placed.findIndex(({ sprite }) => sprite === number.placement.sprite),
    );
    for (const { bounds: box } of words) expect(box.top > bounds.bottom || box.left > bounds.right).toBe(true);
  }
});

test.each([
  ["few and short", "Öğle vakti kahve yok", "beside"],
  ["many", "Öğleden sonra saat üçten geç kahve içme", "under"],
  ["long", "Nemlendirici sür", "under"],
])("[R16.2] in an upright frame a step's words (%s: %s) stand %s its number, over the picture", (_, text, where) => {
  const told: Told = { kind: "list", number: 4, of: 5, text, things: things("factory") };
  const stage = stageOf(told);
  const texts = readTexts(stage, REST);
  const number = texts.find((each) => each.text === "4")?.bounds;
  const words = texts.filter((each) => each.text !== "4").map(({ bounds }) => bounds);
  if (!number || words.length === 0) throw new Error("Neither number nor words.");
  for (const box of words)
    expect(where === "beside" ? box.left > number.right : box.top > number.bottom - TALL.height * 0.01).toBe(true);
  const top = pictureOf(stage).top * TALL.height;
  for (const { bottom } of [number, ...words]) expect(bottom).toBeLessThan(top + TALL.height * 0.02);
  // What it shows takes the rest, down to where players lay their titles.
  expect(pictureOf(stage).bottom).toBeGreaterThan(0.76);
});

test("[R16.2] all steps of a film have their words at the same side of their numbers", () => {
  const step = (number: number, text: string): Told => ({
    kind: "list",
    number,
    of: 2,
    text,
    things: things("factory"),
  });
  const film = {
    ...tellFilm("cinematic", "tr", "battery", [
      step(1, "Kahve yok"),
      step(2, "Öğleden sonra saat üçten geç kahve içme"),
    ]),
    channel: null,
  };
  const texts = readTexts(composeScene(film, 0, TALL, tools), REST);
  const number = texts.find(({ text }) => text === "1")?.bounds;
  const others = texts.filter(({ text }) => text !== "1");
  expect(others).not.toHaveLength(0);
  for (const { bounds } of others)
    expect(bounds.top).toBeGreaterThan((number?.bottom ?? TALL.height) - TALL.height * 0.01);
});

const pictured = (kind: "sticker" | "photo", list: string) =>
  stageOf({ kind, number: 3, of: 5, text: "Yemekten sonra kahve yok", things: things(list), picture: 0 });

test("[R16.6] a person's own picture keeps the number of the step it stands for", () => {
  for (const kind of ["sticker", "photo"] as const)
    expect(readTexts(pictured(kind, ""), REST).map(({ text }) => text)).toContain("3");
});

test("[R16.6] what a step warns of is not stuck on a person's own picture", () => {
  const bare = pictured("sticker", "").sprites.length;
  expect(pictured("sticker", "factory").sprites.length).toBeGreaterThan(bare);
  expect(pictured("sticker", "!factory").sprites).toHaveLength(bare);
});

test("[R16.2] what a step measures stands on a tag at its picture", () => {
  const figure = { prefix: "", value: "18", unit: "°C" };
  const told: Told = { kind: "list", number: 2, of: 5, text: "Oda 18 °C olsun", things: things("factory"), figure };
  const texts = (scene: Told) => readTexts(stageOf(scene), REST).map(({ text }) => text);
  expect(texts(told)).toContain("18 °C");
  const { figure: _figure, ...plain } = told;
  expect(texts(plain)).not.toContain("18 °C");
});

test("[R16.2] many words take room from their picture before they become small", () => {
  const long = "Bir gün geriye bakacak ve bulutları ayaklarının altında göreceksin";
  for (const kind of ["hook", "hero", "close"] as const) {
    const sizes = readTexts(stageOf({ kind, text: long, things: things("factory") }), REST).map(({ size }) => size);
    expect(Math.min(...sizes) / TALL.width).toBeGreaterThan(0.06);
  }
});

test("[R16.2] a list closes with everything it named around what it was about, what it refused struck out", () => {
  const item = (slugs: string, number: number): Told => ({
    kind: "list",
    number,
    of: 4,
    text: "Bir adım",
    things: things(slugs),
  });
  const items = [item("!mobile-phone", 1), item("hot-beverage", 2), item("open-book", 3), item("automobile", 4)];
  const around = things("battery !mobile-phone hot-beverage open-book");
  const closing = (told: readonly Told[]) => {
    const film = tellFilm("cinematic", "tr", "battery", [
      ...told,
      { kind: "end", text: "Bugün dene", things: around, backdrop: "paper" },
    ]);
    return composeScene({ ...film, channel: null }, told.length, TALL, tools).placements(REST).length;
  };
  // The fourth item finds no place in the plan; the painter adds it where the others are a list.
  expect(closing(items)).toBe(closing(items.map((told) => ({ ...told, kind: "hero" }))) + 1);
});

test("[R16.2] a day that is counted is written once, large over what it brings", () => {
  const stage = stageOf({ kind: "list", number: 3, text: "Gün 3: daha iyi bir cilt", things: things("factory") });
  const texts = readTexts(stage, REST).map(({ text }) => text);
  expect(texts).toContain("Gün 3");
  expect(texts.filter((text) => /gün|3/iu.test(text))).toHaveLength(1);
});

test("[R16.2] what is read before a number is not small in a square", () => {
  const square = { width: 300, height: 300 };
  const told: Told = {
    kind: "chart",
    text: "Deniz buzu her yıl %13 azaldı",
    things: things("factory"),
    figure: { prefix: "−", value: "13", unit: "%" },
  };
  const film = { ...tellFilm("cinematic", "tr", "battery", [told]), channel: null };
  const sizes = readTexts(composeScene(film, 0, square, tools), REST).map(({ size }) => size);
  expect(Math.min(...sizes) / square.width).toBeGreaterThan(0.055);
});

test("[R16.2] a title of more than sixty letters has four lines at most, in letters that can be read", () => {
  const text = "Meet Luma, the water bottle that glows when you forget to drink";
  const placed = readTexts(stageOf({ kind: "hook", text, things: things("factory") }), REST);
  const heights = placed.map(({ placement }) => placement.y).toSorted((a, b) => a - b);
  const lines = heights.filter((y, index) => index === 0 || y - (heights[index - 1] ?? 0) > TALL.height * 0.02);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(Math.min(...placed.map(({ size }) => size / TALL.width))).toBeGreaterThan(0.07);
});

test("[R16.2] a step that shows nothing is its number, over large words", () => {
  const told: Told = { kind: "list", number: 2, of: 4, text: "Teach what you learn", things: [] };
  const stage = stageOf(told);
  const sizes = new Map(readTexts(stage, REST).map(({ text, size }) => [text, size / TALL.width]));
  expect(sizes.get("2")).toBeGreaterThan(0.4);
  expect(pictureOf(stage).height).toBeLessThan(0.3);
  expect(Math.min(...sizes.values())).toBeGreaterThan(0.1);
});
