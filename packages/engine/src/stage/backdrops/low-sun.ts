import { createRandom } from "#base/numbers.ts";
import type { FilmScene } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import { rise } from "#stage/easing.ts";
import { isAirborne } from "#stage/gauges/scales.ts";
import { contactShadow, stageObject } from "#stage/objects.ts";
import { disc, linear, radial } from "#stage/pens.ts";
import { putObject } from "#stage/shots/standing.ts";
import { isLand } from "#stage/shots/land.ts";
import type { Pen } from "#stage/stage.ts";

/** A sky from above to the horizon, the sun, what lies before it, and the ground. */
type Light = { sky: readonly [string, string, string]; sun: string; far: string; ground: readonly [string, string] };

const SUNRISE: Light = {
  sky: ["#7fa6dc", "#f3b3a4", "#ffe2a6"],
  sun: "#fff3c2",
  far: "#c58a9a",
  ground: ["#9a6a84", "#4a3656"],
};
const SUNSET: Light = {
  sky: ["#453a7c", "#e2745c", "#ffc67e"],
  sun: "#ffe9b0",
  far: "#8a4668",
  ground: ["#6a3658", "#241a38"],
};
const LIGHTS: Readonly<Record<string, Light | undefined>> = { sunrise: SUNRISE, "red-sunset": SUNSET };

/** The light of a scene in which one thing stands at sunrise or at sunset: the sun hangs behind it, not as a tile beside it. */
export function lowSunOf({ things }: Pick<FilmScene, "things">): Light | null {
  const light = things.flatMap(({ slug }) => LIGHTS[slug] ?? []).at(0);
  const standing = things.filter(({ slug }) => LIGHTS[slug] === undefined);
  if (!light || standing.length === 0 || standing.length > 2 || things.length > standing.length + 1) return null;
  if (things.some(({ isRefused, count }) => isRefused || count > 1)) return null;
  // Land has its own sky, what flies stands on no ground, and a head alone does neither.
  return standing.some(({ slug }) => isLand(slug) || isAirborne(slug) || slug.endsWith("-face")) ? null : light;
}

const FEET = { tall: 0.85, wide: 0.88, square: 0.92 } as const;
const PROBE = 100;

/** The thing large on dark ground below `top`, the sun behind it. */
export function putBeforeSun(staging: Staging, light: Light, top: number): boolean {
  const { frame, board, scene, isGrave } = staging;
  const [main, beside] = scene.things.filter(({ slug }) => LIGHTS[slug] === undefined);
  const slug = main?.slug ?? "";
  const { width, height, shape, unit } = frame;
  const probe = stageObject(staging, slug, PROBE, { hasShadow: false });
  if (!probe) return false;
  const foot = height * FEET[shape];
  const across = shape === "wide" && scene.text.trim() !== "" ? width * 0.44 : width * 0.9;
  const size = PROBE * Math.min((foot - top) / probe.height, across / probe.width);
  const thing = stageObject(staging, slug, size, { hasShadow: false });
  if (!thing) return false;
  const x = frame.object.x;
  const horizon = foot - Math.min(thing.height * 0.14, height * 0.07);
  board.paint((pen) => {
    paintSky(pen, { width, height, horizon }, light);
    putSun(pen, { x, y: horizon - thing.height * 0.42, radius: unit * 0.25 }, light.sun);
    if (scene.backdrop === "city" || isUrban(slug)) roofs(pen, { width, horizon, unit }, light);
    else hills(pen, { width, horizon, unit }, light);
    pen.fillStyle = linear(
      pen,
      [0, horizon, 0, height],
      [
        [0, light.ground[0]],
        [1, light.ground[1]],
      ],
    );
    pen.fillRect(0, horizon, width, height - horizon);
    if (!isGrave) return;
    pen.fillStyle = "rgba(10,12,18,0.6)";
    pen.fillRect(0, 0, width, height);
  });
  board.put(contactShadow(thing.width * 1.1, 0.5), { x, y: foot });
  board.put(thing.sprite, { x, y: foot - thing.height / 2 }, (pose, seconds) => {
    const come = rise(seconds, 0, 0.9);
    pose.scaleX = pose.scaleY = 0.97 + 0.03 * come;
    pose.y += (1 - come) * unit * 0.03;
  });
  // What the same sentence names besides stands before it, small.
  if (beside) {
    const near = unit * (shape === "tall" ? 0.36 : 0.26);
    const at = { x: x + unit * (shape === "tall" ? 0.28 : 0.22), y: foot, size: near, floor: foot + unit * 0.05 };
    putObject(staging, beside.slug, { ...at, delay: 0.3, hasLife: false });
  }
  return true;
}

