import type { Rgb } from "#base/color.ts";
import { parseColor } from "#base/color.ts";
import type { Film, FilmScene } from "#film/film.ts";
import type { ColorSet, Look } from "#looks/look.ts";
import { paintBackdrop } from "./backdrops.ts";
import { withAlpha } from "./colors.ts";
import { addGrain, addVignette } from "./finish.ts";
import type { Box, Frame } from "./frame.ts";
import { middleOf } from "./frame.ts";
import { floorOf } from "./ground.ts";
import { drawPicture } from "./pictures.ts";
import { radial } from "./pens.ts";
import type { Backdrop, Pen, Placement, SceneStage, Sprite, StageTools } from "./stage.ts";
import type { ToneMap } from "./tones.ts";
import { leastContrast, mapTones, tonesUnder } from "./tones.ts";

/** Moves a sprite from where it rests to where it is, so many seconds into the scene. */
export type Move = (pose: Placement, seconds: number) => void;

/** A scene while it is composed. */
export type Staging = {
  film: Film;
  scene: FilmScene;
  look: Look;
  colors: ColorSet;
  frame: Frame;
  tools: StageTools;
  board: Board;
  /** How long the scene lasts. */
  seconds: number;
  isGrave: boolean;
  /** Where things stand, in pixels from above; null: they float. */
  floor: number | null;
};

export type Board = {
  /** Sprites stand in front of those put before. */
  put(sprite: Sprite, at: { x: number; y: number }, move?: Move): void;
  /** Adds to the backdrop; what is painted there costs nothing per frame. */
  paint(layer: (pen: Pen) => void): void;
  /** The first of the colours that stands out from what lies under the box; where none does, the ground is shaded for the best. */
  legible(box: Box, colors: readonly string[], least: number): string;
  /** The first of the colours that stands out; null: none does. Nothing is shaded. */
  visible(box: Box, colors: readonly string[], least: number): string | null;
  finish(): SceneStage;
};

type Ground = {
  film: Film;
  scene: FilmScene;
  look: Look;
  colors: ColorSet;
  frame: Frame;
  tools: StageTools;
  isGrave: boolean;
};
type Item = { sprite: number; x: number; y: number; move: Move | undefined };

/** Colours are measured without grain and on a small painting: what is asked for is a little more than what is promised. */
const MARGIN = 1.06;
const SHADES = [0.16, 0.3, 0.42, 0.52, 0.62, 0.72, 0.82, 0.9] as const;

export function createBoard(ground: Ground): Board {
  const { frame, tools } = ground;
  const sprites: Sprite[] = [];
  const items: Item[] = [];
  const layers: ((pen: Pen) => void)[] = [];
  let tones: ToneMap | null = null;
  const under = (box: Box): Rgb[] => {
    tones ??= mapTones(frame, tools, (pen, width, height) => {
      paintGround(ground, pen, { width, height });
      pen.save();
      pen.scale(width / frame.width, height / frame.height);
      for (const layer of layers) layer(pen);
      pen.restore();
      addVignette({ pen, width, height }, vignetteOf(ground));
    });
    return tonesUnder(tones, box);
  };
  const paint = (layer: (pen: Pen) => void) => {
    layers.push(layer);
    tones = null;
  };
  const visible = (box: Box, colors: readonly string[], least: number): string | null => {
    const tones = under(box);
    return colors.find((color) => leastContrast(parseColor(color), tones) >= least * MARGIN) ?? null;
  };
  const legible = (box: Box, colors: readonly string[], least: number): string => {
    const found = visible(box, colors, least);
    if (found) return found;
    const bare = under(box);
    const best =
      colors.toSorted((a, b) => leastContrast(parseColor(b), bare) - leastContrast(parseColor(a), bare))[0] ??
      "#ffffff";
    const isLight = leastContrast(parseColor(best), [[0, 0, 0]]) > 4.6;
    const shade = isLight ? ground.look.ink : ground.look.light;
    for (const amount of SHADES) {
      paint((pen) => shadeBox(pen, box, shade, amount));
      if (leastContrast(parseColor(best), under(box)) >= least * MARGIN) return best;
      layers.pop();
      tones = null;
    }
    paint((pen) => shadeBox(pen, box, isLight ? "#000000" : "#ffffff", SHADES.at(-1) ?? 1));
    return isLight ? "#ffffff" : "#000000";
  };
  return {
    paint,
    visible,
    legible,
    put(sprite, { x, y }, move) {
      items.push({ sprite: sprites.push(sprite) - 1, x, y, move });
    },
    finish() {
      return { backdrop: backdropOf(ground, layers), sprites, placements: (seconds) => placeAll(items, seconds) };
    },
  };
}

