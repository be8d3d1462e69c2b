import { expect, test } from "vitest";
import { LOOKS } from "#looks/looks.ts";
import { PRESET_IDS } from "#presets.ts";
import type { Language } from "#spec.ts";
import { bearableSets, findCommonTone, findTone, suitedSets } from "./ambience.ts";
import { findLandscape } from "./landscapes.ts";

test.each<[string, Language, string | undefined]>([
  ["Gece yarısı yürüyordum", "tr", "night"],
  ["The Arctic is melting", "en", "cold"],
  ["Geriye kırmızı kalır", "tr", "red"],
  ["A walk through the forest", "en", "green"],
  ["Bugün yağmur yağıyor", "tr", "grey"],
  ["Kararı sen ver", "tr", undefined],
])("the light of “%s” is read from its words", (text, language, tone) => {
  expect(findTone(text, language)).toBe(tone);
});

test("one sentence by the way gives a film no light, its first one does", () => {
  expect(findCommonTone(["Save money", "Cook at night", "Walk more"], "en")).toBeUndefined();
  expect(findCommonTone(["Sleep better at night", "Read a book"], "en")).toBe("night");
  expect(findCommonTone(["Read this", "Ice is melting", "Snow is gone"], "en")).toBe("cold");
});

test("every look has grounds for every light, and its dark ones for the night", () => {
  for (const preset of PRESET_IDS) {
    const { sets } = LOOKS[preset];
    for (const tone of ["night", "cold", "warm", "green", "light"] as const) {
      expect(suitedSets(sets, tone).length).toBeGreaterThan(0);
      expect(bearableSets(sets, tone).length).toBeGreaterThan(1);
    }
  }
  const kitchen = suitedSets(LOOKS.kitchen.sets, "green").map((index) => LOOKS.kitchen.sets[index]?.base);
  expect(kitchen).toEqual(["#8fbb5c"]);
});

test("the most particular landscape of a sentence stands behind it", () => {
  expect(findLandscape("Sea ice is shrinking", "en")).toBe("snow");
  expect(findLandscape("Yağmur denize yağıyor", "tr")).toBe("rain");
  expect(findLandscape("Ay'a ilk adım", "tr")).toBe("cosmos");
  expect(findLandscape("Karın ağrısı geçti", "tr")).toBeUndefined();
});
