import { expect, test } from "vitest";
import type { Rgb } from "#base/color.ts";
import { mixColors, parseColor } from "#base/color.ts";
import { LOOKS } from "#looks/looks.ts";
import { contrast } from "./colors.ts";
import { hueBetween, toOklch } from "./oklch.ts";
import { chooseColor } from "./shade.ts";

const SKIES: readonly (readonly [name: string, sky: Rgb])[] = [
  ["day", [104, 168, 228]],
  ["dusk", [176, 128, 168]],
  ["evening", [226, 128, 96]],
];
const look = LOOKS.story;

test.each(SKIES)("[R16.2] light words on a %s sky stand on a deeper tone of that sky", (_, sky) => {
  const { color, shade } = chooseColor([sky], { favourites: [look.light], others: [look.light], least: 4.5 }, look);
  const over = parseColor(shade?.color ?? "#ffffff");
  expect(hueBetween(toOklch(over).h, toOklch(sky).h)).toBeLessThan(12);
  expect(contrast(parseColor(color), mixColors(sky, over, shade?.amount ?? 0))).toBeGreaterThanOrEqual(4.5);
});

test("[R16.2] gold in the shade turns to amber, not to olive", () => {
  const reading = { favourites: [], others: [look.light], least: 4.5 };
  const { shade } = chooseColor([[222, 176, 40]], reading, look);
  expect(toOklch(parseColor(shade?.color ?? "#808000")).h).toBeLessThan(75);
});

test("[R16.2] a grey ground has no hue to keep", () => {
  const { shade } = chooseColor([[150, 150, 150]], { favourites: [], others: [look.light], least: 4.5 }, look);
  expect(shade?.color).toBe(look.ink);
});
