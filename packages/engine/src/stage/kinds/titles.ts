import { clamp } from "#base/numbers.ts";
import type { Figure } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { mix } from "#stage/colors.ts";
import { putNear } from "#stage/effects.ts";
import { rise, spring } from "#stage/easing.ts";
import type { Box } from "#stage/frame.ts";
import { gaugeOf, putGauge } from "#stage/gauges.ts";
import { plain } from "#stage/lines.ts";
import { figureLabel, putHuge } from "#stage/numbers.ts";
import type { Sprite } from "#stage/stage.ts";
import { putObject, settle } from "#stage/standing.ts";
import { thingsOf } from "#stage/things.ts";
import { fontOf, inksOf, say, textSprite } from "#stage/words.ts";
import { nearOf } from "./objects.ts";

/** The title: what feeds show. Everything stands in its first frame. */
export function hook(staging: Staging): void {
  const { frame, scene, look, film } = staging;
  const { width, height, unit, shape } = frame;
  const words = scene.text.trim().split(/\s+/u);
  const counted = /^\d{1,4}$/u.test(words[0] ?? "") && words.length > 1 ? (words[0] ?? "") : "";
  const rest = counted ? words.slice(1).join(" ") : scene.text;
  const told = thingsOf(staging).find(({ slug }) => slug === film.topic) ?? thingsOf(staging)[0];
  const gauge = counted ? null : titleGauge(scene.figure, told?.slug);
  const number =
    counted ||
    (scene.year === undefined ? "" : String(scene.year)) ||
    (counted || isHour(scene.figure, told?.slug) ? "" : figureText(staging));
  const things = thingsOf(staging);
  const main = told;
  if (!main && !number) return layWords(staging, true);
  const spot = {
    tall: { x: width * 0.5, y: height * (number ? 0.665 : 0.625), size: width * (number ? 0.7 : 0.8) },
    wide: { x: frame.object.x, y: height * 0.5, size: height * 0.7 },
    square: { x: width * 0.5, y: height * 0.665, size: height * 0.54 },
  }[shape];
  const sides = gauge ? [] : things.filter((thing) => thing !== main).slice(0, 4);
  for (const [index, { slug }] of sides.entries()) {
    const toward = index % 2 === 0 ? -1 : 1;
    // One companion is seen as well as the thing itself.
    const at = {
      x: spot.x + toward * spot.size * (sides.length === 1 ? 0.38 : 0.43),
      y: spot.y - spot.size * (sides.length === 1 ? 0.24 : index < 2 ? 0.2 - index * 0.1 : -0.3),
      size: spot.size * (sides.length === 1 ? 0.56 : 0.42),
    };
    putObject(staging, slug, { ...at, turn: toward * 0.2, move: settle(staging, 1.4, index * 2), phase: index * 2 });
  }
  // In a square the title comes close: the gauge is smaller there.
  const room = shape === "square" ? { ...spot, y: spot.y + spot.size * 0.06, size: spot.size * 0.84 } : spot;
  const beside = gauge ? putGauge(staging, gauge, gaugeSpot(room, gauge.kind), true) : null;
  if (main)
    putObject(staging, main.slug, {
      ...(beside ? objectSpot(spot, beside, gauge?.kind) : mainSpot(spot, sides.length)),
      turn: -0.04,
      move: settle(staging, 1),
      hasHalo: true,
    });
  putNear(staging, nearOf(staging), true);
  const [figureBox, titleBox] = hookBoxes(staging, number !== "");
  if (number) {
    const align = frame.align;
    const x = align === "left" ? figureBox.x : figureBox.x + figureBox.width / 2;
    const y = figureBox.y + figureBox.height / 2;
    putHuge(staging, {
      text: number,
      x,
      y,
      size: figureBox.height * 1.3,
      width: figureBox.width,
      align,
      hasDepth: true,
      isInstant: true,
    });
  }
  const size = unit * (look.display === "anton" ? 0.19 : 0.155);
  const emphasis = scene.emphasis.length > 0 ? scene.emphasis : [main?.word ?? ""];
  const most = shape === "square" ? 3 : 4;
  say(staging, {
    text: rest,
    box: titleBox,
    font: look.display,
    size,
    most,
    leading: 1.1,
    emphasis,
    hasMarker: false,
    isInstant: true,
  });
}

