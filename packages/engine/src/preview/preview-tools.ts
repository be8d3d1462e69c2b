import type { Raster } from "#paint/paint-context.ts";
import type { Drawing, Pen, StagePicture, StageTools } from "#stage/stage.ts";

/** A drawing at a size. Browsers decode SVG only outside of workers: whoever paints says what it lacks and comes again. */
export type WantedDrawing = { slug: string; pixels: number };

export type Drawings = {
  find(wanted: WantedDrawing): ImageBitmap | undefined;
  /** Something of that name at another size; undefined: there is no such drawing. */
  findAny(slug: string): ImageBitmap | undefined;
  noteMissing(wanted: WantedDrawing): void;
};

export type PreviewSources = {
  drawings: Drawings;
  atlas: ReturnType<StageTools["atlas"]> | null;
  pictures: readonly StagePicture[];
  logo: Drawing | null;
};

/** The stage's tools in the browser: the same pens as in the render process, by the browser's own canvas. */
export function createPreviewTools({ drawings, atlas, pictures, logo }: PreviewSources): StageTools {
  const ruler = penOf(new OffscreenCanvas(8, 8));
  return {
    measure(font, text) {
      ruler.font = font;
      const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = ruler.measureText(text);
      return { width, ascent: actualBoundingBoxAscent, descent: actualBoundingBoxDescent };
    },
    object(slug, size) {
      const wanted = { slug, pixels: Math.max(8, Math.round(size)) };
      const exact = drawings.find(wanted);
      if (!exact) drawings.noteMissing(wanted);
      const source = exact ?? drawings.findAny(slug);
      return source ? { source, width: wanted.pixels, height: wanted.pixels } : null;
    },
    picture(index) {
      const picture = pictures[index];
      if (!picture) throw new Error(`The film shows picture ${index}, which was not given.`);
      return picture;
    },
    logo: () => logo,
    canvas(width, height) {
      const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
      return { pen: penOf(canvas), drawing: { source: canvas, width, height } satisfies Drawing };
    },
    atlas() {
      if (!atlas) throw new Error("The film has a map, but no atlas was loaded for it.");
      return atlas;
    },
  };
}

export function createPreviewRaster(): Raster {
  return (width, height, draw) => {
    const pen = penOf(new OffscreenCanvas(width, height));
    draw(pen);
    const { data } = pen.getImageData(0, 0, width, height);
    return premultiply(data);
  };
}

/** In the processor's memory: every pixel is read back, and the painters' own code draws the same everywhere. */
function penOf(canvas: OffscreenCanvas): Pen {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas in workers.");
  // The part of both that painters use is the same.
  const pen = context as unknown as Pen;
  const [fillText, strokeText] = [pen.fillText.bind(pen), pen.strokeText.bind(pen)];
  pen.fillText = (text, x, y) => fillText(text, x, y + baselineShift(pen));
  pen.strokeText = (text, x, y) => strokeText(text, x, y + baselineShift(pen));
  return pen;
}

const ascents = new Map<string, number>();
const ASCENT_AT = 10_000;

/**
 * The render process lays a line of text out with its ascent rounded to whole pixels, the browser does not; letters stand on
 * whole rows in both, so without this a line may stand one row lower here than in the film.
 */
function baselineShift(pen: Pen): number {
  const [, size = "", family = ""] = /([\d.]+)px (.+)$/u.exec(pen.font) ?? [];
  const known = ascents.get(family);
  if (known === undefined) {
    const { font } = pen;
    pen.font = `${ASCENT_AT}px ${family}`;
    ascents.set(family, pen.measureText("H").fontBoundingBoxAscent / ASCENT_AT);
    pen.font = font;
  }
  const ascent = Number(size) * (ascents.get(family) ?? 0);
  return Math.round(ascent) - ascent;
}

/** The browser gives colours as they are; the kernel takes them as far as they cover. */
function premultiply(data: Uint8ClampedArray): Uint8Array {
  for (let place = 0; place < data.length; place += 4) {
    const alpha = data[place + 3] ?? 0;
    if (alpha === 255) continue;
    data[place] = Math.round(((data[place] ?? 0) * alpha) / 255);
    data[place + 1] = Math.round(((data[place + 1] ?? 0) * alpha) / 255);
    data[place + 2] = Math.round(((data[place + 2] ?? 0) * alpha) / 255);
  }
  return new Uint8Array(data.buffer);
}
