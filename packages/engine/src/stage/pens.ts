import type { Pen } from "./stage.ts";

type Stop = readonly [at: number, color: string];

export function linear(pen: Pen, [x0, y0, x1, y1]: readonly [number, number, number, number], stops: readonly Stop[]) {
  const gradient = pen.createLinearGradient(x0, y0, x1, y1);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}

export function radial(pen: Pen, [x, y, radius]: readonly [number, number, number], stops: readonly Stop[]) {
  const gradient = pen.createRadialGradient(x, y, 0, x, y, Math.max(radius, 0.001));
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}

export function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, Math.max(radius, 0), 0, Math.PI * 2);
}

/** Runs with the pen's settings put back afterwards. */
export function apart(pen: Pen, work: () => void): void {
  pen.save();
  work();
  pen.restore();
}
