import { clamp } from "#base/numbers.ts";
import type { FontId } from "#presets.ts";
import type { Staging } from "#stage/board.ts";
import { readableOn } from "#stage/colors/colors.ts";
import { spring } from "#stage/easing.ts";
import type { Box } from "#stage/frame.ts";
import { halvesOf, isAskedOfBoth } from "#stage/halves.ts";
import { disc } from "#stage/pens.ts";
import type { Sprite } from "#stage/stage.ts";
import { fontOf, textMiddle } from "#stage/words/words.ts";
import type { Spot } from "./spots.ts";
import { isDrawn } from "./spots.ts";

const LARGEST_NAME = 0.15;
export const LEAST_NAME = 0.085;
/** Letters on a plate are smaller than letters on the ground. */
export const ON_PLATE = 0.66;

type Plate = { box: Box; size: number; delay: number; font?: FontId };

/** Words on a plate: a name before the foot of its picture. */
export function putPlate(
  staging: Staging,
  text: string,
  { box, size, delay, font = staging.look.display }: Plate,
): void {
  const { frame, look, film, board, tools, scene } = staging;
  const { unit } = frame;
  const written = look.isUpperCase ? text.toLocaleUpperCase(film.language) : text;
  const { width: wide, lift } = textMiddle(staging, font, size, written);
  const { ascent, descent } = tools.measure(fontOf(font, size), written);
  const [across, high, pad] = [wide + size * 0.76, size * 1.46, unit * 0.035];
  const plate = staging.isGrave ? look.ink : look.light;
  const sprite: Sprite = {
    width: Math.ceil(across + pad * 2),
    height: Math.ceil(high + pad * 2),
    draw(pen) {
      pen.shadowColor = "rgba(0,0,0,0.4)";
      pen.shadowBlur = unit * 0.026;
      pen.shadowOffsetY = unit * 0.009;
      pen.fillStyle = plate;
      pen.beginPath();
      pen.roundRect(pad, pad, across, high, high * 0.28);
      pen.fill();
      pen.shadowColor = "rgba(0,0,0,0)";
      pen.fillStyle = readableOn(plate, [look.ink, look.light]);
      pen.font = fontOf(font, size);
      pen.textBaseline = "alphabetic";
      pen.textAlign = "left";
      pen.fillText(written, pad + size * 0.38, pad + high / 2 + lift + (ascent - descent) / 2);
    },
  };
  board.put(sprite, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, (pose, seconds) => {
    if (scene.start === 0) return;
    const come = spring(look.motion, seconds, delay);
    pose.scaleX = pose.scaleY = clamp(come, 0, 1.12);
    pose.opacity = clamp((seconds - delay) * 8);
  });
}

/** Both names in letters of one size, as large as the longer one allows; where that is small, in two lines. */
export function commonSize({ frame, look, film, tools }: Staging, names: readonly string[], room: number): number {
  const widths = names.map((name) => {
    const written = look.isUpperCase ? name.toLocaleUpperCase(film.language) : name;
    return tools.measure(fontOf(look.display, 100), written).width / 100;
  });
  const size = Math.min(frame.unit * LARGEST_NAME, (room * 0.96) / Math.max(...widths, 0.01));
  return Math.max(size, frame.unit * LEAST_NAME);
}

/** In an upright frame it lies on the line between the halves, beside the names. */
const BADGE_ASIDE = 0.33;

const BADGE_RADIUS = 0.088;
/** So far it keeps from a name and from the edge, and so much further aside or smaller are the names than wished for at a time. */
const [BADGE_CLEAR, BADGE_EDGE, BADGE_STEP, SMALLER] = [0.018, 0.03, 0.02, 0.96];

type Point = { x: number; y: number };
type BadgeRoom = { badge: Point; size: number };

/** Where the badge lies clear of both names: beside them on one side or the other, or they are written smaller. */
export function roomForBadge(
  staging: Staging,
  boxes: readonly [Box, Box],
  names: readonly [string, string],
  largest: number,
): BadgeRoom {
  const { frame, film, scene } = staging;
  const { width, height, unit, shape } = frame;
  if (shape !== "tall") {
    const [x, y] = shape === "wide" ? [0.5, 0.5] : [0.16, 0.475];
    return { badge: { x: width * x, y: height * y }, size: largest };
  }
  const { at, slant } = halvesOf(film, scene);
  const near = width * BADGE_ASIDE;
  const far = width / 2 - unit * (BADGE_RADIUS + BADGE_EDGE);
  const first = -Math.sign(slant);
  for (let size = largest; ; size *= SMALLER) {
    const plates = names.map((name, index) => {
      const box = boxes[index] ?? boxes[0];
      const wide = plateWidth(staging, name, size * ON_PLATE);
      const high = size * ON_PLATE * 1.46;
      return { x: box.x + (box.width - wide) / 2, y: box.y + (box.height - high) / 2, width: wide, height: high };
    });
    for (let aside = near; ; aside = Math.min(far, aside + unit * BADGE_STEP)) {
      for (const side of [first, -first]) {
        const badge = { x: width / 2 + side * aside, y: height * (at - (slant * side * aside) / width) };
        const isClear = plates.every((plate) => distance(badge, plate) > unit * (BADGE_RADIUS + BADGE_CLEAR));
        if (isClear || size < largest / 2) return { badge, size };
      }
      if (aside >= far) break;
    }
  }
}

