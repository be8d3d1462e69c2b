import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { deedOf } from "./deed-of.ts";

test.each<[string, string, Language, string | null]>([
  ["door", "Kapıyı kapattı", "tr", "close"],
  ["school", "Okullar kapandı", "tr", "close"],
  ["convenience-store", "The store closed for good", "en", "close"],
  ["laptop", "Bilgisayarı kapat", "tr", null],
  ["e-mail", "Bildirimleri kapat, maillere sonra bak", "tr", null],
])("[R16.2] a padlock stands beside what stays closed: %s in “%s”", (slug, text, language, deed) => {
  expect(deedOf({ text }, [{ slug, word: text.split(" ")[0] ?? "", count: 1, isRefused: false }], language)).toBe(deed);
});
