import { geoInterpolate } from "d3-geo";
import type { Pen } from "./stage.ts";

/**
 * How a globe is turned: what it shows in its middle, in degrees, and its radius in pixels. `leastLine`: shorter lines are left
 * out, in pixels.
 */
export type GlobeTurn = { longitude: number; latitude: number; radius: number; leastLine?: number };

/** The outlines of countries or land. */
export type GlobeShape = readonly Outline[];

/**
 * One of them: points on a ball of radius 1, three numbers each, the same as degrees, and the cap of the ball in which all of them
 * lie: its middle, and the sine of how far it reaches.
 */
type Outline = { points: Float64Array; degrees: readonly Degrees[]; middle: Spot; reach: number };
type Spot = readonly [x: number, y: number, z: number];

type Degrees = readonly [longitude: number, latitude: number];
type Geometry = { type: string; coordinates: unknown };

/** Longer lines get points between, in degrees. */
const LONGEST_STEP = 10;
const RADIANS = Math.PI / 180;
const LEAST_LINE = 1;
/** What lies behind the globe is drawn this far outside of it, where the disc it is clipped to ends it. */
const OUTSIDE = 3;
/** Out there nobody sees the way: a line of so many radii still passes far from the disc. */
const LONGEST_OUTSIDE = 1;

/** What was read already: a scene is composed twice, to see how large it is and to be drawn. */
const shapes = new WeakMap<object, GlobeShape>();

/** Reads GeoJSON: a collection, a feature or a geometry of polygons or lines. Long lines bend around the globe. */
export function globeShape(geography: object): GlobeShape {
  const known = shapes.get(geography);
  if (known) return known;
  const shape = readShape(geography);
  shapes.set(geography, shape);
  return shape;
}

function readShape(geography: object): GlobeShape {
  return ringsOf(geography).map((ring) => {
    const degrees = bend(ring);
    const points = new Float64Array(degrees.length * 3);
    for (const [index, [longitude, latitude]] of degrees.entries()) {
      const [lambda, phi] = [longitude * RADIANS, latitude * RADIANS];
      points[index * 3] = Math.cos(lambda) * Math.cos(phi);
      points[index * 3 + 1] = Math.sin(lambda) * Math.cos(phi);
      points[index * 3 + 2] = Math.sin(phi);
    }
    return { points, degrees, ...capOf(points) };
  });
}

function capOf(points: Float64Array): Pick<Outline, "middle" | "reach"> {
  const sum = [0, 0, 0];
  for (let at = 0; at < points.length; at++) sum[at % 3] = (sum[at % 3] ?? 0) + (points[at] ?? 0);
  const length = Math.hypot(...sum) || 1;
  const [x = 0, y = 0, z = 0] = sum.map((value) => value / length);
  let least = 1;
  for (let at = 0; at < points.length; at += 3)
    least = Math.min(least, x * (points[at] ?? 0) + y * (points[at + 1] ?? 0) + z * (points[at + 2] ?? 0));
  // What reaches around the ball is never wholly behind it.
  return { middle: [x, y, z], reach: least > 0 ? Math.sqrt(1 - least * least) : Infinity };
}

/**
 * The near side of a shape as a path to be filled by the "evenodd" rule inside the globe's disc. d3-geo clips such a path
 * exactly but takes four times as long, and a turning globe is drawn anew for every frame.
 */
export function traceLand(pen: Pen, shape: GlobeShape, turn: GlobeTurn): void {
  const { leastLine = LEAST_LINE } = turn;
  let isInverted = false;
  for (const outline of shape) {
    if (isBehindGlobe(outline, turn)) continue;
    const { points, degrees } = outline;
    project(points, turn);
    if (!isNear(points.length)) continue;
    let [lastX, lastY] = [Infinity, Infinity];
    let [drawnX, drawnY] = [0, 0];
    let isWaiting = false;
    for (let at = 0; at < points.length; at += 3) {
      let x = spots[at] ?? 0;
      let y = spots[at + 1] ?? 0;
      const isBehind = (spots[at + 2] ?? 0) <= 0;
      if (isBehind) {
        const share = OUTSIDE / (Math.hypot(x, y) / turn.radius || 1);
        x *= share;
        y *= share;
      }
      if (Math.abs(x - lastX) + Math.abs(y - lastY) < leastLine) continue;
      // Where the line comes back, it comes from the last point behind: that one is drawn whatever came before it.
      const isFar = Math.abs(x - drawnX) + Math.abs(y - drawnY) > turn.radius * LONGEST_OUTSIDE;
      const canWait = isBehind && lastX !== Infinity && !isFar;
      if (isWaiting && !canWait) pen.lineTo(lastX, lastY);
      if (lastX === Infinity) pen.moveTo(x, y);
      else if (!canWait) pen.lineTo(x, y);
      isWaiting = canWait;
      lastX = x;
      lastY = y;
      if (!canWait) [drawnX, drawnY] = [x, y];
    }
    if (isWaiting) pen.lineTo(lastX, lastY);
    pen.closePath();
    // Land that holds the point behind the middle is pulled around the whole disc: inside and outside change places.
    if (surrounds(degrees, turn.longitude + 180, -turn.latitude)) isInverted = !isInverted;
  }
  const reach = turn.radius * OUTSIDE * 2;
  if (isInverted) pen.rect(-reach, -reach, reach * 2, reach * 2);
}

