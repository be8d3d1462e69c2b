import type { Thing } from "#film/film.ts";
import type { Move, Staging } from "#stage/board.ts";
import { isFigure } from "#stage/figure/figure-name.ts";
import { isAirborne, isSmall } from "#stage/gauges/scales.ts";
import { drawnSize } from "#stage/objects.ts";
import { countOf } from "#stage/things.ts";
import { isLand } from "./land.ts";
import type { GroupSpot } from "./standing.ts";
import { putThing } from "./standing.ts";

/** Where something stands on it, in shares of its drawing from its middle to the right and from above, and how large that is at most. */
type Seat = { x: number; y: number; across: number; isInside?: boolean };

const SEATS: Readonly<Record<string, Seat>> = {
  table: { x: 0, y: 0.24, across: 0.5 },
  "couch-and-lamp": { x: -0.16, y: 0.86, across: 0.42 },
  bed: { x: 0.04, y: 0.66, across: 0.42 },
  bench: { x: 0, y: 0.62, across: 0.5 },
  "frying-pan": { x: -0.1, y: 0.4, across: 0.5, isInside: true },
};

/** A cup on a table, a cat on a sofa, a fish in a pan: two that belong together are not put side by side. */
export function putOnSeat(
  staging: Staging,
  things: readonly Thing[],
  spot: GroupSpot,
  arrival: { hasHalo?: boolean; move?: (index: number) => Move },
): boolean {
  const [first, second] = things;
  if (!first || !second || things.slice(0, 2).some(({ isRefused }) => isRefused)) return false;
  const under = [first, second].find(({ slug }) => Object.hasOwn(SEATS, slug));
  const upper = first === under ? second : first;
  const seat = SEATS[under?.slug ?? ""];
  if (!under || !seat || !canStand(upper, seat)) return false;
  const [drawn, small] = [drawnSize(staging, under.slug, spot.size), drawnSize(staging, upper.slug, 1)];
  if (!drawn || !small) return false;
  const fit = Math.min(1, spot.room / drawn.width);
  const [width, height] = [drawn.width * fit, drawn.height * fit];
  const size = (Math.min(width, spot.size) * seat.across) / Math.max(small.width, small.height);
  const tall = small.height * size;
  // What stands on it rises over it: both together keep to the middle.
  const over = seat.isInside ? 0 : Math.max(0, tall - height * seat.y);
  const floor = spot.floor === null ? spot.y + (height + over) / 2 : spot.floor;
  const top = floor - height;
  const come = (index: number) => ({
    delay: 0.05 + index * 0.22,
    phase: 0,
    ...(arrival.move && { move: arrival.move(index) }),
  });
  putThing(staging, under, {
    x: spot.x,
    y: top + height / 2,
    size: spot.size * fit,
    floor: seat.isInside && spot.floor === null ? null : floor,
    hasHalo: arrival.hasHalo === true,
    ...come(0),
  });
  const y = top + height * seat.y - (seat.isInside ? 0 : tall / 2);
  putThing(staging, upper, { x: spot.x + width * seat.x, y, size, floor: null, ...come(1) });
  return true;
}

/** Nobody fries these as they are drawn. */
const NOT_FRIED = /^egg$|glass|bottle|jar|bowl|cup|pot|box|sack|spoon|knife|oven|stopwatch|clock|tray|whisk|plate|oil/u;

function canStand(thing: Thing, { isInside = false }: Seat): boolean {
  const { slug } = thing;
  if (isInside && NOT_FRIED.test(slug)) return false;
  if (Object.hasOwn(SEATS, slug) || isFigure(slug) || isLand(slug) || isAirborne(slug)) return false;
  return isSmall(slug) && countOf(thing) <= (isInside ? 3 : 1);
}
