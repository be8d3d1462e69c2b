import { clamp } from "#base/numbers.ts";
import type { Staging } from "#stage/board.ts";
import { withAlpha } from "#stage/colors.ts";
import { rise } from "#stage/easing.ts";
import type { Box } from "#stage/frame.ts";
import { gaugeOf, putGauge } from "#stage/gauges.ts";
import { putPair } from "#stage/group.ts";
import type { Lockup } from "#stage/lockup.ts";
import { figureLockup, LONGEST_LEAD, yearLockup } from "#stage/lockup.ts";
import { countUp, figureLabel, putHuge } from "#stage/numbers.ts";
import { disc } from "#stage/pens.ts";
import type { Sprite } from "#stage/stage.ts";
import { putThing } from "#stage/standing.ts";
import { thingsOf } from "#stage/things.ts";
import { inksOf, say } from "#stage/words.ts";
import { hero } from "./objects.ts";

/** A sentence around its number that counts up, and what it is about. */
export function figure(staging: Staging): void {
  const { frame, scene, look, film } = staging;
  const { unit } = frame;
  if (!scene.figure) return hero(staging);
  const shown = scene.figure;
  const [main] = thingsOf(staging);
  const gauge = gaugeOf(shown, main?.slug);
  const label = figureLabel(shown, shown.value, film.language);
  const lockup = figureLockup(staging) ?? {
    lead: "",
    label,
    unit: shown.unit === "%" ? "" : shown.unit,
    rest: scene.text,
  };
  const { lead, rest, unit: small } = lockup;
  const isInline = small !== "" && label.length < 4 && small.length < 8;
  const text = isInline ? `${label} ${small}` : label;
  // With nothing to stand beside it, the number takes the object's place.
  const isAlone = main === undefined && gauge === null;
  const place = placeFigure(staging, lockup, { hasUnit: small !== "" && !isInline, isAlone });
  const counted = (seconds: number) => `${countUp(shown, film.language, seconds)}${isInline ? ` ${small}` : ""}`;
  putHuge(staging, { text, at: counted, liveUntil: 1.3, ...place.number });
  if (small && !isInline) putUnit(staging, small, place.unit);
  if (gauge) {
    const beside = putGauge(staging, gauge, place.object);
    if (main) putThing(staging, main, { ...beside, delay: 0.3, hasLife: false });
  } else if (main)
    putPair(staging, [main], { ...place.object, room: frame.width * 0.8 }, { hasHalo: !staging.isGrave });
  const { emphasis } = scene;
  if (lead) say(staging, { ...place.lead, text: lead, font: look.text, emphasis });
  if (rest) say(staging, { ...place.rest, text: rest, font: look.text, size: unit * 0.098, emphasis });
}

type FigurePlace = {
  number: { x: number; y: number; size: number; width: number; align: "center" | "left" };
  unit: UnitSpot;
  object: { x: number; y: number; size: number; floor: number | null };
  lead: { box: Box; size: number; place: "bottom" | "middle" };
  rest: { box: Box; place: "top" | "middle" };
};

