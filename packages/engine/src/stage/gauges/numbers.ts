import { parseColor } from "#base/color.ts";
import { clamp } from "#base/numbers.ts";
import type { Figure } from "#film/film.ts";
import type { FontId } from "#presets.ts";
import type { Language } from "#spec.ts";
import type { Staging } from "#stage/board.ts";
import { luminance, mix } from "#stage/colors/colors.ts";
import { ringing, rise, spring } from "#stage/easing.ts";
import type { Box } from "#stage/frame.ts";
import type { Sprite } from "#stage/stage.ts";
import { fontOf, textMiddle } from "#stage/words/words.ts";
import { inksOf } from "#stage/words/word-colors.ts";

const LEAST_FIGURE = 4.5;
const STEP_SECONDS = 1 / 30;

export type Huge = {
  text: string;
  /** What it shows so many seconds into the scene; absent: always its text. */
  at?: (seconds: number) => string;
  liveUntil?: number;
  x: number;
  y: number;
  /** Largest size, and the width it must not pass. */
  size: number;
  width: number;
  align?: "center" | "left";
  font?: FontId;
  hasDepth?: boolean;
  delay?: number;
  isInstant?: boolean;
  /** The colour of the words around it: it is as light or as dark as they are, and leaves their ground as it is. */
  ink?: string;
};

/** Where a giant number will stand, and the size of its letters: known before its colour is. */
export function hugeBox(staging: Staging, huge: Huge): Box & { size: number } {
  const { text, font = staging.look.figure, align = "center" } = huge;
  const wide = staging.tools.measure(fontOf(font, 100), text).width / 100;
  const size = Math.min(huge.size, huge.width / Math.max(wide, 0.01));
  const { width } = textMiddle(staging, font, size, text);
  const capital = staging.tools.measure(fontOf(font, size), "H").ascent;
  return { x: align === "center" ? huge.x - width / 2 : huge.x, y: huge.y - capital / 2, width, height: capital, size };
}

/**
 * One giant number or name. Its colour is measured on the ground as it is now: the words around it are said before. Returns the
 * box of its letters.
 */
export function putHuge(staging: Staging, huge: Huge): Box & { color: string } {
  const { look, board } = staging;
  const { text, font = look.figure, delay = 0 } = huge;
  const { size, ...box } = hugeBox(staging, huge);
  const { width, lift } = textMiddle(staging, font, size, text);
  const left = box.x;
  const deep = [0.3, 0.5, 0.65].map((share) => mix(look.hot, look.ink, share));
  const strong = [look.accent, look.hot, ...deep, mix(look.accent, look.light, 0.4)];
  // What a landscape will be under the number is not known here: light colours hold on all of them.
  const isDark =
    huge.ink === undefined
      ? staging.scene.backdrop === "landscape" || board.brightness(box) < 0.36
      : luminance(parseColor(huge.ink)) > 0.3;
  const isSuited = (one: string) => luminance(parseColor(one)) > 0.3 === isDark;
  // Its ground is shaded the way it leans already: the words around it keep theirs.
  const others = [...(staging.scene.backdrop === "landscape" ? [] : strong), ...inksOf(staging)].filter(isSuited);
  const figure = {
    favourites: strong.filter(isSuited),
    others,
    least: LEAST_FIGURE,
    isLarge: true,
    patience: huge.ink === undefined ? 0.2 : 0,
  };
  const color = board.legible(box, figure);
  const depth =
    huge.hasDepth && look.isUpperCase ? mix(color === look.hot ? look.ink : look.hot, "#000000", 0.4) : null;
  const shown = huge.at ?? (() => text);
  const sprite = hugeSprite(staging, { font, size, color, depth, width, text, shown });
  if (huge.liveUntil !== undefined) sprite.liveUntil = settledBy(shown, text, huge.liveUntil);
  board.put(sprite, { x: left + width / 2, y: huge.y + lift }, (pose, seconds) => {
    if (huge.isInstant) {
      const settle = 1 - 0.05 * ringing(seconds, [5, 8, 1]);
      pose.scaleX = pose.scaleY = settle;
      return;
    }
    const come = spring(look.motion, seconds, delay);
    pose.scaleX = pose.scaleY = clamp(0.72 + 0.28 * come, 0, 1.15);
    pose.opacity = clamp((seconds - delay) * 9);
  });
  return { ...box, color };
}

/** A number that counts up comes to its end slowly, and shows its last value before it is there. */
function settledBy(shown: (seconds: number) => string, text: string, latest: number): number {
  let seconds = latest;
  while (seconds > 0 && shown(seconds - STEP_SECONDS) === text) seconds -= STEP_SECONDS;
  return seconds;
}

type HugeSprite = {
  font: FontId;
  size: number;
  color: string;
  depth: string | null;
  width: number;
  text: string;
  shown: (seconds: number) => string;
};

function hugeSprite({ tools }: Staging, { font, size, color, depth, width, text, shown }: HugeSprite): Sprite {
  const css = fontOf(font, size);
  const { ascent, descent } = tools.measure(css, text);
  const pad = Math.ceil(size * 0.12);
  const [wide, high] = [Math.ceil(width) + pad * 2, Math.ceil(ascent + descent) + pad * 2];
  return {
    width: wide,
    height: high,
    draw(pen, seconds) {
      const now = shown(seconds);
      pen.font = css;
      pen.textAlign = "center";
      pen.textBaseline = "alphabetic";
      const [x, y] = [wide / 2, high / 2 + (ascent - descent) / 2];
      if (depth) {
        pen.fillStyle = depth;
        for (let step = 14; step > 0; step--) pen.fillText(now, x + step * size * 0.0022, y + step * size * 0.0042);
      } else {
        pen.shadowColor = "rgba(0,0,0,0.28)";
        pen.shadowBlur = size * 0.06;
        pen.shadowOffsetY = size * 0.025;
      }
      pen.fillStyle = color;
      pen.fillText(now, x, y);
    },
  };
}

/** A number with its sign and unit as it is written in the film's language. */
export function figureLabel({ prefix, unit }: Figure, value: string, language: Language): string {
  if (unit === "%") return language === "tr" ? `${prefix}%${value}` : `${prefix}${value}%`;
  return `${prefix}${value}`;
}

/** What a figure shows while it counts up: only whole numbers count; a time or a fraction stands as it is. */
export function countUp(figure: Figure, language: Language, seconds: number): string {
  const value = figure.value.trim();
  const digits = value.replaceAll(/[.,\s](?=\d{3}(?:\D|$))/gu, "");
  if (!/^\d+$/u.test(digits)) return figureLabel(figure, value, language);
  const share = rise(seconds, 0.08, 0.85);
  const isGrouped = digits !== value;
  const now = Math.round(Number(digits) * share);
  const shown = share >= 1 ? value : isGrouped ? now.toLocaleString(language) : String(now);
  return figureLabel(figure, shown, language);
}
