import { parseColor } from "#base/color.ts";
import type { FilmScene, SceneKind } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import { deedOf } from "#stage/deeds/deed-of.ts";
import { behindLand, calmEdgeOf, hourOf, isLand, isUncut } from "#stage/shots/land.ts";
import type { Edge } from "#stage/shots/land.ts";
import { rise } from "#stage/easing.ts";
import type { StagedObject } from "#stage/objects.ts";
import { isKeptBright, stageObject } from "#stage/objects.ts";
import { disc, linear } from "#stage/pens.ts";
import type { Pen, Sprite } from "#stage/stage.ts";
import type { Language } from "#spec.ts";
import { lowSunOf, putBeforeSun } from "./low-sun.ts";
import { putOnGround, standsOn } from "./open-ground.ts";

/** Scenes whose land, water or stands can be the place itself; in others it hangs as a small picture. */
const OPEN: ReadonlySet<SceneKind> = new Set(["hook", "hero", "close", "end", "year", "figure"]);

/** They show their first thing only. */
const ONE_ONLY: ReadonlySet<SceneKind> = new Set(["close", "year", "figure"]);

/** Whether what a scene shows is a piece of land: then the scene stands in it, from edge to edge. */
export function isVista(scene: FilmScene, language: Language): boolean {
  const { kind, things, figure, text } = scene;
  const [main, second] = things;
  const isOpen = OPEN.has(kind) || (kind === "parade" && lowSunOf(scene) !== null);
  if (!main || !isOpen || main.isRefused || main.count > 1) return false;
  // A gauge needs the ground for itself.
  if (kind === "figure" && figure?.unit === "%") return false;
  if (lowSunOf(scene)) return deedOf({ text }, [main], language) === null;
  const isAlone = second === undefined || second.isRefused || ONE_ONLY.has(kind) || isLand(second.slug);
  if (!isAlone) return false;
  return isLand(main.slug) || (standsOn(main.slug) !== null && deedOf({ text }, things, language) === null);
}

/** The straight edge at its foot lies so far below the frame, as a share of its height. */
const SUNK = 0.05;
/** How wide land is drawn, as a share of the frame: its rounded ends may be outside. */
const [LEAST_WIDE, MOST_WIDER] = [0.9, 1.14];
const UNCUT_WIDE = 1.01;
/** Drawn for an upright frame without words: so wide, as a share of it, that what matters stands large in its middle. */
const UPRIGHT: Readonly<Record<string, number | undefined>> = {
  "lonely-lighthouse": 1.6,
  "lighthouse-keeper": 1.5,
  "gull-takes-fish": 1.5,
  "boots-in-puddle": 1.12,
  "radiant-face": 1.22,
  "whale-tail-at-sunset": 1.5,
  "pyramids-at-evening": 1.35,
};
/** Beside words no part of it lies outside: what may fade out at an edge is a little wider than its side of the frame. */
const MOST_BESIDE = 0.58;
const UNCUT_BESIDE = 0.53;
/** Where land does not reach the edges, it fades into a blurred one behind it over this share of its width. */
const FADED = 0.16;
/** What matters stands near the edges of a picture that may not be cut off: there the blurred one takes over sooner. */
const FADED_UNCUT = 0.06;
const BLUR = 0.035;