/** A short beginning stands over its number and the picture below; a long one follows the picture, and the number closes. */
function placeFigure(
  staging: Staging,
  { lead, rest }: Lockup,
  { hasUnit, isAlone }: { hasUnit: boolean; isAlone: boolean },
): FigurePlace {
  const { frame, floor } = staging;
  const { width, height, unit, shape, safe, words } = frame;
  const box = (top: number, bottom: number, within: Box = safe): Box => ({
    ...within,
    y: height * top,
    height: height * (bottom - top),
  });
  const place = (
    y: number,
    size: number,
    boxes: [lead: Box, rest: Box],
    object: FigurePlace["object"],
  ): FigurePlace => {
    const column = shape === "wide" ? words : safe;
    const align = frame.align;
    const x = align === "left" ? column.x : shape === "tall" ? width * 0.49 : width * 0.5;
    return {
      // The capitals of the tallest font fill more of their size.
      number: {
        x,
        y: height * y,
        size: unit * size * (staging.look.figure === "anton" ? 0.84 : 1),
        width: column.width,
        align,
      },
      unit: { x, y: height * y + unit * size * 0.365 + unit * 0.085, align },
      lead: { box: boxes[0], size: unit * 0.098, place: "bottom" },
      rest: { box: boxes[1], place: shape === "wide" ? "top" : "middle" },
      object,
    };
  };
  const lift = hasUnit ? 0.055 : 0;
  if (shape === "wide") {
    const y = lead ? 0.4 : 0.3;
    const below = y + 0.15 + (hasUnit ? 0.12 : 0);
    return place(y, 0.3, [box(0.1, y - 0.14, words), box(below, Math.min(0.9, below + 0.34), words)], {
      ...frame.object,
      floor,
    });
  }
  const middle = (top: number, bottom: number): FigurePlace["object"] => {
    const size = Math.min(unit * 0.7, height * (bottom - top));
    return {
      x: width * 0.5,
      y: (height * (top + bottom)) / 2,
      size,
      floor: (height * (top + bottom)) / 2 + size * 0.48,
    };
  };
  const isSquare = shape === "square";
  if (isAlone) {
    const [y, size] = isSquare ? [0.45, 0.36] : [0.4, 0.5];
    return place(
      y,
      size,
      [box(y - 0.32, y - (isSquare ? 0.15 : 0.12)), box(y + 0.14 + lift, y + 0.34 + lift)],
      middle(0, 1),
    );
  }
  if (lead.length > LONGEST_LEAD) {
    const y = (isSquare ? 0.73 : 0.645) - (rest ? 0.02 : 0) - lift * 0.4;
    const top = isSquare ? 0.45 : 0.43;
    const size = isSquare ? 0.22 : 0.36;
    const foot = y + (isSquare ? 0.09 : 0.085) + lift * 1.2;
    const end = isSquare ? 0.94 : 0.81;
    return place(
      y,
      size,
      [box(top, y - (isSquare ? 0.1 : 0.1)), box(Math.min(foot, end - 0.05), end)],
      middle(isSquare ? 0.06 : 0.1, top - 0.02),
    );
  }
  const y = (isSquare ? 0.17 : 0.185) + (lead ? (isSquare ? 0.06 : 0.055) : 0);
  const size = isSquare ? 0.22 : lead ? 0.38 : 0.44;
  const foot = y + (isSquare ? 0.1 : 0.1) + lift * (isSquare ? 1.6 : 1.2);
  const below = rest ? (isSquare ? 0.755 : 0.665) : isSquare ? 0.92 : 0.76;
  return place(
    y,
    size,
    [box(isSquare ? 0.06 : 0.08, y - (isSquare ? 0.105 : 0.1)), box(below, isSquare ? 0.935 : 0.808)],
    middle(foot, below - 0.02),
  );
}

/** Where an object stands between a figure and the words; beside them in wide frames. */
function roomBelow({ frame, floor }: Staging, top: number, bottom: number) {
  if (frame.shape === "wide") return { ...frame.object, floor };
  const room = bottom - frame.unit * 0.03 - top;
  const size = Math.min(frame.unit * 0.66, room);
  const y = top + room / 2;
  return {
    x: frame.width * 0.5,
    y,
    size,
    floor: floor === null ? null : Math.min(y + size / 2, bottom - frame.unit * 0.02),
  };
}

type UnitSpot = { x: number; y: number; align: "center" | "left" };

function putUnit(staging: Staging, text: string, { x, y, align }: UnitSpot): void {
  const { frame, look, film } = staging;
  const font = look.text === "playfair" ? "montserrat" : look.text;
  const shown = text.toLocaleUpperCase(film.language);
  const room = { width: frame.words.width, size: frame.unit * 0.085 };
  putHuge(staging, { text: shown, x, y, ...room, align, font, isWord: true, delay: 0.25 });
}

