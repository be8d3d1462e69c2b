import { createRandom } from "#base/numbers.ts";
import type { ColorSet } from "#looks/look.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import type { Ground } from "./ground.ts";
import { lightOf } from "./ground.ts";
import { apart, disc, linear, radial } from "#stage/pens.ts";

/** A sheet with paper cut-outs on it. */
export function paper({ pen, width, height, light }: Ground, { base, second, deep, glow }: ColorSet): void {
  const unit = Math.min(width, height);
  const isWide = width > height;
  const random = createRandom(Number.parseInt(second.slice(1), 16));
  pen.fillStyle = linear(
    pen,
    [0, 0, width * 0.4, height],
    [
      [0, mix(base, "#ffffff", 0.25)],
      [1, mix(base, deep, 0.05)],
    ],
  );
  pen.fillRect(0, 0, width, height);
  const blob = (x: number, y: number, size: number, [color, wobble]: readonly [string, number]) => {
    apart(pen, () => {
      pen.shadowColor = withAlpha(mix(deep, "#000000", 0.4), 0.34);
      pen.shadowBlur = unit * 0.04;
      pen.shadowOffsetY = unit * 0.016;
      pen.fillStyle = linear(
        pen,
        [x - size * 0.5, y - size, x + size * 0.5, y + size],
        [
          [0, mix(color, "#ffffff", 0.16)],
          [1, color],
        ],
      );
      pen.beginPath();
      for (let step = 0; step <= 96; step++) {
        const angle = (step / 96) * Math.PI * 2;
        const radius = size * (1 + 0.1 * Math.sin(angle * 3 + wobble) + 0.05 * Math.sin(angle * 5 + wobble * 2));
        pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
      }
      pen.fill();
    });
  };
  const { x, y } = lightOf({ pen, width, height, ...(light && { light }) });
  blob(width * 1.03, height * 0.03, unit * 0.32, [glow, 1]);
  blob(isWide ? width * 1.02 : -width * 0.05, height * (isWide ? 1.04 : 0.97), unit * 0.34, [mix(glow, base, 0.4), 4]);
  blob(x + unit * 0.02, y + unit * 0.02, unit * 0.39, [mix(second, base, 0.55), 2.6]);
  blob(x, y, unit * 0.345, [second, 2.2]);
  pen.fillStyle = withAlpha(mix(base, "#000000", 0.5), 0.1);
  for (let index = 0; index < 46; index++) {
    disc(pen, random() * width, random() * height, unit * 0.004 * (1 + random()));
    pen.fill();
  }
}

/** A large moon behind ridges in the haze. */
export function hills({ pen, width, height }: Ground, { base, second, deep, glow }: ColorSet): void {
  const unit = Math.min(width, height);
  const isWide = width > height;
  const random = createRandom(5);
  const fill = (style: string | CanvasGradient) => {
    pen.fillStyle = style;
    pen.fillRect(0, 0, width, height);
  };
  fill(
    linear(
      pen,
      [0, 0, 0, height],
      [
        [0, mix(base, deep, 0.25)],
        [0.3, mix(base, second, 0.35)],
        [0.55, mix(base, second, 0.9)],
        [0.7, mix(second, glow, 0.26)],
        [1, deep],
      ],
    ),
  );
  for (let index = 0; index < 90; index++) {
    pen.fillStyle = withAlpha(mix(glow, "#ffffff", 0.6), 0.15 + 0.6 * random());
    disc(pen, random() * width, random() * height * 0.46, unit * (0.0008 + 0.0022 * random()));
    pen.fill();
  }
  const [x, y] = isWide ? [width * 0.29, height * 0.42] : [width * 0.5, height * (width === height ? 0.54 : 0.59)];
  const radius = unit * (isWide ? 0.33 : 0.3);
  fill(
    radial(
      pen,
      [x, y, unit * 0.8],
      [
        [0, withAlpha(glow, 0.55)],
        [0.4, withAlpha(glow, 0.26)],
        [0.65, withAlpha(glow, 0.08)],
        [1, withAlpha(glow, 0)],
      ],
    ),
  );
  pen.fillStyle = linear(
    pen,
    [x - radius * 0.3, y - radius, x + radius * 0.3, y + radius],
    [
      [0, mix(glow, "#ffffff", 0.4)],
      [1, mix(glow, second, 0.45)],
    ],
  );
  disc(pen, x, y, radius);
  pen.fill();
  ridges({ pen, width, height }, { base, second, deep, glow, backdrop: "hills" });
}

function ridges({ pen, width, height }: Ground, { second, deep, glow }: ColorSet): void {
  const unit = Math.min(width, height);
  const first = width > height ? 0.62 : 0.535;
  const step = width > height ? 0.1 : 0.075;
  const stride = Math.max(unit / 180, 0.5);
  for (let ridge = 0; ridge < 4; ridge++) {
    const top = height * (first + ridge * step);
    pen.fillStyle = linear(
      pen,
      [0, top - unit * 0.1, 0, top + height * 0.2],
      [
        [0, mix(mix(second, glow, 0.12), deep, 0.26 + ridge * 0.24)],
        [1, mix(mix(second, glow, 0.2), deep, 0.3 + ridge * 0.235)],
      ],
    );
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width + stride; x += stride) {
      const at = x / unit + ridge * 3.7;
      const lift = 0.062 * Math.sin(at * 2.1) + 0.032 * Math.sin(at * 5.3 + ridge) + 0.007 * Math.sin(at * 23);
      pen.lineTo(x, top - unit * lift);
    }
    pen.lineTo(width, height);
    pen.fill();
  }
}
