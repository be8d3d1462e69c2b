import { clamp } from "#base/numbers.ts";
import type { ColorSet } from "#looks/look.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import type { Ground } from "./ground.ts";
import { cover, floorOf, lightOf, pool } from "./ground.ts";
import { apart, linear, radial } from "#stage/pens.ts";

export function studio(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const horizon = (floorOf("studio", ground) ?? 0.6) - 0.025;
  const light = lightOf(ground);
  const far = Math.max(width, height);
  const wall = [
    [0, mix(base, deep, 0.3)],
    [horizon - 0.16, base],
    [horizon - 0.01, mix(base, second, 0.8)],
    [horizon + 0.05, mix(second, deep, 0.3)],
    [1, deep],
  ] as const;
  cover(ground, linear(pen, [0, 0, 0, height], wall));
  cover(ground, pool(pen, [light.x, light.y, far * 0.5], [glow, 0.5]));
  // A wide beam from the upper left, and its pool on the floor.
  apart(pen, () => {
    pen.transform(1, 0, -0.42, 1, 0, 0);
    const beam = linear(
      pen,
      [width * 0.12, 0, width * 0.98, 0],
      [
        [0, withAlpha(glow, 0)],
        [0.5, withAlpha(glow, 0.12)],
        [1, withAlpha(glow, 0)],
      ],
    );
    pen.fillStyle = beam;
    pen.fillRect(0, 0, width * 2, height * horizon);
  });
  apart(pen, () => {
    const y = height * (horizon + 0.03);
    pen.translate(light.x, y);
    pen.scale(1, 0.2);
    pen.fillStyle = pool(pen, [0, 0, far * 0.4], [glow, 0.34]);
    pen.fillRect(-width, -far, width * 3, far * 2);
  });
}

export function grid(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const horizon = (floorOf("grid", ground) ?? 0.6) - 0.035;
  const y = height * horizon;
  const light = lightOf(ground);
  cover(
    ground,
    linear(
      pen,
      [0, 0, 0, height],
      [
        [0, mix(base, deep, 0.3)],
        [horizon - 0.01, mix(base, second, 0.92)],
        [horizon, deep],
        [1, mix(base, deep, 0.6)],
      ],
    ),
  );
  cover(ground, pool(pen, [light.x, light.y, Math.max(width, height) * 0.36], [glow, 0.22]));
  apart(pen, () => {
    pen.beginPath();
    pen.rect(0, y, width, height - y);
    pen.clip();
    pen.strokeStyle = withAlpha(glow, 0.3);
    pen.lineWidth = Math.min(width, height) / 400;
    for (let index = -16; index <= 16; index++) {
      pen.beginPath();
      pen.moveTo(light.x + index * width * 0.045, y);
      pen.lineTo(light.x + index * width * 0.36, height);
      pen.stroke();
    }
    for (let index = 0; index < 13; index++) {
      const depth = (index + 0.4) / 13;
      pen.globalAlpha = clamp(depth * 2);
      pen.beginPath();
      pen.moveTo(0, y + (height - y) * depth * depth);
      pen.lineTo(width, y + (height - y) * depth * depth);
      pen.stroke();
    }
  });
  cover(ground, pool(pen, [light.x, y, Math.max(width, height) * 0.4], [glow, 0.34]));
  pen.fillStyle = withAlpha(glow, 0.8);
  pen.fillRect(0, y - height / 900, width, height / 450);
}

export function blinds(ground: Ground, { base, second, deep }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const floor = (floorOf("blinds", ground) ?? 0.6) - 0.03;
  cover(
    ground,
    linear(
      pen,
      [0, 0, width, height],
      [
        [0, mix(base, second, 0.2)],
        [1, mix(base, deep, 0.6)],
      ],
    ),
  );
  apart(pen, () => {
    pen.filter = `blur(${Math.max(0.1, unit * 0.008)}px)`;
    pen.transform(1, -0.22, -0.3, 1, width * 0.2, height * 0.09);
    for (let index = 0; index < 9; index++) {
      pen.fillStyle = withAlpha(second, 0.46 - index * 0.035);
      pen.fillRect(width * 0.08, height * (0.07 + index * 0.064), width * 0.43, height * 0.036);
      pen.fillRect(width * 0.55, height * (0.07 + index * 0.064), width * 0.43, height * 0.036);
    }
  });
  const y = height * floor;
  pen.fillStyle = linear(
    pen,
    [0, y, 0, height],
    [
      [0, withAlpha(mix(base, deep, 0.75), 0)],
      [0.015, withAlpha(mix(base, deep, 0.75), 0.8)],
      [1, mix(base, deep, 0.95)],
    ],
  );
  pen.fillRect(0, y, width, height - y);
}

export function lamp(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const light = lightOf(ground);
  const y = height * ((floorOf("lamp", ground) ?? 0.6) - 0.02);
  const far = Math.max(width, height);
  cover(
    ground,
    linear(
      pen,
      [0, 0, 0, height],
      [
        [0, mix(base, deep, 0.4)],
        [0.4, base],
        [1, deep],
      ],
    ),
  );
  cover(
    ground,
    radial(
      pen,
      [light.x, light.y, far * 0.46],
      [
        [0, withAlpha(mix(second, glow, 0.2), 0.9)],
        [0.4, withAlpha(second, 0.36)],
        [1, withAlpha(second, 0)],
      ],
    ),
  );
  pen.fillStyle = linear(
    pen,
    [0, y, 0, height],
    [
      [0, withAlpha(deep, 0)],
      [0.02, withAlpha(deep, 0.62)],
      [1, withAlpha(deep, 0.92)],
    ],
  );
  pen.fillRect(0, y, width, height - y);
  apart(pen, () => {
    pen.translate(light.x, y + height * 0.02);
    pen.scale(1, 0.2);
    pen.fillStyle = pool(pen, [0, 0, Math.min(width, height) * 0.56], [mix(second, glow, 0.35), 0.6]);
    pen.fillRect(-width, -far, width * 3, far * 2);
  });
}