/** The last years roll by, then the year stands on a line of time. */
export function year(staging: Staging): void {
  const { frame, scene, look } = staging;
  const { width, height, unit, shape } = frame;
  if (scene.year === undefined) return hero(staging);
  const last = scene.year;
  const [main] = thingsOf(staging);
  const { lead, rest } = yearLockup(staging) ?? { lead: "", rest: scene.text };
  const middle = shape === "wide" ? frame.words.x : width * (shape === "tall" ? 0.49 : 0.5);
  const room = shape === "wide" ? frame.words.width : frame.safe.width;
  const drop = lead ? height * { tall: 0.06, wide: 0.1, square: 0.07 }[shape] : 0;
  const y = { tall: height * 0.185, wide: height * 0.25, square: height * 0.175 }[shape] + drop;
  const rolled = (seconds: number) => String(Math.round(last - 12 * (1 - rise(seconds, 0, 0.9))));
  const box = putHuge(staging, {
    text: String(last),
    at: rolled,
    liveUntil: 1,
    x: middle,
    y,
    size: unit * (shape === "square" ? 0.22 : 0.38),
    width: room,
    align: frame.align,
  });
  const column = shape === "wide" ? frame.words : frame.safe;
  const top = { tall: height * 0.08, wide: height * 0.1, square: height * 0.06 }[shape];
  const over = { ...column, y: top, height: box.y - unit * 0.055 - top };
  if (lead)
    say(staging, {
      text: lead,
      box: over,
      font: look.text,
      size: unit * 0.098,
      place: "bottom",
      emphasis: scene.emphasis,
    });
  putTimeLine(staging, box.y + box.height + unit * 0.085);
  const words = {
    tall: frame.words,
    wide: { ...frame.words, y: height * 0.58, height: height * 0.3 },
    square: { ...frame.words, y: height * 0.755, height: height * 0.18 },
  }[shape];
  const foot = rest ? words.y : words.y + words.height * 0.7;
  const spot = roomBelow(staging, box.y + box.height + unit * 0.13, foot);
  if (main) putThing(staging, { ...main, count: 1 }, { ...spot, hasHalo: true });
  if (rest) say(staging, { text: rest, box: words, font: look.text, size: unit * 0.103, emphasis: scene.emphasis });
}

function putTimeLine(staging: Staging, y: number): void {
  const { frame, board } = staging;
  const { unit, shape, width } = frame;
  const room = shape === "wide" ? frame.words : frame.safe;
  const line = { x: room.x, y: y - unit * 0.02, width: room.width, height: unit * 0.04 };
  const color = board.visible(line, inksOf(staging), 3) ?? "#ffffff";
  const middle = shape === "wide" ? line.x + line.width / 2 : width * (shape === "tall" ? 0.49 : 0.5);
  board.paint((pen) => {
    pen.strokeStyle = withAlpha(color, 0.5);
    pen.lineWidth = unit * 0.006;
    pen.beginPath();
    pen.moveTo(line.x, y);
    pen.lineTo(line.x + line.width, y);
    pen.stroke();
  });
  const gap = line.width * 0.085;
  const dot = (radius: number): Sprite => ({
    width: Math.ceil(radius * 2) + 2,
    height: Math.ceil(radius * 2) + 2,
    draw(pen) {
      pen.fillStyle = color;
      disc(pen, radius + 1, radius + 1, radius);
      pen.fill();
    },
  });
  const small = dot(unit * 0.0095);
  const large = dot(unit * 0.026);
  for (let index = -5; index <= 5; index++) {
    board.put(index === 0 ? large : small, { x: middle + index * gap, y }, (pose, seconds) => {
      pose.x += (1 - rise(seconds, 0, 0.9)) * 8 * gap;
      const edge = Math.min(pose.x - line.x, line.x + line.width - pose.x) / gap;
      pose.opacity = clamp(edge) * (index === 0 ? 1 : 0.65);
    });
  }
}
