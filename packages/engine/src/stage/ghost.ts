import type { Staging } from "./board.ts";
import { withAlpha } from "./colors.ts";
import { plain } from "./lines.ts";
import { fontOf } from "./words.ts";

/** Letters of every look's display font; other scripts have theirs loaded for what is said. */
const KNOWN = /^[\p{Script=Latin}\d.,%]{2,}$/u;

/** The word or number that counts, giant and faint along the foot of a picture in which no thing stands: part of the ground. */
export function paintGhost({ frame, look, board, film, isGrave }: Staging, word: string): void {
  const { width, height, unit, shape } = frame;
  const text = plain(word).toLocaleUpperCase(film.language);
  if (!KNOWN.test(text)) return;
  const size = unit * (shape === "tall" ? 0.78 : 0.6);
  const foot = { x: 0, y: height - size * 0.7, width, height: size * 0.7 };
  const isDark = board.brightness(foot) < 0.4;
  board.paint((pen) => {
    pen.font = fontOf(look.display, size);
    pen.textAlign = "left";
    pen.textBaseline = "alphabetic";
    pen.fillStyle = withAlpha(isDark ? look.light : look.ink, isGrave ? 0.06 : isDark ? 0.1 : 0.08);
    pen.fillText(text, -size * 0.04, height - size * 0.02);
  });
}
