import type { Staging } from "#stage/board.ts";
import { withAlpha } from "#stage/colors/colors.ts";
import { rise } from "#stage/easing.ts";
import { putDeed } from "#stage/deeds/put-deed.ts";
import { putPair } from "#stage/shots/group.ts";
import { putTogether } from "#stage/shots/together.ts";
import { paintGhost } from "#stage/shots/ghost.ts";
import { hugeBox, putHuge } from "#stage/gauges/numbers.ts";
import { paintHalo } from "#stage/objects.ts";
import type { Box } from "#stage/frame.ts";
import type { Sprite } from "#stage/stage.ts";
import type { Film } from "#film/film.ts";
import { isCountedDay, readStep } from "#stage/steps.ts";
import { putTag } from "#stage/words/tag.ts";
import { thingsOf } from "#stage/things.ts";
import { say } from "#stage/words/words.ts";
import { groundFor, inksOf } from "#stage/words/word-colors.ts";
import { letterSize, MOST_LINES, roomOf } from "./objects.ts";

/** A step: its number, what is told of it, and what that shows; how far the list is above. */
export function list(staging: Staging): void {
  const { scene, frame } = staging;
  const { number, text } = readStep(scene);
  if (!thingsOf(staging)[0]) return bareStep(staging, number, text);
  if (isCountedDay(scene)) return countedDay(staging, number, text);
  if (frame.shape === "tall") return uprightStep(staging, number, text);
  const { width, height, unit, shape, floor } = { ...frame, floor: staging.floor };
  const isWide = shape === "wide";
  const size = frame.object.size * (isWide ? 0.86 : 0.8);
  const x = isWide ? frame.object.x + width * 0.05 : width * 0.57;
  const middle = floor === null ? frame.object.y : floor - size * 0.5;
  // Its light first: the number's colour is measured on it.
  if (!staging.isGrave) paintHalo(staging, { x, y: middle }, size * 0.95, [staging.look.light, 0.22]);
  putPips(staging);
  const box = isWide ? { ...frame.words, y: height * 0.24, height: height * 0.56 } : frame.words;
  sayStep(staging, text, { box, size: letterSize(staging) });
  const huge = unit * (isWide ? 0.6 : 0.48) * narrowing(staging);
  const [room, left] = isWide ? [width * 0.26, width * 0.045] : [width * 0.4, width * 0.07];
  const top = middle - size * (isWide ? 0.16 : 0.14);
  putHuge(staging, { text: number, x: left, y: top, size: huge, width: room, align: "left", hasDepth: true });
  showStep(staging, text, { x, y: frame.object.y, size, room: roomOf(staging) * 0.82, floor });
}

/** What number and words take of an upright frame: they are read as one, over the picture, which fills what is below. */
const MASTHEAD = { top: 0.112, bottom: 0.312 };

function uprightStep(staging: Staging, number: string, text: string): void {
  if (!isShortList(staging.film)) return countedDay(staging, number, text);
  const { frame, floor, look } = staging;
  const { width, height, safe } = frame;
  const size = width * 0.88;
  const [x, y] = [width * 0.5, height * LIST_MIDDLE];
  const middle = floor === null ? y : floor - size * 0.5;
  if (!staging.isGrave) paintHalo(staging, { x, y: middle }, size * 0.95, [look.light, 0.22]);
  putPips(staging);
  const huge = {
    text: number,
    x: safe.x,
    y: height * ((MASTHEAD.top + MASTHEAD.bottom) / 2),
    size: width * 0.46 * narrowing(staging),
    width: width * 0.3,
    align: "left",
    hasDepth: true,
  } as const;
  const left = safe.x + hugeBox(staging, huge).width + width * 0.045;
  const [top, tall] = [height * MASTHEAD.top, height * (MASTHEAD.bottom - MASTHEAD.top)];
  const box = { x: left, y: top, width: safe.x + safe.width - left, height: tall };
  // One ink for both: a ground shaded for a light number would swallow dark words.
  const ink = groundFor(staging, [box, hugeBox(staging, huge)]);
  sayStep(staging, text, { box, size: letterSize(staging), align: "left", ink });
  putHuge(staging, { ...huge, ink });
  showStep(staging, text, { x, y, size, room: roomOf(staging) * 0.92, floor });
}

