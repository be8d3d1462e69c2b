import type { Film } from "#film/film.ts";
import { lookOf } from "#looks/look-of.ts";
import { layOutFrame } from "./frame.ts";
import type { FrameSize, Pen, Sprite, StageTools } from "./stage.ts";
import { fontOf } from "#stage/words/words.ts";

/** What stands in the same place through the whole film: its middle, in pixels of the frame. */
export type BrandMark = { sprite: Sprite; x: number; y: number; opacity: number };

/** Sizes as shares of the frame's shorter side; the row they stand in as shares of its height. */
const LOGO_SHARE = { tall: 0.13, wide: 0.11, square: 0.1 };
const LETTER_SHARE = 0.034;
const SIDE_SHARE = 0.05;
const ROWS = { tall: [0.047, 0.85], wide: [0.08, 0.925], square: [0.065, 0.94] } as const;
const WATERMARK_OPACITY = 0.72;
const LEAST_LETTER = 9;

/** The logo in its corner, and the watermark in the same row on the other side. */
export function composeBrand(film: Film, size: FrameSize, tools: StageTools): BrandMark[] {
  const { brand } = film;
  if (!brand) return [];
  const { shape, unit } = layOutFrame(size);
  const [vertical, side] = brand.corner.split("-");
  const y = size.height * ROWS[shape][vertical === "top" ? 0 : 1];
  const margin = size.width * SIDE_SHARE;
  const middleAt = (atSide: string | undefined, width: number): number =>
    atSide === "left" ? margin + width / 2 : size.width - margin - width / 2;
  const logo = brand.hasLogo ? logoOf(tools, unit * LOGO_SHARE[shape]) : null;
  const words = brand.watermark?.trim() ? watermarkOf(film, brand.watermark.trim(), unit, tools) : null;
  const otherSide = side === "left" ? "right" : "left";
  return [
    ...(logo ? [{ sprite: logo, x: middleAt(side, logo.width), y, opacity: 1 }] : []),
    ...(words
      ? [{ sprite: words, x: middleAt(logo ? otherSide : side, words.width), y, opacity: WATERMARK_OPACITY }]
      : []),
  ];
}

function logoOf(tools: StageTools, side: number): Sprite | null {
  const drawing = tools.logo();
  if (!drawing) return null;
  // A wide logo may be twice as wide as high.
  const scale = Math.min((side * 2) / drawing.width, side / drawing.height);
  const [width, height] = [drawing.width * scale, drawing.height * scale].map((part) => Math.max(2, Math.round(part)));
  if (width === undefined || height === undefined) return null;
  return {
    width,
    height,
    draw(pen) {
      pen.imageSmoothingQuality = "high";
      pen.drawImage(drawing.source, 0, 0, width, height);
    },
  };
}

function watermarkOf(film: Film, text: string, unit: number, tools: StageTools): Sprite {
  const size = Math.max(LEAST_LETTER, Math.round(unit * LETTER_SHARE));
  const font = fontOf(lookOf(film).text, size);
  const measured = tools.measure(font, text);
  const [width, height] = [Math.ceil(measured.width) + size, size * 2];
  return {
    width,
    height,
    draw(pen: Pen) {
      pen.font = font;
      pen.textAlign = "center";
      pen.textBaseline = "alphabetic";
      // Dark around light letters: it can be read on any ground.
      pen.lineJoin = "round";
      pen.lineWidth = Math.max(2, size / 5);
      pen.strokeStyle = "rgba(0, 0, 0, 0.55)";
      pen.strokeText(text, width / 2, height / 2 + size * 0.36);
      pen.fillStyle = "#ffffff";
      pen.fillText(text, width / 2, height / 2 + size * 0.36);
    },
  };
}
