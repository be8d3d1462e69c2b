import { halvesOf } from "./halves.ts";
import type { Rgb } from "#base/color.ts";
import type { Film, FilmScene, SceneKind } from "#film/film.ts";
import type { ColorSet, Look } from "#looks/look.ts";
import { paintBackdrop } from "#stage/backdrops/backdrops.ts";
import { luminance } from "#stage/colors/colors.ts";
import { addVignette } from "#stage/backdrops/finish.ts";
import type { Box, Frame, Shot } from "./frame.ts";
import { isBrief, isWordy } from "./frame.ts";
import type { Ground as PaintedGround } from "#stage/backdrops/ground.ts";
import { floorOf } from "#stage/backdrops/ground.ts";
import { drawPicture, overlap } from "./pictures.ts";
import type { Reading, Shade } from "#stage/colors/shade.ts";
import { chooseColor, isVisible, paintShade, shadedArea } from "#stage/colors/shade.ts";
import type { Backdrop, FrameSize, Pen, Placement, SceneStage, Sprite, StageTools } from "./stage.ts";
import type { ToneMap } from "#stage/colors/tones.ts";
import { mapTones, meanTone, tonesUnder, unrestOf } from "#stage/colors/tones.ts";

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
  /** How the scene sees its thing. */
  shot: Shot;
};

