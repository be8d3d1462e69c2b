import { clamp } from "#base/numbers.ts";
import type { Side } from "#film/film.ts";
import type { FontId } from "#presets.ts";
import type { Staging } from "#stage/board.ts";
import { readableOn } from "#stage/colors/colors.ts";
import { spring } from "#stage/easing.ts";
import type { Halves } from "#stage/halves.ts";
import { halvesOf, isAskedOfBoth } from "#stage/halves.ts";
import type { Box } from "#stage/frame.ts";
import { disc } from "#stage/pens.ts";
import type { Sprite } from "#stage/stage.ts";
import { figureNameOf } from "#stage/figure/people-drawings.ts";
import { drawnSize } from "#stage/objects.ts";
import { isHalfFigure } from "#stage/shots/cutouts.ts";
import { putObject } from "#stage/shots/standing.ts";
import { isShowable } from "#stage/things.ts";
import { fontOf, say, textMiddle } from "#stage/words/words.ts";
import { hero } from "./objects.ts";

/** `alone` is where a name stands that has nothing to stand beside. */
type Spot = { x: number; y: number; size: number; name: Box; note: Box; alone: Box; align: "left" | "center" };

/** What is left behind, grey; what wins, in full colour. An open comparison takes no side. */
export function versus(staging: Staging): void {
  const { scene, look, frame, film } = staging;
  if (!scene.versus) return hero(staging);
  const { sides, note, isOpen = false } = scene.versus;
  const isAsked = isAskedOfBoth(scene.versus);
  const lastNote = isAsked ? "" : note;
  const spots = spotsOf(staging, isAsked);
  const [loser, winner] = [centred(staging, sides[0], spots[0]), centred(staging, sides[1], spots[1])];
  const { unit } = frame;
  const even = evenSizes(staging, [loser, winner]);
  putSide(staging, sides[0], loser, { toward: -1, isOpen, even: even[0] });
  putSide(staging, sides[1], winner, { toward: 1, isOpen, even: even[1] });
  // "iPhone" keeps the capitals of its writer.
  const name = ({ text }: Side) =>
    /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleUpperCase(film.language) + text.slice(1);
  const names = [name(sides[0]), name(sides[1])] as const;
  const largest = commonSize(staging, names, Math.min(loser.name.width, winner.name.width));
  const apart = namesApart(staging, [loser, winner], names, largest);
  const { badge, size } = apart ?? roomForBadge(staging, [loser.name, winner.name], names, largest);
  const hasNote = [false, lastNote !== ""];
  for (const [index, spot] of [loser, winner].entries()) {
    const isBare = !isDrawn(staging, sides[index]);
    const isOnFoot = frame.shape === "tall" && !isBare && size >= unit * LEAST_NAME;
    if (isOnFoot) {
      const box = apart?.boxes[index] ?? spot.name;
      putPlate(staging, names[index] ?? "", { box, size: size * ON_PLATE, delay: index === 0 ? 0.2 : 0.4 });
      continue;
    }
    say(staging, {
      text: names[index] ?? "",
      box: isBare && !hasNote[index] ? spot.alone : spot.name,
      font: look.display,
      size,
      most: 2,
      align: spot.align,
      place: frame.shape === "square" && hasNote[index] ? "bottom" : "middle",
      delay: index === 0 ? 0.2 : 0.4,
      isInstant: scene.start === 0,
    });
  }
  if (isAsked && frame.shape !== "tall") putQuestion(staging, note);
  else if (note)
    say(staging, {
      text: note,
      box: winner.note,
      font: isOpening(staging) ? look.display : look.text,
      size: unit * (isOpening(staging) ? OPENING_LETTERS : isAsked ? 0.088 : 0.07),
      most: 2,
      align: winner.align,
      place: frame.shape === "tall" && isAsked ? "middle" : "top",
      delay: isAsked ? 0 : 0.7,
      isInstant: scene.start === 0,
    });
  putBadge(staging, badge);
}

/** The question a film begins with is its title. */
function isOpening({ scene, frame }: Staging): boolean {
  return scene.start === 0 && frame.shape === "tall" && scene.versus !== undefined && isAskedOfBoth(scene.versus);
}

