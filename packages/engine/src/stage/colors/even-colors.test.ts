import { expect, test } from "vitest";
import { parseColor } from "#base/color.ts";
import type { FilmScene } from "#film/film.ts";
import { LOOKS } from "#looks/looks.ts";
import { PRESET_IDS } from "#presets.ts";
import { evenColors, standingOut } from "./even-colors.ts";
import { toOklch } from "./oklch.ts";

const sceneAt = (start: number, isOpen = true) =>
  ({
    kind: "versus",
    start,
    versus: {
      sides: [
        { text: "Tea", thing: "tea-glass" },
        { text: "Coffee", thing: "hot-beverage" },
      ],
      note: "",
      isOpen,
    },
  }) as unknown as FilmScene;

const scenes = [sceneAt(0), sceneAt(2), sceneAt(4)];
const apart = (one: string, other: string) => {
  const [a, b] = [toOklch(parseColor(one)), toOklch(parseColor(other))];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  return Math.hypot(a.l - b.l, Math.sqrt(Math.max(0, a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn))));
};

test.each(PRESET_IDS.filter((id) => !LOOKS[id].isGrave))(
  "[R16.2] each comparison of a film in %s has two colours that are no neighbours, and not the last one's two",
  (id) => {
    const pairs = scenes.map((scene) => evenColors({ scenes }, scene, LOOKS[id], () => null));

    for (const pair of pairs) expect(apart(pair?.base ?? "#000000", pair?.second ?? "#000000")).toBeGreaterThan(0.12);
    expect([pairs[0]?.base, pairs[0]?.second]).not.toEqual(expect.arrayContaining([pairs[1]?.base, pairs[1]?.second]));
  },
);

test("[R16.2] a picture stands on the half it stands out from", () => {
  const [scene] = scenes;
  const means = { "tea-glass": parseColor("#0f6b62"), "hot-beverage": parseColor("#f3d9b4") };
  const pair =
    scene && evenColors({ scenes: [scene] }, scene, LOOKS.crema, (slug) => means[slug as keyof typeof means] ?? null);

  expect(apart(pair?.base ?? "", "#0f6b62")).toBeGreaterThan(apart(pair?.second ?? "", "#0f6b62"));
});

test("[R16.2] what takes a side keeps the grey half of what is left behind", () => {
  const closed = sceneAt(0, false);

  expect(evenColors({ scenes: [closed] }, closed, LOOKS.crema, () => null)).toBeNull();
});

test("[R16.2] no half of a comparison glares in a dark film", () => {
  const versus = sceneAt(4);
  const dark = LOOKS.volt.sets.findIndex(({ base }) => toOklch(parseColor(base)).l < 0.3);
  const told = { kind: "hero", start: 0, colors: dark } as unknown as FilmScene;
  const pair = evenColors({ scenes: [told, versus] }, versus, LOOKS.volt, () => null);

  for (const color of [pair?.base, pair?.second]) expect(toOklch(parseColor(color ?? "#ffffff")).l).toBeLessThan(0.6);
});

test("[R16.2] a picture does not dissolve in its wall: it stands before another wall of the film", () => {
  const { kitchen } = LOOKS;
  const told = kitchen.sets.map((_, colors) => ({ kind: "map", start: colors, colors }) as unknown as FilmScene);
  const [own] = kitchen.sets;
  const other = standingOut({ scenes: told }, own, kitchen, [parseColor(own.base)]);

  expect(apart(other.base, own.base)).toBeGreaterThan(0.1);
  expect(standingOut({ scenes: told }, own, kitchen, [parseColor("#1d3fbb")])).toBe(own);
});

test("[R16.2] where every wall of the film would swallow a picture it stands before the nearest other one of its look", () => {
  const { kitchen } = LOOKS;
  const [own] = kitchen.sets;
  const red = kitchen.sets
    .map(({ base }, colors) => ({ base, colors }))
    .filter(({ base }) => apart(base, own.base) < 0.1);
  const told = red.map(({ colors }) => ({ kind: "map", start: colors, colors }) as unknown as FilmScene);
  const other = standingOut({ scenes: told }, own, kitchen, [parseColor(own.base)]);

  expect(red.map(({ base }) => base)).not.toContain(other.base);
  expect(apart(other.base, own.base)).toBeGreaterThan(0.16);
});
