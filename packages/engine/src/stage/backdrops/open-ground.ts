import { createRandom } from "#base/numbers.ts";
import { parseColor } from "#base/color.ts";
import type { Staging } from "#stage/board.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import { rise } from "#stage/easing.ts";
import { contactShadow, stageObject } from "#stage/objects.ts";
import { disc, linear } from "#stage/pens.ts";
import { hourOf } from "#stage/shots/land.ts";
import type { Pen, Sprite } from "#stage/stage.ts";

type GroundKind = "water" | "meadow" | "sand" | "snow";

/** Drawings that bring a strip of what they stand on: alone in a scene, that runs on to both sides and out of the foot. */
const STANDING: readonly (readonly [RegExp, GroundKind])[] = [
  [/^(?:galleon|lifeboat|maidens-tower|paper-boat|raft)$/u, "water"],
  [/^(?:forest|mountain-flag|stonehenge|wind-turbine|windmill|places-of-faith|montmartre|city-walls)$/u, "meadow"],
  [/^(?:pyramids|sphinx)$/u, "sand"],
  [/^igloo$/u, "snow"],
];

/** By the ground: the sky from above to below, far away, its own colour from the horizon to the foot, and what marks it. */
type Colors = { sky: readonly [string, string]; far: string; near: readonly [string, string]; mark: string };
const COLORS: Readonly<Record<GroundKind, Colors>> = {
  water: { sky: ["#8fcbee", "#e9f6fb"], far: "#8cc6ec", near: ["#4a9de0", "#174f94"], mark: "#d8f1ff" },
  meadow: { sky: ["#8fcbee", "#e9f6fb"], far: "#b5dca0", near: ["#84c55c", "#2d7a3e"], mark: "#d4f2a0" },
  sand: { sky: ["#f3b878", "#fdeccb"], far: "#eec892", near: ["#e9b568", "#a9682c"], mark: "#fbe2ae" },
  snow: { sky: ["#9cc8ea", "#f2f8fc"], far: "#cfe0f0", near: ["#f4f9ff", "#a9bfde"], mark: "#ffffff" },
};

export function standsOn(slug: string): GroundKind | null {
  return STANDING.find(([known]) => known.test(slug))?.[1] ?? null;
}

/** How much of the strip that was drawn lies under the ground in front of it, as a share of the drawing's height. */
const LAP = 0.09;
const FEET = { tall: 0.845, wide: 0.86, square: 0.9 } as const;

/** Paints the ground from edge to edge under a sky of its own, and stands the thing on it below `top`. */
export function putOnGround(staging: Staging, slug: string, kind: GroundKind, top: number): boolean {
  const { frame, board, scene } = staging;
  const { width, height, shape, unit } = frame;
  const foot = height * FEET[shape];
  const probe = stageObject(staging, slug, PROBE, { hasShadow: false });
  if (!probe) return false;
  const across = shape === "wide" && scene.text.trim() !== "" ? width * 0.44 : width * 0.94;
  const size = PROBE * Math.min((foot - top) / probe.height, across / probe.width);
  const thing = stageObject(staging, slug, size, { hasShadow: false });
  if (!thing) return false;
  const x = frame.object.x;
  const horizon = foot - Math.min(thing.height * 0.2, height * 0.1);
  const colors = lit(staging, kind);
  board.paint((pen) => paintFar(pen, { width, height, unit }, { horizon, colors, kind }));
  if (kind !== "water") board.put(contactShadow(thing.width * 1.1, 0.35), { x, y: foot - thing.height * LAP });
  board.put(thing.sprite, { x, y: foot - thing.height / 2 }, (pose, seconds) => {
    const come = rise(seconds, 0, 0.9);
    pose.scaleX = pose.scaleY = 0.96 + 0.04 * come;
    pose.y += (1 - come) * unit * 0.03;
  });
  const over = foot - thing.height * LAP;
  board.put(frontSprite(frame, over, kind, colors), { x: width / 2, y: (over + height) / 2 });
  return true;
}

const PROBE = 100;

/** In the hour the scene is told at, and without colour where the look has none. */
function lit({ scene, look, isGrave }: Staging, kind: GroundKind): Colors {
  const { sky, far, near, mark } = COLORS[kind];
  const hour = hourOf("", scene);
  const shade = (color: string) => {
    const told = hour ? mix(color, hour.sky[0], 0.42) : color;
    const dim = isGrave ? mix(told, "#10141c", 0.72) : told;
    return look.grade && look.grade.saturation < 0.3 ? grey(dim) : dim;
  };
  const [above, below] = hour?.sky ?? sky;
  return {
    sky: [shadeSky(above, isGrave, look.grade?.saturation), shadeSky(below, isGrave, look.grade?.saturation)],
    far: shade(far),
    near: [shade(near[0]), shade(near[1])],
    mark: shade(mark),
  };
}

function shadeSky(color: string, isGrave: boolean, saturation = 1): string {
  const dim = isGrave ? mix(color, "#10141c", 0.72) : color;
  return saturation < 0.3 ? grey(dim) : dim;
}

