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
  [
    "en",
    "tense",
    "My son keeps waving at the corner of his room. There is nothing there. Last night he laughed in his sleep.",
  ],
  [
    "en",
    "tense",
    "The knocking came from inside the wall. Every night at three it began. Yesterday the wall knocked back.",
  ],
  ["tr", "tense", "Bu köyde kimse gece dışarı çıkmaz. Ayak sesleri duyulur ama iz kalmaz. Adını söylerse cevap verme."],
  ["tr", "tense", "Asansör eksi üçte durdu. Kapı açıldı, koridor zifirîydi. Uzaktan bir bebek ağladı, ışık söndü."],
  ["tr", "grave", "1912'de Titanik yola çıktığında batmaz deniyordu. Orkestra sonuna kadar çaldı."],
  // Advice and tales for children speak of the dark as well.
  [
    "tr",
    "playful",
    "Çocuğunuz karanlıktan korkuyorsa üzülmeyin. Gece lambası kullanın. Kapıyı aralık bırakın. Masal okuyun.",
  ],
  [
    "en",
    "calm",
    "Fix a creaking door in ten minutes. Put oil on the hinge. Close it slowly. No more knocking at night.",
  ],
  // A door and a run by the way frighten nobody.
  ["en", "bright", "Easy tips for new runners. Knock ten minutes off your best time with this quick trick."],
])("a quiet fear or loss is told as one (%s, %s)", (language, mood, text) => {
  expect(findMood(text, language)).toBe(mood);
});