/** The outlines on the near side, as a path to be stroked. */
export function traceBorders(pen: Pen, shape: GlobeShape, turn: GlobeTurn): void {
  const { leastLine = LEAST_LINE } = turn;
  for (const outline of shape) {
    if (isBehindGlobe(outline, turn)) continue;
    const { points } = outline;
    project(points, turn);
    let isDrawing = false;
    let [lastX, lastY] = [Infinity, Infinity];
    for (let at = 0; at < points.length; at += 3) {
      const x = spots[at] ?? 0;
      const y = spots[at + 1] ?? 0;
      if ((spots[at + 2] ?? 0) <= 0) {
        isDrawing = false;
        continue;
      }
      const isEnd = at + 3 === points.length;
      if (isDrawing && !isEnd && Math.abs(x - lastX) + Math.abs(y - lastY) < leastLine) continue;
      if (isDrawing) pen.lineTo(x, y);
      else pen.moveTo(x, y);
      isDrawing = true;
      lastX = x;
      lastY = y;
    }
  }
}

/** Where the points of one outline stand on the screen, and how far before (or, below 0, behind) the globe's rim: three numbers each. */
let spots = new Float64Array(0);

/** One place for all outlines: there are a thousand of them, and a turning globe is drawn anew for every frame. */
function project(points: Float64Array, { longitude, latitude, radius }: GlobeTurn): void {
  if (spots.length < points.length) spots = new Float64Array(points.length);
  const cosLambda = Math.cos(longitude * RADIANS);
  const sinLambda = Math.sin(longitude * RADIANS);
  const cosPhi = Math.cos(latitude * RADIANS);
  const sinPhi = Math.sin(latitude * RADIANS);
  for (let at = 0; at < points.length; at += 3) {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    const z = points[at + 2] ?? 0;
    const ahead = x * cosLambda + y * sinLambda;
    spots[at] = radius * (y * cosLambda - x * sinLambda);
    spots[at + 1] = -radius * (z * cosPhi - ahead * sinPhi);
    spots[at + 2] = ahead * cosPhi + z * sinPhi;
  }
}

/** Told from the cap in which an outline lies: half of the world is not worth projecting. */
function isBehindGlobe({ middle: [x, y, z], reach }: Outline, { longitude, latitude }: GlobeTurn): boolean {
  const ahead = x * Math.cos(longitude * RADIANS) + y * Math.sin(longitude * RADIANS);
  return ahead * Math.cos(latitude * RADIANS) + z * Math.sin(latitude * RADIANS) < -reach;
}

function isNear(length: number): boolean {
  for (let at = 2; at < length; at += 3) if ((spots[at] ?? 0) > 0) return true;
  return false;
}

/** Whether a ring holds a place, on a flat map: rings that cross the date line are cut there. */
function surrounds(ring: readonly Degrees[], longitude: number, latitude: number): boolean {
  const x = ((((longitude + 180) % 360) + 360) % 360) - 180;
  let isInside = false;
  let from = ring.at(-1) ?? [0, 0];
  for (const to of ring) {
    const isCrossed = from[1] > latitude !== to[1] > latitude;
    if (isCrossed && x < from[0] + ((latitude - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) isInside = !isInside;
    from = to;
  }
  return isInside;
}

function bend(ring: readonly Degrees[]): Degrees[] {
  return ring.flatMap((to, index) => {
    const from = ring[index - 1] ?? to;
    const steps = Math.ceil((Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])) / LONGEST_STEP);
    if (steps <= 1) return [to];
    const between = geoInterpolate([...from], [...to]);
    return Array.from({ length: steps }, (_, step) => (step + 1 === steps ? to : between((step + 1) / steps)));
  });
}

function ringsOf(geography: unknown): readonly (readonly Degrees[])[] {
  const { features, geometry, type, coordinates } = geography as Geometry & {
    features?: readonly unknown[];
    geometry?: unknown;
  };
  if (features) return features.flatMap(ringsOf);
  if (geometry) return ringsOf(geometry);
  if (type === "Polygon") return coordinates as Degrees[][];
  if (type === "MultiPolygon") return (coordinates as Degrees[][][]).flat();
  if (type === "MultiLineString") return coordinates as Degrees[][];
  throw new Error(`A map is made of polygons and lines, not of a ${type}.`);
}