/** Paints land from edge to edge under a sky of its own, its highest point below `top`. False: there is no such drawing. */
export function putVista(staging: Staging, slug: string, top: number): boolean {
  const { frame, board } = staging;
  const { width, height, shape, unit } = frame;
  const sun = lowSunOf(staging.scene);
  if (sun !== null) return putBeforeSun(staging, sun, top);
  const ground = standsOn(slug);
  if (ground !== null) return putOnGround(staging, slug, ground, top);
  const probe = stageObject(staging, slug, PROBE, UNFRAMED);
  if (!probe) return false;
  const [wide, high] = [probe.width / PROBE, probe.height / PROBE];
  const upright = shape === "tall" && staging.scene.text.trim() === "" ? UPRIGHT[slug] : undefined;
  const room = (upright === undefined ? height - top : height) * (1 + SUNK);
  const least = shape === "tall" ? (width * LEAST_WIDE) / wide : 0;
  const isBeside = shape === "wide" && staging.scene.text.trim() !== "";
  const most = width * (upright ?? widest(slug, isBeside));
  const size = Math.min(Math.max(room / high, least), most / wide);
  const land = stageObject(staging, slug, size, UNFRAMED);
  if (!land) return false;
  const left = shape === "wide" ? besideWords(staging, land.width) : (width - land.width) / 2;
  const y = height - land.height * (1 - SUNK);
  paintSky(staging, slug, land, { left, y });
  const [from, to] = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(left + land.width))];
  const [over, under] = [Math.max(0, Math.floor(y)), height];
  const margin = (land.sprite.width - land.width) / 2;
  const faded = y > 0 ? fadedTop(staging, land) : 0;
  const sprite: Sprite = {
    width: Math.ceil(to - from),
    height: Math.ceil(under - over),
    draw(pen) {
      pen.save();
      pen.translate(left - margin - from, y - margin - over);
      land.sprite.draw(pen, 0);
      pen.restore();
      fade(pen, [to - from, under - over], [left > 0, left + land.width < width], fadedOf(slug));
      if (faded > 0) fadeTop(pen, to - from, land.height * faded);
    },
  };
  board.cover(sprite, { x: (from + to) / 2, y: (over + under) / 2 }, (pose, seconds) => {
    // It comes to rest soon: then a frame only copies it.
    const come = rise(seconds, 0, 0.9);
    pose.scaleX = pose.scaleY = 1.05 - 0.05 * come;
    pose.y -= (1 - come) * unit * 0.02;
  });
  return true;
}

function widest(slug: string, isBeside: boolean): number {
  if (isUncut(slug)) return isBeside ? UNCUT_BESIDE : UNCUT_WIDE;
  return isBeside ? MOST_BESIDE : MOST_WIDER;
}

/** In a wide frame land keeps to its side: words beside it stand before the sky. */
function besideWords({ frame, scene }: Staging, land: number): number {
  const { width, object, words } = frame;
  const usual = object.x - land / 2;
  if (scene.text.trim() === "") return usual;
  return words.x > width / 2 ? Math.min(usual, words.x - land) : Math.max(usual, words.x + words.width);
}

/** Backdrops are painted at half size. */
const BACKDROP_SCALE = 2;
const PROBE = 100;
const UNFRAMED = { isUnframed: true, hasShadow: false } as const;

/** Its sky over the whole frame, and the land itself out of focus where the sharp one does not reach. */
function paintSky(staging: Staging, slug: string, land: StagedObject, at: { left: number; y: number }): void {
  const { frame, board, look, isGrave, scene } = staging;
  const { width, height, unit } = frame;
  const hour = hourOf(slug, scene);
  const isBright = isKeptBright(staging, slug);
  const [above, below] = (hour?.sky ?? behindLand(slug)).map((color) => {
    const dim = isGrave ? mix(color, "#10141c", isBright ? 0.5 : 0.72) : color;
    return look.grade && look.grade.saturation < 0.3 && !isBright ? grey(dim) : dim;
  });
  board.paint((pen) => {
    pen.fillStyle = linear(
      pen,
      [0, 0, 0, height],
      [
        [0, above ?? ""],
        [0.7, below ?? ""],
        [1, below ?? ""],
      ],
    );
    pen.fillRect(0, 0, width, height);
    if (hour?.sun && !isGrave)
      putSun(pen, hour.sun, { x: width / 2, y: height - land.height * 0.62, radius: unit * 0.17 });
    if (land.width >= width) return;
    runOut(pen, staging, land, { ...at, calm: calmEdgeOf(slug) });
  });
}

/** What lies at the sides of a drawing runs on to those of the frame, out of focus: water, hills and floors at their height. */
function runOut(
  pen: Pen,
  { frame, tools }: Staging,
  { sprite, width }: StagedObject,
  at: { left: number; y: number; calm: Edge | undefined },
) {
  const scale = SOFT / sprite.width;
  const high = Math.ceil(sprite.height * scale);
  const { pen: soft, drawing } = tools.canvas(SOFT, high);
  soft.scale(scale, scale);
  sprite.draw(soft, 0);
  const margin = (sprite.width - width) / 2;
  const [edge, strip] = [(margin + width * INSET) * scale, Math.max(1, width * STRIP * scale)];
  const [first, last] = [edge, SOFT - edge - strip];
  const [top, tall] = [at.y - margin, sprite.height];
  const blurred = frame.unit * BLUR;
  pen.save();
  // A filter counts pixels whatever the scale: backdrops are painted at half size, and far smaller where words ask what is under them.
  pen.filter = `blur(${blurred * BACKDROP_SCALE * pen.getTransform().a}px)`;
  // Further than the frame reaches, so that no edge of it grows pale.
  const [leftEnd, right] = [at.left + width * FADED, at.left + width * (1 - FADED)];
  if (at.left > 0)
    pen.drawImage(
      drawing.source,
      at.calm === "right" ? last : first,
      0,
      strip,
      high,
      -blurred * 3,
      top,
      leftEnd + blurred * 3,
      tall + blurred * 3,
    );
  if (at.left + width < frame.width)
    pen.drawImage(
      drawing.source,
      at.calm === "left" ? first : last,
      0,
      strip,
      high,
      right,
      top,
      frame.width - right + blurred * 3,
      tall + blurred * 3,
    );
  pen.restore();
}

