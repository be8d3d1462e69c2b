import { clamp } from "#base/numbers.ts";
import type { Staging } from "#stage/board.ts";
import { withAlpha } from "#stage/colors/colors.ts";
import { rise, spring } from "#stage/easing.ts";
import type { StagedObject } from "#stage/objects.ts";
import { contactShadow, paintHalo, stageObject } from "#stage/objects.ts";
import { putObject, putThing } from "#stage/shots/standing.ts";
import { textSprite } from "#stage/words/words.ts";
import { arrowSprite, dropSprite, halfOf, outlineOf, sliceOf, streakSprite, turningSprite } from "./sprites.ts";

/** Where the thing would stand otherwise, and the width that is free there. */
export type DeedSpot = { x: number; y: number; size: number; floor: number | null; room: number };

/** A thing's sprite and the middle of its place. */
function stand(
  staging: Staging,
  slug: string,
  { y, size, floor }: Pick<DeedSpot, "y" | "size" | "floor">,
): { object: StagedObject; middle: number } | null {
  const object = stageObject(staging, slug, size, { isUnframed: false });
  if (!object) return null;
  return { object, middle: floor === null ? y : floor - object.height * 0.485 };
}

function markColor({ board, look }: Staging, { x, y, size }: Pick<DeedSpot, "x" | "y" | "size">): string {
  const box = { x: x - size / 3, y: y - size / 3, width: size / 1.5, height: size / 1.5 };
  return board.visible(box, [look.accent, look.hot, look.light, look.ink], 1.8) ?? look.light;
}

const [ROW_SIZES, ROW_AT] = [
  [0.3, 0.48, 0.74],
  [-0.4, -0.13, 0.23],
] as const;

/** Three of one thing, each larger than the one before it, or smaller; an arrow says which way it goes. */
export function putRow(staging: Staging, slug: string, spot: DeedSpot, isDown: boolean): void {
  const { x, y, room } = spot;
  const size = Math.min(spot.size, room);
  const floor = spot.floor ?? y + size * 0.42;
  const side = isDown ? 1 : -1;
  // An arrow as in a chart belongs to a number; children, trees and candles only change their size.
  if (staging.scene.figure) {
    const arrow = arrowSprite(size * 0.5, markColor(staging, spot), isDown);
    staging.board.put(arrow, { x: x + side * size * 0.24, y: floor - size * 0.66 }, (pose, seconds) => {
      pose.opacity = clamp((seconds - 0.5) * 4);
      pose.y -= side * (1 - rise(seconds, 0.5, 0.6)) * size * 0.1;
    });
  }
  for (const [index, each] of ROW_SIZES.entries())
    putThing(
      staging,
      { slug, word: "", count: 1, isRefused: false },
      {
        x: x - side * (ROW_AT[index] ?? 0) * size,
        y,
        size: size * each,
        floor,
        delay: 0.05 + (isDown ? 2 - index : index) * 0.25,
        hasLife: index === 2,
      },
    );
}

export function putFalling(staging: Staging, slug: string, { x, y, size, floor }: DeedSpot): void {
  const { board, frame } = staging;
  const whole = stand(staging, slug, { y, size: size * 0.72, floor });
  if (!whole) return;
  const { object, middle } = whole;
  const color = markColor(staging, { x, y, size });
  const low = Math.max(middle, y + size * 0.06);
  for (const [index, [dx, length]] of FALL_LINES.entries())
    board.put(
      streakSprite(size * length, size * 0.02, color, true),
      { x: x + dx * size, y: low - object.height * 0.5 - size * (length / 2 - 0.02) },
      (pose, seconds) => {
        pose.opacity = clamp((seconds - 0.2) * 3) * (0.6 + 0.3 * Math.sin(seconds * 5 + index * 2));
      },
    );
  if (floor !== null) board.put(contactShadow(object.width * 0.9, 0.4), { x, y: floor });
  board.put(object.sprite, { x, y: low }, (pose, seconds) => {
    const come = rise(seconds, 0, 0.9);
    pose.y -= (1 - come) * frame.unit * 0.6;
    pose.turn = 0.42 * come + 0.012 * Math.sin(seconds * 3);
    pose.opacity = clamp(seconds * 6);
  });
}

const FALL_LINES = [
  [-0.2, 0.26],
  [-0.04, 0.4],
  [0.13, 0.3],
  [0.26, 0.2],
] as const;

