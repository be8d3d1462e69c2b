import { createRandom } from "#base/numbers.ts";
import type { Staging } from "#stage/board.ts";
import { withAlpha } from "#stage/colors/colors.ts";
import { disc, linear } from "#stage/pens.ts";
import type { Pen } from "#stage/stage.ts";
import { isPictureLike } from "#stage/board.ts";

type Point = { x: number; y: number };
type Land = {
  sky: readonly string[];
  hills: readonly [string, string];
  grass: readonly [string, string];
  road: string;
};

const DAY: Land = {
  sky: ["#8fcbee", "#cfe9f7", "#fdf1d4"],
  hills: ["#b3dcb0", "#86c47e"],
  grass: ["#7cc45c", "#2d7a3e"],
  road: "#4a515f",
};
/** Under a dark look the day is over: the last light lies behind the hills. */
const EVENING: Land = {
  sky: ["#141c3e", "#4a4488", "#f0986a"],
  hills: ["#4d4a80", "#332f60"],
  grass: ["#2c4a58", "#0f1c2c"],
  road: "#262b3a",
};
const GRAVE: Land = {
  sky: ["#0c1016", "#222a36", "#46525f"],
  hills: ["#252c36", "#1b2028"],
  grass: ["#1c2329", "#090c10"],
  road: "#14181f",
};

/** Where the road comes in, where it bends, and where it ends at the horizon: shares of the width, and of the way down. */
const BEND: readonly [Point, Point, Point, Point] = [
  { x: -0.25, y: 0.82 },
  { x: 0.75, y: 1.02 },
  { x: 1.25, y: 0.36 },
  { x: 0.72, y: 0 },
];
const STEPS = 56;
/** How much of its width a road keeps that runs across: the ground is seen from low above. */
const FLAT = 0.34;
const FOOT = 0.72;
const DARK = 0.3;

/** A road through open land to a gate at the horizon, below `top`; returns where whoever goes stands on it. */
export function putRoad(staging: Staging, top: number): Point & { size: number; floor: number } {
  const { frame, board, isGrave, scene } = staging;
  const { width, height, shape, unit } = frame;
  const wide = shape === "wide";
  const horizon = wide ? height * 0.56 : top + (height - top) * 0.46;
  const isDark = board.brightness({ x: 0, y: 0, width, height: horizon }) < DARK;
  const land = isGrave ? GRAVE : isDark ? EVENING : DAY;
  const isOver = isPictureLike(scene);
  board.paint((pen) => {
    // A landscape that moves keeps its sky.
    if (!isOver) paintSky(pen, width, horizon, land.sky);
    paintLand(pen, { width, height, unit, horizon }, land);
  });
  const floor = horizon + (height - horizon) * FOOT;
  const size = wide ? height * 0.5 : Math.min(unit * 0.66, (floor - top) * 0.98);
  return { x: wide ? frame.object.x : width * 0.42, y: floor - size / 2, size, floor };
}

function paintSky(pen: Pen, width: number, horizon: number, sky: readonly string[]): void {
  const stops = sky.map((color, index): [number, string] => [index / (sky.length - 1), color]);
  pen.fillStyle = linear(pen, [0, 0, 0, horizon], stops);
  pen.fillRect(0, 0, width, horizon + 2);
}

type Room = { width: number; height: number; unit: number; horizon: number };

