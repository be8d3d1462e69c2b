import { expect, test } from "vitest";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { stageThings } from "#stage/things.ts";
import { isShrinkingIce } from "./floe.ts";
import { warmedName, warmsFaster, warmsFasterParts, WORLD } from "./warms-faster.ts";

test.each([
  ["The Arctic is warming four times faster than the rest of the world", "en", 4],
  ["The city warmed twice as fast", "en", 2],
  ["Akdeniz dünyadan 2 kat daha hızlı ısınıyor", "tr", 2],
  ["He runs four times faster than I do", "en", null],
  ["The Arctic is warming", "en", null],
] as const)("[R16.2] what warms faster is read from two thermometers: “%s”", (text, language, times) => {
  expect(warmsFaster(text, language)).toBe(times);
  const film = tellFilm("nature", language, "", [{ kind: "hook", text, things: things("iceberg") }]);
  expect(stageThings(film).includes(WORLD)).toBe(times !== null);
});

test("[R16.2] ice that shrank is seen on the ice; everything else stays a bar", () => {
  expect(isShrinkingIce("melting-ice", "Sea ice has shrunk by 13%", -0.13)).toBe(true);
  expect(isShrinkingIce("melting-ice", "Sea ice grew by 13%", 0.13)).toBe(false);
  expect(isShrinkingIce("forest", "The forest has shrunk by 13%", -0.13)).toBe(false);
});

test.each([
  [
    "The Arctic is warming four times faster than the rest of the world",
    "en",
    ["The Arctic is warming", "four times", "faster than the rest of the world"],
    "Arctic",
  ],
  ["Akdeniz dünyadan 2 kat daha hızlı ısınıyor", "tr", ["Akdeniz dünyadan", "2 kat", "daha hızlı ısınıyor"], "Akdeniz"],
] as const)(
  "[R16.2] how many times faster is what its title says: “%s”",
  (text, language, [lead, number, rest], name) => {
    expect(warmsFasterParts(text, language)).toEqual({ lead, number, rest });
    expect(warmedName(text, language)).toBe(name);
    expect(warmsFasterParts("He runs four times faster than I do", language)).toBeNull();
  },
);