export function putHalves(
  staging: Staging,
  slug: string,
  { x, y, size, floor, room }: DeedSpot,
  isCracked: boolean,
): void {
  const { board, look } = staging;
  const whole = stand(staging, slug, { y, size: Math.min(size * 0.86, room * 0.8), floor });
  if (!whole) return;
  const { object, middle } = whole;
  paintHalo(staging, { x, y: middle }, size * 0.9, [look.light, staging.isGrave ? 0.12 : 0.24]);
  if (floor !== null) board.put(contactShadow(object.width * 1.2, 0.4), { x, y: floor });
  for (const isLeft of [true, false]) {
    const side = isLeft ? -1 : 1;
    board.put(halfOf(object.sprite, isLeft, isCracked), { x, y: middle }, (pose, seconds) => {
      const apart = rise(seconds, 0.35, 0.5);
      pose.x += side * apart * size * 0.075;
      pose.y += apart * size * (isLeft ? 0.012 : -0.012);
      pose.turn = side * apart * (isCracked ? 0.1 : 0.06);
      pose.opacity = clamp(seconds * 6);
    });
  }
}

/** It fades, and its outline stays. */
export function putLost(staging: Staging, slug: string, { x, y, size, floor }: DeedSpot): void {
  const { board, tools } = staging;
  const whole = stand(staging, slug, { y, size: size * 0.9, floor });
  if (!whole) return;
  const { object, middle } = whole;
  const { sprite } = stageObject(staging, slug, size * 0.9, { hasShadow: false }) ?? object;
  const empty = outlineOf(tools, sprite, markColor(staging, { x, y: middle, size }), size * 0.012);
  board.put(empty, { x, y: middle }, (pose, seconds) => {
    pose.opacity = clamp((seconds - 0.3) * 2);
  });
  board.put(object.sprite, { x, y: middle }, (pose, seconds) => {
    pose.opacity = clamp(seconds * 6) * (1 - rise(seconds, 0.35, 0.9));
  });
}

export function putFound(staging: Staging, slug: string, { x, y, size, floor }: DeedSpot): void {
  const { board } = staging;
  putObject(staging, slug, { x: x - size * 0.06, y: y - size * 0.04, size: size * 0.78, floor, hasHalo: true });
  const glass = stageObject(staging, "magnifying-glass-tilted-left", size * 0.52);
  const at = { x: x + size * 0.27, y: (floor ?? y + size * 0.45) - size * 0.2 };
  if (!glass) return;
  board.put(glass.sprite, at, (pose, seconds) => {
    const come = rise(seconds, 0.25, 0.8);
    pose.x += (1 - come) * size * 0.3 + Math.sin(seconds * 1.2) * size * 0.015;
    pose.opacity = clamp((seconds - 0.25) * 6);
  });
}

export function putMixed(staging: Staging, slug: string, { x, y, size, floor }: DeedSpot): void {
  const { board } = staging;
  const middle = floor === null ? y : floor - size * 0.47;
  const ring = turningSprite(size * 1.02, markColor(staging, { x, y: middle, size }));
  board.put(ring, { x, y: middle }, (pose, seconds) => {
    // At rest it is only copied.
    pose.turn = 2.4 * rise(seconds, 0.1, 1.6);
    pose.opacity = clamp(seconds * 4);
  });
  putObject(staging, slug, { x, y: middle, size: size * 0.66, floor: null, hasHalo: true });
}

export function putPoured(staging: Staging, slug: string, { x, y, size, floor }: DeedSpot): void {
  const { board } = staging;
  const box = putObject(staging, slug, { x, y: y + size * 0.1, size: size * 0.72, floor, hasHalo: true });
  const top = box?.y ?? y;
  const drop = dropSprite(size * 0.05, WATER);
  for (let index = 0; index < 9; index++)
    board.put(drop, { x: x + (((index * 37) % 9) - 4) * size * 0.055, y: top }, (pose, seconds) => {
      const share = (seconds * 0.9 + index * 0.37) % 1;
      pose.y += (share - 0.85) * size * 0.36;
      pose.opacity = clamp(share * 5) * clamp((1 - share) * 6);
    });
}

const WATER = "#a9dcff";

export function putBurning(staging: Staging, slug: string, { x, y, size, floor, room }: DeedSpot): void {
  const { look } = staging;
  const ground = floor ?? y + size * 0.45;
  paintHalo(staging, { x, y: ground - size * 0.3 }, size, ["#ff8a2a", look.isGrave ? 0.3 : 0.42]);
  const wide = Math.min(size, room);
  const flame = (dx: number, each: number, delay: number) =>
    putObject(staging, "fire", { x: x + dx * wide, y, size: size * each, floor: ground, delay, hasLife: false });
  flame(-0.3, 0.5, 0.3);
  flame(0.3, 0.58, 0.4);
  putObject(staging, slug, { x, y, size: size * 0.78, floor: ground, hasLife: false });
  flame(-0.12, 0.3, 0.55);
  flame(0.16, 0.24, 0.65);
}

