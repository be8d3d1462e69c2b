import { expect, test } from "vitest";
import { detectLanguage, lowerCase, upperCase } from "./language.ts";

test.each([
  ["Bir kedi ve bir top", "tr"],
  ["Işıl ışıl bir gece", "tr"],
  ["A cat and a ball in the garden", "en"],
  ["Sunset", "en"],
  ["", "en"],
  ["Her scarf cost more than my car", "en"],
  ["Her racket broke", "en"],
  ["Her mother was dead", "en"],
  ["Atatürk was born in this town", "en"],
  ["Kitten", "en"],
  ["Spaghetti", "en"],
  ["Lavabosunu temizledi", "tr"],
  ["Gelin salona girdi", "tr"],
  ["A popular victim of dollar collectors", "en"],
  ["Her sabah kahve", "tr"],
  ["Oyuncak bebek rafta duruyordu.", "tr"],
  ["Deniz feneri", "tr"],
  ["New York metrosunda kayboldum.", "tr"],
  ["Uykusuzluk", "tr"],
  ["Plak dinlemek", "tr"],
  ["Disiplin motivasyonu yener.", "tr"],
  ["Ay'a gittik", "tr"],
] as const)("%j is taken as %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test("casing follows the language of the text", () => {
  expect(upperCase("ışık iğne", "tr")).toBe("IŞIK İĞNE");
  expect(upperCase("light inside", "en")).toBe("LIGHT INSIDE");
  expect(lowerCase("IŞIK İĞNE", "tr")).toBe("ışık iğne");
});
