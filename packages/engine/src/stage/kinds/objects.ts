import { clamp } from "#base/numbers.ts";
import type { FilmScene } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { withAlpha } from "#stage/colors.ts";
import { rise } from "#stage/easing.ts";
import { putPair, putPlates } from "#stage/group.ts";
import { putNearLens } from "#stage/near-lens.ts";
import type { Sprite } from "#stage/stage.ts";
import { putHuge } from "#stage/numbers.ts";
import { paintHalo } from "#stage/objects.ts";
import { putThing } from "#stage/standing.ts";
import { thingsOf } from "#stage/things.ts";
import { inksOf, say } from "#stage/words.ts";

/** One object on a floor, or two; a line below. */
export function hero(staging: Staging): void {
  const { frame, scene, floor, look } = staging;
  const isSilent = scene.text.trim() === "";
  const size = frame.object.size * (isSilent && frame.shape !== "wide" ? 1.12 : 1);
  const { x, y } = frame.object;
  putPair(staging, thingsOf(staging).slice(0, 2), { x, y, size, room: roomOf(staging), floor }, { hasHalo: true });
  say(staging, {
    text: scene.text,
    box: frame.words,
    font: look.text,
    size: frame.unit * 0.118,
    most: MOST_LINES,
    emphasis: scene.emphasis,
  });
  putNearLens(staging);
}

/** A sentence of many words has so many lines before its letters become small. */
const MOST_LINES = 4;

/** How wide things that stand together may become. */
export function roomOf({ frame, scene }: Staging): number {
  const isBeside = frame.shape === "wide" && scene.text.trim() !== "";
  return frame.width * (isBeside ? 0.44 : frame.shape === "wide" ? 0.7 : 0.9);
}

/** An object as large as the frame is wide, words over it. */
export function close(staging: Staging): void {
  const { frame, scene, look, board } = staging;
  const { width, height, unit, shape } = frame;
  const [main] = thingsOf(staging);
  const spots = {
    tall: { x: width * 0.5, y: height * 0.645, size: width * 0.94 },
    wide: { x: frame.object.x, y: height * 0.51, size: Math.min(height * 0.86, width * 0.47) },
    square: { x: width * 0.5, y: height * 0.65, size: width * 0.64 },
  };
  const spot = spots[shape];
  if (main) {
    const move = (
      pose: { y: number; scaleX: number; scaleY: number; turn: number; opacity: number },
      seconds: number,
    ) => {
      const come = rise(seconds, 0, 0.8);
      pose.y += (1 - come) * unit * 0.2;
      pose.scaleX = pose.scaleY = 0.97 + 0.03 * come + 0.012 * Math.min(seconds, 6);
      pose.turn = -0.03 + 0.006 * seconds;
      pose.opacity = clamp(seconds * 5);
    };
    putThing(staging, { ...main, count: 1 }, { ...spot, hasHalo: true, move });
  }
  if (staging.isGrave) {
    board.paint((pen) => {
      const gradient = pen.createLinearGradient(0, height * 0.6, 0, height);
      gradient.addColorStop(0, "rgba(0,0,0,0)");
      gradient.addColorStop(1, "rgba(0,0,0,0.85)");
      pen.fillStyle = gradient;
      pen.fillRect(0, height * 0.6, width, height * 0.4);
    });
  }
  const box = {
    tall: { ...frame.top, y: height * 0.095, height: height * 0.265 },
    wide: frame.words,
    square: { ...frame.top, y: height * 0.07, height: height * 0.23 },
  }[shape];
  const most = shape === "square" ? 3 : MOST_LINES;
  say(staging, { text: scene.text, box, font: look.text, size: unit * 0.13, most, emphasis: scene.emphasis });
}

