import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { findMood } from "./mood.ts";

test.each<[Language, string, string]>([
  [
    "en",
    "tense",
    "My grandmother's house has a room we never open. I heard someone humming behind the door. She said it is learning my voice.",
  ],
  [
    "tr",
    "tense",
    "Evde yalnız yaşıyorum. Dün gece dolabın içinden bir ninni geldi. Aynaya baktım, yansımam bana bakıyordu.",
  ],
  [
    "en",
    "grave",
    "She still sets two plates. He never came back from the sea. His empty chair faces the window. Their last letter lies there.",
  ],
  ["tr", "grave", "Trene binerken son kez el salladı. Bir daha dönmedi. Annem hâlâ bekliyor, sandalyesi boş kaldı."],
  ["en", "calm", "Trees warn each other, and beetles that come find poison. It is slow and quiet in the garden."],
  // A door and a run by the way frighten nobody.
  ["en", "bright", "Easy tips for new runners. Knock ten minutes off your best time with this quick trick."],
])("a quiet fear or loss is told as one (%s, %s)", (language, mood, text) => {
  expect(findMood(text, language)).toBe(mood);
});