function placeAll(items: readonly Item[], seconds: number): Placement[] {
  const placed: Placement[] = [];
  for (const { sprite, x, y, move } of items) {
    const pose: Placement = { sprite, x, y, scaleX: 1, scaleY: 1, turn: 0, opacity: 1 };
    move?.(pose, seconds);
    if (pose.opacity > 0.004 && pose.scaleX > 0.004 && pose.scaleY > 0.004) placed.push(pose);
  }
  return placed;
}

/** What is behind everything as far as it can be painted here: landscapes are taken for a bright haze, their worst. */
function paintGround({ scene, colors, tools }: Ground, pen: Pen, size: { width: number; height: number }): void {
  if (scene.kind === "photo" && scene.picture !== undefined) {
    drawPicture(pen, tools.picture(scene.picture), { x: 0, y: 0, ...size });
    return;
  }
  if (scene.backdrop !== "landscape") {
    paintBackdrop({ pen, ...size }, scene.backdrop, colors);
    return;
  }
  pen.fillStyle = "#bcbcbc";
  pen.fillRect(0, 0, size.width, size.height);
}

function backdropOf(ground: Ground, layers: readonly ((pen: Pen) => void)[]): Backdrop {
  const { scene, frame, tools, colors, isGrave } = ground;
  const veil = (pen: Pen) => {
    for (const layer of layers) layer(pen);
  };
  if (scene.kind === "photo" && scene.picture !== undefined) return { picture: scene.picture, veil };
  const { backdrop, landscape } = scene;
  if (backdrop === "landscape") return landscape ? { landscape, veil } : { landscape: "soft", veil };
  return {
    draw(pen) {
      const whole = { pen, width: frame.width, height: frame.height };
      paintBackdrop(whole, backdrop, colors);
      veil(pen);
      addVignette(whole, vignetteOf(ground));
      addGrain(whole, isGrave ? 0.075 : 0.05, tools);
    },
  };
}

function vignetteOf({ isGrave, scene }: Ground): number {
  if (scene.kind === "photo" || scene.backdrop === "landscape") return 0;
  return isGrave ? 0.7 : 0.26;
}

/** Soft ground for words: full behind the box, gone a little outside of it. */
function shadeBox(pen: Pen, box: Box, color: string, amount: number): void {
  const { x, y } = middleOf(box);
  pen.save();
  pen.translate(x, y);
  pen.scale(box.width * 0.76, box.height * 0.82);
  pen.fillStyle = radial(
    pen,
    [0, 0, 1.5],
    [
      [0, withAlpha(color, amount)],
      [0.64, withAlpha(color, amount)],
      [0.82, withAlpha(color, amount * 0.4)],
      [1, withAlpha(color, 0)],
    ],
  );
  pen.fillRect(-1.5, -1.5, 3, 3);
  pen.restore();
}

/** The floor of a scene in pixels. */
export function floorIn({ scene, frame }: { scene: FilmScene; frame: Frame }): number | null {
  const floor = scene.kind === "photo" ? null : floorOf(scene.backdrop, frame);
  return floor === null ? null : floor * frame.height;
}