/** Words of a few letters stand large beside their number; longer ones under it. All steps of a film are laid out alike. */
const LONGEST_BESIDE = { word: 9, text: 30 };

function isShortList({ scenes }: Film): boolean {
  return scenes
    .filter(({ kind, number }) => kind === "list" && number !== undefined)
    .map((scene) => readStep(scene).text)
    .every(
      (text) =>
        text.length <= LONGEST_BESIDE.text && text.split(/\s+/u).every((word) => word.length <= LONGEST_BESIDE.word),
    );
}

/** Capitals drawn narrow and tall are smaller, so that all numbers weigh alike. */
function narrowing({ look }: Staging): number {
  return look.figure === "anton" ? 0.92 : 1;
}

function sayStep(
  staging: Staging,
  text: string,
  { box, size, ...how }: { box: Box; size: number; align?: "left"; ink?: string },
): void {
  const { look, scene } = staging;
  const { emphasis } = scene;
  say(staging, { text, box, font: look.text, size, most: MOST_LINES, emphasis, ...how });
}

type Spot = { x: number; y: number; size: number; room: number; floor: number | null };

/** What its step measures is read in the drawing. */
const SHOWS_FIGURE = /^(?:cool-bedroom|tenth-into-piggy-bank)$/u;

function showStep(staging: Staging, text: string, spot: Spot): void {
  const things = thingsOf(staging);
  const { x, y, size, floor } = spot;
  const isMany = things.length > 2 && things.every(({ isRefused }) => !isRefused);
  const middle = floor === null ? y : floor - size * 0.5;
  if (isMany) putTogether(staging, things, { ...spot, y: middle });
  else if (!putDeed(staging, things, spot)) {
    const isOne = staging.scene.figure !== undefined || things[0]?.isRefused === true;
    putPair(staging, isOne ? things.slice(0, 1) : things, spot);
  }
  if (!SHOWS_FIGURE.test(things[0]?.slug ?? "")) putTag(staging, text, { x: x + size * 0.36, y: middle - size * 0.46 });
}

/** Nothing to show: the number is the picture, and the words under it are large. */
function bareStep(staging: Staging, number: string, text: string): void {
  const { frame, scene, look } = staging;
  const { width, height, unit, shape, safe } = frame;
  putPips(staging);
  paintGhost(staging, scene.emphasis[0] ?? "");
  const box = {
    tall: { ...safe, y: height * (number ? 0.4 : 0.18), height: height * (number ? 0.38 : 0.5) },
    wide: { ...frame.words, y: height * 0.2, height: height * 0.6 },
    square: { ...safe, y: height * (number ? 0.45 : 0.2), height: height * (number ? 0.44 : 0.6) },
  }[shape];
  const size = unit * (look.display === "anton" ? 0.22 : 0.17);
  say(staging, { text, box, font: look.display, size, most: MOST_LINES, leading: 1.16, emphasis: scene.emphasis });
  if (!number) return;
  const spot = {
    tall: { x: safe.x + safe.width / 2, y: height * 0.255, size: unit * 0.62, width: safe.width },
    wide: { x: frame.object.x, y: height * 0.5, size: unit * 0.78, width: width * 0.38 },
    square: { x: width * 0.5, y: height * 0.27, size: unit * 0.4, width: safe.width },
  }[shape];
  putHuge(staging, { ...spot, text: number, align: "center", hasDepth: true });
}

