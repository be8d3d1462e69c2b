import { createRandom } from "#base/numbers.ts";
import type { ColorSet } from "#looks/look.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import type { Ground } from "./ground.ts";
import { cover, floorOf, pool } from "./ground.ts";
import { apart, disc, linear } from "#stage/pens.ts";
import type { Pen } from "#stage/stage.ts";

/** A bright day: sun, clouds, and a meadow to stand on. */
export function sky(ground: Ground, { glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const horizon = (floorOf("sky", ground) ?? 0.62) - 0.03;
  cover(
    ground,
    linear(
      pen,
      [0, 0, 0, height * horizon],
      [
        [0, "#1f74d8"],
        [0.6, "#58aef2"],
        [1, "#c4e8fb"],
      ],
    ),
  );
  cover(ground, pool(pen, [width * 0.84, height * 0.1, unit * 0.7], [mix("#fff3c0", glow, 0.2), 0.85]));
  const random = createRandom(11);
  for (const [x, y, size] of [
    [0.14, 0.09, 0.15],
    [0.82, 0.36, 0.17],
    [0.1, 0.44, 0.13],
  ] as const)
    puff(pen, [width * x, height * y, unit * size], random);
  for (const [top, color, wave] of [
    [horizon, "#8ccf6a", 0.9],
    [horizon + 0.05, "#5fb152", 2.4],
    [horizon + 0.15, "#3b8f46", 4.1],
  ] as const)
    ridge(ground, { top, color, deep: mix(color, "#12522f", 0.5), wave, swell: 0.02 });
}

/** Deep water with light from above, weeds and sand. */
export function underwater(ground: Ground, { glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const random = createRandom(23);
  cover(
    ground,
    linear(
      pen,
      [0, 0, 0, height],
      [
        [0, "#2aa3cf"],
        [0.35, "#10709f"],
        [0.75, "#083d68"],
        [1, "#041f3c"],
      ],
    ),
  );
  for (let beam = 0; beam < 6; beam++) {
    const x = width * (0.05 + beam * 0.18);
    pen.fillStyle = linear(
      pen,
      [0, 0, 0, height * 0.7],
      [
        [0, withAlpha(mix("#d6f6ff", glow, 0.12), 0.2)],
        [1, "rgba(214,246,255,0)"],
      ],
    );
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x + unit * 0.1, 0);
    pen.lineTo(x + unit * (0.02 + 0.16 * random()), height * 0.7);
    pen.lineTo(x - unit * 0.22, height * 0.7);
    pen.fill();
  }
  pen.fillStyle = "rgba(220,246,255,0.28)";
  for (let index = 0; index < 26; index++) {
    disc(pen, random() * width, random() * height * 0.8, unit * (0.003 + 0.009 * random()));
    pen.fill();
  }
  ridge(ground, { top: 0.86, color: "#0c3f5f", deep: "#062743", wave: 1.2, swell: 0.03 });
  for (let index = 0; index < 12; index++) {
    const x = (index < 6 ? 0.02 + index * 0.035 : 0.78 + (index - 6) * 0.04) * width;
    weed(pen, [x, height * 0.96, unit * (0.12 + 0.16 * random())], index % 2 === 0 ? "#0f6a62" : "#0a4f57");
  }
  ridge(ground, { top: 0.94, color: "#15506b", deep: "#051c30", wave: 3, swell: 0.02 });
}

/** A wood at night: trunks in the haze, and a way between them. */
export function woods(ground: Ground, { base, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const floor = floorOf("woods", ground) ?? 0.62;
  const dark = mix(deep, "#05070c", 0.5);
  const haze = mix(mix(base, "#4a6a84", 0.55), glow, 0.1);
  cover(
    ground,
    linear(
      pen,
      [0, 0, 0, height],
      [
        [0, mix(dark, haze, 0.3)],
        [floor - 0.12, mix(dark, haze, 0.8)],
        [floor, mix(dark, haze, 0.55)],
        [1, dark],
      ],
    ),
  );
  // Whole between the trunks, above all that is said and shown: behind a head or in a ring it would belong to them.
  const moon =
    width > height
      ? { x: width * 0.5, y: height * 0.11, radius: unit * 0.07 }
      : width === height
        ? { x: width * 0.89, y: height * 0.09, radius: unit * 0.056 }
        : { x: width * 0.5, y: height * 0.046, radius: unit * 0.062 };
  cover(ground, pool(pen, [width * 0.5, height * (floor - 0.24), unit * 0.75], ["#dfeaf6", 0.34]));
  cover(ground, pool(pen, [moon.x, moon.y, unit * 0.15], ["#dfeaf6", 0.4]));
  pen.fillStyle = "#eaf1f8";
  disc(pen, moon.x, moon.y, moon.radius);
  pen.fill();
  const random = createRandom(41);
  for (const [count, share, color] of [
    [16, 0.4, mix(dark, haze, 0.5)],
    [12, 0.7, mix(dark, haze, 0.26)],
    [8, 1, mix(dark, haze, 0.06)],
  ] as const)
    for (let index = 0; index < count; index++) {
      const side = index % 2 === 0 ? -1 : 1;
      const out = (0.1 + 0.2 * share + 0.34 * random()) * side;
      trunk(pen, [width * (0.5 + out), height * (floor + 0.03 * share), unit * 0.05 * share], color, random);
    }
  pen.fillStyle = linear(
    pen,
    [0, height * floor, 0, height],
    [
      [0, mix(dark, haze, 0.62)],
      [1, mix(dark, haze, 0.1)],
    ],
  );
  pen.beginPath();
  pen.moveTo(width * 0.47, height * floor);
  pen.lineTo(width * 0.53, height * floor);
  pen.quadraticCurveTo(width * 0.6, height * (floor + 0.12), width * 0.84, height);
  pen.lineTo(width * 0.16, height);
  pen.quadraticCurveTo(width * 0.4, height * (floor + 0.12), width * 0.47, height * floor);
  pen.fill();
}

/** A football field under floodlights. */
export function pitch(ground: Ground, { base, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const horizon = (floorOf("pitch", ground) ?? 0.6) - 0.1;
  const y = height * horizon;
  cover(
    ground,
    linear(
      pen,
      [0, 0, 0, y],
      [
        // Night over a stadium is blue, whatever the colours of the film.
        [0, mix(deep, "#0a1030", 0.85)],
        [1, mix(mix(base, deep, 0.4), "#22387c", 0.85)],
      ],
    ),
  );
  const random = createRandom(7);
  pen.fillStyle = mix(deep, "#101833", 0.7);
  pen.fillRect(0, y - unit * 0.16, width, unit * 0.17);
  for (let index = 0; index < 420; index++) {
    pen.fillStyle = withAlpha(["#f2d7b8", "#e8584a", "#ffffff", "#ffd24a", "#5aa8f0"][index % 5] ?? "#fff", 0.5);
    disc(pen, random() * width, y - unit * (0.015 + 0.14 * random()), unit * 0.0055);
    pen.fill();
  }
  // Away from the words: they stand on the right of a wide frame.
  const isWide = width > height;
  for (const x of isWide ? [0.05, 0.41] : [0.14, 0.86]) {
    cover(
      ground,
      pool(pen, [width * x, y - unit * 0.34, unit * (isWide ? 0.2 : 0.36)], [mix("#ffffff", glow, 0.15), 0.6]),
    );
    pen.fillStyle = "#ffffff";
    for (let lamp = 0; lamp < 6; lamp++) {
      disc(
        pen,
        width * x + unit * 0.028 * ((lamp % 3) - 1),
        y - unit * (0.36 - 0.03 * Math.floor(lamp / 3)),
        unit * 0.011,
      );
      pen.fill();
    }
  }
  for (let stripe = 0; stripe < 8; stripe++) {
    const [from, to] = [stripe, stripe + 1].map((at) => y + (height - y) * (at / 8) ** 1.7);
    pen.fillStyle = stripe % 2 === 0 ? "#2f9a48" : "#258540";
    pen.fillRect(0, from ?? 0, width, (to ?? 0) - (from ?? 0) + 1);
  }
  goal(pen, { x: width * (isWide ? 0.23 : 0.5), foot: y + unit * 0.03, wide: unit * 0.8, high: unit * 0.23 });
  pen.strokeStyle = "rgba(255,255,255,0.75)";
  pen.lineWidth = unit * 0.007;
  pen.beginPath();
  pen.moveTo(0, y + unit * 0.03);
  pen.lineTo(width, y + unit * 0.03);
  pen.ellipse(width * 0.5, y + (height - y) * 0.42, unit * 0.5, unit * 0.17, 0, 0, Math.PI * 2);
  pen.stroke();
}

/** Posts, a bar and a net behind them. */
function goal(pen: Pen, { x, foot, wide, high }: { x: number; foot: number; wide: number; high: number }): void {
  const [left, top, mesh] = [x - wide / 2, foot - high, wide / 18];
  pen.strokeStyle = "rgba(255,255,255,0.28)";
  pen.lineWidth = wide * 0.004;
  pen.beginPath();
  for (let at = mesh; at < wide; at += mesh) {
    pen.moveTo(left + at, top);
    pen.lineTo(left + at, foot);
  }
  for (let at = mesh; at < high; at += mesh) {
    pen.moveTo(left, top + at);
    pen.lineTo(left + wide, top + at);
  }
  pen.stroke();
  pen.strokeStyle = "#f4f6fb";
  pen.lineWidth = wide * 0.017;
  pen.lineJoin = "round";
  pen.beginPath();
  pen.moveTo(left, foot);
  pen.lineTo(left, top);
  pen.lineTo(left + wide, top);
  pen.lineTo(left + wide, foot);
  pen.stroke();
}

type Ridge = { top: number; color: string; deep: string; wave: number; swell: number };

function ridge({ pen, width, height }: Ground, { top, color, deep, wave, swell }: Ridge): void {
  pen.fillStyle = linear(
    pen,
    [0, height * top, 0, height],
    [
      [0, color],
      [1, deep],
    ],
  );
  pen.beginPath();
  pen.moveTo(0, height);
  for (let step = 0; step <= 60; step++) {
    const share = step / 60;
    const lift = Math.sin(share * 4 + wave) * swell + Math.sin(share * 9 + wave * 2) * swell * 0.35;
    pen.lineTo(width * share, height * (top - lift));
  }
  pen.lineTo(width, height);
  pen.fill();
}

function puff(pen: Pen, [x, y, size]: readonly [number, number, number], random: () => number): void {
  apart(pen, () => {
    pen.fillStyle = linear(
      pen,
      [0, y - size * 0.4, 0, y + size * 0.3],
      [
        [0, "rgba(255,255,255,0.95)"],
        [1, "rgba(226,240,252,0.85)"],
      ],
    );
    pen.beginPath();
    pen.roundRect(x - size, y, size * 2, size * 0.34, size * 0.17);
    for (let ball = 0; ball < 4; ball++) {
      const at = x + size * (-0.6 + ball * 0.4);
      const radius = size * (0.24 + 0.2 * random());
      pen.moveTo(at + radius, y + size * 0.08);
      pen.arc(at, y + size * 0.08, radius, 0, Math.PI * 2);
    }
    pen.fill();
  });
}

function weed(pen: Pen, [x, y, tall]: readonly [number, number, number], color: string): void {
  pen.strokeStyle = color;
  pen.lineCap = "round";
  pen.lineWidth = tall * 0.09;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.bezierCurveTo(x - tall * 0.25, y - tall * 0.35, x + tall * 0.25, y - tall * 0.65, x, y - tall);
  pen.stroke();
}

function trunk(pen: Pen, [x, y, thick]: readonly [number, number, number], color: string, random: () => number): void {
  const lean = (random() - 0.5) * thick * 2;
  pen.fillStyle = pen.strokeStyle = color;
  pen.beginPath();
  pen.moveTo(x - thick, y);
  pen.quadraticCurveTo(x - thick * 0.4, y - thick * 4, x - thick * 0.35 + lean, -thick);
  pen.lineTo(x + thick * 0.35 + lean, -thick);
  pen.quadraticCurveTo(x + thick * 0.4, y - thick * 4, x + thick, y);
  pen.fill();
  pen.lineWidth = thick * 0.22;
  pen.lineCap = "round";
  for (let branch = 0; branch < 4; branch++) {
    const from = y - y * (0.35 + 0.16 * branch);
    const toward = (branch % 2 === 0 ? 1 : -1) * thick * (2.2 + 2 * random());
    pen.beginPath();
    pen.moveTo(x + lean * 0.5, from);
    pen.quadraticCurveTo(x + toward * 0.5, from - thick * 0.6, x + toward, from - thick * (1.5 + random()));
    pen.stroke();
  }
}