export type Board = {
  /** Sprites stand in front of those put before. */
  put(sprite: Sprite, at: { x: number; y: number }, move?: Move): void;
  /** Adds to the backdrop; what is painted there costs nothing per frame. */
  paint(layer: (pen: Pen) => void): void;
  /** A sprite so large that words lie over it: they are read against it, and shade for them lies over it, too. */
  cover(sprite: Sprite, at: { x: number; y: number }, move?: Move): void;
  /** The colour in which something inside the box can be read; the ground under it is shaded where it must be. */
  legible(box: Box, reading: Reading): string;
  /** What `legible` would choose. Nothing is shaded. */
  wouldRead(box: Box, reading: Reading): string;
  /** The first of the colours that stands out from the mean of what lies there; null: none does. Nothing is shaded. */
  visible(box: Box, colors: readonly string[], least: number): string | null;
  /** How bright it is under the box, as relative luminance, 0 to 1. */
  brightness(box: Box): number;
  /** How much the colours under the box differ, 0 to 1: words stand where it is calm. */
  unrest(box: Box): number;
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
type Cover = { box: Box; draw: (pen: Pen) => void };
type Item = { sprite: number; x: number; y: number; move: Move | undefined; motion: Sprite["motion"] };

export function createBoard(ground: Ground): Board {
  const { frame, tools } = ground;
  const sprites: Sprite[] = [];
  const items: Item[] = [];
  const layers: ((pen: Pen) => void)[] = [];
  const covers: Cover[] = [];
  let tones: ToneMap | null = null;
  const under = (box: Box): Rgb[] => {
    tones ??= mapTones(frame, tools, (pen, width, height) => {
      paintGround(ground, pen, { width, height });
      pen.save();
      pen.scale(width / frame.width, height / frame.height);
      for (const layer of layers) layer(pen);
      pen.restore();
      addVignette({ pen, width, height }, vignetteOf(ground));
      for (const cover of covers) paintCover(tools, pen, cover, width / frame.width);
    });
    return tonesUnder(tones, box);
  };
  const paint = (layer: (pen: Pen) => void) => {
    layers.push(layer);
    tones = null;
  };
  const legible = (box: Box, reading: Reading): string => {
    const { color, shade } = chooseColor(under(box), reading, ground.look);
    if (shade && covers.some((cover) => overlap(box, [cover.box]) > 0)) shadeOver(box, shade);
    else if (shade) paint((pen) => paintShade(pen, frame, box, shade));
    return color;
  };
  const put: Board["put"] = (sprite, { x, y }, move) => {
    items.push({ sprite: sprites.push(sprite) - 1, x, y, move, motion: sprite.motion });
    // The other moments follow it: which one is seen is a matter of time.
    for (const other of sprite.motion?.others ?? []) sprites.push({ ...other, first: sprite });
  };
  const cover: Board["cover"] = (sprite, at, move) => {
    put(sprite, at, move);
    const { width, height } = sprite;
    covers.push({
      box: { x: at.x - width / 2, y: at.y - height / 2, width, height },
      draw: (pen) => sprite.draw(pen, 0),
    });
    tones = null;
  };
  const shadeOver = (words: Box, shade: Shade) => {
    const { x, y, width, height } = shadedArea(frame, words);
    const draw = (pen: Pen) => {
      pen.translate(-x, -y);
      paintShade(pen, frame, words, shade);
    };
    cover({ width: Math.ceil(width), height: Math.ceil(height), draw }, { x: x + width / 2, y: y + height / 2 });
  };
  return {
    paint,
    put,
    cover,
    legible,
    wouldRead: (box, reading) => chooseColor(under(box), reading, ground.look).color,
    visible(box, colors, least) {
      const tones = under(box);
      return colors.find((color) => isVisible(color, tones, least)) ?? null;
    },
    brightness: (box) => luminance(meanTone(under(box))),
    unrest: (box) => unrestOf(under(box)),
    finish() {
      return { backdrop: backdropOf(ground, layers), sprites, placements: (seconds) => placeAll(items, seconds) };
    },
  };
}

/** On a canvas of its own first: what fades at its rims takes away what it is drawn on. */
function paintCover(tools: StageTools, pen: Pen, { box, draw }: Cover, scale: number): void {
  const [width, height] = [Math.ceil(box.width * scale), Math.ceil(box.height * scale)];
  const own = tools.canvas(width, height);
  own.pen.scale(width / box.width, height / box.height);
  draw(own.pen);
  pen.drawImage(own.drawing.source, box.x * scale, box.y * scale, box.width * scale, box.height * scale);
}

function placeAll(items: readonly Item[], seconds: number): Placement[] {
  const placed: Placement[] = [];
  for (const { sprite, x, y, move, motion } of items) {
    const pose: Placement = {
      sprite: sprite + (motion?.at(seconds) ?? 0),
      x,
      y,
      scaleX: 1,
      scaleY: 1,
      turn: 0,
      opacity: 1,
    };
    move?.(pose, seconds);
    if (pose.opacity > 0.004 && pose.scaleX > 0.004 && pose.scaleY > 0.004) placed.push(pose);
  }
  return placed;
}

/** What is behind everything as far as it can be painted here: landscapes are taken for a bright haze, their worst. */
function paintGround({ film, scene, colors, tools }: Ground, pen: Pen, size: { width: number; height: number }): void {
  if (scene.clip !== undefined) return paintUnknown(pen, size);
  if (scene.kind === "photo" && scene.picture !== undefined) {
    drawPicture(pen, tools.picture(scene.picture), { x: 0, y: 0, ...size });
    return;
  }
  if (scene.backdrop !== "landscape") {
    paintBackdrop({ pen, ...size, ...lightIn(film, scene, size) }, scene.backdrop, colors);
    return;
  }
  pen.fillStyle = "#bcbcbc";
  pen.fillRect(0, 0, size.width, size.height);
}

/** A clip moves: anywhere it may be dark or bright, so words are light and stand on shade. */
function paintUnknown(pen: Pen, { width, height }: { width: number; height: number }): void {
  pen.fillStyle = "#0c0c0c";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#b4b4b4";
  for (let x = 0; x < width; x += 2) pen.fillRect(x, 0, 1, height);
}

function backdropOf(ground: Ground, layers: readonly ((pen: Pen) => void)[]): Backdrop {
  const { scene, frame, colors, isGrave } = ground;
  const veil = (pen: Pen) => {
    for (const layer of layers) layer(pen);
  };
  if (scene.clip !== undefined) return { isClip: true, veil };
  if (scene.kind === "photo" && scene.picture !== undefined) return { picture: scene.picture, veil };
  const { backdrop, landscape } = scene;
  if (backdrop === "landscape") return landscape ? { landscape, veil } : { landscape: "soft", veil };
  return {
    draw(pen, { width, height }) {
      const whole = { pen, width, height, ...lightIn(ground.film, scene, frame) };
      paintBackdrop(whole, backdrop, colors);
      pen.save();
      pen.scale(width / frame.width, height / frame.height);
      veil(pen);
      pen.restore();
      addVignette(whole, vignetteOf(ground));
    },
    grain: isGrave ? 0.7 : 0.45,
  };
}

/** Kinds whose words do not stand below their object have their light elsewhere in an upright or square frame. */
const LIGHT_HEIGHTS: Partial<Record<SceneKind, number>> = {
  hook: 0.64,
  close: 0.66,
  list: 0.63,
  figure: 0.63,
  chart: 0.63,
  year: 0.65,
  quote: 0.72,
  words: 1,
  end: 0.375,
};

/** Kinds that are composed for both sides of a wide frame. */
const TWO_SIDED: ReadonlySet<SceneKind> = new Set(["hero", "close", "parade", "list", "figure", "year"]);

/** In a wide frame words and picture change sides from scene to scene; the items of a list keep theirs. */
export function isMirrored({ scenes }: Film, { kind, start, number }: FilmScene): boolean {
  if (!TWO_SIDED.has(kind) || number !== undefined) return false;
  return scenes.findIndex((scene) => scene.start === start) % 2 === 1;
}

type Lit = Pick<PaintedGround, "light" | "isEven" | "floor" | "halves">;
/** In an upright frame, words stand above what these show: the ground lies lower there. */
const WORDS_ABOVE: ReadonlySet<SceneKind> = new Set(["hook", "close", "list", "figure", "chart", "year", "quote"]);
const LOW_GROUND = 0.83;
const GROUND_UNDER_WORDS = 0.63;
const GROUND_UNDER_MANY = 0.58;
const GROUND_UNDER_FEW = 0.668;
const GROUND_AT_END = 0.61;

/** Where the ground of a scene lies in an upright frame, as a share of its height; undefined: where it usually does. */
function groundOf(scene: FilmScene, { width, height }: FrameSize): number | undefined {
  const { kind, text } = scene;
  if (width / height > 0.8) return undefined;
  if (WORDS_ABOVE.has(kind)) return LOW_GROUND;
  // At the end a button stands under the words.
  if (kind === "end") return GROUND_AT_END;
  return isWordy(text) ? GROUND_UNDER_MANY : isBrief(text) ? GROUND_UNDER_FEW : GROUND_UNDER_WORDS;
}

function lightIn(film: Film, scene: FilmScene, { width, height }: FrameSize): Lit {
  const { kind, versus, things, text } = scene;
  if (kind === "versus" && versus)
    return {
      ...(versus.isOpen === true && { isEven: true }),
      ...(width < height && { halves: halvesOf(film, scene) }),
    };
  if (width > height && text.trim() === "") return { light: { x: 0.5, y: 0.46 } };
  if (width > height && isMirrored(film, scene)) return { light: { x: 0.72, y: 0.46 } };
  const isTitleAlone = kind === "hook" && things.length === 0 && film.topic === "";
  const y = LIGHT_HEIGHTS[isTitleAlone ? "words" : kind];
  const floor = groundOf(scene, { width, height });
  return {
    ...(y !== undefined && width <= height && { light: { x: 0.5, y } }),
    ...(floor !== undefined && { floor }),
  };
}

function vignetteOf({ isGrave, scene }: Ground): number {
  if (isPictureLike(scene)) return 0;
  return isGrave ? 0.7 : 0.26;
}

/** Whether something stands behind the scene that is not painted here and moves. */
export function isPictureLike(scene: FilmScene): boolean {
  if (scene.clip !== undefined || scene.backdrop === "landscape") return true;
  return scene.kind === "photo" && scene.picture !== undefined;
}

/** The floor of a scene in pixels. */
export function floorIn({ scene, frame }: { scene: FilmScene; frame: Frame }): number | null {
  const own = groundOf(scene, frame);
  const size = { width: frame.width, height: frame.height, ...(own !== undefined && { floor: own }) };
  const floor = scene.kind === "photo" || scene.clip !== undefined ? null : floorOf(scene.backdrop, size);
  return floor === null ? null : floor * frame.height;
}
