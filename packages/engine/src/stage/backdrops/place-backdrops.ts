import { createRandom } from "#base/numbers.ts";
import type { ColorSet } from "#looks/look.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import type { Ground } from "./ground.ts";
import { cover, floorOf, lightOf, pool } from "./ground.ts";
import { disc, linear } from "#stage/pens.ts";
import type { Pen } from "#stage/stage.ts";

/** The far north: a low sun in cold haze, walls of ice, and floes on dark water. */
export function ice(ground: Ground, { glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const horizon = (floorOf("ice", ground) ?? 0.62) - 0.09;
  const y = height * horizon;
  const sky = [
    [0, "#1d4f80"],
    [0.6, "#5f9cc4"],
    [1, "#cfe6f0"],
  ] as const;
  cover(ground, linear(pen, [0, 0, 0, y], sky));
  cover(ground, pool(pen, [width * 0.2, y - unit * 0.08, unit * 0.7], [mix("#ffe9d2", glow, 0.15), 0.6]));
  const random = createRandom(31);
  for (const [lift, color] of [
    [0.17, "#a9cbe0"],
    [0.1, "#dcecf4"],
  ] as const)
    jagged(pen, { y, width, color, lift: unit * lift, steps: 9 }, random);
  pen.fillStyle = linear(
    pen,
    [0, y, 0, height],
    [
      [0, "#3c7ea4"],
      [0.4, "#1c5478"],
      [1, "#0a2f4c"],
    ],
  );
  pen.fillRect(0, y, width, height - y);
  for (let index = 0; index < 13; index++) {
    const share = index / 12;
    const across = unit * (0.06 + 0.3 * share * (0.5 + random()));
    const at = { x: width * random(), y: y + unit * 0.03 + (height - y) * share ** 1.5 };
    floe(pen, at, across);
  }
}

/** A town in the evening: two rows of roofs with lit windows behind a street. */
export function city(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const floor = height * ((floorOf("city", ground) ?? 0.62) - 0.04);
  const light = lightOf(ground);
  const evening = [
    [0, mix(base, deep, 0.45)],
    [0.7, mix(base, second, 0.4)],
    [1, mix(second, glow, 0.45)],
  ] as const;
  cover(ground, linear(pen, [0, 0, 0, floor], evening));
  cover(ground, pool(pen, [light.x, floor - unit * 0.1, unit * 0.9], [glow, 0.4]));
  const random = createRandom(19);
  for (const [tall, dark, lit] of [
    [0.52, 0.3, 0.18],
    [0.34, 0.62, 0.45],
  ] as const) {
    const color = mix(mix(base, second, 0.3), deep, dark);
    for (let x = -unit * 0.05; x < width;) {
      const wide = unit * (0.1 + 0.1 * random());
      const high = unit * tall * (0.5 + 0.5 * random());
      pen.fillStyle = color;
      pen.fillRect(x, floor - high, wide, high + 2);
      windows(
        pen,
        { x, y: floor - high, width: wide, height: high },
        withAlpha(mix("#ffe2a0", glow, 0.3), lit),
        random,
      );
      x += wide + unit * 0.012;
    }
  }
  pen.fillStyle = linear(
    pen,
    [0, floor, 0, height],
    [
      [0, mix(base, deep, 0.7)],
      [1, mix(deep, "#000000", 0.35)],
    ],
  );
  pen.fillRect(0, floor, width, height - floor);
  pen.fillStyle = withAlpha(glow, 0.16);
  pen.fillRect(0, floor, width, Math.max(2, unit * 0.008));
}

/** A ward in the colours of the film: tiles, a heartbeat along the wall, and the floor. */
export function clinic(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const floor = height * ((floorOf("clinic", ground) ?? 0.62) - 0.03);
  const light = lightOf(ground);
  const wall = mix(base, second, 0.3);
  cover(
    ground,
    linear(
      pen,
      [0, 0, 0, floor],
      [
        [0, mix(wall, deep, 0.3)],
        [1, mix(wall, glow, 0.12)],
      ],
    ),
  );
  cover(ground, pool(pen, [light.x, light.y, unit * 0.9], [glow, 0.36]));
  const tile = unit * 0.13;
  pen.strokeStyle = withAlpha(glow, 0.13);
  pen.lineWidth = Math.max(1, unit * 0.003);
  pen.beginPath();
  for (let y = floor; y > floor - tile * 3.1; y -= tile) {
    pen.moveTo(0, y);
    pen.lineTo(width, y);
  }
  for (let x = tile * 0.4; x < width; x += tile) {
    pen.moveTo(x, floor);
    pen.lineTo(x, floor - tile * 3);
  }
  pen.stroke();
  heartbeat(pen, { x: 0, y: floor - tile * 3.7, width, height: unit * 0.12 }, withAlpha(glow, 0.4));
  pen.fillStyle = linear(
    pen,
    [0, floor, 0, height],
    [
      [0, mix(wall, deep, 0.45)],
      [1, deep],
    ],
  );
  pen.fillRect(0, floor, width, height - floor);
  pen.fillStyle = withAlpha(glow, 0.3);
  pen.fillRect(0, floor, width, Math.max(2, unit * 0.006));
}

/** A garden in the morning: soft hills, a fence, and a bed of flowers to stand in. */
export function garden(ground: Ground, { glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const floor = height * ((floorOf("garden", ground) ?? 0.62) - 0.05);
  const morning = [
    [0, "#7fc4e8"],
    [0.65, "#cdeaf2"],
    [1, "#fdf3d2"],
  ] as const;
  cover(ground, linear(pen, [0, 0, 0, floor], morning));
  cover(ground, pool(pen, [width * 0.8, height * 0.12, unit * 0.6], [mix("#fff2b8", glow, 0.15), 0.8]));
  pen.fillStyle = "#a8d69a";
  pen.beginPath();
  pen.ellipse(width * 0.2, floor + unit * 0.06, unit * 0.75, unit * 0.26, 0, 0, Math.PI * 2);
  pen.ellipse(width * 0.95, floor + unit * 0.08, unit * 0.7, unit * 0.22, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = "rgba(255,255,255,0.9)";
  for (let x = unit * 0.02; x < width; x += unit * 0.085) {
    pen.beginPath();
    pen.roundRect(x, floor - unit * 0.13, unit * 0.04, unit * 0.16, [unit * 0.02, unit * 0.02, 0, 0]);
    pen.fill();
  }
  pen.fillRect(0, floor - unit * 0.085, width, unit * 0.018);
  pen.fillRect(0, floor - unit * 0.03, width, unit * 0.018);
  pen.fillStyle = linear(
    pen,
    [0, floor, 0, height],
    [
      [0, "#6fbf5a"],
      [0.35, "#46994a"],
      [1, "#235f35"],
    ],
  );
  pen.fillRect(0, floor, width, height - floor);
  const random = createRandom(13);
  for (let index = 0; index < 54; index++) {
    const share = random();
    const at = { x: width * random(), y: floor + unit * 0.02 + (height - floor) * share };
    const color = ["#ff8fb4", "#ffd35a", "#ffffff", "#c79bff", "#ff7a5c"][index % 5] ?? "#ffffff";
    blossom(pen, at, unit * (0.007 + 0.014 * share), color);
  }
}

/** The evening sky over water: the sun half down, everything red. */
export function dusk(ground: Ground, { glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  // A square has its words where the sun would be: there it is lower and smaller.
  const isSquare = width === height;
  const isTall = height > width;
  const y = height * ((floorOf("dusk", ground) ?? 0.62) - (isSquare ? -0.06 : isTall ? 0.06 : 0.1));
  const evening = [
    // Dark above, where words stand: they need no veil over the red.
    [0, "#1f0d34"],
    [0.4, "#571a44"],
    [0.72, "#b8342f"],
    [0.9, "#ee6a2c"],
    [1, "#ffa63e"],
  ] as const;
  cover(ground, linear(pen, [0, 0, 0, y], evening));
  const x = width * (width > height ? 0.29 : 0.5);
  cover(ground, pool(pen, [x, y, unit * 0.8], [mix("#ffd88a", glow, 0.1), 0.75]));
  const radius = unit * (isSquare ? 0.13 : isTall ? 0.25 : 0.2);
  // Red up to its rim: the veil under the words turns gold to olive.
  const low = [
    [0, "#ff6a3c"],
    [0.5, "#fa3f26"],
    [1, "#e8281e"],
  ] as const;
  pen.fillStyle = linear(pen, [0, y - radius, 0, y], low);
  disc(pen, x, y, radius);
  pen.fill();
  const water = [
    [0, "#b83a30"],
    [0.3, "#6c2140"],
    [1, "#220c2c"],
  ] as const;
  pen.fillStyle = linear(pen, [0, y, 0, height], water);
  pen.fillRect(0, y, width, height - y);
  pen.fillStyle = "rgba(255,214,140,0.55)";
  for (let row = 0; row < 9; row++) {
    const wide = unit * (0.34 - 0.028 * row) * (row % 2 === 0 ? 1 : 0.72);
    pen.beginPath();
    pen.roundRect(x - wide / 2, y + unit * (0.02 + 0.036 * row), wide, unit * 0.011, unit * 0.006);
    pen.fill();
  }
}

type Jagged = { y: number; width: number; color: string; lift: number; steps: number };

function jagged(pen: Pen, { y, width, color, lift, steps }: Jagged, random: () => number): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(0, y);
  for (let step = 0; step <= steps; step++) pen.lineTo((width * step) / steps, y - lift * (0.25 + 0.75 * random()));
  pen.lineTo(width, y);
  pen.fill();
}

function floe(pen: Pen, { x, y }: { x: number; y: number }, across: number): void {
  for (const [drop, color] of [
    [across * 0.06, "#8fb8cf"],
    [0, "#eaf5fa"],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(x - across / 2, y + drop);
    pen.lineTo(x - across * 0.3, y - across * 0.1 + drop);
    pen.lineTo(x + across * 0.24, y - across * 0.12 + drop);
    pen.lineTo(x + across / 2, y + drop);
    pen.lineTo(x + across * 0.2, y + across * 0.1 + drop);
    pen.lineTo(x - across * 0.28, y + across * 0.08 + drop);
    pen.fill();
  }
}

function heartbeat(pen: Pen, { x, y, width, height }: Wall, color: string): void {
  pen.strokeStyle = color;
  pen.lineWidth = height * 0.07;
  pen.lineJoin = "round";
  pen.beginPath();
  pen.moveTo(x, y);
  for (const start of [0.12, 0.62])
    for (const [along, lift] of [
      [0, 0],
      [0.05, -0.25],
      [0.09, 0],
      [0.12, 0.3],
      [0.16, -0.9],
      [0.2, 0.6],
      [0.23, 0],
    ] as const)
      pen.lineTo(x + width * (start + along), y + height * lift);
  pen.lineTo(x + width, y);
  pen.stroke();
}

type Wall = { x: number; y: number; width: number; height: number };

function windows(pen: Pen, { x, y, width, height }: Wall, color: string, random: () => number): void {
  pen.fillStyle = color;
  const one = width / 5.5;
  for (let row = y + one; row < y + height - one; row += one * 1.7)
    for (let column = 0; column < 3; column++)
      if (random() > 0.45) pen.fillRect(x + one * (0.7 + column * 1.6), row, one * 0.8, one);
}

function blossom(pen: Pen, { x, y }: { x: number; y: number }, radius: number, color: string): void {
  pen.fillStyle = color;
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * Math.PI * 2;
    disc(pen, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.8, radius * 0.75);
    pen.fill();
  }
  pen.fillStyle = "#ffcf3f";
  disc(pen, x, y, radius * 0.6);
  pen.fill();
}