/** Of the width of an upright frame: what names that stand apart keep from its edges. */
const NAME_EDGE = 0.075;
/** Names are made so much smaller for it at most. */
const LEAST_APART = 0.7;

/**
 * Short names do not stand one upon the other: each stands on the side where its half reaches further towards the other, and the
 * badge lies on the line between them. Null: they are too long for that.
 */
export function namesApart(
  staging: Staging,
  [one, other]: readonly [Spot, Spot],
  names: readonly [string, string],
  largest: number,
): (BadgeRoom & { boxes: readonly [Box, Box] }) | null {
  const { frame, film, scene } = staging;
  const { width, height, unit, shape } = frame;
  const { at, slant } = halvesOf(film, scene);
  if (shape !== "tall" || scene.versus?.sides.some((side) => !isDrawn(staging, side))) return null;
  if (scene.versus?.note !== "" && !isAskedOfBoth(scene.versus)) return null;
  const edge = width * NAME_EDGE;
  const least = 2 * unit * (BADGE_RADIUS + BADGE_CLEAR);
  const [first = 0, second = 0] = names.map((name) => plateWidth(staging, name, largest * ON_PLATE));
  const smaller = Math.min(1, (width - 2 * edge - least) / (first + second));
  if (smaller < LEAST_APART) return null;
  const size = largest * smaller;
  const [upperWide, underWide] = [first * smaller, second * smaller];
  const free = width - 2 * edge - upperWide - underWide;
  const isUpperLeft = slant > 0;
  const left = edge + (isUpperLeft ? upperWide : underWide);
  const badge = { x: left + free / 2, y: 0 };
  badge.y = height * (at - (slant * (badge.x - width / 2)) / width);
  const upper = { ...one.name, x: isUpperLeft ? edge : width - edge - upperWide, width: upperWide };
  const under = { ...other.name, x: isUpperLeft ? width - edge - underWide : edge, width: underWide };
  return { badge, size, boxes: [upper, under] };
}

function plateWidth(staging: Staging, name: string, size: number): number {
  const { look, film } = staging;
  const written = look.isUpperCase ? name.toLocaleUpperCase(film.language) : name;
  return textMiddle(staging, look.display, size, written).width + size * 0.76;
}

function distance({ x, y }: Point, box: Box): number {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(across, down);
}

export function putBadge(staging: Staging, { x, y }: Point): void {
  const { frame, look, board, tools } = staging;
  const { unit } = frame;
  const radius = unit * BADGE_RADIUS;
  const side = Math.ceil(radius * 2.6);
  const font = fontOf(look.figure, unit * 0.082);
  const { lift } = textMiddle(staging, look.figure, unit * 0.082, "vs");
  const { ascent, descent } = tools.measure(font, "vs");
  const ink = readableOn(look.accent, [look.ink, look.light]);
  const sprite: Sprite = {
    width: side,
    height: side,
    draw(pen) {
      pen.shadowColor = "rgba(0,0,0,0.42)";
      pen.shadowBlur = unit * 0.03;
      pen.shadowOffsetY = unit * 0.01;
      pen.fillStyle = look.accent;
      disc(pen, side / 2, side / 2, radius);
      pen.fill();
      pen.shadowColor = "rgba(0,0,0,0)";
      pen.fillStyle = ink;
      pen.font = font;
      pen.textAlign = "center";
      pen.textBaseline = "alphabetic";
      pen.fillText("vs", side / 2, side / 2 + lift * 0.6 + (ascent - descent) / 2);
    },
  };
  board.put(sprite, { x, y }, (pose, seconds) => {
    const come = staging.scene.start === 0 ? 1 : spring(look.motion, seconds, 0.5);
    pose.scaleX = pose.scaleY = clamp(come, 0, 1.2);
    pose.turn = -0.08 - (1 - come) * 0.6;
  });
}