/** A large number, what is told of it, how far the list is. */
export function list(staging: Staging): void {
  const { frame, scene, look, floor } = staging;
  const { width, height, unit, shape } = frame;
  const things = thingsOf(staging);
  const { number, text } = readStep(scene);
  const size = {
    tall: width * (number ? 0.74 : 0.86),
    wide: frame.object.size * 0.94,
    square: frame.object.size * 0.86,
  }[shape];
  const x = { tall: width * (number ? 0.55 : 0.5), wide: frame.object.x, square: width * 0.57 }[shape];
  const y = frame.object.y;
  // Its light first: the number's colour is measured on it.
  if (!staging.isGrave)
    paintHalo(staging, { x, y: floor === null ? y : floor - size * 0.47 }, size * 0.95, [look.light, 0.22]);
  putPips(staging);
  const besides = { ...frame.words, y: height * 0.43, height: height * 0.42 };
  const isBeside = shape === "wide" && number !== "";
  const said = { text, box: isBeside ? besides : frame.words, place: isBeside ? "top" : "middle" } as const;
  if (shape === "tall") putCount(staging, number);
  const besideNumber = { x: x + size * 0.05, y: y + size * 0.06, size: size * 0.9 };
  if (things.length > 2 && things.every(({ isRefused }) => !isRefused))
    putPlates(staging, things, shape === "tall" ? { x, y: y + size * 0.05, size: size * 0.8 } : besideNumber);
  else {
    const room = roomOf(staging) * (shape === "wide" ? 0.84 : 0.86);
    putPair(staging, scene.figure || things[0]?.isRefused ? things.slice(0, 1) : things, { x, y, size, room, floor });
  }
  say(staging, { ...said, font: look.text, size: unit * 0.115, most: MOST_LINES, emphasis: scene.emphasis });
  if (shape !== "tall") putCount(staging, number);
  putNearLens(staging);
}

/** The number of an item: in an upright frame giant, behind what it counts; else beside its words. */
function putCount(staging: Staging, number: string): void {
  const { frame, look } = staging;
  const { width, height, unit, shape } = frame;
  if (number === "") return;
  const isLabel = number.length > 2;
  const huge =
    unit * (look.figure === "anton" ? 0.36 : 0.4) * { tall: isLabel ? 0.6 : 1.6, wide: 1, square: 0.74 }[shape];
  const room = { tall: isLabel ? 0.6 : 0.5, wide: 0.3, square: 0.3 }[shape] * width;
  const left = { tall: frame.safe.x, wide: frame.words.x, square: width * 0.065 }[shape];
  const top = { tall: height * (isLabel ? 0.14 : 0.24), wide: height * 0.27, square: height * 0.22 }[shape];
  putHuge(staging, { text: number, x: left, y: top, size: huge, width: room, align: "left", hasDepth: true });
}

/** "Day 3: better skin" is counted by its own words: they stand large, and once. */
function readStep({ number, text }: FilmScene): { number: string; text: string } {
  if (number === undefined) return { number: "", text };
  const counted = /^(\p{L}{2,6}\s\d{1,3}|\d{1,3}\.\s\p{L}{2,6})\s?[:–—-]\s*(?=\S)/u.exec(text);
  if (!counted?.[1]?.includes(String(number))) return { number: String(number), text };
  return { number: counted[1], text: text.slice(counted[0].length) };
}

/** Three or four things told in one breath; two stand side by side. */
export function parade(staging: Staging): void {
  const { frame, scene, look, floor } = staging;
  const things = thingsOf(staging).slice(0, 4);
  const { x, y, size } = frame.object;
  if (things.length > 2) putPlates(staging, things, { x, y, size: size * (frame.shape === "tall" ? 0.79 : 1) });
  else putPair(staging, things, { x, y, size, room: roomOf(staging), floor }, { hasHalo: true });
  const words = things.map(({ word }) => word).filter(Boolean);
  const emphasis = scene.emphasis.length > 0 ? scene.emphasis : words;
  say(staging, {
    text: scene.text,
    box: frame.words,
    font: look.text,
    size: frame.unit * 0.115,
    most: MOST_LINES,
    emphasis,
  });
  putNearLens(staging);
}

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