/** What is asked of both stands under both: on a plate, for it lies on two grounds. */
function putQuestion(staging: Staging, text: string): void {
  const { frame, look } = staging;
  const { width, height, unit } = frame;
  const wanted = unit * 0.07;
  const room = width * 0.8;
  const wide = textMiddle(staging, look.text, wanted, look.isUpperCase ? text.toLocaleUpperCase() : text).width;
  const size = Math.min(wanted, (wanted * room) / wide);
  const box = { x: 0, y: height * 0.86, width, height: height * 0.11 };
  putPlate(staging, text, { box, size, delay: 0.7, font: look.text });
}

type Stand = { toward: 1 | -1; isOpen: boolean; even: number };

function putSide(staging: Staging, side: Side, { x, y, size }: Spot, { toward, isOpen, even }: Stand): void {
  const { look, frame } = staging;
  const { thing } = side;
  const isLoser = toward < 0 && !isOpen;
  const delay = isLoser ? 0.1 : 0.25;
  const isFirst = staging.scene.start === 0;
  if (thing === null || !isShowable(staging, thing)) return;
  const tall = frame.shape === "tall" ? size : size * 0.94;
  const whole = drawnSize(staging, thing, 1);
  if (!whole) return;
  const across = widest(staging);
  // Both are of one height, if they are not too wide for that; who stands in the lower half comes out of the foot of the frame.
  const fit = even * Math.min(tall / whole.height, across / whole.width);
  const near = risesFromFoot(staging, thing, toward)
    ? fromFoot(frame.height, { y, size }, isHalfFigure(thing))
    : { y, size: fit, isHalf: false };
  putObject(staging, thing, {
    x,
    ...near,
    // What is wrong with it is seen in its own colours.
    isGrey: isLoser && !DANGERS.test(thing),
    turn: toward * 0.07,
    hasHalo: !isLoser,
    move(pose, seconds) {
      // In the first frame of a film both sides stand already.
      const come = isFirst ? 1 : spring(look.motion, seconds, delay);
      pose.x += (1 - come) * frame.unit * 0.5 * toward;
      pose.y += Math.sin(seconds * 2.1 + toward) * frame.unit * 0.006;
      pose.opacity = isFirst ? 1 : clamp((seconds - delay) * 8);
    },
  });
  if (isOpen || isLoser || !isShowable(staging, "sparkles") || staging.isGrave) return;
  putObject(staging, "sparkles", {
    x: x + size * 0.5,
    y: y - size * 0.32,
    size: size * 0.36,
    delay: 0.6,
    phase: 2,
    hasLife: false,
  });
}

/** Drawn with what it is left behind for: its fire, its leak. */
const DANGERS = /^lithium-battery$/u;

/** Who stands beside a robot or a cup is a pin as a whole: below it is seen down to the hips. */
function risesFromFoot({ frame, film, scene }: Staging, thing: string, toward: 1 | -1): boolean {
  const [upper] = scene.versus?.sides ?? [];
  const isBelow = frame.shape === "tall" && toward > 0 && !halvesOf(film, scene).isBeside;
  return isBelow && (isUpright(thing) || isHalfFigure(thing)) && !isUpright(upper?.thing ?? "");
}

/** Of its size, as high as a figure down to its hips is; and so far below the frame those are. */
const [FIGURE_HIGH, SUNK] = [0.94, 0.03];

/** Who is drawn down to the chest ends where the frame does, without a frame of her own. */
function fromFoot(height: number, { y, size }: { y: number; size: number }, isBust: boolean) {
  const top = y - size / 2;
  const high = height * (1 + SUNK) - top;
  return { y: top + high / 2, size: isBust ? high : high / FIGURE_HIGH, isHalf: !isBust, isUnframed: isBust };
}

/** Who stands is as tall as what is beside, and slim: nothing is made small for that. */
function isUpright(thing: string): boolean {
  return /^figure-.*-(?:stand|wait|speak|look)-(?!.*-(?:and|among)-)/u.test(figureNameOf(thing));
}

function widest({ frame, film, scene }: Staging): number {
  const share = { tall: halvesOf(film, scene).isBeside ? 0.44 : 0.84, wide: 0.38, square: 0.42 }[frame.shape];
  return frame.width * share;
}

/** So much more of its half may one picture fill than the other. */
const MORE_FILLED = 1.25;

