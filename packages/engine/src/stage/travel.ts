import { clamp } from "#base/numbers.ts";
import type { Move, Staging } from "./board.ts";
import { withAlpha } from "#stage/colors/colors.ts";
import { rise } from "./easing.ts";
import type { Box } from "./frame.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import { bob, WALKERS } from "./objects.ts";
import type { Sprite } from "./stage.ts";

/** On wheels or on water: all of these drawings look to the left. */
const RIDERS =
  /^(?:person-mountain-biking|bicycle|motorcycle|motor-scooter|kick-scooter|automobile|taxi|police-car|ambulance|fire-engine|bus|minibus|trolleybus|delivery-truck|articulated-lorry|tractor|racing-car|sport-utility-vehicle|pickup-truck|locomotive|high-speed-train|bullet-train|train|tram|ship|ferry|sailboat|speedboat|canoe|electric-car)$/u;
/** Figures that go somewhere: drawn going the way we read. */
const GOING: ReadonlySet<string | undefined> = new Set(["run", "walk", "together", "carry", "ride"]);
const FLIERS = /^(?:rocket|balloon|hot-air-balloon|kite|helicopter|airplane-departure)$/u;
const GOERS =
  /airplane|luggage|suitcase|backpack|person-|hiker|horse|camel|ship|boat|train|bus|car$|truck|van$|caravan|motor|bird/u;
const FALLERS = /^(?:droplet|sweat-droplets|fallen-leaf|maple-leaf|leaf-fluttering-in-wind|snowflake|parachute)$/u;
const BALLS = /^(?:soccer-ball|basketball|volleyball|tennis|softball|baseball|rugby-football|american-football)$/u;

/** Whether a thing on wheels or water was drawn looking against the way we read. */
export function looksLeft(slug: string): boolean {
  return RIDERS.test(slug);
}

/** Whether a thing goes from place to place: a rock or a bowl of soup on a way would be carried off. */
export function isTraveller(slug: string): boolean {
  const isOnLegs = WALKERS.test(slug) || figureOf(slug) !== null;
  return isOnLegs || RIDERS.test(slug) || FLIERS.test(slug) || GOERS.test(slug);
}

/** How far a thing is from where it rests, in pixels, so many seconds after it came. */
type Way = (since: number) => { x: number; y: number };

export type Travel = {
  move: Move;
  /** The same way along the ground: for its shadow. */ along: Move;
  /** Where the air behind it shows its speed; null: nowhere. */
  trail: "left" | "right" | null;
};

/** How a thing comes that moves by itself: it runs, rolls, rises, falls or bounces in; null: it stands. */
export function travelOf({ frame }: Staging, slug: string, delay: number, phase: number): Travel | null {
  const { unit } = frame;
  const way = wayOf(slug, unit);
  if (!way) return null;
  return {
    trail: WALKERS.test(slug) || figureOf(slug)?.pose === "run" ? "left" : RIDERS.test(slug) ? "right" : null,
    move(pose, seconds) {
      const { x, y } = way(Math.max(0, seconds - delay));
      pose.x += x;
      pose.y += y + bob(seconds, phase) * unit * 0.5;
      pose.opacity = clamp((seconds - delay) * 9);
    },
    along(pose, seconds) {
      pose.x += way(Math.max(0, seconds - delay)).x;
      pose.opacity = clamp((seconds - delay) * 5);
    },
  };
}

/** After it came a thing goes on slowly, for as long as a scene lasts. */
const LONGEST_WAY = 7;

function wayOf(slug: string, unit: number): Way | null {
  const onward = (since: number, share: number) => Math.min(since, LONGEST_WAY) * unit * share;
  if (WALKERS.test(slug) || GOING.has(figureOf(slug)?.pose)) {
    const step = (since: number) => Math.abs(Math.sin(since * 6.4)) * unit * 0.014;
    return (since) => ({ x: (rise(since, 0, 1) - 1) * unit * 0.75 + onward(since, 0.006), y: -step(since) });
  }
  if (RIDERS.test(slug)) return (since) => ({ x: (1 - rise(since, 0, 1.1)) * unit * 0.9 - onward(since, 0.007), y: 0 });
  if (FLIERS.test(slug)) return (since) => ({ x: 0, y: (1 - rise(since, 0, 1.2)) * unit * 0.7 - onward(since, 0.008) });
  if (FALLERS.test(slug))
    return (since) => ({ x: Math.sin(since * 1.4) * unit * 0.012, y: (rise(since, 0, 1.1) - 1) * unit * 0.7 });
  if (BALLS.test(slug)) return (since) => ({ x: 0, y: -bounce(since) * unit });
  return null;
}

/** The height of a ball that is dropped and comes to rest, as a share of the frame's shorter side. */
function bounce(since: number): number {
  // The fall counts half: it begins at the top.
  let left = since + 0.26;
  let height = 0.46;
  for (const length of [0.52, 0.38, 0.28, 0.2]) {
    if (left < length) return height * 4 * (left / length) * (1 - left / length);
    left -= length;
    height *= 0.42;
  }
  return 0;
}

/** Lines in the air behind what runs to the right or rolls to the left. */
export function putTrail(staging: Staging, { x, y, width, height }: Box, { along, trail }: Travel): void {
  const { board, look } = staging;
  const size = Math.max(width, height);
  const isLeft = trail === "left";
  const lines: readonly (readonly [at: number, length: number])[] = [
    [0.3, 0.2],
    [0.5, 0.28],
    [0.7, 0.17],
  ];
  for (const [index, [at, length]] of lines.entries()) {
    const sprite = trailLine(size * length, size * 0.016, look.light);
    const away = size * (0.03 + length / 2);
    const middle = { x: isLeft ? x - away : x + width + away, y: y + height * at };
    const half = (size * length) / 2;
    // What fills the frame has no air behind it.
    if (middle.x + half > staging.frame.width * 0.99 || middle.x - half < staging.frame.width * 0.01) continue;
    board.put(sprite, middle, (pose, seconds) => {
      along(pose, seconds);
      const share = (seconds * 1.1 + index * 0.37) % 1;
      pose.x += share * size * (isLeft ? -0.06 : 0.06);
      pose.opacity *= 0.35 + 0.55 * Math.sin(share * Math.PI);
    });
  }
}

function trailLine(length: number, thick: number, color: string): Sprite {
  const [width, height] = [Math.ceil(length), Math.ceil(thick) + 2];
  return {
    width,
    height,
    draw(pen) {
      const gradient = pen.createLinearGradient(0, 0, width, 0);
      gradient.addColorStop(0, withAlpha(color, 0.9));
      gradient.addColorStop(1, withAlpha(color, 0));
      pen.fillStyle = gradient;
      pen.beginPath();
      pen.roundRect(0, 1, width, thick, thick / 2);
      pen.fill();
    },
  };
}
