import { open, readFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Lexicon } from "#director/match/lexicon.ts";
import { drawFigure, propOf } from "#stage/figure/draw-figure.ts";
import { readPainted } from "#film/thing-colors.ts";
import { repaint } from "#stage/colors/repaint.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";

const decompress = promisify(brotliDecompress);

export type Atlas = { land: object; countries: readonly object[]; borders: object };

/** Words that name the objects; `folder` is the one the build writes into. */
export async function loadLexicon(folder: string): Promise<Lexicon> {
  return JSON.parse(await readFile(join(folder, "lexicon.json"), "utf8")) as Lexicon;
}

/** Land, countries and borders as GeoJSON; a country's id is its ISO 3166 number. */
export async function loadAtlas(folder: string): Promise<Atlas> {
  return JSON.parse(await readFile(join(folder, "atlas.json"), "utf8")) as Atlas;
}

/** The drawings of these objects and figures as SVG text, each in the colour its name says. */
export async function loadThings(folder: string, names: Iterable<string>): Promise<Map<string, string>> {
  const asked = [...new Set(names)].map((name) => ({
    name,
    ...(readPainted(name) ?? { slug: name, color: undefined }),
  }));
  const packed = await loadPlain(folder, asked);
  return new Map(
    asked.flatMap(({ name, slug, color }) => {
      const figure = figureOf(slug);
      const prop = figure ? propOf(figure) : undefined;
      const paint = (svg: string | undefined) => (svg !== undefined && color ? repaint(svg, color) : svg);
      const svg = figure ? drawFigure(figure, paint(packed.get(prop ?? ""))) : paint(packed.get(slug));
      return svg === undefined ? [] : [[name, svg] as const];
    }),
  );
}

/** What these are drawn from: objects, and what figures hold. */
async function loadPlain(folder: string, asked: readonly { slug: string }[]): Promise<Map<string, string>> {
  const needed = asked.flatMap(({ slug }) => {
    const figure = figureOf(slug);
    return figure ? (propOf(figure) ?? []) : slug;
  });
  return loadPacked(folder, needed);
}

/** Only what is asked for is read and unpacked: all of them are 17 MB. */
async function loadPacked(folder: string, slugs: readonly string[]): Promise<Map<string, string>> {
  const file = await open(join(folder, "things.pack"));
  try {
    const headLength = (await readBytes(file, 0, 4)).readUInt32LE(0);
    const index = JSON.parse((await readBytes(file, 4, headLength)).toString("utf8")) as Record<
      string,
      [number, number]
    >;
    const things = new Map<string, string>();
    for (const slug of new Set(slugs)) {
      const place = Object.hasOwn(index, slug) ? index[slug] : undefined;
      if (!place) continue;
      const packed = await readBytes(file, 4 + headLength + place[0], place[1]);
      things.set(slug, (await decompress(packed)).toString("utf8"));
    }
    return things;
  } finally {
    await file.close();
  }
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead !== length) throw new Error("The drawings' file is shorter than its index says.");
  return buffer;
}