/** By how much the picture that would fill more of its half is smaller, so that neither side looks preferred. */
function evenSizes(staging: Staging, spots: readonly [Spot, Spot]): [number, number] {
  const { frame, scene } = staging;
  const areas = (scene.versus?.sides ?? []).map(({ thing }, index) => {
    const whole = thing === null || isUpright(thing) ? null : drawnSize(staging, thing, 1);
    if (!whole || frame.shape !== "tall") return null;
    const size = Math.min((spots[index]?.size ?? 0) / whole.height, widest(staging) / whole.width);
    return size * size * whole.width * whole.height;
  });
  const [one, other] = areas;
  if (!one || !other) return [1, 1];
  const most = Math.min(one, other) * MORE_FILLED;
  return [Math.min(1, Math.sqrt(most / one)), Math.min(1, Math.sqrt(most / other))];
}

/** With nothing to stand over, a name and its note stand in the middle of their half. */
function centred(staging: Staging, side: Side, spot: Spot): Spot {
  if (isDrawn(staging, side)) return spot;
  const { alone, name, note } = spot;
  const down = alone.y + alone.height / 2 - (name.y + name.height);
  return { ...spot, name: { ...name, y: name.y + down }, note: { ...note, y: note.y + down } };
}

function isDrawn(staging: Staging, side: Side | undefined): boolean {
  const thing = side?.thing ?? null;
  return thing !== null && isShowable(staging, thing);
}

const [LARGEST_NAME, LEAST_NAME] = [0.15, 0.085];
/** Letters on a plate are smaller than letters on the ground. */
const ON_PLATE = 0.66;

type Plate = { box: Box; size: number; delay: number; font?: FontId };

