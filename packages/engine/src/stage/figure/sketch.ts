import { parseColor } from "#base/color.ts";
import { mix } from "#stage/colors/colors.ts";

export type Point = readonly [x: number, y: number];

/** Numbers of a drawing are as fine as a tenth of a pixel of a large one. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** 0 hangs down, 90 points ahead, 180 up. */
export function toward(angle: number, length: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [Math.sin(radians) * length, Math.cos(radians) * length];
}

export function plus(one: Point, other: Point): Point {
  return [one[0] + other[0], one[1] + other[1]];
}

/** The outline of a soft limb through its joints, as thick at each as its radius. */
export function limbPath(joints: readonly Point[], radii: readonly number[]): string {
  const line = roundJoints(joints, radii);
  const sides: [Point[], Point[]] = [[], []];
  for (const [index, { point, radius }] of line.entries()) {
    const [before, after] = [line[Math.max(0, index - 1)] ?? line[0], line[Math.min(line.length - 1, index + 1)]];
    const [dx, dy] = [
      (after?.point[0] ?? 0) - (before?.point[0] ?? 0),
      (after?.point[1] ?? 0) - (before?.point[1] ?? 0),
    ];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * radius, (dx / length) * radius];
    sides[0].push([point[0] + nx, point[1] + ny]);
    sides[1].push([point[0] - nx, point[1] - ny]);
  }
  const [first, last] = [line[0]?.radius ?? 1, line.at(-1)?.radius ?? 1];
  const back = sides[1].toReversed();
  return `M${sides[0].map(pair).join("L")}A${num(last)} ${num(last)} 0 0 0 ${pair(back[0] ?? [0, 0])}L${back
    .slice(1)
    .map(pair)
    .join("L")}A${num(first)} ${num(first)} 0 0 0 ${pair(sides[0][0] ?? [0, 0])}Z`;
}

const STEPS = 5;

/** Between the middles of its bones a limb bends in a curve. */
function roundJoints(joints: readonly Point[], radii: readonly number[]): { point: Point; radius: number }[] {
  const knots = joints.map((point, index) => ({ point, radius: radii[index] ?? radii.at(-1) ?? 1 }));
  const line: { point: Point; radius: number }[] = [];
  for (const [index, knot] of knots.entries()) {
    const [before, after] = [knots[index - 1], knots[index + 1]];
    if (!before || !after) {
      line.push(knot);
      continue;
    }
    const [from, to] = [between(before, knot, 0.62), between(knot, after, 0.38)];
    for (let step = 0; step <= STEPS; step++) {
      const share = step / STEPS;
      line.push(between(between(from, knot, share), between(knot, to, share), share));
    }
  }
  return line;
}

type Knot = { point: Point; radius: number };

function between(one: Knot, other: Knot, share: number): Knot {
  const to = (a: number, b: number) => a + (b - a) * share;
  return {
    point: [to(one.point[0], other.point[0]), to(one.point[1], other.point[1])],
    radius: to(one.radius, other.radius),
  };
}

export function pair([x, y]: Point): string {
  return `${num(x)} ${num(y)}`;
}

