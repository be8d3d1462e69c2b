import { expect, test } from "vitest";
import { LOOKS } from "#looks/looks.ts";
import { PRESET_IDS } from "#presets.ts";
import type { Language } from "#spec.ts";
import { bearableSets, findCommonTone, findTone, stayingSets, suitedSets } from "./ambience.ts";
import { findLandscape } from "#director/places/landscapes.ts";
import { findMood } from "./mood.ts";

test.each<[string, Language, string | undefined]>([
  ["Gece yarısı yürüyordum", "tr", "night"],
  ["The Arctic is melting", "en", "cold"],
  ["Geriye kırmızı kalır", "tr", "red"],
  ["A walk through the forest", "en", "green"],
  ["Bugün yağmur yağıyor", "tr", "grey"],
  ["Deep down nothing moves", "en", "blue"],
  ["Mercanlar soluyor", "tr", "blue"],
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

test("a film about the sea or the ice keeps to blue where its look has blue twice", () => {
  const blue = PRESET_IDS.filter((preset) => {
    const { sets } = LOOKS[preset];
    const fitting = suitedSets(sets, "blue");
    return fitting.length >= 2 && fitting.length < sets.length;
  });
  expect(blue.length).toBeGreaterThan(0);
  for (const preset of blue) {
    const { sets } = LOOKS[preset];
    expect(stayingSets(sets, "blue")).toEqual(suitedSets(sets, "blue"));
    expect(stayingSets(sets, "cold")).toEqual(suitedSets(sets, "cold"));
    expect(stayingSets(sets, "green")).toEqual(bearableSets(sets, "green"));
  }
});

test("no rain falls in storms of dust or of other planets", () => {
  expect(findLandscape("Jupiter has a storm older than us", "en")).toBe("cosmos");
  expect(findLandscape("Mars'ta fırtına aylarca sürer", "tr")).toBe("cosmos");
  expect(findLandscape("A dust storm covered the town", "en")).toBe("desert");
  expect(findLandscape("The storm came at noon", "en")).toBe("rain");
});

test.each<[string, Language, string]>([
  ["She came home. Her mother was dead.", "en", "grave"],
  ["The sultan killed his brother to rule.", "en", "grave"],
  ["Padişah kardeşini öldürttü.", "tr", "grave"],
  ["I killed some time with a recipe.", "en", "bright"],
])("a film that tells a death is grave: %s", (text, language, mood) => {
  expect(findMood(text, language)).toBe(mood);
});

test.each<[string, Language, string]>([
  ["She opened the door and nobody was there. Inside was a photo of her, asleep.", "en", "tense"],
  ["Asansör dördüncü katta durdu. Orada kimse oturmuyordu. Bir gece kapı açıldı.", "tr", "tense"],
  ["The night bus was empty except for one man. He had no shadow.", "en", "tense"],
  ["Gece eve geldim. Kimse yoktu. Kapı aralıktı.", "tr", "tense"],
  ["Nobody was there to buy bread at noon. Now there is a queue.", "en", "bright"],
  ["Sharks are older than trees. Some glow in the dark. They smell a drop of blood.", "en", "bright"],
  ["Sahilde kimse yoktu. Güneş doğdu, denize girdik.", "tr", "bright"],
])("what is told to frighten is told in the dark: %s", (text, language, mood) => {
  expect(findMood(text, language)).toBe(mood);
});
