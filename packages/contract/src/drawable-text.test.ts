import { expect, test } from "vitest";
import { undrawableLetters } from "./drawable-text.ts";

test("words of Latin letters, figures and signs can be drawn", () => {
  expect(undrawableLetters("Boğaz'da ığdır ŞÖLEN, 8 saniye – %50! 🙂 æøå")).toEqual([]);
});

test("letters of other scripts are named, each once and few of them", () => {
  expect(undrawableLetters("غروب الشمس")).toEqual(["غ", "ر", "و", "ب", "ا", "ل", "ش", "م"]);
  expect(undrawableLetters("Kite ветер в")).toEqual(["в", "е", "т", "р"]);
  expect(undrawableLetters("夕日")).toEqual(["夕", "日"]);
});
