import type { Canvas } from "@napi-rs/canvas";
import { createCanvas, Image } from "@napi-rs/canvas";
import type { MemoryViews } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { PicturePlanes, Plane } from "#paint/film-memory.ts";
import type { Raster } from "#paint/paint-context.ts";
import type { PictureFacts } from "#plan/plan.ts";
import type { Drawing, Pen, StageTools } from "#stage/stage.ts";
import { runHotLoops } from "./hot-loops.ts";

export type StageSources = {
  /** The drawings the film needs, as SVG by their slug. */
  things: Readonly<Record<string, string>>;
  atlas: ReturnType<StageTools["atlas"]> | null;
  pictures: readonly { facts: PictureFacts; planes: PicturePlanes }[];
  logo: LogoPixels | null;
  /** Where the pictures lie. */
  memory: WebAssembly.Memory;
};

/** Colours as they are, not yet as far as they cover. */
export type LogoPixels = { width: number; height: number; rgba: Uint8Array };

/** Drawings are decoded to pixels: kept only while the scene that shows them is likely to be drawn. */
const MOST_DRAWINGS = 4;

/** The stage's tools in the render process: Skia draws, everything else was loaded before. */
export function createStageTools({ things, atlas, pictures, logo, memory }: StageSources): StageTools {
  const ruler = createCanvas(8, 8).getContext("2d");
  const drawings = new Map<string, Drawing>();
  // One at a time: a picture is as large as three frames, and scenes come one after the other.
  let photo: { index: number; canvas: Canvas } | undefined;

  function openPhoto(index: number, planes: PicturePlanes): Canvas {
    if (photo?.index !== index) {
      if (photo) empty(photo.canvas);
      photo = { index, canvas: runHotLoops(() => readPicture(viewMemory(memory), planes)) };
    }
    return photo.canvas;
  }

  return {
    measure(font, text) {
      ruler.font = font;
      const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = ruler.measureText(text);
      return { width, ascent: actualBoundingBoxAscent, descent: actualBoundingBoxDescent };
    },
    object(slug, size) {
      const svg = things[slug];
      if (svg === undefined) return null;
      const pixels = Math.max(8, Math.round(size));
      const key = `${slug}|${pixels}`;
      const known = drawings.get(key);
      if (known) return known;
      if (drawings.size >= MOST_DRAWINGS) drawings.clear();
      let image: Image | undefined;
      const drawing = lazyDrawing({ width: pixels, height: pixels }, () => (image ??= decode(svg, pixels)));
      drawings.set(key, drawing);
      return drawing;
    },
    picture(index) {
      const picture = pictures[index];
      if (!picture) throw new Error(`The film shows picture ${index}, which was not given.`);
      const { facts, planes } = picture;
      const drawing = lazyDrawing(planes.Y, () => openPhoto(index, planes));
      return Object.assign(drawing, { focus: facts.focus, faces: facts.faces ?? [] });
    },
    logo: () => (logo ? drawingOf(canvasOfLogo(logo)) : null),
    canvas(width, height) {
      const canvas = createCanvas(width, height);
      return { pen: penOf(canvas), drawing: drawingOf(canvas) };
    },
    atlas() {
      if (!atlas) throw new Error("The film has a map, but no atlas was loaded for it.");
      return atlas;
    },
  };
}

export function createRaster(): Raster {
  let last: Canvas | undefined;
  return (width, height, draw) => {
    if (last) empty(last);
    last = createCanvas(width, height);
    draw(penOf(last));
    return last.data();
  };
}

function canvasOfLogo({ width, height, rgba }: LogoPixels): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  return canvas;
}

function decode(svg: string, pixels: number): Image {
  const image = new Image();
  image.src = Buffer.from(svg.replace("<svg ", `<svg width="${pixels}" height="${pixels}" `));
  return image;
}

/** Decoded when it is drawn: scenes are composed long before, and ask only how large it is. */
function lazyDrawing({ width, height }: { width: number; height: number }, open: () => Canvas | Image): Drawing {
  return {
    width,
    height,
    get source() {
      return sourceOf(open());
    },
  };
}

/** The browser's types stand for Skia's: the pen is the part of both that is the same. */
export function penOf(canvas: Canvas): Pen {
  return canvas.getContext("2d") as unknown as Pen;
}

export function drawingOf(canvas: Canvas): Drawing {
  return { source: sourceOf(canvas), width: canvas.width, height: canvas.height };
}

function sourceOf(drawn: Canvas | Image): CanvasImageSource {
  return drawn as unknown as CanvasImageSource;
}

/** A prepared picture from its planes. */
function readPicture({ bytes }: MemoryViews, { Y, U, V }: PicturePlanes): Canvas {
  const canvas = createCanvas(Y.width, Y.height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(Y.width, Y.height);
  for (let row = 0; row < Y.height; row++) {
    for (let column = 0; column < Y.width; column++) {
      const y = 1.164384 * (sample(bytes, Y, column, row) - 16);
      const u = sample(bytes, U, column >> 1, row >> 1) - 128;
      const v = sample(bytes, V, column >> 1, row >> 1) - 128;
      const place = (row * Y.width + column) * 4;
      image.data[place] = y + 1.792741 * v;
      image.data[place + 1] = y - 0.213249 * u - 0.532909 * v;
      image.data[place + 2] = y + 2.112402 * u;
      image.data[place + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/**
 * Canvases nobody holds any more are large, and the collector, which sees only their small handles, is in no hurry. Most of them
 * are found where new things lie; looking everywhere costs as much as drawing five frames.
 */
export function collectCanvases(isThorough: boolean): void {
  globalThis.gc?.({ type: isThorough ? "major" : "minor" });
}

/** Gives the memory back at once: the collector does not know how large canvases are. */
function empty(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

function sample(bytes: Uint8Array, { start, stride, width, height }: Plane, column: number, row: number): number {
  return bytes[start + Math.min(row, height - 1) * stride + Math.min(column, width - 1)] ?? 0;
}
