import { expect, test } from "vitest";
import { findLandscape } from "./landscapes.ts";

test.each([
  ["This shrimp tastes like a seaside restaurant", "en", undefined],
  ["Köpekbalıkları ağaçlardan bile önce bu gezegende yaşıyordu", "tr", undefined],
  ["Sharks are older than forests", "en", undefined],
  ["Pack a rain jacket", "en", undefined],
  ["Yağmurluğunu unutma", "tr", undefined],
  ["A duckling sat in a storm drain", "en", undefined],
  ["Mardin'in taş sokaklarında kaybolduk", "tr", undefined],
  ["Life on our planet is old", "en", undefined],
  ["We slept on the beach", "en", "sea"],
  ["Our galaxy has more than 100 billion stars", "en", "cosmos"],
  ["Yağmurda şemsiyesini bana uzattı", "tr", "rain"],
  ["Ormanda yürüdük", "tr", "forest"],
  ["I like the sea", "en", "sea"],
  ["Şehrin sokaklarında kayboldum", "tr", "city"],
] as const)("[R16] what something is likened to or called after is no land: %s", (text, language, land) => {
  expect(findLandscape(text, language)).toBe(land);
});
