import { dirname } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Canvas, Image, SKRSContext2D } from "@napi-rs/canvas";
import { loadAtlas, loadThings, type Atlas } from "#child/film-assets.ts";
import { registerFonts } from "#child/fonts.ts";
import { drawingOf, penOf } from "#child/stage-tools.ts";
import type { Drawing, StagePicture, StageTools } from "#stage/stage.ts";
import { ENGINE_FILES } from "./engine-files.ts";

/** Objects are loaded once, larger than any scene of the small frames that tests draw shows them, and drawn smaller. */
const LOADED_AT = 480;
const folder = dirname(ENGINE_FILES.kernelPath);
/** For every test of a run: painting an object anew takes longer than most of what is done with it. */
const images = new Map<string, Image>();
const drawings = new Map<string, Drawing>();
const extents = new Map<string, Extent>();
let atlas: Promise<Atlas> | undefined;

type Extent = ReturnType<StageTools["measure"]>;

/** What painters need, for tools and tests that draw without the render process. */
export async function loadStageTools(
  things: readonly string[],
  pictures: readonly StagePicture[] = [],
): Promise<StageTools> {
  registerFonts(ENGINE_FILES.fontFolder);
  await loadObjects(things.filter((slug) => !images.has(slug)));
  const known = new Set(things);
  const meter = createCanvas(8, 8).getContext("2d");
  atlas ??= loadAtlas(folder);
  const world = await atlas;
  return {
    measure(font, text) {
      const key = `${font}|${text}`;
      const measured = extents.get(key) ?? extentOf(meter, font, text);
      extents.set(key, measured);
      return measured;
    },
    object(slug, size) {
      const key = `${slug}|${size}`;
      const image = known.has(slug) ? images.get(slug) : undefined;
      if (!image) return null;
      const drawing = drawings.get(key) ?? drawSmaller(image, size);
      drawings.set(key, drawing);
      return drawing;
    },
    picture(index) {
      const picture = pictures[index];
      if (!picture) throw new Error(`There is no picture ${index}.`);
      return picture;
    },
    logo: () => null,
    canvas(width, height) {
      const canvas = createCanvas(width, height);
      return { pen: penOf(canvas), drawing: drawingOf(canvas) };
    },
    atlas: () => world,
  };
}

function extentOf(meter: SKRSContext2D, font: string, text: string): Extent {
  meter.font = font;
  const { width, actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = meter.measureText(text);
  return { width, ascent, descent };
}

async function loadObjects(things: readonly string[]): Promise<void> {
  for (const [slug, svg] of await loadThings(folder, things)) {
    const large = svg.replace("<svg ", `<svg width="${LOADED_AT}" height="${LOADED_AT}" `);
    images.set(slug, await loadImage(Buffer.from(large)));
  }
}

/** Halved step by step: one large step would skip pixels. */
function drawSmaller(image: Image, size: number): Drawing {
  let side = LOADED_AT;
  let source: Image | Canvas = image;
  while (side > size) {
    const next = Math.max(size, Math.ceil(side / 2));
    const canvas = createCanvas(next, next);
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(source, 0, 0, next, next);
    [source, side] = [canvas, next];
  }
  const canvas = createCanvas(size, size);
  canvas.getContext("2d").drawImage(source, 0, 0, size, size);
  return drawingOf(canvas);
}
