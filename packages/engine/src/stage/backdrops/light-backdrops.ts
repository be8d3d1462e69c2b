import { parseColor } from "#base/color.ts";
import { createRandom } from "#base/numbers.ts";
import type { ColorSet } from "#looks/look.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import type { Ground } from "./ground.ts";
import { cover, lightOf, pool } from "./ground.ts";
import { apart, disc, linear, radial } from "#stage/pens.ts";

export function arc(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const { x, y } = lightOf(ground);
  const unit = Math.min(width, height);
  cover(
    ground,
    linear(
      pen,
      [0, 0, width * 0.3, height],
      [
        [0, mix(base, "#ffffff", 0.08)],
        [1, mix(base, deep, 0.12)],
      ],
    ),
  );
  const rings = [
    [0.88, mix(base, second, 0.7)],
    [0.67, mix(second, glow, 0.3)],
    [0.475, mix(second, glow, 0.78)],
  ] as const;
  for (const [share, color] of rings) {
    const radius = unit * share;
    apart(pen, () => {
      pen.shadowColor = withAlpha(mix(deep, "#000000", 0.5), 0.3);
      pen.shadowBlur = unit * 0.06;
      pen.shadowOffsetY = unit * 0.02;
      pen.fillStyle = linear(
        pen,
        [x - radius * 0.4, y - radius, x + radius * 0.4, y + radius],
        [
          [0, mix(color, "#ffffff", 0.2)],
          [1, mix(color, deep, 0.06)],
        ],
      );
      disc(pen, x, y, radius);
      pen.fill();
    });
  }
}

export function mesh(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const far = Math.max(width, height);
  cover(
    ground,
    linear(
      pen,
      [0, 0, width * 0.4, height],
      [
        [0, base],
        [1, deep],
      ],
    ),
  );
  const clouds = [
    [0.88, 0.1, 0.62, second, 0.85],
    [0.05, 0.42, 0.5, glow, 0.34],
    [0.8, 0.6, 0.5, base, 0.9],
    [0.2, 0.98, 0.66, deep, 0.95],
    [0.5, 0.38, 0.34, glow, 0.3],
    [0.98, 0.95, 0.4, mix(second, deep, 0.55), 0.7],
  ] as const;
  for (const [x, y, radius, color, alpha] of clouds) {
    cover(
      ground,
      radial(
        pen,
        [width * x, height * y, far * radius],
        [
          [0, withAlpha(color, alpha)],
          [0.5, withAlpha(color, alpha * 0.42)],
          [1, withAlpha(color, 0)],
        ],
      ),
    );
  }
}

export function bokeh(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const random = createRandom(77);
  cover(
    ground,
    linear(
      pen,
      [0, 0, 0, height],
      [
        [0, base],
        [0.45, mix(base, second, 0.42)],
        [0.72, mix(base, deep, 0.5)],
        [1, deep],
      ],
    ),
  );
  const light = lightOf(ground);
  cover(ground, pool(pen, [light.x, light.y, unit * 0.8], [glow, 0.3]));
  for (let index = 0; index < 34; index++) {
    const x = random() * width;
    const y = random() * height;
    const radius = unit * (0.018 + 0.1 * random() ** 2);
    const color = index % 3 > 0 ? glow : second;
    // Fewer and fainter behind the words.
    const alpha = (0.07 + 0.24 * random()) * (y > height * 0.6 ? 0.45 : 1);
    pen.fillStyle = radial(
      pen,
      [x, y, radius],
      [
        [0, withAlpha(color, alpha * 0.6)],
        [0.84, withAlpha(color, alpha)],
        [0.93, withAlpha(mix(color, "#ffffff", 0.4), alpha * 1.1)],
        [1, withAlpha(color, 0)],
      ],
    );
    disc(pen, x, y, radius);
    pen.fill();
  }
}

/** How far two colours are apart, 0 to 1. */
function distance(one: string, other: string): number {
  const [a, b] = [parseColor(one), parseColor(other)];
  return (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2])) / 765;
}

type Share = readonly [x: number, y: number];
/** Where the line between the halves lies where nothing else is said. */
const [MIDDLE, SLANT] = [0.445, 0.08];

/** Two halves along a slant: what is left behind above (left), what wins below (right). */
export function split(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const isWide = width > height;
  const grey = mix(mix("#666b74", "#15171c", 0.4), deep, 0.1);
  // Two halves of one colour would be one: then the first is the dark of it.
  const isAlike = distance(base, second) < 0.2;
  const first = isAlike ? mix(deep, "#000000", 0.4) : base;
  const lit = (color: string, x: number, y: number) =>
    radial(
      pen,
      [x * width, y * height, Math.max(width, height) * 0.5],
      [
        [0, mix(color, glow, 0.32)],
        [0.5, color],
        [1, mix(color, "#000000", 0.3)],
      ],
    );
  const behind = linear(
    pen,
    [0, 0, isWide ? width * 0.6 : 0, isWide ? 0 : height * 0.5],
    [
      [0, mix(grey, "#000000", 0.35)],
      [1, mix(grey, "#ffffff", 0.04)],
    ],
  );
  const { at = MIDDLE, slant = SLANT } = ground.halves ?? {};
  // The middle of each half: in an upright frame they lie one above the other.
  const [left, right]: readonly [Share, Share] = isWide
    ? [
        [0.25, 0.42],
        [0.75, 0.42],
      ]
    : [
        [0.5, at * 0.52],
        [0.5, at + (1 - at) * 0.48],
      ];
  cover(ground, ground.isEven ? lit(first, ...left) : behind);
  apart(pen, () => {
    pen.beginPath();
    const [from, to] = [at + slant / 2, at - slant / 2];
    const corners = isWide
      ? [
          [0.565, -0.01],
          [1.01, -0.01],
          [1.01, 1.01],
          [0.435, 1.01],
        ]
      : [
          [-0.01, from],
          [1.01, to],
          [1.01, 1.01],
          [-0.01, 1.01],
        ];
    for (const [x = 0, y = 0] of corners) pen.lineTo(x * width, y * height);
    pen.closePath();
    pen.shadowColor = "rgba(0,0,0,0.55)";
    pen.shadowBlur = Math.min(width, height) * 0.07;
    const middle = isWide ? { x: width * 0.75, y: height * 0.42 } : { x: width * 0.56, y: height * 0.6 };
    const won = radial(
      pen,
      [middle.x, middle.y, Math.max(width, height) * 0.5],
      [
        [0, mix(second, glow, 0.4)],
        [0.45, second],
        [1, mix(second, deep, 0.7)],
      ],
    );
    pen.fillStyle = ground.isEven ? lit(second, ...right) : won;
    pen.fill();
  });
}
