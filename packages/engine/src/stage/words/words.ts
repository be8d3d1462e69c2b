import { parseColor } from "#base/color.ts";
import { clamp } from "#base/numbers.ts";
import type { CaptionStyle, FontId } from "#presets.ts";
import type { Move, Staging } from "#stage/board.ts";
import { isPictureLike } from "#stage/board.ts";
import { luminance } from "#stage/colors/colors.ts";
import { rise } from "#stage/easing.ts";
import type { Box } from "#stage/frame.ts";
import type { Token } from "./lines.ts";
import { findRuns, fitText, lineWidth, plain } from "./lines.ts";
import { wordTimes } from "./said-words.ts";
import { RICHEST_FONT, SCRIPT_FONTS } from "./script-fonts.ts";
import type { EmphasisColors } from "./word-colors.ts";
import { emphasisColors, wordReading } from "./word-colors.ts";
import type { Sprite } from "#stage/stage.ts";

export type Saying = {
  text: string;
  box: Box;
  font: FontId;
  /** Largest size of the letters, in pixels. */
  size: number;
  most?: number;
  /** Smaller letters than this share of the size are avoided by more lines. */
  smallest?: number;
  leading?: number;
  align?: "center" | "left";
  place?: "top" | "middle" | "bottom";
  emphasis?: readonly string[];
  /** Emphasis stands on a growing marker, or only has a colour of its own. */
  hasMarker?: boolean;
  /** Already there in the first frame. */
  isInstant?: boolean;
  delay?: number;
  /** Words as they are written, even where the look writes capitals. */
  keepsCase?: boolean;
  /** The colour that what stands around them has: one sentence is read in one colour. */
  ink?: string;
};

const FAMILIES: Readonly<Record<FontId, string>> = {
  montserrat: "Sahne Montserrat",
  anton: "Sahne Anton",
  playfair: "Sahne Playfair",
  grotesk: "Sahne Grotesk",
};
/** Other scripts have letters in none of our own fonts. */
const OTHER_SCRIPTS = SCRIPT_FONTS.map((name) => `"${name}"`).join(", ");
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Widths grow with the letters: measured once at this size. */
const MEASURED_AT = 100;
/** Of the size words have otherwise. */
const SUBTITLE_SHARE = 0.72;
/** Capitals with marks above or below reach into the neighbouring line of the tallest font. */
const MARKED_CAPITAL = /[ÇĞİÖŞÜÂÎÛÁÉÍÓÚÑÄ]/u;
const MARKED_LEADING = 1.3;

export function fontOf(font: FontId, size: number): string {
  return `${size}px "${FAMILIES[font]}", ${OTHER_SCRIPTS}, "${FAMILIES[RICHEST_FONT]}"`;
}

/** Puts words on the board, one sprite each; returns the box they fill, or null when there is nothing to say. */
export function say(staging: Staging, asked: Saying): Box | null {
  const { look, film, tools, board, frame } = staging;
  const saying = inStyle(asked, film.captions);
  const { box, font, most = 3, align = frame.align, place = "middle" } = saying;
  const text = look.isUpperCase && !saying.keepsCase ? saying.text.toLocaleUpperCase(film.language) : saying.text;
  const leading = Math.max(saying.leading ?? 1.14, font === "anton" && MARKED_CAPITAL.test(text) ? MARKED_LEADING : 0);
  const measure = (part: string) => tools.measure(fontOf(font, MEASURED_AT), part).width / MEASURED_AT;
  // Markers are wider than their words.
  const room = { width: box.width * 0.97, height: box.height };
  const keys = (saying.emphasis ?? [])
    .map((part) => part.split(/\s+/u).map(plain).filter(Boolean))
    .filter((key) => key.length > 0);
  const { size, lines } = fitText({
    text,
    together: film.captions === "pill" ? [] : keys,
    language: film.language,
    ...room,
    size: saying.size,
    most,
    ...(saying.smallest !== undefined && { smallest: saying.smallest }),
    leading,
    measure,
  });
  if (lines.length === 0) return null;
  const space = measure("\u00a0") * size;
  const height = lines.length * size * leading;
  const top = { top: box.y, middle: box.y + (box.height - height) / 2, bottom: box.y + box.height - height }[place];
  const widths = lines.map((line) => lineWidth(line, space / size) * size);
  const widest = Math.max(...widths);
  const left = align === "center" ? box.x + (box.width - widest) / 2 : box.x;
  const filled = { x: left, y: top, width: widest, height };
  const reading = wordReading(staging, filled);
  const ink = board.legible(filled, saying.ink === undefined ? reading : { ...reading, favourites: [saying.ink] });
  const strong = findStrong(lines, keys, film.captions === "pill");
  const colors = emphasisColors(staging, filled, {
    ink,
    hasMarker: saying.hasMarker !== false && !look.isGrave,
    words: saying.emphasis ?? [],
  });
  let index = 0;
  const step = Math.min(0.07, 0.75 / lines.flat().length);
  const delay = saying.delay ?? 0.1;
  const saidAt = wordTimes(staging.scene.said ?? [], lines.flat());
  for (const [row, line] of lines.entries()) {
    const isReversed = RIGHT_TO_LEFT.test(text);
    const shown = isReversed ? line.toReversed() : line;
    let x = align === "center" ? box.x + (box.width - (widths[row] ?? 0)) / 2 : box.x;
    const y = top + (row + 0.5) * size * leading;
    const first = index;
    const words: PlacedWord[] = [];
    for (const [column, token] of shown.entries()) {
      const at = isReversed ? first + shown.length - 1 - column : first + column;
      const gap = column > 0 && (isReversed ? shown[column - 1] : token)?.gap ? space : 0;
      x += gap;
      words.push({ token, x, y, isStrong: strong.has(at), delay: saidAt?.[at] ?? delay + at * step });
      x += token.width * size;
    }
    index += line.length;
    putLine(staging, words, { font, size, ink, colors, space, isInstant: saying.isInstant === true, isReversed });
  }
  return filled;
}

