import { expect, test } from "vitest";
import { placeFor } from "./places.ts";
import { findCommonSetting, findSetting } from "./settings.ts";

test.each([
  ["Kısık ateşte yavaşça pişir", "tr", false, "kitchen"],
  ["An octopus has three hearts", "en", false, "underwater"],
  ["Neden gökyüzü mavi?", "tr", false, "sky"],
  ["One kick from the halfway line", "en", false, "pitch"],
  ["Gece yarısı ormanda yürüyordum", "tr", true, "woods"],
  ["Write down every expense", "en", false, "desk"],
  ["Neden gökyüzü karardı?", "tr", true, undefined],
  ["Bugün yağmur yağıyor", "tr", false, undefined],
  ["The doctor met her first patient", "en", false, "clinic"],
  ["Compound interest makes patient people rich", "en", false, undefined],
  ["Teneffüs zili çalınca herkes bahçeye koştu", "tr", false, undefined],
] as const)("a sentence stands in the place it is at home in: %s [R16]", (text, language, isGrave, setting) => {
  expect(findSetting(text, language, isGrave)).toBe(setting);
});

test("a whole text is at home where its first sentence or two others are", () => {
  expect(findCommonSetting(["Fluffy pancakes", "Melt butter in a hot pan", "Save this"], "en", false)).toBe("kitchen");
  expect(findCommonSetting(["A letter", "Bake a cake", "I love you"], "en", false)).toBeUndefined();
});

test("[R16.2] no towers stand behind an old town, no water over who looks at the sea, no pitch before an office", () => {
  const home = (...texts: string[]) => findCommonSetting(texts, "en", false);
  expect(home("Lisbon is a city of hills", "The city wakes late")).toBeUndefined();
  expect(home("The city never stops", "The subway is full")).toBe("city");
  expect(home("A snail wanted to see the ocean", "The ocean was waiting")).toBeUndefined();
  expect(home("The ocean is deep", "Whales sing in the ocean")).toBe("underwater");
  expect(home("We scored a new client", "The team scored again")).toBeUndefined();
});

test("[R16.2] what stands in for a sentence stands where it is at home, else in the kitchen or the bedroom of such a film; in fear it is dark there", () => {
  expect(placeFor("octopus", "story", false)).toEqual({ backdrop: "underwater" });
  expect(placeFor("rocket", "story", false)).toEqual({ backdrop: "landscape", landscape: "cosmos" });
  expect(placeFor("pot-of-food", "kitchen", false)).toEqual({ backdrop: "kitchen" });
  expect(placeFor("pot-of-food", "kitchen", true)).toBeUndefined();
  expect(placeFor("mosque", "story", false)).toBeUndefined();
  expect(placeFor("guitar", "retro", false)).toBeUndefined();
});