/** The outline around circles, as cloth lies over what it covers. */
export function hullPath(circles: readonly { point: Point; radius: number }[]): string {
  const points = circles
    .flatMap(({ point: [x, y], radius }) =>
      Array.from({ length: 16 }, (_, step): Point => {
        const angle = (step / 16) * Math.PI * 2;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      }),
    )
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (ordered: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of ordered) {
      while (kept.length > 1 && turns(kept.at(-2) ?? point, kept.at(-1) ?? point, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return `M${[...half(points), ...half(points.toReversed())].map(pair).join("L")}Z`;
}

function turns(one: Point, two: Point, three: Point): number {
  return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0]);
}

export function ellipsePath([x, y]: Point, rx: number, ry = rx): string {
  return `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0Z`;
}

export type Shading = {
  /** How deep light and shade reach into the shape. */
  depth?: number;
  /** In the shade of the body. */
  isFar?: boolean;
};

/** `within`: only inside this outline. */
export type Softness = { opacity: number; blur: number; within?: string };

const LIGHT = "#fff6e6";
const SHADE = "#3a1636";

function isDark(color: string): boolean {
  const [red, green, blue] = parseColor(color);
  return 0.3 * red + 0.59 * green + 0.11 * blue < 96;
}

/** Collects shapes with soft light from the upper left; `text` is what stands between the tags of the drawing. */
export function createSketch(prefix: string) {
  const defs: string[] = [];
  const body: string[] = [];
  let count = 0;
  const blurs = new Map<number, string>();

  function id(): string {
    return `${prefix}${(count++).toString(36)}`;
  }

  function blur(by: number): string {
    const known = blurs.get(by);
    if (known) return known;
    const name = id();
    defs.push(
      `<filter id="${name}" x="-.3" y="-.3" width="1.6" height="1.6" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${num(by)}"/></filter>`,
    );
    blurs.set(by, name);
    return name;
  }

  function gradient(light: string, color: string, dark: string): string {
    const name = id();
    defs.push(
      `<linearGradient id="${name}" x1=".1" y1="0" x2=".85" y2="1"><stop stop-color="${light}"/><stop offset=".45" stop-color="${color}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    );
    return `url(#${name})`;
  }

  return {
    raw: (text: string) => void body.push(text),
    /** A solid part of the drawing with light, colour and a darker side. */
    shape(d: string, color: string, { depth = 1.3, isFar = false }: Shading = {}): void {
      const own = isFar ? mix(color, SHADE, 0.24) : color;
      const [name, clip] = [id(), id()];
      defs.push(`<path id="${name}" d="${d}"/><clipPath id="${clip}"><use xlink:href="#${name}"/></clipPath>`);
      const fill = gradient(mix(own, LIGHT, isFar ? 0.08 : 0.2), own, mix(own, SHADE, 0.2));
      const edge = `fill="none" stroke-width="${num(depth * 1.5)}"`;
      const part = `<use xlink:href="#${name}" fill="${fill}"/><g clip-path="url(#${clip})"><g filter="url(#${blur(depth * 0.55)})"><use xlink:href="#${name}" ${edge} stroke="${mix(own, SHADE, 0.5)}" stroke-opacity=".5" transform="translate(${num(-depth * 0.5)} ${num(-depth * 0.4)})"/>${isFar ? "" : `<use xlink:href="#${name}" ${edge} stroke="${mix(own, LIGHT, isDark(own) ? 0.3 : 0.5)}" stroke-opacity=".55" transform="translate(${num(depth * 0.55)} ${num(depth * 0.5)})"/>`}</g></g>`;
      body.push(part);
    },
    /** What is drawn meanwhile is seen only inside this outline. */
    inside(d: string, draw: () => void): void {
      const clip = id();
      defs.push(`<clipPath id="${clip}"><path d="${d}"/></clipPath>`);
      body.push(`<g clip-path="url(#${clip})">`);
      draw();
      body.push("</g>");
    },
    /** One flat colour. */
    flat(d: string, color: string, opacity = 1): void {
      body.push(`<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`);
    },
    line(d: string, color: string, width: number, opacity = 1): void {
      body.push(
        `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`,
      );
    },
    /** A soft spot of a colour, such as a blush or a shadow. */
    soft(d: string, color: string, { opacity, blur: by, within }: Softness): void {
      const part = `<path d="${d}" fill="${color}" opacity="${opacity}" filter="url(#${blur(by)})"/>`;
      if (within === undefined) return void body.push(part);
      const clip = id();
      defs.push(`<clipPath id="${clip}"><path d="${within}"/></clipPath>`);
      body.push(`<g clip-path="url(#${clip})">${part}</g>`);
    },
    text: () => `<defs>${defs.join("")}</defs>${body.join("")}`,
  };
}

export type Sketch = ReturnType<typeof createSketch>;
