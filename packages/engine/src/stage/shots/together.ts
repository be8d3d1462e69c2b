import type { Thing } from "#film/film.ts";
import type { Move, Staging } from "#stage/board.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import { spring } from "#stage/easing.ts";
import { drawnSize } from "#stage/objects.ts";
import { linear, radial } from "#stage/pens.ts";
import { isAirborne } from "#stage/gauges/scales.ts";
import { countOf } from "#stage/things.ts";
import { clamp } from "#base/numbers.ts";
import { isLand } from "./land.ts";
import type { GroupSpot } from "./standing.ts";
import { putThing } from "./standing.ts";

/** Things that are told in one breath, three to six. */
const MOST = 6;
const MOST_STANDING = 4;

type Arrival = { /** The first frame of a film shows them all. */ isInstant?: boolean };

/** Three to six things that belong together: on one ground, as for a photograph, or each on a tile where they cannot stand. */
export function putTogether(
  staging: Staging,
  things: readonly Thing[],
  spot: Omit<GroupSpot, "room"> & { room?: number },
  arrival: Arrival = {},
): void {
  const shown = things.slice(0, MOST);
  const whole = { ...spot, room: spot.room ?? spot.size };
  if (shown.length <= MOST_STANDING && shown.every((thing) => canStand(staging, thing)))
    return putStanding(staging, shown, whole, arrival);
  putTiles(staging, shown, whole, arrival);
}

/** Under water nothing stands, and a sign or a bird would lie on the ground. */
function canStand({ scene }: Staging, thing: Thing): boolean {
  const { slug, isRefused } = thing;
  return (
    !isRefused &&
    scene.backdrop !== "underwater" &&
    !isLand(slug) &&
    !isAirborne(slug) &&
    !SIGNS.test(slug) &&
    countOf(thing) <= 3
  );
}

const SIGNS = /-mark$|-sign$|arrow|^eyes?$|^ear$|^nose$|hand|pushpin|chart|^pill$|^leg$|^foot$/u;

/**
 * How far from the middle, how large and how far before the others each stands, from back to front: shares of the size. The
 * lines in front are lower, as on a table seen from above.
 */
type Place = readonly [x: number, across: number, before: number];
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  3: [
    [-0.29, 0.64, 0],
    [0.29, 0.64, 0],
    [0, 0.52, 0.19],
  ],
  4: [
    [-0.18, 0.56, 0],
    [0.22, 0.56, 0],
    [-0.33, 0.46, 0.19],
    [0.35, 0.46, 0.19],
  ],
};
/** How wide the whole group is, as a share of the size. */
const WIDTH = 1.16;
/** The middle of the disc behind the front line, and how much of it is under that line, with a little air. */
const [DISC_BEHIND, UNDER_DISC] = [0.09, 0.15];
/** In front of the line on which one alone would stand. */
const FORWARD = 0.035;
/** The disc on which they stand where the scene has no ground: half as wide, half as deep and as thick as these shares. */
const DISC = { across: 0.6, deep: 0.17, thick: 0.035 } as const;
/** Grounds with something of their own to stand on. */
const PLACED = new Set([
  "kitchen",
  "desk",
  "bedroom",
  "garden",
  "hills",
  "woods",
  "pitch",
  "ice",
  "city",
  "clinic",
  "dusk",
  "sky",
  "lamp",
  "sunset",
]);

function putStanding(staging: Staging, things: readonly Thing[], spot: GroupSpot, { isInstant }: Arrival): void {
  const { frame, look, scene, isGrave } = staging;
  const places = PLACES[things.length] ?? [];
  const size = Math.min(spot.size * 1.06, spot.room / WIDTH);
  const own = (spot.floor ?? spot.y + size * 0.5) + size * FORWARD;
  const hasDisc = !PLACED.has(scene.backdrop);
  // The words below stand clear of it.
  const floor = hasDisc && areWordsBelow(staging, spot) ? Math.min(own, frame.words.y - size * UNDER_DISC) : own;
  if (hasDisc) paintDisc(staging, { x: spot.x, y: floor - size * DISC_BEHIND, size });
  const row = Math.max(...places.map(([, , before]) => before));
  for (const [index, [dx, across, before]] of places.entries()) {
    const thing = things[index];
    if (!thing) continue;
    const delay = 0.05 + index * 0.16;
    const arrive: Move = (pose, seconds) => {
      if (isInstant) return;
      const come = spring(look.motion, seconds, delay);
      pose.scaleX = pose.scaleY = clamp(come, 0, 1.1);
      pose.y += (1 - clamp(come, 0, 1)) * frame.unit * 0.1;
      pose.opacity = clamp((seconds - delay) * 9);
    };
    const drawn = drawnSize(staging, thing.slug, 1);
    // What is wide and flat, and what is narrow and tall, would look lost at the size of the others.
    const fit = drawn ? clamp(0.9 / Math.sqrt(drawn.width * drawn.height), 0.94, 1.12) : 1;
    putThing(staging, thing, {
      x: spot.x + dx * size,
      y: spot.y,
      size: size * across * fit,
      floor: floor - (row - before) * size,
      delay,
      phase: index * 1.7,
      move: arrive,
      hasHalo: index === 0 && !isGrave,
    });
  }
}

function areWordsBelow({ frame }: Staging, { y }: GroupSpot): boolean {
  return frame.shape !== "wide" && frame.words.y > y;
}