function isUrban(slug: string): boolean {
  return /tower|mosque|church|skyscraper|building|bridge|colosseum|statue/u.test(slug);
}

function paintSky(
  pen: Pen,
  { width, height, horizon }: { width: number; height: number; horizon: number },
  { sky }: Light,
): void {
  pen.fillStyle = linear(
    pen,
    [0, 0, 0, horizon],
    [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ],
  );
  pen.fillRect(0, 0, width, height);
}

function putSun(pen: Pen, { x, y, radius }: { x: number; y: number; radius: number }, color: string): void {
  pen.fillStyle = radial(
    pen,
    [x, y, radius * 2.8],
    [
      [0, withAlpha(color, 0.9)],
      [0.36, withAlpha(color, 0.5)],
      [1, withAlpha(color, 0)],
    ],
  );
  pen.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  pen.fillStyle = color;
  disc(pen, x, y, radius);
  pen.fill();
}

type Row = { width: number; horizon: number; unit: number };

function hills(pen: Pen, { width, horizon, unit }: Row, { far, sky }: Light): void {
  for (const [lift, share] of [
    [0.11, 0.45],
    [0.05, 0],
  ] as const) {
    pen.fillStyle = mix(far, sky[2], share);
    pen.beginPath();
    pen.moveTo(0, horizon + 2);
    for (let step = 0; step <= 40; step++)
      pen.lineTo(
        (width * step) / 40,
        horizon - unit * lift * (0.7 + 0.3 * Math.sin(step / (lift > 0.1 ? 5 : 3.4) + lift * 30)),
      );
    pen.lineTo(width, horizon + 2);
    pen.fill();
  }
}

/** Houses of an old town against the light: steep roofs, chimneys, a few windows that burn already. */
function roofs(pen: Pen, { width, horizon, unit }: Row, { far, sky, ground, sun }: Light): void {
  const random = createRandom(29);
  for (const [tall, color] of [
    [0.2, mix(far, sky[2], 0.4)],
    [0.13, mix(far, ground[0], 0.45)],
  ] as const)
    for (let x = -unit * 0.04; x < width;) {
      const wide = unit * (0.11 + 0.07 * random());
      const wall = unit * tall * (0.5 + 0.2 * random());
      const roof = unit * 0.05;
      pen.fillStyle = color;
      pen.beginPath();
      pen.moveTo(x, horizon + 2);
      pen.lineTo(x, horizon - wall);
      pen.lineTo(x + wide * 0.14, horizon - wall - roof);
      pen.lineTo(x + wide * 0.86, horizon - wall - roof);
      pen.lineTo(x + wide, horizon - wall);
      pen.lineTo(x + wide, horizon + 2);
      pen.fill();
      pen.fillRect(x + wide * (0.2 + 0.4 * random()), horizon - wall - roof * 1.6, wide * 0.12, roof);
      pen.fillStyle = withAlpha(sun, 0.55);
      for (let window = 0; window < 3; window++)
        if (random() > 0.55)
          pen.fillRect(x + wide * (0.2 + window * 0.25), horizon - wall * 0.7, wide * 0.1, unit * 0.02);
      x += wide;
    }
}
