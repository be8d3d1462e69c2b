import { clamp } from "#base/numbers.ts";
import type { Side } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { readableOn } from "#stage/colors/colors.ts";
import { spring } from "#stage/easing.ts";
import type { Box } from "#stage/frame.ts";
import { disc } from "#stage/pens.ts";
import type { Sprite } from "#stage/stage.ts";
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
  // "Cats vs dogs: loyal or free?" is asked of both, and which is which the viewer says: it stands between them.
  const isAsked = isOpen && /\?\s*$/u.test(note);
  const lastNote = isAsked ? "" : note;
  const spots = spotsOf(staging, isAsked);
  const [loser, winner] = [centred(staging, sides[0], spots[0]), centred(staging, sides[1], spots[1])];
  const { unit } = frame;
  putSide(staging, sides[0], loser, { toward: -1, isOpen });
  putSide(staging, sides[1], winner, { toward: 1, isOpen });
  // "iPhone" keeps the capitals of its writer.
  const name = ({ text }: Side) =>
    /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleUpperCase(film.language) + text.slice(1);
  const names = [name(sides[0]), name(sides[1])] as const;
  const size = commonSize(staging, names, Math.min(loser.name.width, winner.name.width));
  const hasNote = [false, lastNote !== ""];
  for (const [index, spot] of [loser, winner].entries()) {
    const isBare = !isDrawn(staging, sides[index]);
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
  if (note)
    say(staging, {
      text: note,
      box: isAsked ? betweenOf(staging) : winner.note,
      font: look.text,
      size: unit * (isAsked ? 0.078 : 0.07),
      most: 2,
      align: isAsked ? (frame.shape === "wide" ? "center" : "left") : winner.align,
      place: isAsked ? "middle" : "top",
      delay: 0.7,
      isInstant: scene.start === 0,
    });
  putBadge(staging);
}

/** The seam between the halves, beside the badge; in a wide frame the line under both. */
function betweenOf({ frame: { width, height, shape } }: Staging): Box {
  const [left, top, right, bottom] = BETWEEN[shape];
  return { x: width * left, y: height * top, width: width * (right - left), height: height * (bottom - top) };
}

const BETWEEN = {
  tall: [0.305, 0.432, 0.92, 0.5],
  wide: [0.06, 0.84, 0.95, 0.94],
  square: [0.255, 0.42, 0.53, 0.53],
} as const;

type Stand = { toward: 1 | -1; isOpen: boolean };

function putSide(staging: Staging, side: Side, { x, y, size }: Spot, { toward, isOpen }: Stand): void {
  const { look, frame } = staging;
  const { thing } = side;
  const isLoser = toward < 0 && !isOpen;
  const delay = isLoser ? 0.1 : 0.25;
  const isFirst = staging.scene.start === 0;
  if (thing === null || !isShowable(staging, thing)) return;
  putObject(staging, thing, {
    x,
    y,
    size,
    isGrey: isLoser,
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

/** Both names in letters of one size, as large as the longer one allows; where that is small, in two lines. */
function commonSize({ frame, look, film, tools }: Staging, names: readonly string[], room: number): number {
  const widths = names.map((name) => {
    const written = look.isUpperCase ? name.toLocaleUpperCase(film.language) : name;
    return tools.measure(fontOf(look.display, 100), written).width / 100;
  });
  const size = Math.min(frame.unit * LARGEST_NAME, (room * 0.96) / Math.max(...widths, 0.01));
  return Math.max(size, frame.unit * LEAST_NAME);
}

/** Each half has its name over its picture, or in a square beside it; a note stands between. */
function spotsOf({ frame, scene }: Staging, isAsked: boolean): [Spot, Spot] {
  const { width, height, unit, shape } = frame;
  const hasNote = Boolean(scene.versus?.note);
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
      name: hasNote ? box(left, 0.68, right, 0.82) : box(left, 0.7, right, 0.88),
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
    return [half(0.23, 0.1, false), half(0.7, 0.58, hasNote && !isAsked)];
  }
  const half = (top: number, hasOwn: boolean): Spot => {
    const under = top + (hasOwn ? 0.114 : 0.076);
    const size = hasOwn || isAsked ? 0.46 : 0.54;
    return {
      x: width * 0.49,
      y: height * under + (unit * size) / 2,
      size: unit * size,
      name: box(0.08, top, 0.9, top + 0.072),
      note: box(0.1, top + 0.074, 0.88, top + 0.112),
      alone: box(0.08, top + 0.05, 0.9, top + 0.25),
      align: "center",
    };
  };
  return [half(0.092, false), half(isAsked ? 0.525 : 0.508, hasNote && !isAsked)];
}

function putBadge(staging: Staging): void {
  const { frame, look, board, tools } = staging;
  const { width, height, unit, shape } = frame;
  const radius = unit * 0.088;
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
  const spot = { tall: [0.185, 0.466], wide: [0.5, 0.5], square: [0.16, 0.475] }[shape];
  board.put(sprite, { x: width * (spot[0] ?? 0.5), y: height * (spot[1] ?? 0.5) }, (pose, seconds) => {
    const come = staging.scene.start === 0 ? 1 : spring(look.motion, seconds, 0.5);
    pose.scaleX = pose.scaleY = clamp(come, 0, 1.2);
    pose.turn = -0.08 - (1 - come) * 0.6;
  });
}
