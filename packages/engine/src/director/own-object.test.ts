import { expect, test } from "vitest";
import { deedOf } from "#stage/deeds/deed-of.ts";
import type { Language } from "#spec.ts";

type Named = { slug: string; word: string };
const thing = (named: Named) => [{ ...named, count: 1, isRefused: false }];

test.each<[Named, string, Language]>([
  [{ slug: "tennis", word: "" }, "The scoreboard broke", "en"],
  [{ slug: "automobile", word: "cars" }, "And wait for cars to crack them", "en"],
  [{ slug: "measuring-tape", word: "distance" }, "And divide by three to get the distance", "en"],
  [{ slug: "foot", word: "blisters" }, "He lost his next match in an hour, with blisters on his feet", "en"],
  [{ slug: "stadium", word: "stadium" }, "The stadium was almost empty", "en"],
  [{ slug: "door", word: "garage door" }, "Your garage door won't move?", "en"],
  [{ slug: "faucet", word: "kitchen sink" }, "Is your kitchen sink blocked?", "en"],
  [{ slug: "door", word: "" }, "If a spring is broken, call a professional", "en"],
  [{ slug: "baking-soda", word: "baking soda" }, "Pour half a cup of baking soda down the drain", "en"],
  [{ slug: "racing-car", word: "" }, "Maçın sonunda bizim eski raket kırıldı", "tr"],
])("[R16.2] nothing happens to %o: %s", (named, text, language) => {
  expect(deedOf({ text }, thing(named), language)).toBeNull();
});

test.each<[Named, string, Language, string]>([
  [{ slug: "porcelain-vase", word: "vase" }, "She broke the vase", "en", "break"],
  [{ slug: "porcelain-vase", word: "vase" }, "The vase broke in the night", "en", "break"],
  [{ slug: "porcelain-vase", word: "" }, "Then it broke", "en", "break"],
  [{ slug: "flying-receipts", word: "losing receipts" }, "Stop losing receipts", "en", "lose"],
  [{ slug: "wallet", word: "wallet" }, "I lost my wallet on the bus", "en", "lose"],
  [{ slug: "lemon", word: "lemon" }, "Cut the lemon in half", "en", "part"],
  [{ slug: "porcelain-vase", word: "" }, "Sonra kırıldı", "tr", "break"],
])("[R16.2] what a verb is said of shows it: %o: %s", (named, text, language, deed) => {
  expect(deedOf({ text }, thing(named), language)).toBe(deed);
});
