import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { FontId } from "#presets.ts";
import { FONT_IDS } from "#presets.ts";
import { RICHEST_FONT } from "#stage/words/script-fonts.ts";
import { fontOf } from "#stage/words/words.ts";
import { readFontLetters } from "#tools/font-letters.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { FONTS, hasOwnLettersOnly } from "./fonts.ts";

const LETTERS = Array.from(
  "abcçdefgğhıijklmnoöprsştuüvyzqwxABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZQWXâîûÂÎÛéñ0123456789.,;:!?…'\"’“”%&+€$–—-",
);

test.each(FONT_IDS)("%s has every letter and sign a Turkish or English film may show", async (font) => {
  const known = await lettersOf(font);

  expect(LETTERS.filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test("every letter for which the fonts of the machine are not read is in one of ours, or in the richest of them", async () => {
  const known = await Promise.all(FONT_IDS.map(lettersOf));
  const richest = await lettersOf(RICHEST_FONT);
  const own = Array.from({ length: 0xffff }, (_, code) => code).filter(
    (code) => code >= 0x20 && hasOwnLettersOnly(String.fromCharCode(code)),
  );

  expect(own.length).toBeGreaterThan(300);
  for (const letters of known)
    expect(
      own.filter((code) => !letters.has(code) && !richest.has(code)).map((code) => String.fromCharCode(code)),
    ).toEqual([]);
});

test("[R16.4] the signs of money that Playfair and Anton lack are drawn by the richest of our fonts, and by no other machine's", async () => {
  const [playfair, richest] = [await lettersOf("playfair"), await lettersOf(RICHEST_FONT)];
  const codes = Array.from("₺₽₿", (sign) => sign.codePointAt(0) ?? 0);

  expect(codes.some((code) => playfair.has(code))).toBe(false);
  expect(codes.every((code) => richest.has(code))).toBe(true);
  expect(hasOwnLettersOnly("₺₽₿")).toBe(true);
  expect(fontOf("playfair", 10).endsWith('"Sahne Montserrat"')).toBe(true);
});

test("signs that our fonts lack are looked for in those of the machine", () => {
  expect(["Bravo 🎉", "Жди", "5 µm"].filter(hasOwnLettersOnly)).toEqual([]);
});

async function lettersOf(font: FontId): Promise<Set<number>> {
  return readFontLetters(await readFile(join(ENGINE_FILES.fontFolder, FONTS[font].file)));
}