/** Subtitles are small and stand at once; pills put every word on a marker. */
function inStyle(saying: Saying, captions: CaptionStyle = "kinetic"): Saying {
  if (captions === "subtitle") {
    return { ...saying, size: saying.size * SUBTITLE_SHARE, isInstant: true, hasMarker: false, emphasis: [] };
  }
  return captions === "pill" ? { ...saying, hasMarker: true, emphasis: [saying.text] } : saying;
}

/** One text in one sprite. */
export function textSprite(staging: Staging, text: string, paint: TextPaint): Sprite {
  const { font, size } = paint;
  const css = fontOf(font, size);
  const { width, ascent, descent } = staging.tools.measure(css, text);
  const pad = Math.ceil(size * (paint.depth ? 0.16 : 0.24));
  const [wide, high] = [Math.ceil(width) + pad * 2, Math.ceil(ascent + descent) + pad * 2];
  return {
    width: wide,
    height: high,
    draw(pen) {
      pen.font = css;
      pen.textBaseline = "alphabetic";
      pen.textAlign = "left";
      if (RIGHT_TO_LEFT.test(text)) pen.direction = "rtl";
      const [x, y] = [(wide - width) / 2, high / 2 + (ascent - descent) / 2];
      if (paint.depth) {
        pen.fillStyle = paint.depth;
        for (let step = 12; step > 0; step--) pen.fillText(text, x + step * size * 0.0024, y + step * size * 0.0048);
      } else if (paint.shadow > 0) {
        pen.shadowColor = `rgba(0,0,0,${paint.shadow})`;
        pen.shadowBlur = size * 0.16;
        pen.shadowOffsetY = size * 0.045;
      }
      if (paint.outline) {
        pen.lineJoin = "round";
        pen.lineWidth = size * 0.08;
        pen.strokeStyle = paint.outline;
        pen.strokeText(text, x, y);
        pen.shadowColor = "rgba(0,0,0,0)";
      }
      pen.fillStyle = paint.color;
      pen.fillText(text, x, y);
    },
  };
}

export type TextPaint = {
  font: FontId;
  size: number;
  color: string;
  shadow: number;
  outline?: string | null;
  depth?: string | null;
};

/** How wide a text is, and where the middle of its sprite stands so that its capitals are centred on a line. */
export function textMiddle(
  { tools }: Staging,
  font: FontId,
  size: number,
  text: string,
): { width: number; lift: number } {
  const { width, ascent, descent } = tools.measure(fontOf(font, size), text);
  const capital = tools.measure(fontOf(font, size), "H").ascent;
  return { width, lift: (capital - ascent + descent) / 2 };
}

type PlacedWord = { token: Token; x: number; y: number; isStrong: boolean; delay: number };
type LineStyle = {
  font: FontId;
  size: number;
  ink: string;
  colors: EmphasisColors;
  space: number;
  isInstant: boolean;
  isReversed: boolean;
};

