import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";
import { SCRIPT_FONTS } from "#stage/words/script-fonts.ts";

/** A piece of a font: which code points it has, and where it lies in the pack. */
export type FontPiece = { ranges: [number, number][]; at: number; length: number };

const LATIN_END = 0x24f;
const LETTER = /[\p{L}\p{M}\p{N}\u3000-\u303f\uff00-\uffef\u0964\u0965]/u;

/** What this process has registered already, by its place in the pack; every film fills further names. */
const registered = new Set<number>();

/** Registers what a text needs beyond Latin letters, and nothing else: all of it together is six megabytes. */
export async function registerScriptFonts(folder: string, text: string): Promise<void> {
  const wanted = new Set(
    Array.from(text)
      .filter(isForeign)
      .map((letter) => letter.codePointAt(0) ?? 0),
  );
  if (wanted.size === 0) return;
  const file = await open(join(folder, "noto-scripts.pack"));
  try {
    const headLength = (await read(file, 0, 4)).readUInt32LE(0);
    const pieces = JSON.parse((await read(file, 4, headLength)).toString("utf8")) as FontPiece[];
    const needed = pieces.filter(({ ranges }) => [...wanted].some((code) => has(ranges, code)));
    for (const { at, length } of needed.filter((piece) => !registered.has(piece.at))) {
      const name = SCRIPT_FONTS[registered.size];
      if (name === undefined) return;
      GlobalFonts.register(await read(file, 4 + headLength + at, length), name);
      registered.add(at);
    }
  } finally {
    await file.close();
  }
}

function isForeign(letter: string): boolean {
  return (letter.codePointAt(0) ?? 0) > LATIN_END && LETTER.test(letter);
}

function has(ranges: FontPiece["ranges"], code: number): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to);
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead !== length) throw new Error("The fonts' file is shorter than its index says.");
  return buffer;
}