export function putRunning(staging: Staging, slug: string, { x, y, size, floor }: DeedSpot): void {
  const { board, frame } = staging;
  const color = markColor(staging, { x, y, size });
  const middle = floor === null ? y : floor - size * 0.42;
  for (const [index, length] of [0.3, 0.44, 0.26, 0.36].entries())
    board.put(
      streakSprite(size * length, size * 0.022, color, false),
      { x: x - size * (0.34 + length / 2), y: middle + (index - 1.5) * size * 0.17 },
      (pose, seconds) => {
        pose.opacity = clamp((seconds - 0.3) * 4) * (0.65 + 0.3 * Math.sin(seconds * 7 + index * 1.9));
      },
    );
  putObject(staging, slug, {
    x: x + size * 0.06,
    y,
    size: size * 0.82,
    floor,
    hasHalo: true,
    move: (pose, seconds) => {
      const come = rise(seconds, 0, 0.7);
      pose.x -= (1 - come) * frame.unit * 0.8;
      pose.turn = 0.1;
      pose.opacity = clamp(seconds * 8);
    },
  });
}

export function putSleeping(staging: Staging, slug: string, { x, y, size, floor }: DeedSpot): void {
  const { board, look } = staging;
  const box = putObject(staging, slug, { x, y, size: size * 0.86, floor, hasHalo: true });
  const color = markColor(staging, { x: x + size * 0.3, y: y - size * 0.3, size: size * 0.4 });
  for (const [index, share] of [0.11, 0.15, 0.2].entries()) {
    const letter = textSprite(staging, "Z", { font: look.figure, size: size * share, color, shadow: 0.2 });
    const at = { x: x + size * (0.22 + index * 0.11), y: (box?.y ?? y) + size * (0.1 - index * 0.12) };
    board.put(letter, at, (pose, seconds) => {
      pose.opacity = clamp((seconds - 0.4 - index * 0.3) * 3);
      pose.y += Math.sin(seconds * 1.6 + index) * size * 0.015;
    });
  }
}

const FLOORS = 4;

/** Laid on one another, from the ground up, on its own outline. */
export function putBuilt(staging: Staging, slug: string, { x, y, size, floor }: DeedSpot): void {
  const { board, tools, look } = staging;
  const whole = stand(staging, slug, { y, size: size * 0.92, floor });
  const bare = stageObject(staging, slug, size * 0.92, { hasShadow: false });
  if (!whole || !bare) return;
  const { middle, object } = whole;
  if (floor !== null) board.put(contactShadow(object.width * 1.1, 0.4), { x, y: floor });
  board.put(outlineOf(tools, bare.sprite, markColor(staging, { x, y: middle, size }), size * 0.008), { x, y: middle });
  for (let index = 0; index < FLOORS; index++)
    board.put(sliceOf(bare.sprite, index, FLOORS), { x, y: middle }, (pose, seconds) => {
      const delay = 0.2 + index * 0.32;
      pose.y -= (1 - clamp(spring(look.motion, seconds, delay), 0, 1)) * size * 0.3;
      pose.opacity = clamp((seconds - delay) * 8);
    });
}

export function putOpened(staging: Staging, slug: string, spot: DeedSpot): void {
  const { x, y, size, floor } = spot;
  paintRays(staging, spot);
  putObject(staging, slug, {
    x,
    y,
    size: size * 0.88,
    floor,
    hasHalo: true,
    move: (pose, seconds) => {
      pose.scaleX = 0.15 + 0.85 * rise(seconds, 0, 0.7);
      pose.opacity = clamp(seconds * 6);
    },
  });
}

const RAYS = 14;

/** Light from behind a thing, on the ground. */
export function paintRays(staging: Staging, { x, y, size, floor }: DeedSpot): void {
  const { board, look, isGrave } = staging;
  const middle = floor === null ? y : floor - size * 0.45;
  board.paint((pen) => {
    pen.save();
    pen.translate(x, middle);
    for (let ray = 0; ray < RAYS; ray++) {
      pen.rotate((Math.PI * 2) / RAYS);
      const gradient = pen.createLinearGradient(0, 0, size * 1.1, 0);
      gradient.addColorStop(0.2, withAlpha(look.light, isGrave ? 0.1 : 0.3));
      gradient.addColorStop(1, withAlpha(look.light, 0));
      pen.fillStyle = gradient;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(size * 1.1, -size * 0.1);
      pen.lineTo(size * 1.1, size * 0.1);
      pen.fill();
    }
    pen.restore();
  });
}