function putLine(staging: Staging, words: readonly PlacedWord[], style: LineStyle): void {
  const { board } = staging;
  const { font, size, ink, colors, isInstant } = style;
  const runs = runsOf(words);
  for (const run of runs) putMarker(staging, run, style);
  const isLifted = isPictureLike(staging.scene);
  for (const word of words.flatMap((each) => apart(staging, each, runs, style))) {
    const { token, x, y, isStrong, delay } = word;
    const isMarked = isStrong && colors.mark !== null;
    const color = isStrong ? (colors.mark === null ? colors.accent : colors.markInk) : ink;
    const isLight = luminance(parseColor(color)) > 0.35;
    const outline = isLifted && !isMarked ? (isLight ? "rgba(0,0,0,0.45)" : "rgba(255,255,255,0.3)") : null;
    const sprite = textSprite(staging, token.text, {
      font,
      size,
      color,
      shadow: isLight && !isMarked ? 0.34 : 0,
      outline,
    });
    const at = { x: x + (token.width * size) / 2, y: y + textMiddle(staging, font, size, token.text).lift };
    board.put(sprite, at, isInstant ? nudge(size, delay) : riseIn(size, delay));
  }
}

/** What is marked ends before its comma, which stands behind the marker in the colour of the other words. */
function apart(
  staging: Staging,
  word: PlacedWord,
  runs: readonly PlacedWord[][],
  { font, size, colors, isReversed }: LineStyle,
): PlacedWord[] {
  const { token } = word;
  const [mark] = MARKS.exec(token.text) ?? [];
  const isLast = runs.some((run) => run.at(-1) === word);
  if (mark === undefined || mark === token.text || !isLast || colors.mark === null || isReversed) return [word];
  const text = token.text.slice(0, -mark.length);
  const width = textMiddle(staging, font, size, text).width / size;
  const rest = { ...token, text: mark, width: Math.max(0, token.width - width) };
  return [
    { ...word, token: { ...token, text, width } },
    { ...word, token: rest, x: word.x + (width + BEHIND_MARKER) * size, isStrong: false },
  ];
}

const MARKS = /[.,;:!?…]+$/u;
/** A marker reaches beyond its word; what follows begins behind it. */
const [BESIDE_WORD, BEHIND_MARKER] = [0.15, 0.13];

function riseIn(size: number, delay: number): Move {
  return (pose, seconds) => {
    const come = rise(seconds, delay, 0.42);
    pose.y += (1 - come) * size * 0.55;
    pose.opacity = clamp(come * 1.6);
  };
}

/** In the first frame words stand already: a small wave passes through them. */
function nudge(size: number, delay: number): Move {
  return (pose, seconds) => {
    const since = clamp((seconds - delay) / 0.5);
    const lift = Math.sin(since * Math.PI);
    pose.y -= lift * size * 0.09;
    pose.scaleX = pose.scaleY = 1 + lift * 0.05;
  };
}

function putMarker(staging: Staging, run: readonly PlacedWord[], style: LineStyle): void {
  const { size, colors, isInstant } = style;
  const [first, ended] = [run[0], run.at(-1)];
  if (!first || !ended || colors.mark === null) return;
  const { mark } = colors;
  const last = apart(staging, ended, [[ended]], style)[0] ?? ended;
  const left = first.x - size * BESIDE_WORD;
  const width = last.x + last.token.width * size + size * BESIDE_WORD - left;
  const sprite: Sprite = {
    width: Math.ceil(width),
    height: Math.ceil(size * 1.16),
    draw(pen) {
      pen.fillStyle = mark;
      pen.beginPath();
      pen.roundRect(0, 0, width, size * 1.16, size * 0.18);
      pen.fill();
    },
  };
  const start = Math.max(0, Math.min(first.delay, last.delay) - 0.08);
  staging.board.put(sprite, { x: left + width / 2, y: first.y }, (pose, seconds) => {
    const grown = isInstant ? 1 : rise(seconds, start, 0.24);
    pose.scaleX = grown;
    pose.x -= ((1 - grown) * width) / 2;
  });
}

/** Neighbours of one line that stand out share one marker. */
function runsOf(words: readonly PlacedWord[]): PlacedWord[][] {
  const runs: PlacedWord[][] = [];
  for (const [index, word] of words.entries()) {
    if (!word.isStrong) continue;
    if (index > 0 && words[index - 1]?.isStrong) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Indexes of the tokens that the emphasis names. What had to be parted stands out where most of it stands. */
function findStrong(lines: readonly Token[][], keys: readonly string[][], mayPart: boolean): Set<number> {
  const tokens = lines.flat();
  const rows = lines.flatMap((line, row) => line.map(() => row));
  const found = new Set<number>();
  // A word that is said twice stands out once.
  for (const run of keys.flatMap((key) => findRuns(tokens, [key]).slice(0, mayPart ? undefined : 1))) {
    const parts = [...new Set(run.map((at) => rows[at]))].map((row) => run.filter((at) => rows[at] === row));
    const letters = (part: readonly number[]) => part.reduce((sum, at) => sum + (tokens[at]?.text.length ?? 0), 0);
    const longest = parts.reduce((most, part) => (letters(part) >= letters(most) ? part : most), []);
    for (const at of mayPart ? run : longest) found.add(at);
  }
  return found;
}
