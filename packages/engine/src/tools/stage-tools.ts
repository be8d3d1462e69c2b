import { dirname } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Canvas, Image } from "@napi-rs/canvas";
import { loadAtlas, loadThings } from "#child/film-assets.ts";
import { registerFonts } from "#child/fonts.ts";
import { drawingOf, penOf } from "#child/stage-tools.ts";
import type { Drawing, StagePicture, StageTools } from "#stage/stage.ts";
import { ENGINE_FILES } from "./engine-files.ts";

/** Objects are loaded once, larger than any scene shows them, and drawn smaller. */
const LOADED_AT = 960;
const folder = dirname(ENGINE_FILES.kernelPath);

/** What painters need, for tools and tests that draw without the render process. */
export async function loadStageTools(
  things: readonly string[],
  pictures: readonly StagePicture[] = [],
): Promise<StageTools> {
  registerFonts(ENGINE_FILES.fontFolder);
  const images = await loadObjects(things);
  const cache = new Map<string, Drawing>();
  const meter = createCanvas(8, 8).getContext("2d");
  const atlas = await loadAtlas(folder);
  return {
    measure(font, text) {
      meter.font = font;
      const { width, actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = meter.measureText(text);
      return { width, ascent, descent };
    },
    object(slug, size) {
      const key = `${slug}|${size}`;
      const image = images.get(slug);
      if (!image) return null;
      const drawing = cache.get(key) ?? drawSmaller(image, size);
      cache.set(key, drawing);
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
    atlas: () => atlas,
  };
}

async function loadObjects(things: readonly string[]): Promise<Map<string, Image>> {
  const loaded = new Map<string, Image>();
  for (const [slug, svg] of await loadThings(folder, things)) {
    const large = svg.replace("<svg ", `<svg width="${LOADED_AT}" height="${LOADED_AT}" `);
    loaded.set(slug, await loadImage(Buffer.from(large)));
  }
  return loaded;
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
