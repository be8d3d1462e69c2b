import type { Rgb } from "#base/color.ts";
import { clamp } from "#base/numbers.ts";

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees: equal steps look equal. */
export type Oklch = { l: number; c: number; h: number };

export function toOklch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

/** What no screen can show becomes paler until one can. */
export function fromOklch({ l, c, h }: Oklch): Rgb {
  for (let chroma = c; chroma > 0.004; chroma *= 0.92) {
    const parts = toLinear(l, chroma, h);
    if (parts.every((part) => part > -0.002 && part < 1.002)) return asRgb(parts);
  }
  return asRgb(toLinear(l, 0, h));
}

/** How far apart two hues are, 0 to 180. */
export function hueBetween(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return apart > 180 ? 360 - apart : apart;
}

function toLinear(l: number, c: number, h: number): readonly [number, number, number] {
  const [x, y] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const middle = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function asRgb([red, green, blue]: readonly [number, number, number]): Rgb {
  return [gamma(red), gamma(green), gamma(blue)];
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  const share = clamp(part);
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055));
}
