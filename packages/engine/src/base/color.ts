export type Rgb = readonly [number, number, number];

export function parseColor(hex: string): Rgb {
  const channel = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** BT.709, limited range: what the planes hold. */
export function toYuv([red, green, blue]: Rgb): Rgb {
  return [
    Math.round(16 + 0.18259 * red + 0.61423 * green + 0.06201 * blue),
    Math.round(128 - 0.10064 * red - 0.33857 * green + 0.43922 * blue),
    Math.round(128 + 0.43922 * red - 0.39894 * green - 0.04027 * blue),
  ];
}

export function mixColors(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (start: number, end: number): number => Math.round(start + (end - start) * share);
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

/** Perceived lightness, 0..255. */
export function lightness([red, green, blue]: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
