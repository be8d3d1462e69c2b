// Packs the fonts of other scripts into one file, each piece with the letters it has:
// npx tsx packages/engine/src/tools/pack-fonts.ts <folder with the unpacked @fontsource packages, named by their family>
// Then write-font-letters.ts, which reads from the pack what the form may promise.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FontPiece } from "#child/script-fonts.ts";

/** The extra bold cut of each family: as heavy as the fonts it stands beside. */
const ENDING = "-800-normal.woff2";
const FAMILIES = ["noto-sans", "noto-sans-arabic", "noto-sans-hebrew", "noto-sans-devanagari", "noto-sans-thai"];
/** Chinese also brings the kana of Japanese. */
const CUT_FAMILIES = ["noto-sans-sc", "noto-sans-kr"];
const LEFT_OUT = /latin|vietnamese/u;

const [folder = "."] = process.argv.slice(2);
const pieces: (FontPiece & { bytes: Buffer })[] = [];
let at = 0;
for (const family of [...FAMILIES, ...CUT_FAMILIES]) {
  const root = join(folder, family);
  const ranges = JSON.parse(readFileSync(join(root, "unicode.json"), "utf8")) as Record<string, string>;
  for (const file of readdirSync(join(root, "files")).toSorted()) {
    if (!file.endsWith(ENDING)) continue;
    const subset = file.slice(family.length + 1, -ENDING.length);
    const letters = ranges[subset] ?? ranges[`[${subset}]`];
    if (!letters || LEFT_OUT.test(subset)) continue;
    const bytes = readFileSync(join(root, "files", file));
    pieces.push({ ranges: letters.split(",").map(readRange), at, length: bytes.length, bytes });
    at += bytes.length;
  }
}
const head = Buffer.from(
  JSON.stringify(pieces.map(({ ranges, at: start, length: size }) => ({ ranges, at: start, length: size }))),
);
const length = Buffer.alloc(4);
length.writeUInt32LE(head.length);
const target = fileURLToPath(new URL("../../fonts/noto-scripts.pack", import.meta.url));
writeFileSync(target, Buffer.concat([length, head, ...pieces.map(({ bytes }) => bytes)]));

function readRange(text: string): [number, number] {
  const [from = "0", to = from] = text.trim().replace(/^U\+/iu, "").split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
