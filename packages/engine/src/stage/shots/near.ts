import { clamp } from "#base/numbers.ts";
import type { Thing } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { rise } from "#stage/easing.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import { isHalfFigure } from "./cutouts.ts";
import { drawnSize, stageObject, WALKERS } from "#stage/objects.ts";
import { looksBack } from "./shots.ts";
import { putObject, putThing } from "./standing.ts";

/** Where the words of a scene end, or begin beside its picture: nothing comes nearer. */
type Room = { left: number; top: number; right: number };

/** One thing so near that the frame cuts it, or leaning in from a side. */
export function putNear(staging: Staging, thing: Thing, room: Room, isAside: boolean): void {
  if (isHalfFigure(thing.slug)) return putAtFoot(staging, thing, room);
  const { frame, film, scene } = staging;
  const { height, shape, unit } = frame;
  const isMirrored = looksBack(film, scene, thing.slug);
  // Larger, its telling part would lie beyond the frame.
  const large = { tall: 1.14, wide: 1.04, square: 0.86 }[shape] * unit * (isAside ? 0.9 : 1);
  const { width: wide, height: high } = drawnSize(staging, thing.slug, large) ?? { width: large, height: large };
  const across = room.right - room.left;
  // Drawings look to the left, and who walks to the right: what is in front of them stays in the frame.
  const front = isMirrored !== (WALKERS.test(thing.slug) || figureOf(thing.slug) !== null) ? -1 : 1;
  const over = Math.max(0, wide - across) / 2;
  const out = isAside && shape !== "wide" ? wide * 0.18 - Math.min(over, wide * 0.1) : over * 0.6;
  // Near, its foot may reach out of the frame; aside, a small part of it is beyond the edge.
  const middle = room.left + across / 2 + front * out;
  const lowest = isAside ? height * 0.98 - high / 2 : height - high * 0.44;
  // What leans reaches higher at one of its corners.
  const top = room.top + (isAside ? wide * 0.07 : 0);
  const y = Math.max(top + high / 2, Math.min(lowest, top + high * 0.62));
  // Beside words it may not come over them.
  const isWordsLeft = room.left > 0;
  const beside = isWordsLeft ? Math.max(middle, room.left + wide / 2) : Math.min(middle, room.right - wide / 2);
  const x = shape === "wide" ? beside : middle;
  const lean = isAside ? -front * 0.14 : -front * 0.03;
  putThing(
    staging,
    { ...thing, count: 1 },
    {
      x,
      y,
      size: large,
      isMirrored,
      hasHalo: true,
      move: (pose, seconds) => {
        const come = rise(seconds, 0, 0.8);
        pose.y += (1 - come) * unit * 0.16;
        pose.x += isAside ? (1 - come) * front * unit * 0.3 : 0;
        pose.scaleX = pose.scaleY = 0.97 + 0.03 * come + 0.01 * Math.min(seconds, 6);
        pose.turn = lean;
        pose.opacity = clamp(seconds * 5);
      },
    },
  );
}

/** A half figure without its round frame: it ends where the picture ends. */
function putAtFoot(staging: Staging, { slug }: Thing, room: Room): void {
  const { frame } = staging;
  const probe = stageObject(staging, slug, PROBE, { isUnframed: true });
  if (!probe) return;
  const [wide, high] = [probe.width / PROBE, probe.height / PROBE];
  const size = Math.min(((room.right - room.left) * 0.98) / wide, (frame.height * 1.02 - room.top) / high);
  const y = frame.height * 1.02 - (high * size) / 2;
  putObject(staging, slug, {
    x: (room.left + room.right) / 2,
    y,
    size,
    isUnframed: true,
    hasHalo: true,
    hasLife: false,
    move: (pose, seconds) => {
      const come = rise(seconds, 0, 0.8);
      pose.y += (1 - come) * frame.unit * 0.16;
      pose.opacity = clamp(seconds * 5);
    },
  });
}

const PROBE = 100;

/** Around their middle, from back to front: shares of the size. */
const FLOCK = [
  [0.44, -0.34, 0.26],
  [-0.44, -0.3, 0.27],
  [0.24, -0.13, 0.34],
  [-0.24, -0.09, 0.35],
  [0, 0.16, 0.48],
] as const;

/** Many of one kind, the first in front, the others behind it in two lines. */
export function putFlock(
  staging: Staging,
  { slug }: Thing,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  for (const [index, [dx, dy, each]] of FLOCK.entries())
    putThing(
      staging,
      { slug, word: "", count: 1, isRefused: false },
      { x: x + dx * size, y: y + dy * size, size: each * size, delay: 0.45 - index * 0.09, phase: index * 1.3 },
    );
}
