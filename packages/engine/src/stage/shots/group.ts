import { clamp } from "#base/numbers.ts";
import type { Thing } from "#film/film.ts";
import type { Move, Staging } from "#stage/board.ts";
import { withAlpha } from "#stage/colors/colors.ts";
import { isLand } from "./cutouts.ts";
import { spring } from "#stage/easing.ts";
import { disc } from "#stage/pens.ts";
import { drawnSize, popUp } from "#stage/objects.ts";
import { isAirborne, shareBeside } from "#stage/gauges/scales.ts";
import type { Standing } from "./standing.ts";
import { putThing } from "./standing.ts";
import { countOf } from "#stage/things.ts";

/** Where things stand together: their common middle, how large one alone would be, and the width they must not pass. */
export type GroupSpot = { x: number; y: number; size: number; room: number; floor: number | null };
/** `isLed`: the first of two is what the scene is about, and large; the second only goes with it. */
type Arrival = Pick<Standing, "hasHalo"> & { move?: (index: number) => Move; isLed?: boolean };

/** How far what stands in front may cover its neighbour, as a share of its own width. */
const OVERLAP = 0.1;
/** What goes with the subject of a title is at most so large, and stands before it. */
const [LED, LED_OVERLAP] = [0.5, 0.32];
/** In front is a little lower: both stand on one ground seen from above. */
const STEP_FORWARD = 0.035;

/**
 * One thing, or two on one ground: the second beside the first, as large as it is next to it in life. What flies hangs in the
 * air over the first one's shoulder.
 */
export function putPair(staging: Staging, things: readonly Thing[], spot: GroupSpot, arrival: Arrival = {}): void {
  const [land, before] = [things.slice(0, 2).find(isScenery), things.slice(0, 2).find((thing) => !isScenery(thing))];
  // Before a picture in its frame stands what is there.
  if (land && before && !land.isRefused && !before.isRefused && land.count === 1)
    return putBefore(staging, [land, before], spot, arrival);
  const [main, second] = land ? [before ?? land] : things;
  if (!main) return;
  const isFloating = FLOATING.has(staging.scene.backdrop) || (spot.floor === null && isAirborne(main.slug));
  const floor = isFloating ? null : (spot.floor ?? spot.y + spot.size * 0.47);
  const come = (index: number) => ({
    hasHalo: index === 0 && arrival.hasHalo === true,
    delay: 0.05 + index * 0.22,
    phase: index * 2,
    ...(arrival.move && { move: arrival.move(index) }),
  });
  const alone = { x: spot.x, y: spot.y, size: spot.size, floor };
  if (!second || drawnSize(staging, second.slug, 1) === null || second.isRefused)
    return void putThing(staging, main, { ...alone, ...come(0) });
  if (isAirborne(second.slug)) return putOver(staging, [main, second], { ...spot, floor }, come);
  const usual = shareBeside(main.slug, second.slug);
  const share = arrival.isLed ? Math.min(usual, LED) : usual;
  const sizes = [spot.size * 0.92 * Math.min(1, 1 / share), spot.size * 0.92 * Math.min(1, share)] as const;
  const wide = [widthOf(staging, main, sizes[0]), widthOf(staging, second, sizes[1])] as const;
  // Under water there is no before and behind.
  const over = arrival.isLed ? LED_OVERLAP : OVERLAP;
  const whole = wide[0] + wide[1] * (floor === null ? 1 + OVERLAP : 1 - over);
  const fit = Math.min(1, spot.room / whole);
  const left = spot.x - (whole * fit) / 2;
  const isBehind = share > 1;
  const ground = (isFront: boolean) => (floor === null ? null : floor + (isFront ? spot.size * STEP_FORWARD : 0));
  const first = { x: left + (wide[0] * fit) / 2, y: spot.y, size: sizes[0] * fit, floor: ground(isBehind) };
  const other = { x: left + (whole - wide[1] / 2) * fit, y: spot.y, size: sizes[1] * fit, floor: ground(!isBehind) };
  const put = [
    () => putThing(staging, main, { ...first, ...come(0) }),
    () => putThing(staging, second, { ...other, ...come(1) }),
  ];
  for (const one of isBehind ? put.toReversed() : put) one();
}

function isScenery({ slug }: Thing): boolean {
  return isLand(slug);
}

/** How large the picture and what stands before it are, and how far from its middle, as shares of the size. */
const BEFORE = { land: 0.94, thing: 0.5, right: 0.2, down: 0.2 } as const;

function putBefore(staging: Staging, [land, thing]: readonly [Thing, Thing], spot: GroupSpot, arrival: Arrival): void {
  const size = Math.min(spot.size, spot.room);
  const come = (index: number) => ({
    floor: null,
    delay: 0.05 + index * 0.22,
    phase: index * 2,
    ...(arrival.move && { move: arrival.move(index) }),
  });
  const middle = { x: spot.x, y: spot.y };
  putThing(staging, land, { ...middle, size: size * BEFORE.land, ...come(0), hasHalo: arrival.hasHalo === true });
  putThing(staging, thing, {
    x: spot.x + size * BEFORE.right,
    y: spot.y + size * BEFORE.down,
    size: size * BEFORE.thing,
    isSticker: !staging.isGrave,
    ...come(1),
  });
}

/** Under water nothing stands. */
const FLOATING: ReadonlySet<string> = new Set(["underwater"]);

