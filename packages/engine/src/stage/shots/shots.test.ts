import { beforeAll, expect, test } from "vitest";
import type { Film } from "#film/film.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "#stage/compose.ts";
import type { FrameSize, StageTools } from "#stage/stage.ts";
import { looksBack, shotOf } from "./shots.ts";

const SIZES = [
  { width: 270, height: 480 },
  { width: 480, height: 270 },
  { width: 300, height: 300 },
];
const REST = 2.4;

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(["fox", "duck", "cook", "horse-racing", "figure-she-adult-today-1-stand-calm"], []);
});

function telling(slug: string, word = "tilki"): Film {
  const scene = { kind: "hero" as const, text: "Bir tilki geçti", things: things(`${slug}:${word}`) };
  const film = tellFilm("kitchen", "tr", slug, [scene, scene, scene, scene]);
  return { ...film, channel: null, scenes: film.scenes.map((told) => ({ ...told, backdrop: "paper" })) };
}

/** The largest drawing of a scene with its turn, and the words. */
function shownIn(film: Film, index: number, size: FrameSize) {
  const stage = composeScene(film, index, size, tools);
  const texts = readTexts(stage, REST);
  const drawn = stage.placements(REST).flatMap(({ sprite, x, y, turn }) => {
    const { width = 0, height = 0 } = stage.sprites[sprite] ?? {};
    return texts.some(({ placement }) => placement.sprite === sprite) ? [] : [{ x, y, turn, width, height }];
  });
  const [main] = drawn.toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!main) throw new Error("Nothing is shown.");
  return { ...main, count: drawn.filter(({ height }) => height > size.height * 0.12).length, texts };
}

test("[R16.2] what comes back is seen in another way: near, then leaning in, looking the other way", () => {
  const film = telling("fox");
  expect(film.scenes.map((scene) => shotOf(film, scene))).toEqual(["usual", "near", "aside", "near"]);
  expect(film.scenes.map((scene) => looksBack(film, scene, "fox"))).toEqual([false, true, false, true]);
  const refused = { ...film, scenes: film.scenes.map((scene) => ({ ...scene, things: things("!fox") })) };
  expect(refused.scenes.map((scene) => shotOf(refused, scene))).toEqual(["usual", "usual", "usual", "usual"]);
});

test.each(SIZES)(
  "[R16.2] what its sentence does not name comes back small in its place, then near, and never as words alone, in $width × $height",
  (size) => {
    const told = telling("fox", "");
    const film = { ...told, scenes: told.scenes.map((scene) => ({ ...scene, backdrop: "dusk" as const })) };
    expect(film.scenes.map((scene) => shotOf(film, scene))).toEqual(["usual", "far", "near", "aside"]);
    const [usual, far] = [shownIn(film, 0, size), shownIn(film, 1, size)];
    expect(far.width).toBeLessThan(usual.width * 0.86);
    for (const { bounds } of far.texts) {
      const isClear = bounds.bottom < far.y - far.height * 0.4 || bounds.left > far.x + far.width * 0.38;
      expect(isClear || bounds.right < far.x - far.width * 0.38).toBe(true);
    }
  },
);

test("[R16.2] what is done to a thing is seen on it, however often it was shown", () => {
  const film = telling("fox", "");
  const falling = film.scenes.map((scene) => ({ ...scene, text: "Tilki düştü" }));
  expect(falling.map((scene) => shotOf({ ...film, scenes: falling }, scene))).toEqual(Array(4).fill("usual"));
});

test.each(
  "alarm-clock convenience-store sos-button ok-button turkish-flag taxi police-car exam-paper wall-clock blackboard pill-bottle signpost".split(
    " ",
  ),
)("[R16.2] what bears letters, numbers, hands or a flag is never turned round: %s", (slug) => {
  const film = telling(slug);
  expect(film.scenes.some((scene) => looksBack(film, scene, slug))).toBe(false);
});

test("[R16.2] who walks near keeps the way ahead in the frame, to the right", () => {
  const size = { width: 270, height: 480 };
  const middleOf = (slug: string) => shownIn(telling(slug), 2, size).x;
  // Leaning in, a fox that looks left stands to the right, and who walks to the right stands to the left.
  expect(middleOf("fox")).toBeGreaterThan(size.width / 2);
  expect(middleOf("horse-racing")).toBeLessThan(size.width / 2);
});

test.each(SIZES)("[R16.2] a thing seen near is larger and its words stand clear of it in $width × $height", (size) => {
  const film = telling("fox");
  const [usual, near, aside] = [0, 1, 2].map((index) => shownIn(film, index, size));
  if (!usual || !near || !aside) throw new Error("A scene is missing.");
  expect(near.width).toBeGreaterThan(usual.width * 1.1);
  // Its telling part stays in the frame.
  expect((near.y + near.height / 2 - size.height) / near.height).toBeLessThan(0.25);
  expect((aside.x + aside.width / 2 - size.width) / aside.width).toBeLessThan(0.35);
  expect(Math.abs(aside.turn)).toBeGreaterThan(0.1);
  for (const { texts, x, y, width, height } of [near, aside])
    for (const { bounds } of texts) {
      // Sprites have a margin for their shadow.
      const isClear =
        bounds.bottom < y - height * 0.4 || bounds.left > x + width * 0.38 || bounds.right < x - width * 0.38;
      expect(isClear).toBe(true);
    }
});

test("[R16.2] what goes in flocks and is told of as many comes back as a flock", () => {
  const [size] = SIZES;
  if (!size) throw new Error("No size.");
  const many = telling("duck", "Ördekler");
  const one = telling("duck", "ördek");
  expect(many.scenes.map((scene) => shotOf(many, scene))).toEqual(["usual", "flock", "aside", "near"]);
  expect(shownIn(many, 1, size).count).toBeGreaterThanOrEqual(5);
  expect(shownIn(one, 1, size).count).toBeLessThan(5);
});

test.each(SIZES)("[R16.2] who looked out of a round frame comes back at the foot of $width × $height", (size) => {
  const film = telling("cook");
  expect(film.scenes.map((scene) => shotOf(film, scene))).toEqual(["usual", "near", "usual", "near"]);
  const [usual, near] = [shownIn(film, 0, size), shownIn(film, 1, size)];
  // Nothing of the frame is left under it, and it stands clear of its words.
  expect(near.y + near.height * 0.46).toBeGreaterThan(size.height * 0.97);
  expect(near.height).toBeGreaterThan(usual.height * 0.9);
  for (const { bounds } of near.texts) {
    const isClear =
      bounds.bottom < near.y - near.height * 0.38 ||
      bounds.left > near.x + near.width * 0.38 ||
      bounds.right < near.x - near.width * 0.38;
    expect(isClear).toBe(true);
  }
});

test("[R16.2] a person who comes back is seen as before or from near, never from afar, and alone stands larger than a thing", () => {
  const slug = "figure-she-adult-today-1-stand-calm";
  const film = telling(slug, "");
  const unnamed = { ...film, scenes: film.scenes.map((scene) => ({ ...scene, text: "Kimse bilmedi" })) };
  const shots = unnamed.scenes.map((scene) => shotOf(unnamed, scene));
  expect(shots).toEqual(["usual", "near", "usual", "near"]);
  const tall = SIZES[0] ?? { width: 270, height: 480 };
  const heightOf = (told: Film) => shownIn(told, 0, tall).height;
  expect(heightOf(film)).toBeGreaterThan(heightOf(telling("fox", "")) * 1.1);
});
