import { expect, test } from "vitest";
import { SCENE_IDS } from "#presets.ts";
import { chooseScene } from "./scene-words.ts";

test.each([
  ["Denizin sesi ve dalgalar", "tr", "sea"],
  ["İSTANBUL SOKAKLARI", "tr", "city"],
  ["Karlı bir kış sabahı", "tr", "snow"],
  ["Kararını ver ve başla", "tr", undefined],
  ["Uzayın derinliklerinde bir gezegen", "tr", "cosmos"],
  ["Ormanda sisli bir sabah", "tr", "forest"],
  ["Yağmurlu günler", "tr", "rain"],
  ["Every star in the galaxy", "en", "cosmos"],
  ["Golden sunset over the hills", "en", "sunset"],
  ["How to code with AI", "en", "neon"],
  ["said nothing of note", "en", undefined],
] as const)("%j chooses the scene %s", (text, language, scene) => {
  expect(chooseScene(text, language, SCENE_IDS)).toBe(scene);
});

test("a preset with its own scenes is never left", () => {
  expect(chooseScene("Şehir ve deniz", "tr", ["sea", "forest"])).toBe("sea");
});