function putOver(
  staging: Staging,
  [main, second]: readonly [Thing, Thing],
  spot: GroupSpot,
  come: (index: number) => Partial<Standing>,
): void {
  const size = spot.size * 0.86;
  const up = size * clamp(shareBeside(main.slug, second.slug), 0.34, 0.5);
  const wide = [widthOf(staging, main, size), widthOf(staging, second, up)] as const;
  const whole = wide[0] + wide[1] * 0.7;
  const fit = Math.min(1, spot.room / whole);
  const left = spot.x - (whole * fit) / 2;
  const tall = (drawnSize(staging, main.slug, size)?.height ?? size) * fit;
  const top = spot.floor === null ? spot.y - tall / 2 : spot.floor - tall;
  const y = Math.max(top + up * 0.1, staging.frame.safe.y + up * 0.5);
  const at = { x: left + (whole - wide[1] / 2) * fit, y, size: up * fit };
  putThing(staging, second, { ...at, floor: null, ...come(1) });
  putThing(staging, main, {
    x: left + (wide[0] * fit) / 2,
    y: spot.y,
    size: size * fit,
    floor: spot.floor,
    ...come(0),
  });
}

function widthOf(staging: Staging, thing: Thing, size: number): number {
  return countOf(thing) > 1 && !thing.isRefused ? size : (drawnSize(staging, thing.slug, size)?.width ?? 0);
}

/** Where three to six of them stand around their middle, and how large they are: shares of the size. */
const SPOTS: Readonly<Record<number, readonly (readonly [x: number, y: number, across: number])[]>> = {
  3: [
    [0, -0.3, 0.62],
    [-0.33, 0.3, 0.62],
    [0.33, 0.3, 0.62],
  ],
  4: [
    [-0.33, -0.33, 0.62],
    [0.33, -0.33, 0.62],
    [-0.33, 0.33, 0.62],
    [0.33, 0.33, 0.62],
  ],
  5: [
    [-0.25, -0.27, 0.47],
    [0.25, -0.27, 0.47],
    [-0.48, 0.22, 0.46],
    [0, 0.22, 0.46],
    [0.48, 0.22, 0.46],
  ],
  6: [
    [-0.48, -0.25, 0.46],
    [0, -0.25, 0.46],
    [0.48, -0.25, 0.46],
    [-0.48, 0.24, 0.46],
    [0, 0.24, 0.46],
    [0.48, 0.24, 0.46],
  ],
};
const OF_SPOT = 0.95;
const LEANS = [-0.07, 0.06, 0.04, -0.05, 0.07, -0.04] as const;

/** Things that are told in one breath, three to six, each stuck on the ground by itself. None covers another. */
export function putStickers(
  staging: Staging,
  things: readonly Thing[],
  { x, y, size }: { x: number; y: number; size: number },
  isInstant = false,
): void {
  const { look } = staging;
  const shown = things.slice(0, 6);
  for (const [index, [dx, dy, across]] of (SPOTS[shown.length] ?? []).entries()) {
    const thing = shown[index];
    if (!thing) continue;
    const at = { x: x + dx * size, y: y + dy * size };
    const delay = 0.05 + index * 0.14;
    const lean = LEANS[index] ?? 0;
    const arrive: Move = (pose, seconds) => {
      pose.turn = lean;
      if (isInstant) return;
      const come = spring(look.motion, seconds, delay);
      pose.scaleX = pose.scaleY = clamp(come, 0, 1.1);
      pose.opacity = clamp((seconds - delay) * 9);
    };
    putThing(staging, thing, {
      ...at,
      size: size * across * OF_SPOT,
      floor: null,
      isSticker: !staging.isGrave,
      move: arrive,
    });
  }
}

/** How large what stands in the middle is, by how much stands around it; where the others stand on their ring, in degrees. */
const AROUND: readonly { middle: number; each: number; at: readonly number[] }[] = [
  { middle: 0.76, each: 0.3, at: [-42] },
  { middle: 0.7, each: 0.28, at: [-42, 138] },
  { middle: 0.64, each: 0.26, at: [-90, 30, 150] },
  { middle: 0.58, each: 0.25, at: [-52, 38, 142, 232] },
  { middle: 0.58, each: 0.235, at: [-90, -18, 54, 126, 198] },
];
const ALONE = { middle: 0.9, each: 0, at: [] } as const;
/** Its middle line, as a share of the size. */
const RING = 0.415;

/** One thing large in the middle, a few others small on a thin ring around it. */
export function putAround(
  staging: Staging,
  main: Thing,
  others: readonly Thing[],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { board, look } = staging;
  const { middle, each, at } = AROUND[Math.max(0, Math.min(others.length, AROUND.length) - 1)] ?? ALONE;
  const radius = size * RING;
  const band = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  const color = board.visible(band, [look.light, look.ink], 2) ?? look.light;
  board.paint((pen) => {
    pen.strokeStyle = withAlpha(color, 0.42);
    pen.lineWidth = Math.max(1, size * 0.0045);
    disc(pen, x, y, radius);
    pen.stroke();
  });
  putThing(staging, { ...main, count: 1 }, { x, y, size: size * middle, floor: null, hasHalo: true });
  for (const [index, degrees] of at.entries()) {
    const thing = others[index];
    if (!thing) continue;
    const angle = (degrees * Math.PI) / 180;
    putThing(staging, thing, {
      x: x + Math.cos(angle) * radius,
      y: y + Math.sin(angle) * radius,
      size: size * each,
      floor: null,
      delay: 0.25 + index * 0.1,
      phase: index * 1.7,
      hasLife: false,
      move: popUp(staging, 0.25 + index * 0.1, index * 1.7),
    });
  }
}
