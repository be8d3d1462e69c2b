import { clamp } from "#base/numbers.ts";
import type { Thing } from "#film/film.ts";
import type { Move, Staging } from "#stage/board.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import { isLand } from "./land.ts";
import { isFigure } from "#stage/figure/figure-name.ts";
import { drawnSize, popUp } from "#stage/objects.ts";
import { isAirborne, shareBeside } from "#stage/gauges/scales.ts";
import type { GroupSpot, Standing } from "./standing.ts";
import { putThing } from "./standing.ts";
import { putOnSeat } from "./seats.ts";
import { countOf } from "#stage/things.ts";

/** `isLed`: the first of two is what the scene is about, and large; the second only goes with it. */
type Arrival = Pick<Standing, "hasHalo"> & { move?: (index: number) => Move; isLed?: boolean };

/** How far what stands in front may cover its neighbour, as a share of its own width. */
const OVERLAP = 0.1;
/** What goes with the subject of a title is at most so large, and stands before it. */
const [LED, LED_OVERLAP] = [0.54, 0.2];
/** What is counted out beside another is at least so large. */
const COUNTED = 0.9;
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
  if (putOnSeat(staging, things, spot, arrival)) return;
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
  if (second?.isRefused && !main.isRefused && drawnSize(staging, second.slug, 1) !== null)
    return putInstead(staging, [main, second], { ...spot, floor }, come);
  if (!second || drawnSize(staging, second.slug, 1) === null || second.isRefused)
    return void putThing(staging, main, { ...alone, ...come(0) });
  if (isAirborne(second.slug)) return putOver(staging, [main, second], { ...spot, floor }, come);
  // Six glasses in the room of one could not be counted.
  const isMany = !second.isRefused && countOf(second) > 3;
  const beside = shareBeside(main.slug, second.slug);
  const usual = isMany ? Math.max(beside, COUNTED) : beside;
  // Of two people neither is a doll, and a house stays a house beside whoever lives in it.
  const arePeople = [main, second].every(({ slug }) => figureOf(slug) !== null || slug === "robot");
  const isLed = arrival.isLed === true && !isMany && !arePeople && !(isFigure(main.slug) && usual > 1);
  const share = isLed ? Math.min(usual, LED) : usual;
  const sizes = [spot.size * 0.92 * Math.min(1, 1 / share), spot.size * 0.92 * Math.min(1, share)] as const;
  const wide = [widthOf(staging, main, sizes[0]), widthOf(staging, second, sizes[1])] as const;
  // Under water there is no before and behind.
  const over = isMany ? -OVERLAP / 2 : isLed ? LED_OVERLAP : OVERLAP;
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

/** What is wanted, and over its shoulder what it stands in place of, struck out. */
function putInstead(
  staging: Staging,
  [main, second]: readonly [Thing, Thing],
  spot: GroupSpot,
  come: (index: number) => Partial<Standing>,
): void {
  const size = Math.min(spot.size, spot.room);
  const small = size * 0.5;
  putThing(staging, second, {
    x: spot.x - size * 0.3,
    y: Math.max(staging.frame.safe.y * 0.6 + small * 0.5, spot.y - size * 0.3),
    size: small,
    floor: null,
    isSticker: !staging.isGrave,
    ...come(1),
  });
  putThing(staging, main, {
    x: spot.x + size * 0.12,
    y: spot.y + size * 0.1,
    size: size * 0.76,
    floor: spot.floor,
    ...come(0),
  });
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

type Place = { dx: number; dy: number; across: number };

/** Where the main thing of a group stands and where the others do, in front of it, by how many these are: shares of the size. */
const AROUND: readonly { main: Place; others: readonly Place[] }[] = [
  { main: { dx: -0.08, dy: -0.05, across: 0.8 }, others: [{ dx: 0.29, dy: 0.23, across: 0.42 }] },
  {
    main: { dx: 0, dy: -0.08, across: 0.74 },
    others: [
      { dx: -0.29, dy: 0.24, across: 0.4 },
      { dx: 0.29, dy: 0.24, across: 0.4 },
    ],
  },
  {
    main: { dx: 0, dy: -0.05, across: 0.68 },
    others: [
      { dx: -0.3, dy: 0.25, across: 0.37 },
      { dx: 0.3, dy: 0.25, across: 0.37 },
      { dx: 0.31, dy: -0.27, across: 0.32 },
    ],
  },
  {
    main: { dx: 0, dy: 0, across: 0.66 },
    others: [
      { dx: -0.31, dy: 0.27, across: 0.34 },
      { dx: 0.31, dy: 0.27, across: 0.34 },
      { dx: -0.32, dy: -0.27, across: 0.31 },
      { dx: 0.32, dy: -0.27, across: 0.31 },
    ],
  },
  {
    main: { dx: 0, dy: 0.03, across: 0.62 },
    others: [
      { dx: -0.32, dy: 0.28, across: 0.31 },
      { dx: 0.32, dy: 0.28, across: 0.31 },
      { dx: -0.34, dy: -0.16, across: 0.29 },
      { dx: 0.34, dy: -0.16, across: 0.29 },
      { dx: 0, dy: -0.37, across: 0.28 },
    ],
  },
];
const ALONE = { main: { dx: 0, dy: 0, across: 0.9 }, others: [] } as const;

/** One thing large, a few others before and beside it, as a family stands for its picture. */
export function putAround(
  staging: Staging,
  main: Thing,
  others: readonly Thing[],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const places = AROUND[Math.min(others.length, AROUND.length) - 1] ?? ALONE;
  const { dx: mainX, dy: mainY, across } = places.main;
  const middle = { x: x + mainX * size, y: y + mainY * size };
  putThing(staging, { ...main, count: 1 }, { ...middle, size: size * across, floor: null, hasHalo: true });
  for (const [index, place] of places.others.entries()) {
    const thing = others[index];
    if (!thing) continue;
    putThing(staging, thing, {
      x: x + place.dx * size,
      y: y + place.dy * size,
      size: size * place.across,
      floor: null,
      delay: 0.25 + index * 0.1,
      phase: index * 1.7,
      hasLife: false,
      move: popUp(staging, 0.25 + index * 0.1, index * 1.7),
    });
  }
}
