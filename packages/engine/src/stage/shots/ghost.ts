import type { Staging } from "#stage/board.ts";
import { withAlpha } from "#stage/colors/colors.ts";
import { plain } from "#stage/words/lines.ts";
import { fontOf } from "#stage/words/words.ts";

/** Letters of every look's display font; other scripts have theirs loaded for what is said. */
const KNOWN = /^[\p{Script=Latin}\d.,%]{2,}$/u;

/** Shares of the picture's width, and of its shorter side. */
const WIDEST = 0.94;
const SMALLEST = 0.16;

/** The word or number that counts, giant and faint along the foot of a picture in which no thing stands: part of the ground. */
export function paintGhost({ frame, look, board, film, isGrave, tools }: Staging, word: string): void {
  const { width, height, unit, shape } = frame;
  const text = plain(word).toLocaleUpperCase(film.language);
  if (!KNOWN.test(text)) return;
  const largest = unit * (shape === "tall" ? 0.78 : 0.6);
  // Whole: letters cut off at the edge look like a mistake.
  const size = largest * Math.min(1, (width * WIDEST) / tools.measure(fontOf(look.display, largest), text).width);
  if (size < unit * SMALLEST) return;
  const foot = { x: 0, y: height - size * 0.7, width, height: size * 0.7 };
  const isDark = board.brightness(foot) < 0.4;
  board.paint((pen) => {
    pen.font = fontOf(look.display, size);
    pen.textAlign = "center";
    pen.textBaseline = "alphabetic";
    pen.fillStyle = withAlpha(isDark ? look.light : look.ink, isGrave ? 0.06 : isDark ? 0.1 : 0.08);
    pen.fillText(text, width / 2, height - size * 0.06);
  });
}
