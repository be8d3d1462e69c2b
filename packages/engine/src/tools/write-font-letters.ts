// Writes which letters our fonts really have, for the form that names those they lack:
// npx tsx packages/engine/src/tools/write-font-letters.ts; after every change of packages/engine/fonts.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FONTS } from "#child/fonts.ts";
import type { FontPiece } from "#child/script-fonts.ts";
import { readFontLetters } from "./font-letters.ts";

const target = fileURLToPath(new URL("../script/font-letters.ts", import.meta.url));

/** What one of our own fonts has, and what a piece of the pack has of the letters it is looked into for. */
export function lettersOfFonts(folder: string): Set<number> {
  const all = new Set<number>();
  for (const { file } of Object.values(FONTS))
    for (const code of readFontLetters(readFileSync(join(folder, file)))) all.add(code);
  const pack = readFileSync(join(folder, "noto-scripts.pack"));
  const start = 4 + pack.readUInt32LE(0);
  for (const { ranges, at, length } of JSON.parse(pack.toString("utf8", 4, start)) as FontPiece[]) {
    const has = readFontLetters(pack.subarray(start + at, start + at + length));
    for (const [from, to] of ranges) for (let code = from; code <= to; code++) if (has.has(code)) all.add(code);
  }
  return all;
}

/** How far each stretch lies behind the one before, and how many more letters it has; to the base of 36. */
export function packLetters(letters: ReadonlySet<number>): string {
  const stretches: string[] = [];
  let [end, from] = [0, -1];
  const codes = [...letters].filter(isLetter).toSorted((a, b) => a - b);
  for (const [index, code] of codes.entries()) {
    if (from < 0) from = code;
    if (codes[index + 1] === code + 1) continue;
    stretches.push(`${(from - end).toString(36)}${code > from ? `.${(code - from).toString(36)}` : ""}`);
    [end, from] = [code, -1];
  }
  return stretches.join(" ");
}

function isLetter(code: number): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(String.fromCodePoint(code));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = packLetters(lettersOfFonts(fileURLToPath(new URL("../../fonts", import.meta.url))))
    .match(/.{1,120}(?:\s|$)/gu)
    ?.map((line) => line.trim());
  writeFileSync(
    target,
    `// Written by tools/write-font-letters.ts from the fonts themselves.\n\nexport const FONT_LETTERS = \`\n${(lines ?? []).join("\n")}\n\`;\n`,
  );
}