/** Words on a plate: a name before the foot of its picture. */
function putPlate(staging: Staging, text: string, { box, size, delay, font = staging.look.display }: Plate): void {
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
function commonSize({ frame, look, film, tools }: Staging, names: readonly string[], room: number): number {
  const widths = names.map((name) => {
    const written = look.isUpperCase ? name.toLocaleUpperCase(film.language) : name;
    return tools.measure(fontOf(look.display, 100), written).width / 100;
  });
  const size = Math.min(frame.unit * LARGEST_NAME, (room * 0.96) / Math.max(...widths, 0.01));
  return Math.max(size, frame.unit * LEAST_NAME);
}

/** Each half has its picture with its name at the foot, or in a square beside it; a note stands between, a question under both. */
function spotsOf({ film, frame, scene }: Staging, isAsked: boolean): [Spot, Spot] {
  const { width, height, unit, shape } = frame;
  const hasNote = Boolean(scene.versus?.note) && !isAsked;
  const box = (x: number, y: number, right: number, bottom: number): Box => ({
    x: width * x,
    y: height * y,
    width: width * (right - x),
    height: height * (bottom - y),
  });
  if (shape === "wide") {
    const half = (x: number, left: number, right: number): Spot => ({
      x: width * x,
      y: height * 0.37,
      size: unit * 0.6,
      name: hasNote || isAsked ? box(left, 0.68, right, 0.82) : box(left, 0.7, right, 0.88),
      note: box(left, 0.84, right, 0.94),
      alone: box(left, 0.3, right, 0.7),
      align: "center",
    });
    return [half(0.25, 0.06, 0.43), half(0.755, 0.57, 0.95)];
  }
  if (shape === "square") {
    const half = (y: number, top: number, hasOwn: boolean): Spot => ({
      x: width * 0.72,
      y: height * y,
      size: unit * 0.42,
      name: box(0.07, top, 0.5, top + (hasOwn ? 0.16 : 0.24)),
      note: box(0.07, top + 0.18, 0.5, top + 0.28),
      alone: box(0.07, top, 0.93, top + 0.24),
      align: "left",
    });
    return [half(0.23, 0.1, false), half(0.7, 0.58, hasNote)];
  }
  const isTitle = scene.start === 0 && isAsked;
  return uprightSpots(frame, halvesOf(film, scene), { isAsked, hasNote, isTitle });
}

/** The lowest that words stand in an upright frame. */
const SAFE_FOOT = 0.808;
/** Of an upright frame: a name, what lies between it and its picture or the line, and the edges of the pictures. */
const [NAMED, GAP, HEAD, FOOT, ASKED_FOOT, NOTED] = [0.058, 0.03, 0.075, 0.925, 0.16, 0.075];

/** As a title the question has letters of the display font, as large as they fit. */
const [TITLE_FOOT, OPENING_LETTERS] = [0.175, 0.15];

/** Where the names of two that stand side by side begin: at their feet, the badge below them. */
const BESIDE_NAME = 0.655;

/** In an upright frame both names stand near the line between the halves, their pictures above and below it. */
function uprightSpots(
  { width, height }: Staging["frame"],
  { isBeside, at }: Halves,
  { isAsked, hasNote, isTitle }: { isAsked: boolean; hasNote: boolean; isTitle: boolean },
): [Spot, Spot] {
  const box = (x: number, y: number, right: number, bottom: number): Box => ({
    x: width * x,
    y: height * y,
    width: width * (right - x),
    height: height * (bottom - y),
  });
  const foot = isTitle ? TITLE_FOOT : ASKED_FOOT;
  const asked = box(isTitle ? 0.06 : 0.08, HEAD - (isTitle ? 0.02 : -0.005), isTitle ? 0.94 : 0.9, foot);
  const head = isAsked ? foot : HEAD;
  if (isBeside) {
    const half = (x: number, left: number, right: number): Spot => ({
      x: width * x,
      y: height * ((head + BESIDE_NAME) / 2 + 0.03),
      size: height * (BESIDE_NAME - head),
      name: box(left, BESIDE_NAME, right, BESIDE_NAME + NAMED),
      note: isAsked ? asked : box(left, BESIDE_NAME + NAMED, right, SAFE_FOOT),
      alone: box(left, 0.3, right, 0.5),
      align: "center",
    });
    return [half(0.25, 0.03, 0.47), half(0.75, 0.53, 0.97)];
  }
  // Its slant takes the line up and down: names keep clear of it in the middle of the frame.
  const [over, under] = [at - GAP - NAMED, at + GAP];
  const below = under + NAMED + (hasNote ? NOTED : 0) + GAP * 0.6;
  const half = (top: number, foot: number, name: number, alone: number): Spot => ({
    x: width * 0.5,
    y: height * ((top + foot) / 2),
    size: height * (foot - top),
    name: box(0.08, name, 0.9, name + NAMED),
    note: isAsked ? asked : box(0.08, under + NAMED + GAP * 0.8, 0.9, under + NAMED + NOTED),
    alone: box(0.08, alone - 0.1, 0.9, alone + 0.1),
    align: "center",
  });
  return [half(head, over - GAP * 0.6, over, 0.24), half(below, FOOT, under, 0.65)];
}

/** In an upright frame it lies on the line between the halves, beside the names. */
const BADGE_ASIDE = 0.33;

const BADGE_RADIUS = 0.088;
/** So far it keeps from a name and from the edge, and so much further aside or smaller are the names than wished for at a time. */
const [BADGE_CLEAR, BADGE_EDGE, BADGE_STEP, SMALLER] = [0.018, 0.03, 0.02, 0.96];

type Point = { x: number; y: number };
type BadgeRoom = { badge: Point; size: number };

/** Where the badge lies clear of both names: beside them on one side or the other, or they are written smaller. */
function roomForBadge(
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
  const { isBeside, at, slant } = halvesOf(film, scene);
  const foot = boxes[0].y + boxes[0].height + unit * (BADGE_RADIUS + BADGE_CLEAR);
  if (isBeside) return { badge: { x: width * 0.5, y: foot }, size: largest };
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
const LEAST_APART = 0.85;

/**
 * Short names do not stand one upon the other: each stands on the side where its half reaches further towards the other, and the
 * badge lies on the line between them. Null: they are too long for that.
 */
function namesApart(
  staging: Staging,
  [one, other]: readonly [Spot, Spot],
  names: readonly [string, string],
  largest: number,
): (BadgeRoom & { boxes: readonly [Box, Box] }) | null {
  const { frame, film, scene } = staging;
  const { width, height, unit, shape } = frame;
  const { isBeside, at, slant } = halvesOf(film, scene);
  if (shape !== "tall" || isBeside || scene.versus?.sides.some((side) => !isDrawn(staging, side))) return null;
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

function putBadge(staging: Staging, { x, y }: Point): void {
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