const CLOCK = /clock|watch/u;

/** What a title's number is read from: a clock needs no second one, and an hour says when, not what. */
function titleGauge(figure: Figure | undefined, thing: string | undefined) {
  const gauge = figure && !CLOCK.test(thing ?? "") ? gaugeOf(figure) : null;
  return gauge?.kind === "clock" && thing !== undefined ? null : gauge;
}

/** The hour something happens at stands in the title; only beside a clock it stands out. */
function isHour(figure: Figure | undefined, thing: string | undefined): boolean {
  return figure !== undefined && thing !== undefined && !CLOCK.test(thing) && gaugeOf(figure)?.kind === "clock";
}

type TitleSpot = { x: number; y: number; size: number };

/** With one companion a thing makes room for it. */
function mainSpot({ x, y, size }: TitleSpot, companions: number): TitleSpot & { floor: number } {
  const floor = y + size * 0.46;
  return companions === 1 ? { x: x + size * 0.12, y, size: size * 0.88, floor } : { x, y, size, floor };
}

/** A ring holds its thing; what tells a time stands behind it. */
function gaugeSpot(spot: TitleSpot, kind: string): TitleSpot {
  if (kind === "ring" || kind === "route") return spot;
  return { x: spot.x + spot.size * 0.24, y: spot.y - spot.size * 0.06, size: spot.size * 0.8 };
}

function objectSpot(spot: TitleSpot, beside: TitleSpot, kind: string | undefined): TitleSpot {
  if (kind === "ring" || kind === "route") return beside;
  return { x: spot.x - spot.size * 0.26, y: spot.y + spot.size * 0.16, size: spot.size * 0.72 };
}

/** The number of a title with its unit: "2.8 s", "%62". */
function figureText({ scene, film }: Staging): string {
  if (!scene.figure) return "";
  const { value, unit } = scene.figure;
  return `${figureLabel(scene.figure, value, film.language)}${unit && unit !== "%" ? ` ${unit}` : ""}`;
}

function hookBoxes({ frame }: Staging, hasNumber: boolean): [figure: Box, title: Box] {
  const { width, height, shape, words, safe } = frame;
  if (shape === "wide") {
    const box = { ...words, y: height * 0.14, height: height * 0.72 };
    if (!hasNumber) return [box, box];
    return [
      { ...box, height: height * 0.3 },
      { ...box, y: height * 0.48, height: height * 0.38 },
    ];
  }
  const top = safe.y + height * 0.015;
  const whole = {
    x: safe.x - width * 0.01,
    y: top,
    width: safe.width + width * 0.02,
    height: height * (shape === "square" ? 0.3 : 0.29),
  };
  if (shape === "tall") Object.assign(whole, { x: safe.x, width: safe.width });
  if (!hasNumber) return [whole, whole];
  const share = shape === "square" ? 0.5 : 0.52;
  return [
    { ...whole, height: whole.height * share },
    { ...whole, y: top + whole.height * (share + 0.05), height: whole.height * (shape === "square" ? 0.5 : 0.62) },
  ];
}

/** Nothing to show: large words. */
export function words(staging: Staging): void {
  layWords(staging, false);
}

