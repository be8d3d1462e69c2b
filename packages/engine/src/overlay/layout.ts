import type { CaptionGroup, Captions } from "#plan/plan.ts";
import type { ShownStyle } from "#plan/caption-box.ts";
import type { FrameSize } from "#plan/frame-size.ts";
import { createMeasure, FONTS, measureCapHeight } from "./fonts.ts";

/** A word's place inside its group's canvas: left edge, middle line, width. */
export type PlacedWord = { text: string; x: number; y: number; width: number; line: number };

/** One group laid out: its canvas, where that stands in the frame, and its words. */
export type GroupLayout = {
  width: number;
  height: number;
  left: number;
  top: number;
  fontSize: number;
  lineHeight: number;
  capHeight: number;
  words: PlacedWord[];
};

/** Room around the words for pills, shadows and movement, in font sizes: at the sides, above and below together. */
const MARGINS: Readonly<Record<ShownStyle, [side: number, vertical: number]>> = {
  pill: [0.75, 1.5],
  kinetic: [0.6, 2.2],
  subtitle: [0.9, 1.4],
};

const SPACE_SCALES: Readonly<Record<ShownStyle, number>> = { pill: 1.35, kinetic: 1, subtitle: 1 };

const measure = createMeasure();

export function layOutGroup(group: CaptionGroup, captions: Captions, style: ShownStyle, frame: FrameSize): GroupLayout {
  const { font } = captions;
  const { fontSize } = group;
  const space = measure(font, fontSize, " ") * SPACE_SCALES[style];
  const lines = group.lines.map((indexes) =>
    indexes.map((index) => {
      const text = group.words[index]?.text ?? "";
      return { index, text, width: measure(font, fontSize, text) };
    }),
  );
  const lineWidths = lines.map((line) => line.reduce((sum, word) => sum + word.width, space * (line.length - 1)));
  const capHeight = measureCapHeight(font, fontSize);
  // Pills of neighbouring lines must not touch each other's letters.
  const pillLine = style === "pill" ? capHeight + fontSize * 0.58 : 0;
  const lineHeight = Math.max(fontSize * FONTS[font].lineHeight, pillLine);
  const [side, vertical] = MARGINS[style];
  const width = Math.min(frame.width & ~7, (Math.ceil(Math.max(...lineWidths) + 2 * side * fontSize) + 7) & ~7);
  const height = even(Math.min(frame.height, lines.length * lineHeight + vertical * fontSize));
  const words: PlacedWord[] = [];
  for (const [line, members] of lines.entries()) {
    let x = (width - (lineWidths[line] ?? 0)) / 2;
    const y = height / 2 + (line - (lines.length - 1) / 2) * lineHeight;
    for (const word of members) {
      words[word.index] = { text: word.text, x, y, width: word.width, line };
      x += word.width + space;
    }
  }
  const top = even(Math.max(0, Math.min(frame.height - height, captions.middle * frame.height - height / 2)));
  return { width, height, left: even((frame.width - width) / 2), top, fontSize, lineHeight, capHeight, words };
}

/** Chroma is stored for pairs of pixels, so boxes start and end on even ones; the kernel takes eight columns at once. */
function even(value: number): number {
  return Math.round(value) & ~1;
}
