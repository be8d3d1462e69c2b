import { expect, test } from "vitest";
import { hasOwnDescription } from "./own-description.ts";

test.each([
  ["Kum saati ve rüzgâr", "Kum saati ve rüzgâr.", false],
  ["Kum saati ve rüzgâr", "Kum saati ve rüzgâr", false],
  ["Kum saati", "", false],
  ["Kum saati", "Kum saati. Rüzgâr eser.", true],
  ["Her sabah bir şehir: bugün…", "Her sabah bir şehir: bugün Mardin.", true],
  ["Yeni ad", "Kum saati ve rüzgâr.", true],
])("of a film named “%s” the description “%s” says more: %s", (videoName, videoDescription, expected) => {
  expect(hasOwnDescription({ videoName, videoDescription })).toBe(expected);
});
