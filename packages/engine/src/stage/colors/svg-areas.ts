import { parseColor } from "#base/color.ts";
import type { Rgb } from "#base/color.ts";

/** A colour of a drawing and how much of it is filled with it. */
export type Area = { color: Rgb; size: number };

const SHAPE = /<(path|circle|ellipse|rect|use)\b[^>]*>/gu;
const GRADIENT = /<(?:linear|radial)Gradient\b([^>]*?)(?:\/>|>(.*?)<\/(?:linear|radial)Gradient>)/gsu;
const STOP = /<stop\b[^>]*>/gu;

/** The colours of a drawing with about how large they are in it: by the boxes around its shapes. */
export function areasOf(svg: string): Area[] {
  const gradients = readGradients(svg);
  const named = new Map(
    [...svg.matchAll(SHAPE)].map(([tag, kind = ""]) => [attribute(tag, "id") ?? "", sizeOf(tag, kind)]),
  );
  return [...svg.matchAll(SHAPE)].flatMap(([tag, kind = ""]) => {
    const fill = attribute(tag, "fill") ?? "";
    const shown = Number(attribute(tag, "fill-opacity") ?? attribute(tag, "opacity") ?? 1);
    const again = kind === "use" ? named.get((attribute(tag, "(?:xlink:)?href") ?? "").slice(1)) : undefined;
    const size = (again ?? sizeOf(tag, kind)) * shown;
    if (fill.startsWith("#")) return [{ color: parseColor(wholeHex(fill)), size }];
    const stops = gradients.get(/^url\(#(.+)\)$/u.exec(fill)?.[1] ?? "") ?? [];
    return stops.map(({ color, size: share }) => ({ color, size: (size * share) / stops.length }));
  });
}

/** "#fed" as "#ffeedd". */
export function wholeHex(hex: string): string {
  return hex.length === 4 ? hex.replaceAll(/[0-9a-f]/giu, "$&$&") : hex;
}

function readGradients(svg: string): Map<string, Area[]> {
  return new Map(
    [...svg.matchAll(GRADIENT)].map(([, head = "", body = ""]) => [
      attribute(head, "id") ?? "",
      [...body.matchAll(STOP)].flatMap(([stop]) => {
        const color = attribute(stop, "stop-color") ?? "";
        return color.startsWith("#")
          ? [{ color: parseColor(wholeHex(color)), size: Number(attribute(stop, "stop-opacity") ?? 1) }]
          : [];
      }),
    ]),
  );
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(String.raw`(?:^|\s)${name}="([^"]*)"`, "u").exec(tag)?.[1];
}

function sizeOf(tag: string, kind: string): number {
  const number = (name: string) => Number(attribute(tag, name) ?? 0);
  if (kind === "rect") return number("width") * number("height");
  if (kind === "circle") return Math.PI * number("r") ** 2;
  if (kind === "ellipse") return Math.PI * number("rx") * number("ry");
  return boxOfPath(attribute(tag, "d") ?? "");
}

/** How many numbers a command of a path takes, and which of them are where it ends: the last two, or one alone. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The box around the points at which the pieces of a path end. */
function boxOfPath(d: string): number {
  let [x, y] = [0, 0];
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [, command = "", rest = ""] of d.matchAll(/([a-z])([^a-z]*)/giu)) {
    const kind = command.toLowerCase();
    const count = NUMBERS[kind] ?? 0;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/giu) ?? []).map(Number);
    const isRelative = command === kind;
    if (count === 0) continue;
    for (let at = 0; at + count <= numbers.length; at += count) {
      const [one = 0, two = 0] = numbers.slice(at + Math.max(0, count - 2), at + count);
      if (kind === "h") x = isRelative ? x + one : one;
      else if (kind === "v") y = isRelative ? y + one : one;
      else [x, y] = isRelative ? [x + one, y + two] : [one, two];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box.right > box.left ? (box.right - box.left) * (box.bottom - box.top) : 0;
}
