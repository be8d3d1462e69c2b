import { beforeAll, expect, test } from "vitest";
import type { Language } from "#spec.ts";
import type { Matcher } from "./matcher.ts";
import { loadMatcher } from "#tools/known-matcher.ts";

let matcher: Matcher;

beforeAll(async () => {
  matcher = await loadMatcher();
}, 120_000);

const shown = (text: string, language: Language) =>
  matcher.match(text, language).map(({ slug, count }) => `${slug}${count > 1 ? ` ×${count}` : ""}`);

test.each<[string, Language, string]>([
  ["I wore seven old pairs of jeans", "en", "jeans ×7"],
  ["Yerde yedi çift kot pantolon vardı", "tr", "jeans ×7"],
  ["Yeni bir çift ayakkabı aldım", "tr", "running-shoe ×2"],
  ["We sat on two chairs", "en", "chair ×2"],
  ["Brush on two thin coats of paint", "en", "paint-roller"],
  ["Walk in with two questions written on a card", "en", "notebook-and-pen"],
  ["Make a two egg omelette", "en", "omelette"],
  ["İki kardeş bisiklet parçalarından uçak yaptı", "tr", "bicycle"],
  ["Two large eggs", "en", "egg ×2"],
])("[R16] what is counted is what is many: %s", (text, language, thing) => {
  expect(shown(text, language)).toContain(thing);
});
