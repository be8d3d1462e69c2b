import { clamp } from "#base/numbers.ts";
import type { Thing } from "#film/film.ts";
import type { Move, Staging } from "./board.ts";
import { withAlpha } from "./colors.ts";
import { rise, spring } from "./easing.ts";
import { bob } from "./objects.ts";
import { putThing } from "./standing.ts";
import { inksOf } from "./words.ts";

/** The middle of a ring, how large the thing in it is, and how far the others go around it, across and up. */
export type RingSpot = { x: number; y: number; size: number; across: number; up: number; each: number };

/** Radians a second: seen as alive, never as hurry. */
const PACE = 0.09;
const FULL_TURN = Math.PI * 2;

/** What a film was about, large, and around it what was told of it, on a thin line. */
export function putRing(staging: Staging, [main, ...others]: readonly Thing[], spot: RingSpot): void {
  const { board, look } = staging;
  if (!main) return;
  const { x, y, across, up, each } = spot;
  const box = { x: x - across, y: y - up, width: across * 2, height: up * 2 };
  const color = board.visible(box, inksOf(staging), 2) ?? look.light;
  board.paint((pen) => {
    pen.strokeStyle = withAlpha(color, 0.3);
    pen.lineWidth = Math.max(1, each * 0.022);
    pen.beginPath();
    pen.ellipse(x, y, across, up, 0, 0, FULL_TURN);
    pen.stroke();
  });
  const grow: Move = (pose, seconds) => {
    pose.scaleX = pose.scaleY = clamp(spring(look.motion, seconds, 0.02), 0, 1.1);
    pose.y += bob(seconds, 0) * staging.frame.unit;
  };
  putThing(staging, { ...main, count: 1 }, { x, y, size: spot.size, floor: null, hasHalo: true, move: grow });
  for (const [index, other] of others.entries()) {
    const start = (others.length === 2 ? -0.8 : -Math.PI / 2) + (index / others.length) * FULL_TURN;
    const delay = 0.25 + index * 0.09;
    const move: Move = (pose, seconds) => {
      const angle = start + PACE * seconds - 0.5 * (1 - rise(seconds, delay, 0.7));
      pose.x = x + Math.cos(angle) * across;
      pose.y = y + Math.sin(angle) * up;
      pose.scaleX = pose.scaleY = clamp(spring(look.motion, seconds, delay), 0, 1.1);
      pose.opacity = clamp((seconds - delay) * 9);
    };
    const at = { x: x + Math.cos(start) * across, y: y + Math.sin(start) * up };
    putThing(
      staging,
      { ...other, count: 1, isRefused: false },
      { ...at, size: each, floor: null, hasLife: false, move },
    );
  }
}