function grey(color: string): string {
  const [red, green, blue] = parseColor(color);
  return mix("#000000", "#ffffff", (0.3 * red + 0.59 * green + 0.11 * blue) / 255);
}

type Size = { width: number; height: number; unit: number };

function paintFar(
  pen: Pen,
  { width, height, unit }: Size,
  { horizon, colors, kind }: { horizon: number; colors: Colors; kind: GroundKind },
): void {
  pen.fillStyle = linear(
    pen,
    [0, 0, 0, horizon],
    [
      [0, colors.sky[0]],
      [1, colors.sky[1]],
    ],
  );
  pen.fillRect(0, 0, width, height);
  // Hills on land, nothing but the line of the horizon on the sea.
  if (kind !== "water")
    for (const [lift, swell, tone] of [
      [0.15, 0.06, 0.35],
      [0.07, 0.035, 0],
    ] as const) {
      pen.fillStyle = mix(colors.far, colors.sky[1], tone);
      ridge(pen, width, { top: horizon - unit * lift, bottom: height, swell: unit * swell, wave: lift * 40 });
    }
  pen.fillStyle = linear(
    pen,
    [0, horizon, 0, height],
    [
      [0, mix(colors.far, colors.near[0], 0.5)],
      [1, colors.near[1]],
    ],
  );
  pen.fillRect(0, horizon, width, height - horizon);
  if (kind !== "water") return;
  const random = createRandom(7);
  for (let index = 0; index < 14; index++) {
    const y = horizon + (height * 0.1 * (index + 0.5)) / 14;
    const long = unit * (0.03 + 0.09 * random());
    pen.fillStyle = withAlpha(colors.mark, 0.35);
    pen.fillRect(random() * width - long / 2, y, long, unit * 0.004);
  }
}

/** The ground in front: its upper edge lies over the foot of what stands there. */
function frontSprite({ width, height, unit }: Size, over: number, kind: GroundKind, colors: Colors): Sprite {
  const high = Math.ceil(height - over);
  return {
    width,
    height: high,
    draw(pen) {
      const swell = unit * (kind === "water" ? 0.012 : 0.02);
      pen.fillStyle = linear(
        pen,
        [0, 0, 0, high],
        [
          [0, colors.near[0]],
          [1, colors.near[1]],
        ],
      );
      ridge(pen, width, { top: swell, bottom: high, swell, wave: kind === "water" ? 9 : 2.2 });
      const random = createRandom(19);
      if (kind === "water") waves(pen, { width, high, unit, random }, colors.mark);
      else tufts(pen, { width, high, unit, random }, kind, colors.mark);
    },
  };
}

type Front = { width: number; high: number; unit: number; random: () => number };

function waves(pen: Pen, { width, high, unit, random }: Front, color: string): void {
  pen.lineCap = "round";
  for (let index = 0; index < 12; index++) {
    const share = (index + 0.7) / 12;
    const [x, y, long] = [random() * width, high * (0.08 + share * 0.9), unit * (0.05 + 0.1 * share)];
    pen.strokeStyle = withAlpha(color, 0.6 - 0.3 * share);
    pen.lineWidth = unit * (0.006 + 0.006 * share);
    pen.beginPath();
    pen.moveTo(x - long, y);
    pen.quadraticCurveTo(x, y + long * 0.3, x + long, y);
    pen.stroke();
  }
}

/** Grass with flowers, or the small ridges that wind leaves in sand and snow. */
function tufts(pen: Pen, { width, high, unit, random }: Front, kind: GroundKind, color: string): void {
  pen.lineCap = "round";
  for (let index = 0; index < 22; index++) {
    const share = (index + 0.5) / 22;
    const [x, y, size] = [random() * width, high * (0.14 + share * 0.84), unit * (0.014 + 0.022 * share)];
    pen.strokeStyle = withAlpha(color, 0.5);
    pen.lineWidth = unit * 0.006;
    pen.beginPath();
    if (kind === "meadow")
      for (const lean of [-0.7, 0, 0.7]) {
        pen.moveTo(x, y);
        pen.quadraticCurveTo(x + lean * size * 0.3, y - size * 0.6, x + lean * size, y - size);
      }
    else {
      pen.moveTo(x - size * 3, y);
      pen.quadraticCurveTo(x, y - size * 0.8, x + size * 3, y);
    }
    pen.stroke();
    if (kind !== "meadow" || index % 4 !== 0) continue;
    pen.fillStyle = withAlpha("#ffffff", 0.85);
    disc(pen, x + size * 2, y - size * 0.5, size * 0.3);
    pen.fill();
  }
}

function ridge(
  pen: Pen,
  width: number,
  { top, bottom, swell, wave }: { top: number; bottom: number; swell: number; wave: number },
): void {
  pen.beginPath();
  pen.moveTo(0, bottom);
  for (let step = 0; step <= 48; step++) {
    const share = step / 48;
    pen.lineTo(width * share, top + swell * Math.sin(wave + share * (wave > 8 ? 26 : 5.4)));
  }
  pen.lineTo(width, bottom);
  pen.closePath();
  pen.fill();
}
