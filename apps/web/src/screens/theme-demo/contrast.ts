/** WCAG 2 contrast of two colours given as #rrggbb or, as a minifier writes them, #rgb; from 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** #rgb written out. */
export function longHex(colour: string): string {
  return colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, "$&$&") : colour;
}

function luminance(colour: string): number {
  const hex = longHex(colour);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(parseInt(hex.slice(start, start + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
