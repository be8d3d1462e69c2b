export type Rgb = readonly [number, number, number];

export function parseColor(hex: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as unknown as Rgb;
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
  return [0, 1, 2].map((index) => {
    const start = from[index] ?? 0;
    return Math.round(start + ((to[index] ?? 0) - start) * share);
  }) as unknown as Rgb;
}

/** Perceived lightness, 0..255. */
export function lightness([red, green, blue]: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
