import type { CaptionStyle, FontId } from "#presets.ts";
import type { FrameSize } from "./frame-size.ts";

/** Where and how large captions of a style stand, all as shares of the frame. */
export type CaptionPlace = { fontSize: number; maxWidth: number; maxLines: number; middle: number };

export type ShownStyle = Exclude<CaptionStyle, "none">;
type Shape = "tall" | "square" | "wide";

// Size is a share of the width for tall and square frames and of the height for wide ones; the rest are shares of the frame.
const PLACES: Readonly<
  Record<ShownStyle, Record<Shape, [size: number, width: number, lines: number, middle: number]>>
> = {
  pill: { tall: [0.082, 0.82, 2, 0.68], square: [0.07, 0.8, 2, 0.76], wide: [0.088, 0.66, 2, 0.78] },
  kinetic: { tall: [0.126, 0.86, 3, 0.46], square: [0.108, 0.84, 3, 0.5], wide: [0.135, 0.78, 2, 0.5] },
  subtitle: { tall: [0.056, 0.8, 2, 0.79], square: [0.048, 0.82, 2, 0.86], wide: [0.056, 0.68, 2, 0.87] },
};

/** Without a picture to keep free, the pill stands large in the middle. */
const PILL_ALONE: (typeof PLACES)["pill"] = {
  tall: [0.104, 0.84, 3, 0.47],
  square: [0.09, 0.82, 3, 0.5],
  wide: [0.118, 0.76, 2, 0.5],
};

/** Fonts differ in how large they look at the same size. */
const FONT_SCALES: Readonly<Record<FontId, number>> = { montserrat: 1, anton: 1.12, playfair: 1.06, grotesk: 1.04 };

export type CaptionWish = { style: ShownStyle; font: FontId; isOverPicture: boolean };

export function captionPlace({ style, font, isOverPicture }: CaptionWish, { width, height }: FrameSize): CaptionPlace {
  const shape = height > width ? "tall" : height === width ? "square" : "wide";
  const [size, maxWidth, maxLines, middle] = (style === "pill" && !isOverPicture ? PILL_ALONE : PLACES[style])[shape];
  const base = shape === "wide" ? height : width;
  return { fontSize: Math.round(size * FONT_SCALES[font] * base), maxWidth: maxWidth * width, maxLines, middle };
}
