import { brotliDecompressSync } from "node:zlib";

const WOFF2 = "wOF2";
/** The tables that a WOFF2 names by a number, as far as they stand before or at the one that is looked for. */
const CMAP_FLAG = 0;
const ANY_TAG = 63;
/** These two are packed in a form of their own unless their flag says otherwise; all others lie as they are. */
const [GLYF_FLAG, LOCA_FLAG] = [10, 11];

/** The code points a font has a sign for, read from its `cmap`: of a TrueType file, or of a WOFF2. */
export function readFontLetters(font: Buffer): Set<number> {
  const cmap = font.toString("latin1", 0, 4) === WOFF2 ? cmapOfWoff2(font) : cmapOfTrueType(font);
  const letters = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    if (format === 4) readSegments(table, letters);
    else if (format === 12) readGroups(table, letters);
  }
  return letters;
}

function cmapOfTrueType(font: Buffer): Buffer {
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
    if (font.toString("latin1", entry, entry + 4) === "cmap") return font.subarray(font.readUInt32BE(entry + 8));
  throw new Error("The font has no cmap.");
}

function cmapOfWoff2(font: Buffer): Buffer {
  const count = font.readUInt16BE(12);
  let at = 48;
  let start = 0;
  let found: { from: number; to: number } | undefined;
  for (let index = 0; index < count; index++) {
    const flags = font.readUInt8(at++);
    const known = flags & 63;
    const isCmap = known === ANY_TAG ? font.toString("latin1", at, at + 4) === "cmap" : known === CMAP_FLAG;
    if (known === ANY_TAG) at += 4;
    const isShape = known === GLYF_FLAG || known === LOCA_FLAG;
    const isTransformed = isShape ? flags >> 6 !== 3 : flags >> 6 !== 0;
    let size = readNumber();
    if (isTransformed) size = readNumber();
    if (isCmap) found = { from: start, to: start + size };
    start += size;
  }
  if (!found) throw new Error("The font has no cmap.");
  return brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20))).subarray(found.from, found.to);

  /** Seven bits a byte, the first ones first. */
  function readNumber(): number {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
}

function readSegments(table: Buffer, letters: Set<number>): void {
  const segments = table.readUInt16BE(6) / 2;
  for (let segment = 0; segment < segments; segment++) {
    const last = table.readUInt16BE(14 + segment * 2);
    const first = table.readUInt16BE(16 + (segments + segment) * 2);
    const delta = table.readUInt16BE(16 + (2 * segments + segment) * 2);
    const offsetAt = 16 + (3 * segments + segment) * 2;
    const offset = table.readUInt16BE(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = offset === 0 ? code + delta : table.readUInt16BE(offsetAt + offset + (code - first) * 2);
      if ((glyph & 0xffff) !== 0) letters.add(code);
    }
  }
}

function readGroups(table: Buffer, letters: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const [first, last] = [table.readUInt32BE(16 + group * 12), table.readUInt32BE(20 + group * 12)];
    for (let code = first; code <= last; code++) letters.add(code);
  }
}
