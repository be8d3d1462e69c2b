import type { Staging } from "#stage/board.ts";
import { withAlpha } from "#stage/colors/colors.ts";
import type { Box } from "#stage/frame.ts";
import { plain } from "./lines.ts";
import { hugeBox, putHuge } from "#stage/gauges/numbers.ts";
import { say } from "./words.ts";
import { wordReading } from "./word-colors.ts";

/** Where the word that counts stands in a text: before it, it with its marks, and what follows. */
type Parted = { lead: string; key: string; rest: string };

/** Longer words would be small in spite of their place. */
const LONGEST_KEY = 11;
const LEAST_WORDS = 3;
/** Letters of one line beside the giant word, and its height as a share of the shorter side. */
const [LINE_LETTERS, LINE] = [24, 0.118];
const MOST_LINES = 3;
/** How high a capital is in the tallest font, as a share of its size. */
const CAPITAL = 0.87;
/** How much height a giant word takes on its band. */
const BAND = 0.44;
/** How much a band rises or falls from its middle to an edge of the frame. */
const SLANT = 0.025;
/** Letters of every look's display font. */
const KNOWN = /^[\p{Script=Latin}\d.,!?%'’-]+$/u;

/** Half of a Turkish verb: "takip et" is one word in two. */
const HELPER = /^(?:et|ol|yap)(?:in|un|ın|sin|sun|ti|tu|tı|mek|mak)?[,;:.!?]*$/u;

/** Giant, it says no without saying to what. */
const DENIAL = /^(?:not|never|değil\p{L}*)[,.!?]*$/iu;

/** One word giant, the others small around it; false: the text has no such word, and is said as it is. */
export function putPoster(
  staging: Staging,
  box: Box,
  { isInstant = false, isBanded = false }: { isInstant?: boolean; isBanded?: boolean } = {},
): boolean {
  const { scene, film, look, frame } = staging;
  const parted =
    film.captions === undefined || film.captions === "kinetic" ? partText(scene.text, scene.emphasis) : null;
  if (!parted) return false;
  const { unit } = frame;
  const align = frame.shape === "wide" && box === frame.words ? "left" : "center";
  const [above, below] = [heightOf(parted.lead) * unit, heightOf(parted.rest) * unit];
  // What its words leave free, and how much of it the giant word takes with the air around it.
  const room = box.height - above - below;
  const around = isBanded ? 2 : 1.4;
  const text = look.isUpperCase ? parted.key.toLocaleUpperCase(film.language) : parted.key;
  const huge = {
    text,
    font: look.display,
    size: Math.min(unit * (look.display === "anton" ? 0.36 : 0.3), room / (around * CAPITAL)),
    width: box.width,
    align,
    x: align === "left" ? box.x : box.x + box.width / 2,
    isInstant,
    delay: 0.18,
  } as const;
  const letters = hugeBox(staging, { ...huge, y: 0 }).height;
  const high = Math.min(room, Math.max(unit * (isBanded ? BAND : 0.22), letters * around));
  const top = box.y + Math.max(0, (box.height - above - high - below) / 2);
  const over = { ...box, y: top, height: above };
  const under = { ...box, y: top + above + high, height: below };
  // One ground and one colour for both, shaded where it must be: a shade for the second would take the first one's contrast away.
  // Before the band, which ends short of them: its light must not decide their colour.
  const both = { ...box, y: top, height: above + high + below };
  const ink = staging.board.legible(both, wordReading(staging, both));
  const size = unit * 0.1;
  const said = { font: look.text, size, ink, most: MOST_LINES, align, hasMarker: false, isInstant } as const;
  if (parted.lead) say(staging, { ...said, text: parted.lead, box: over, place: "bottom" });
  if (parted.rest) say(staging, { ...said, text: parted.rest, box: under, place: "top", delay: 0.3 });
  if (isBanded) {
    const half = Math.min(high / 2 - SLANT * unit, Math.max(unit * 0.14, letters * 0.74));
    paintBand(staging, top + above + high / 2, half);
  }
  putHuge(staging, { ...huge, y: top + above + high / 2 });
  return true;
}

/** A band of the film's colour right across the frame, under the giant word. */
function paintBand({ board, look, frame, isGrave }: Staging, y: number, half: number): void {
  const { width } = frame;
  const slant = frame.unit * SLANT;
  const box = { x: 0, y: y - half, width, height: half * 2 };
  const color = board.visible(box, [look.accent, look.hot, look.light, look.ink], 1.6) ?? look.accent;
  board.paint((pen) => {
    pen.fillStyle = isGrave ? withAlpha(color, 0.82) : color;
    pen.beginPath();
    pen.moveTo(0, y - half + slant);
    pen.lineTo(width, y - half - slant);
    pen.lineTo(width, y + half - slant);
    pen.lineTo(0, y + half + slant);
    pen.fill();
  });
}

function heightOf(text: string): number {
  return text === "" ? 0 : Math.min(MOST_LINES, Math.ceil(text.length / LINE_LETTERS)) * LINE;
}

/** Null: no word stands out, or there is nothing around it. */
export function partText(text: string, emphasis: readonly string[]): Parted | null {
  const words = text.trim().split(/\s+/u);
  // A number says more than any word. Where nothing stands out, the longest word does not either: "Would", giant, says nothing.
  const number = words.map(plain).find((word) => /^\d{1,7}$/u.test(word));
  const phrase = number === undefined ? (emphasis[0] ?? "").split(/\s+/u).map(plain) : [number];
  const at = words.findIndex((word) => plain(word) === phrase[0]);
  // What stands out together stands together, or not at all: "thank" is not "thank yourself".
  const after = at + phrase.length + (HELPER.test(words[at + phrase.length] ?? "") ? 1 : 0);
  const key = words.slice(at, after).join(" ");
  const isFit = key.length <= LONGEST_KEY && key.split(" ").every((word) => KNOWN.test(word)) && !DENIAL.test(key);
  if (words.length < LEAST_WORDS || at < 0 || !isFit) return null;
  return { lead: words.slice(0, at).join(" "), key: key.replace(/[,;:]$/u, ""), rest: words.slice(after).join(" ") };
}