function paintLand(pen: Pen, room: Room, { hills, grass, road }: Land): void {
  const { width, height, unit, horizon } = room;
  for (const [index, color] of hills.entries()) {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let step = 0; step <= 40; step++) {
      const share = step / 40;
      const swell = Math.sin(share * (6 - index * 2) + 1 + index * 2.6);
      pen.lineTo(width * share, horizon - unit * (0.075 - index * 0.045) - unit * 0.035 * swell);
    }
    pen.lineTo(width, height);
    pen.fill();
  }
  pen.fillStyle = linear(
    pen,
    [0, horizon, 0, height],
    [
      [0, grass[0]],
      [1, grass[1]],
    ],
  );
  pen.fillRect(0, horizon, width, height - horizon);
  const line = middleLine(room);
  ribbon(pen, line, room, { half: 0.3, color: withAlpha("#f2ead2", 0.85) });
  ribbon(pen, line, room, { half: 0.275, color: road });
  for (let dash = 0; dash < 9; dash++) {
    // As long as they are far apart, and both shrink towards the horizon.
    const [from, to] = [1 - (1 - dash / 9) ** 1.3, 1 - (1 - (dash + 0.5) / 9) ** 1.3];
    ribbon(pen, line, room, { half: 0.014, from, to, color: "#ffe7a0" });
  }
  trees(pen, room, grass[1]);
  gate(pen, room);
}

function middleLine({ width, height, horizon }: Room): Point[] {
  const [a, b, c, d] = BEND;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const r = 1 - t;
    const at = (key: "x" | "y") => r ** 3 * a[key] + 3 * r * r * t * b[key] + 3 * r * t * t * c[key] + t ** 3 * d[key];
    return { x: at("x") * width, y: horizon + at("y") * (height - horizon) };
  });
}

/** A band along the road, as wide as it is near. */
function ribbon(
  pen: Pen,
  line: readonly Point[],
  { unit, height, horizon }: Room,
  { half, from = 0, to = 1, color }: { half: number; from?: number; to?: number; color: string },
): void {
  const part = line.slice(Math.floor(from * STEPS), Math.ceil(to * STEPS) + 1);
  const side = (sign: number) =>
    part.map(({ x, y }, index): Point => {
      const [before, after] = [part[Math.max(0, index - 1)] ?? { x, y }, part[index + 1] ?? { x, y }];
      const [dx, dy] = [after.x - before.x, (after.y - before.y) / FLAT];
      const long = Math.hypot(dx, dy) || 1;
      const near = 0.03 + 0.97 * ((y - horizon) / (height - horizon));
      const out = half * unit * near * sign;
      return { x: x + (-dy / long) * out, y: y + (dx / long) * out * FLAT };
    });
  pen.fillStyle = color;
  pen.beginPath();
  for (const { x, y } of [...side(1), ...side(-1).toReversed()]) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

function trees(pen: Pen, { width, height, unit, horizon }: Room, color: string): void {
  const random = createRandom(5);
  for (const [x, down] of [
    [0.06, 0.02],
    [0.16, 0.05],
    [0.29, 0.015],
    [0.93, 0.03],
    [0.44, 0.02],
    [0.02, 0.2],
  ] as const) {
    const size = unit * (0.05 + down * 0.34 + 0.015 * random());
    const [left, foot] = [width * x, horizon + (height - horizon) * down + unit * 0.01];
    pen.fillStyle = "#5a4028";
    pen.fillRect(left - size * 0.07, foot - size * 0.4, size * 0.14, size * 0.42);
    pen.fillStyle = color;
    for (const [dx, dy, each] of [
      [-0.24, -0.6, 0.3],
      [0.24, -0.62, 0.3],
      [0, -0.9, 0.36],
    ] as const) {
      disc(pen, left + dx * size, foot + dy * size, each * size);
      pen.fill();
    }
  }
}

/** Where the way ends: two posts and a chequered cloth over the road. */
function gate(pen: Pen, { width, height, unit, horizon }: Room): void {
  const [x, foot] = [width * 0.75, horizon + (height - horizon) * 0.045];
  const [half, tall, cell] = [unit * 0.085, unit * 0.17, (unit * 0.17) / 8];
  pen.fillStyle = "#d8453a";
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.roundRect(x + side * half - unit * 0.007, foot - tall, unit * 0.014, tall, unit * 0.006);
    pen.fill();
  }
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 8; column++) {
      pen.fillStyle = (row + column) % 2 === 0 ? "#1b2029" : "#ffffff";
      pen.fillRect(x - half + column * cell, foot - tall + row * cell, cell + 0.5, cell + 0.5);
    }
}