/** "Day 3", and steps of many words: the number and its words over what they tell. */
function countedDay(staging: Staging, number: string, text: string): void {
  const { frame, scene, look, floor } = staging;
  const { width, height, unit, shape } = frame;
  const things = thingsOf(staging);
  const size = {
    tall: width * (number ? 0.8 : 0.86),
    wide: frame.object.size * 0.94,
    square: frame.object.size * 0.86,
  }[shape];
  const x = { tall: width * 0.5, wide: frame.object.x, square: width * 0.57 }[shape];
  const y = shape === "tall" ? height * LIST_MIDDLE : frame.object.y;
  // Its light first: the number's colour is measured on it.
  if (!staging.isGrave)
    paintHalo(staging, { x, y: floor === null ? y : floor - size * 0.47 }, size * 0.95, [look.light, 0.22]);
  putPips(staging);
  const besideNumber = { x: x + size * 0.05, y: y + size * 0.06, size: size * 0.9 };
  if (things.length > 2 && things.every(({ isRefused }) => !isRefused))
    putTogether(staging, things, { ...(shape === "tall" ? { x, y, size } : besideNumber), floor });
  else {
    const room = roomOf(staging) * (shape === "wide" ? 0.84 : 0.86);
    putPair(staging, scene.figure || things[0]?.isRefused ? things.slice(0, 1) : things, { x, y, size, room, floor });
  }
  const besides = { ...frame.words, y: height * 0.43, height: height * 0.42 };
  const above = { ...frame.safe, y: height * (number ? 0.228 : 0.12), height: height * (number ? 0.18 : 0.24) };
  const box = shape === "tall" ? above : shape === "wide" && number ? besides : frame.words;
  const place = shape === "wide" && number ? "top" : "middle";
  say(staging, { text, box, place, font: look.text, size: unit * 0.115, emphasis: scene.emphasis });
  if (number) {
    const huge = unit * (look.figure === "anton" ? 0.36 : 0.4) * { tall: 0.62, wide: 1, square: 0.74 }[shape];
    const room = { tall: 0.6, wide: 0.3, square: 0.3 }[shape] * width;
    const left = { tall: width * 0.49, wide: frame.words.x, square: width * 0.065 }[shape];
    const top = { tall: height * 0.162, wide: height * 0.27, square: height * 0.22 }[shape];
    const align = shape === "tall" ? ("center" as const) : ("left" as const);
    putHuge(staging, { text: number, x: left, y: top, size: huge, width: room, align, hasDepth: true });
  }
}

/** In an upright frame the number and its words stand over what they tell. */
const LIST_MIDDLE = 0.63;

/** How far a list is, as a row of bars over the picture. */
function putPips(staging: Staging): void {
  const { frame, scene, board } = staging;
  const { width, height, unit } = frame;
  const { number, of } = scene;
  if (number === undefined || of === undefined || of < 2 || of > 12) return;
  const whole = unit * 0.44;
  const gap = unit * 0.014;
  const one = (whole - gap * (of - 1)) / of;
  const thick = unit * 0.012;
  const middle = frame.shape === "wide" ? frame.words.x + whole / 2 : width * 0.49;
  const y = frame.shape === "tall" ? height * 0.088 : height * 0.075;
  const box = { x: middle - whole / 2, y: y - thick, width: whole, height: thick * 2 };
  const color = board.visible(box, inksOf(staging), 3) ?? "#ffffff";
  board.paint((pen) => {
    for (let index = 0; index < of; index++) {
      pen.fillStyle = withAlpha(color, index < number - 1 ? 1 : 0.3);
      pen.beginPath();
      pen.roundRect(box.x + index * (one + gap), y - thick / 2, one, thick, thick / 2);
      pen.fill();
    }
  });
  const bar: Sprite = {
    width: Math.ceil(one),
    height: Math.ceil(thick),
    draw(pen) {
      pen.fillStyle = color;
      pen.beginPath();
      pen.roundRect(0, 0, one, thick, thick / 2);
      pen.fill();
    },
  };
  const left = box.x + (number - 1) * (one + gap);
  board.put(bar, { x: left + one / 2, y }, (pose, seconds) => {
    const grown = rise(seconds, 0.15, 0.5);
    pose.scaleX = grown;
    pose.x -= ((1 - grown) * one) / 2;
  });
}