/** Also a title about something that has no drawing: it stands in its first frame. */
function layWords(staging: Staging, isInstant: boolean): void {
  const { frame, scene, look, board } = staging;
  const { width, height, unit, shape } = frame;
  const box = {
    tall: { ...frame.safe, y: height * 0.16, height: height * 0.52 },
    wide: { x: width * 0.1, y: height * 0.14, width: width * 0.8, height: height * 0.66 },
    square: { ...frame.safe, y: height * 0.14, height: height * 0.66 },
  }[shape];
  const size = unit * (look.display === "anton" ? 0.25 : 0.2);
  const filled = say(staging, {
    text: scene.text,
    box,
    font: look.display,
    size,
    leading: 1.16,
    emphasis: scene.emphasis.length > 0 ? scene.emphasis : [weightiest(scene.text)],
    align: "center",
    most: 5,
    isInstant,
  });
  if (!filled) return;
  const bar = {
    x: width * 0.49 - unit * 0.1,
    y: filled.y + filled.height + unit * 0.05,
    width: unit * 0.2,
    height: unit * 0.016,
  };
  const color = board.visible(bar, [look.accent, look.hot, ...inksOf(staging)], 3) ?? "#ffffff";
  const sprite: Sprite = {
    width: Math.ceil(bar.width),
    height: Math.ceil(bar.height),
    draw(pen) {
      pen.fillStyle = color;
      pen.beginPath();
      pen.roundRect(0, 0, bar.width, bar.height, bar.height / 2);
      pen.fill();
    },
  };
  const middle = shape === "tall" ? width * 0.49 : width / 2;
  board.put(sprite, { x: middle, y: bar.y }, (pose, seconds) => {
    pose.scaleX = isInstant ? 1 : rise(seconds, 0.5, 0.6);
  });
}

/** Where nothing else stands out, the longest word does. */
function weightiest(text: string): string {
  const words = text.split(/\s+/u).map(plain);
  return words.length < 2 ? "" : words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/** A large mark, the words, and who or what they are about. */
export function quote(staging: Staging): void {
  const { frame, scene, look, board } = staging;
  const { width, height, unit, shape } = frame;
  const main = thingsOf(staging)[0];
  const spot = {
    tall: { x: width * 0.5, y: height * 0.72, size: unit * 0.54 },
    wide: { x: width * 0.82, y: height * 0.6, size: unit * 0.46 },
    square: { x: width * 0.5, y: height * 0.78, size: unit * 0.32 },
  }[shape];
  if (main) putObject(staging, main.slug, { ...spot, floor: spot.y + spot.size * 0.48, hasHalo: true, delay: 0.2 });
  const mark = {
    tall: { x: width * 0.21, y: height * 0.2 },
    wide: { x: width * 0.14, y: height * 0.2 },
    square: { x: width * 0.17, y: height * 0.16 },
  }[shape];
  const boxes = {
    tall: {
      ...frame.safe,
      x: width * 0.12,
      width: width * 0.75,
      y: height * 0.255,
      height: height * 0.3,
    },
    wide: { x: width * 0.1, y: height * 0.28, width: width * 0.56, height: height * 0.54 },
    square: { ...frame.safe, y: height * 0.22, height: height * 0.36 },
  };
  const letters = unit * 0.145;
  const emphasis = scene.emphasis.length > 0 ? scene.emphasis : [scene.text.trim().split(/\s+/u).at(-1) ?? ""];
  say(staging, {
    text: scene.text,
    box: boxes[shape],
    font: "playfair",
    size: letters,
    most: 4,
    leading: 1.18,
    hasMarker: false,
    emphasis,
    keepsCase: true,
  });
  const size = unit * (shape === "square" ? 0.42 : 0.6);
  const { width: wide, ascent, descent } = staging.tools.measure(fontOf("playfair", size), "“");
  const box = { x: mark.x - wide / 2, y: mark.y - (ascent + descent) / 2, width: wide, height: ascent + descent };
  const strong = [look.accent, look.hot, mix(look.hot, look.ink, 0.35)];
  const color = board.legible(box, {
    favourites: strong,
    others: inksOf(staging),
    least: 3,
    isLarge: true,
    patience: 0,
  });
  board.put(textSprite(staging, "“", { font: "playfair", size, color, shadow: 0.25 }), mark, (pose, seconds) => {
    pose.scaleX = pose.scaleY = clamp(spring(look.motion, seconds), 0, 1.2);
  });
}
