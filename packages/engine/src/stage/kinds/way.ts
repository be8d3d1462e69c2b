import { geoDistance, geoInterpolate } from "d3-geo";
import { clamp } from "#base/numbers.ts";
import type { Place } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { rise, spring } from "#stage/easing.ts";
import { bob, contactShadow, stageObject } from "#stage/objects.ts";
import { disc } from "#stage/pens.ts";
import type { Sprite } from "#stage/stage.ts";
import { looksLeft } from "#stage/travel.ts";
import { hangName } from "#stage/words/tag.ts";

/** What a globe shows in its middle when it stands, in degrees, and how many times larger than whole. */
export type GlobeView = { longitude: number; latitude: number; zoom: number };
type Spot = { x: number; y: number };

/** How far apart the ends of a way stand, in radii of the globe. */
const APART = 1.15;
/** Nearer than this the coasts of our atlas are nothing but corners. */
const MOST_ZOOM = 11;
const DOTS = 13;
const WAY_DELAY = 0.75;
const WAY_SECONDS = 0.6;

/** A way fills the globe: the nearer its ends, the larger the land between them. */
export function viewOfWay(from: Place, to: Place): GlobeView {
  const ends = [from, to].map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  const [start = [0, 0], end = [0, 0]] = ends;
  const [longitude, latitude] = geoInterpolate(start, end)(0.5);
  const span = 2 * Math.sin(geoDistance(start, end) / 2);
  return { longitude, latitude, zoom: clamp(APART / span, 1, MOST_ZOOM) };
}

/** A pin that falls on the globe. */
export function putPin(staging: Staging, spot: Spot, { size, delay }: { size: number; delay: number }): void {
  const { board, frame } = staging;
  const pin = stageObject(staging, "round-pushpin", size);
  if (!pin) return;
  board.put(contactShadow(size * 0.53, 0.5), spot, (pose, seconds) => {
    pose.opacity = rise(seconds, delay, 0.3);
    pose.scaleX = pose.scaleY = 0.4 + 0.6 * rise(seconds, delay, 0.4);
  });
  board.put(pin.sprite, { x: spot.x, y: spot.y - pin.height * 0.47 }, (pose, seconds) => {
    const come = spring("lively", seconds, delay);
    pose.y -= (1 - clamp(come, 0, 1.08)) * frame.unit * 0.5;
    pose.opacity = clamp((seconds - delay) * 8);
  });
}

/** Two pins, a dotted bow from one to the other, and what goes that way on it. */
export function putWay(
  staging: Staging,
  { from, to, radius, slug }: { from: Spot; to: Spot; radius: number; slug: string | undefined },
): void {
  const { board, frame, look } = staging;
  const { along, out } = bowBetween(from, to);
  const dot = dotSprite(radius * 0.024, look.light, look.ink);
  for (let index = 1; index < DOTS; index++) {
    const share = index / DOTS;
    const delay = WAY_DELAY + share * WAY_SECONDS;
    board.put(dot, along(share), (pose, seconds) => {
      pose.scaleX = pose.scaleY = clamp(spring("lively", seconds, delay), 0, 1.2);
      pose.opacity = clamp((seconds - delay) * 10);
    });
  }
  const { place, placeTo } = staging.scene;
  const ends = [
    { spot: from, name: place?.name, delay: 0.6 },
    { spot: to, name: placeTo?.name, delay: WAY_DELAY + WAY_SECONDS * 0.3 },
  ];
  for (const { spot, name = "", delay } of ends) {
    putPin(staging, spot, { size: radius * 0.46, delay });
    // Under its pin, or beside it where the way goes down.
    const isSteep = Math.abs(out.x) > Math.abs(out.y);
    const at = isSteep
      ? { x: spot.x - Math.sign(out.x) * radius * 0.1, y: spot.y }
      : { x: spot.x, y: spot.y + radius * 0.14 };
    hangName(staging, name, at, { delay: delay + 0.1, side: isSteep ? -Math.sign(out.x) : 0 });
  }
  const isMirrored = slug !== undefined && looksLeft(slug) && to.x > from.x;
  const traveller = slug === undefined ? null : stageObject(staging, slug, radius * 0.56, { isMirrored });
  if (!traveller) return;
  const start = along(0);
  board.put(traveller.sprite, start, (pose, seconds) => {
    const share = 0.52 * rise(seconds, WAY_DELAY, WAY_SECONDS * 1.6);
    const spot = along(share);
    pose.x += spot.x - start.x + out.x * traveller.width * 0.4;
    pose.y += spot.y - start.y + out.y * traveller.height * 0.4 + bob(seconds, 1) * frame.unit * 0.4;
    pose.opacity = clamp((seconds - WAY_DELAY) * 8);
  });
}

/** A bow that rises over the straight line between two spots, and which way it bends: up, or aside where the way goes down. */
function bowBetween(from: Spot, to: Spot): { along: (share: number) => Spot; out: Spot } {
  const [wide, high] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(wide, high) || 1;
  const out = { x: ((wide < 0 ? -1 : 1) * high) / length, y: -Math.abs(wide) / length };
  const top = { x: (from.x + to.x) / 2 + out.x * length * 0.32, y: (from.y + to.y) / 2 + out.y * length * 0.32 };
  const along = (share: number): Spot => {
    const rest = 1 - share;
    return {
      x: rest * rest * from.x + 2 * rest * share * top.x + share * share * to.x,
      y: rest * rest * from.y + 2 * rest * share * top.y + share * share * to.y,
    };
  };
  return { along, out };
}

function dotSprite(radius: number, color: string, rim: string): Sprite {
  const side = Math.ceil(radius * 2.8);
  return {
    width: side,
    height: side,
    draw(pen) {
      disc(pen, side / 2, side / 2, radius * 1.35);
      pen.fillStyle = rim;
      pen.fill();
      disc(pen, side / 2, side / 2, radius);
      pen.fillStyle = color;
      pen.fill();
    },
  };
}