/** Low behind the land, with a glow around it. */
function putSun(pen: Pen, color: string, { x, y, radius }: { x: number; y: number; radius: number }): void {
  const glow = pen.createRadialGradient(x, y, radius * 0.9, x, y, radius * 3);
  glow.addColorStop(0, withAlpha(color, 0.55));
  glow.addColorStop(1, withAlpha(color, 0));
  pen.fillStyle = glow;
  pen.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  pen.fillStyle = color;
  disc(pen, x, y, radius);
  pen.fill();
}

/** From where at its sides a drawing is drawn out: beyond its rounded ends. */
const [INSET, STRIP] = [0.035, 0.02];
/** Out of focus nothing of its detail is seen. */
const SOFT = 160;

function grey(color: string): string {
  const [red, green, blue] = parseColor(color);
  const tone = Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
  return `rgb(${tone},${tone},${tone})`;
}

function fadedOf(slug: string): number {
  return isUncut(slug) ? FADED_UNCUT : FADED;
}

function fade(
  pen: Pen,
  [width, height]: readonly [number, number],
  [isLeft, isRight]: readonly [boolean, boolean],
  faded: number,
): void {
  if (!isLeft && !isRight) return;
  pen.save();
  pen.globalCompositeOperation = "destination-in";
  pen.fillStyle = linear(
    pen,
    [0, 0, width, 0],
    [
      [0, isLeft ? "rgba(0,0,0,0)" : "#000000"],
      [isLeft ? faded : 0.01, "#000000"],
      [isRight ? 1 - faded : 0.99, "#000000"],
      [1, isRight ? "rgba(0,0,0,0)" : "#000000"],
    ],
  );
  pen.fillRect(0, 0, width, height);
  pen.restore();
}

/** What is drawn up to its upper edge, a wood or a glow, runs out into the sky over so much of its height. */
const TOP_FADED = 0.16;
const GLOW_FADED = 0.08;
const SOLID = 110;
/** What ends further below its edge than this share of its side is not cut off there. */
const EDGE_OF_DRAWING = 0.012;
/** So much of the upper edge is drawn on then. */
const LEAST_AT_TOP = 0.25;

function fadedTop({ tools }: Staging, { sprite, width, height, shape }: StagedObject): number {
  const scale = SOFT / sprite.width;
  const { pen } = tools.canvas(SOFT, Math.ceil(sprite.height * scale));
  pen.scale(scale, scale);
  sprite.draw(pen, 0);
  const margin = (sprite.width - width) / 2;
  const row = Math.round((margin + height * 0.02) * scale);
  const { data } = pen.getImageData(0, row, SOFT, 1);
  const alphas = Array.from({ length: SOFT }, (_, at) => data[at * 4 + 3] ?? 0);
  if (alphas.filter((alpha) => alpha > 4).length <= SOFT * LEAST_AT_TOP) return 0;
  if (shape.top <= EDGE_OF_DRAWING) return TOP_FADED;
  // A door, a curtain or somebody's hair ends below the edge of its drawing, and is whole where it ends; a glow has no end.
  return Math.max(...alphas) < SOLID ? GLOW_FADED : 0;
}

function fadeTop(pen: Pen, width: number, height: number): void {
  pen.save();
  pen.globalCompositeOperation = "destination-out";
  pen.fillStyle = linear(
    pen,
    [0, 0, 0, height],
    [
      [0, "#000000"],
      [1, "rgba(0,0,0,0)"],
    ],
  );
  pen.fillRect(0, 0, width, height);
  pen.restore();
}
