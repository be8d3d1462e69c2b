import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FONT_IDS } from "#presets.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { FONTS, hasOwnLettersOnly } from "./fonts.ts";

const LETTERS = Array.from(
  "abcçdefgğhıijklmnoöprsştuüvyzqwxABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZQWXâîûÂÎÛéñ0123456789.,;:!?…'\"’“”%&+€$–—-",
);

test.each(FONT_IDS)("%s has every letter and sign a Turkish or English film may show", async (font) => {
  const known = readCharacters(await readFile(join(ENGINE_FILES.fontFolder, FONTS[font].file)));

  expect(LETTERS.filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test.each(FONT_IDS)("%s has every letter for which the fonts of the machine are not read", async (font) => {
  const known = readCharacters(await readFile(join(ENGINE_FILES.fontFolder, FONTS[font].file)));
  const own = Array.from({ length: 0xffff }, (_, code) => code).filter((code) =>
    hasOwnLettersOnly(String.fromCharCode(code)),
  );

  expect(own.length).toBeGreaterThan(300);
  expect(own.filter((code) => code >= 0x20 && !known.has(code)).map((code) => String.fromCharCode(code))).toEqual([]);
});

test("signs that our fonts lack are looked for in those of the machine", () => {
  expect(["Dakikada 3 ₺ kazan", "Bravo 🎉", "Жди", "5 µm"].filter(hasOwnLettersOnly)).toEqual([]);
});

/** The characters of a TrueType font's Unicode table (format 4). */
function readCharacters(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((place) => font.toString("latin1", place, place + 4) === "cmap") ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  );
  const table = subtables.find((place) => font.readUInt16BE(place) === 4) ?? 0;
  const segments = font.readUInt16BE(table + 6) / 2;
  const characters = new Set<number>();
  for (let segment = 0; segment < segments; segment++) {
    const last = font.readUInt16BE(table + 14 + segment * 2);
    const first = font.readUInt16BE(table + 16 + (segments + segment) * 2);
    for (let code = first; code <= last && code < 0xffff; code++) characters.add(code);
  }
  return characters;
}