/** A low round stage in the colours of the look. */
function paintDisc({ board, look, isGrave }: Staging, { x, y, size }: { x: number; y: number; size: number }): void {
  const [across, deep, thick] = [size * DISC.across, size * DISC.deep, size * DISC.thick];
  const top = isGrave ? "#3a3f4a" : mix(look.light, "#ffffff", 0.35);
  const side = mix(top, isGrave ? "#000000" : look.ink, 0.45);
  board.paint((pen) => {
    pen.fillStyle = radial(
      pen,
      [x, y + thick * 2.4, across * 1.25],
      [
        [0, "rgba(0,0,0,0.32)"],
        [0.7, "rgba(0,0,0,0.2)"],
        [1, "rgba(0,0,0,0)"],
      ],
    );
    pen.save();
    pen.translate(x, y + thick * 2.4);
    pen.scale(1, (deep / across) * 1.1);
    pen.translate(-x, -(y + thick * 2.4));
    pen.fillRect(x - across * 1.3, y + thick * 2.4 - across * 1.3, across * 2.6, across * 2.6);
    pen.restore();
    pen.fillStyle = linear(
      pen,
      [x - across, y, x + across, y],
      [
        [0, side],
        [0.3, mix(side, "#ffffff", 0.22)],
        [1, side],
      ],
    );
    pen.beginPath();
    pen.ellipse(x, y + thick, across, deep, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = linear(
      pen,
      [x - across, y - deep, x + across * 0.5, y + deep],
      [
        [0, mix(top, "#ffffff", 0.4)],
        [1, mix(top, side, 0.22)],
      ],
    );
    pen.beginPath();
    pen.ellipse(x, y, across, deep, 0, 0, Math.PI * 2);
    pen.fill();
  });
}

/** How many tiles stand in each row: upright, and in wider frames. */
const ROWS: Readonly<Record<number, { tall: readonly number[]; wide: readonly number[] }>> = {
  2: { tall: [2], wide: [2] },
  3: { tall: [1, 2], wide: [3] },
  4: { tall: [2, 2], wide: [2, 2] },
  5: { tall: [2, 2, 1], wide: [3, 2] },
  6: { tall: [2, 2, 2], wide: [3, 3] },
};
const GAP = 0.035;
const ROUND = 0.055;
const IN_TILE = 0.92;
/** No tile is higher than so many times its width, and a row upright is so much higher than in a square. */
const [HIGHEST, UPRIGHT] = [1.3, 1.14];
/** Between the last row and the words. */
const AIR = 0.03;

/** Each on a tile of its own, all of one height: what cannot stand is still seen in order. */
function putTiles(staging: Staging, things: readonly Thing[], spot: GroupSpot, { isInstant }: Arrival): void {
  const { frame, look } = staging;
  const rows = ROWS[things.length]?.[frame.shape === "tall" ? "tall" : "wide"] ?? [];
  const gap = frame.unit * GAP;
  const width = spot.room;
  const widest = (width - gap * (Math.min(...rows) - 1)) / Math.min(...rows);
  const height = Math.min(
    spot.size * (frame.shape === "tall" && rows.length > 1 ? UPRIGHT : 1),
    rows.length * (widest * HIGHEST + gap),
    areWordsBelow(staging, spot) ? (frame.words.y - frame.unit * AIR - spot.y) * 2 : Infinity,
  );
  const tall = (height - gap * (rows.length - 1)) / rows.length;
  let [index, top] = [0, spot.y - height / 2];
  // All of one size: nothing that is to be chosen from stands out by its tile.
  const most = Math.max(...rows);
  const wide = (width - gap * (most - 1)) / most;
  for (const count of rows) {
    const left = spot.x - (count * wide + gap * (count - 1)) / 2;
    for (let column = 0; column < count; column++, index++) {
      const thing = things[index];
      if (!thing) return;
      const box = { x: left + column * (wide + gap), y: top, width: wide, height: tall };
      paintTile(staging, box);
      const delay = 0.05 + index * 0.14;
      const arrive: Move = (pose, seconds) => {
        if (isInstant) return;
        const come = spring(look.motion, seconds, delay);
        pose.scaleX = pose.scaleY = clamp(come, 0, 1.1);
        pose.opacity = clamp((seconds - delay) * 9);
      };
      putThing(staging, thing, {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        size: Math.min(box.width, box.height) * IN_TILE,
        floor: null,
        move: arrive,
        hasLife: false,
      });
    }
    top += tall + gap;
  }
}

function paintTile(
  { board, frame, isGrave }: Staging,
  box: { x: number; y: number; width: number; height: number },
): void {
  const isBright = board.brightness(box) > 0.3;
  const round = frame.unit * ROUND;
  board.paint((pen) => {
    pen.save();
    pen.shadowColor = withAlpha("#10081c", isGrave ? 0.5 : 0.22);
    pen.shadowBlur = frame.unit * 0.03;
    pen.shadowOffsetY = frame.unit * 0.012;
    pen.fillStyle = isBright ? "rgba(255,255,255,0.62)" : "rgba(255,255,255,0.15)";
    pen.beginPath();
    pen.roundRect(box.x, box.y, box.width, box.height, round);
    pen.fill();
    pen.restore();
    pen.strokeStyle = isBright ? "rgba(255,255,255,0.85)" : "rgba(255,255,255,0.26)";
    pen.lineWidth = Math.max(1, frame.unit * 0.004);
    pen.beginPath();
    pen.roundRect(box.x, box.y, box.width, box.height, round);
    pen.stroke();
  });
}
