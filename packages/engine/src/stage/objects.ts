import { at, clamp } from "#base/numbers.ts";
import { parseColor } from "#base/color.ts";
import type { Grade } from "#looks/look.ts";
import type { Move, Staging } from "./board.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import { cardShape, inCard, inRound, isBust, roundShape } from "#stage/shots/cutouts.ts";
import { behindLand, hourOf, isLand } from "#stage/shots/land.ts";
import { isFigure } from "#stage/figure/figure-name.ts";
import { motionOf } from "#stage/figure/figure-motion.ts";
import { spring } from "./easing.ts";
import { castShadow } from "./shadow.ts";
import { linear, radial } from "./pens.ts";
import type { Drawing, Pen, Sprite, StageTools } from "./stage.ts";
import type { ThingShape } from "#stage/shots/cutouts.ts";
import { colorIn, shapeOf } from "./things.ts";
import { paintedName } from "#film/thing-colors.ts";

export type ObjectStyle = {
  /** Drawn without colour: what is left behind. */
  isGrey?: boolean;
  /** In the light from behind: dark things on dark ground. */
  isRimmed?: boolean;
  /** With a white rim, as if stuck on. */
  isSticker?: boolean;
  /** A piece of land or a half figure without the frame it has otherwise. */
  isUnframed?: boolean;
  /** Turned to look the other way. */
  isMirrored?: boolean;
  /** Only the upper part of it, down to the hips of who stands: as much of `size` as the whole. */
  isHalf?: boolean;
  /** Nothing of it but its shape, in this colour. */
  shadow?: string;
  hasShadow?: boolean;
};

/** An object ready to be put: `width` and `height` are what it fills, without its shadow. */
export type StagedObject = { sprite: Sprite; width: number; height: number; shape: ThingShape; isLit: boolean };

const GREY: Grade = { saturation: 0.08, tint: "#c9ccd2", side: 0 };
/** Lights stay lit in the dark. */
const LIT: Grade = { saturation: 0.9, tint: "#fff0d8", side: 0.45 };
/** What helps is seen in its colours, however dark the film is. */
const HELPS =
  /^(?:emergency-bag|packing-emergency-bag|bag-at-the-door|first-aid-kit|flashlight|whistle|water-bottle|rescue-team|world-rescue|seismograph|ambulance|fire-extinguisher|life-ring|ring-buoy|adhesive-bandage)$/u;
/** What was lost keeps a little of its colour: grey, rubble is not read as the houses it was. */
const LOST = /^collapsed-building$/u;
const MOURNED: Grade = { saturation: 0.66, tint: "#b4a7a2", side: 0.2 };
/** Whose story it is stays a person of flesh and colours in the dark around them. */
const LIVING: Grade = { saturation: 0.74, tint: "#d8d8dc", side: 0.5 };
/** Drawings in which the one who tells is seen: without their colours she would be somebody else than in the other scenes. */
const TOLD_BY = /^(?:whisper-behind-her|mirror-shadow-behind-her|mirror-shadow|empty-path)$/u;
const SAVING: Grade = { saturation: 0.92, tint: "#ffffff", side: 0.1 };
/** On a horse. */
export const WALKERS = /^horse-racing$/u;
const LIGHTS =
  /candle|light-bulb|^fire$|^flashlight$|lantern|lamp|moon|^sun|star|sparkle|mobile-phone|firework|volcano|old-house|old-window|^bell$/u;
/** How much of its square an object fills at least: small drawings are enlarged to that. */
const FILLED = 0.94;
const MOST_ENLARGED = 1.3;
/** How much of somebody is seen down to the hips. */
const HALF = 0.6;

/** Draws an object so that it fills about `size` pixels; null: there is no such drawing. */
export function stageObject(
  staging: Staging,
  slug: string,
  size: number,
  style: ObjectStyle = {},
): StagedObject | null {
  const { tools, look, isGrave, film, scene, colors } = staging;
  const hour = isLand(slug) ? hourOf(slug, scene) : undefined;
  const color = colorIn(film, scene, slug);
  const drawn = shapeOf(tools, paintedName(slug, color)) ?? shapeOf(tools, slug);
  if (!drawn || size < 2) return null;
  const isFramed = style.isUnframed !== true;
  const shape = isFramed ? framedShape(slug, drawn) : drawn;
  const [spanX, spanY] = [shape.right - shape.left, shape.bottom - shape.top];
  const seen = style.isHalf ? HALF : 1;
  const side = (size / seen) * clamp(FILLED / Math.max(spanX, spanY), 1, MOST_ENLARGED);
  const [width, height] = [side * spanX, side * spanY * seen];
  const { isSticker = false, hasShadow = true } = style;
  const rim = isSticker ? side * 0.028 : 0;
  const margin = Math.ceil(rim + (hasShadow || isSticker ? side * 0.11 : 2));
  const grade = gradeOf(
    style,
    LIGHTS.test(slug),
    isKeptBright(staging, slug)
      ? LOST.test(slug)
        ? MOURNED
        : SAVING
      : isGrave && (isFigure(slug) || TOLD_BY.test(slug))
        ? LIVING
        : (look.grade ?? (isGrave ? { saturation: 0.55, tint: "#dfe4ea", side: 0.5 } : (hour?.light ?? null))),
  );
  // Who runs and walks was drawn looking back; all go the way we read.
  const isMirrored = WALKERS.test(slug) !== (style.isMirrored ?? false);
  const spriteOf = (name: string): Sprite => ({
    width: Math.ceil(width) + margin * 2,
    height: Math.ceil(height) + margin * 2,
    draw(pen) {
      const drawing = tools.object(paintedName(name, color), Math.ceil(side)) ?? tools.object(name, Math.ceil(side));
      if (!drawing) return;
      const carded = isFramed && isLand(slug) ? inCard(tools, drawing, drawn, hour?.sky ?? behindLand(slug)) : drawing;
      // Who is drawn smiling stands against the light where nobody smiles.
      const plain = isGrave && isBust(slug) ? againstLight(tools, carded) : light(tools, carded, grade, look.ink);
      // Who is compared looks out of a light window in her own half.
      const bright = scene.kind === "versus" ? mix(colors.second, look.light, 0.4) : mix(look.accent, look.light, 0.3);
      const tone = isGrave ? "#4c525c" : bright;
      const cloth = isGrave ? "#1b2028" : mix(look.hot, look.ink, 0.25);
      const whole = isFramed && isBust(slug) ? inRound(tools, plain, drawn, { slug, tone, cloth }) : plain;
      const lit = style.shadow === undefined ? whole : shapeIn(tools, whole, style.shadow);
      pen.save();
      if (style.isHalf) {
        pen.beginPath();
        pen.rect(0, 0, Math.ceil(width) + margin * 2, margin + height);
        pen.clip();
      }
      if (isMirrored) {
        pen.translate(Math.ceil(width) + margin * 2, 0);
        pen.scale(-1, 1);
      }
      pen.translate(margin - shape.left * side, margin - shape.top * side);
      if (isSticker) drawRim(pen, tools, lit, { side, rim });
      else if (style.isRimmed) {
        // Twice: one veil of light is not seen in the dark.
        pen.shadowColor = withAlpha(look.light, 0.95);
        pen.shadowBlur = side * 0.05;
        pen.drawImage(lit.source, 0, 0, side, side);
      } else if (hasShadow)
        castShadow(pen, tools, { drawing: lit, x: 0, y: 0, size: side, side }, { alpha: 0.36, isMirrored });
      pen.drawImage(lit.source, 0, 0, side, side);
      pen.restore();
    },
  });
  const moving = isMoved(style) ? motionOf(slug) : null;
  const sprite = spriteOf(slug);
  if (moving) sprite.motion = { others: moving.others.map(spriteOf), at: moving.at };
  return { sprite, width, height, shape, isLit: LIGHTS.test(slug) };
}

/** What a grave film shows in its own colours, for its sentence. */
export function isKeptBright({ isGrave, scene }: Staging, slug: string): boolean {
  return (
    isGrave &&
    (HELPS.test(slug) || LOST.test(slug)) &&
    scene.things.some((thing) => thing.slug === slug && !thing.isRefused)
  );
}

/** What is grey or only its own shadow stands still. */
function isMoved({ isGrey, shadow }: ObjectStyle): boolean {
  return isGrey !== true && shadow === undefined;
}

/** A drawing in one colour. */
function shapeIn(tools: StageTools, { source, width, height }: Drawing, color: string): Drawing {
  const { pen, drawing } = tools.canvas(width, height);
  pen.drawImage(source, 0, 0, width, height);
  pen.globalCompositeOperation = "source-in";
  pen.fillStyle = color;
  pen.fillRect(0, 0, width, height);
  return drawing;
}

/** Somebody seen against the light: dark, with a pale edge where it comes round. */
function againstLight(tools: StageTools, drawing: Drawing): Drawing {
  const { width, height } = drawing;
  const edge = shapeIn(tools, drawing, "#aab4c4");
  const dark = shapeIn(tools, drawing, "#12161d");
  const { pen, drawing: seen } = tools.canvas(width, height);
  pen.drawImage(edge.source, 0, 0, width, height);
  pen.globalCompositeOperation = "source-atop";
  pen.drawImage(dark.source, width * -0.012, height * 0.014, width, height);
  return seen;
}

function framedShape(slug: string, drawn: ThingShape): ThingShape {
  if (isBust(slug)) return roundShape(drawn);
  return isLand(slug) ? cardShape(drawn) : drawn;
}

/** What an object fills when it is drawn `size` large; null: there is no such drawing. */
export function drawnSize(
  { tools }: Pick<Staging, "tools">,
  slug: string,
  size: number,
): { width: number; height: number } | null {
  const drawn = shapeOf(tools, slug);
  if (!drawn) return null;
  const shape = framedShape(slug, drawn);
  const [spanX, spanY] = [shape.right - shape.left, shape.bottom - shape.top];
  const side = size * clamp(FILLED / Math.max(spanX, spanY), 1, MOST_ENLARGED);
  return { width: side * spanX, height: side * spanY };
}

/** A soft dark spot where an object touches the ground. */
export function contactShadow(width: number, darkness: number): Sprite {
  const [w, h] = [Math.ceil(width), Math.max(4, Math.ceil(width * 0.17))];
  return {
    width: w,
    height: h,
    draw(pen) {
      pen.save();
      pen.translate(w / 2, h / 2);
      pen.scale(1, h / w);
      pen.fillStyle = radial(
        pen,
        [0, 0, w / 2],
        [
          [0, `rgba(0,0,0,${darkness})`],
          [0.5, `rgba(0,0,0,${darkness * 0.5})`],
          [1, "rgba(0,0,0,0)"],
        ],
      );
      pen.fillRect(-w / 2, -w / 2, w, w);
      pen.restore();
    },
  };
}

/** A light behind an object, on the backdrop. */
export function paintHalo(
  { board }: Staging,
  at: { x: number; y: number },
  radius: number,
  [color, alpha]: readonly [string, number],
): void {
  board.paint((pen) => {
    pen.fillStyle = radial(
      pen,
      [at.x, at.y, radius],
      [
        [0, withAlpha(color, alpha)],
        [0.35, withAlpha(color, alpha * 0.5)],
        [0.7, withAlpha(color, alpha * 0.12)],
        [1, withAlpha(color, 0)],
      ],
    );
    pen.fillRect(at.x - radius, at.y - radius, radius * 2, radius * 2);
  });
}

/** Springs up from below and then breathes. */
export function popUp({ look, frame }: Staging, delay: number, phase = 0): Move {
  const { unit } = frame;
  return (pose, seconds) => {
    const come = spring(look.motion, seconds, delay);
    pose.scaleX = pose.scaleY = clamp(come, 0, 1.2);
    pose.y += (1 - come) * unit * 0.26 + bob(seconds, phase) * unit;
    pose.turn += (1 - come) * 0.26;
    pose.opacity = clamp((seconds - delay) * 12);
  };
}

/** Falls from above and then breathes. */
export function dropIn({ look, frame }: Staging, delay: number, phase = 0): Move {
  const { unit } = frame;
  return (pose, seconds) => {
    const come = spring(look.motion, seconds, delay);
    pose.scaleX = pose.scaleY = clamp(0.6 + come * 0.4, 0, 1.15);
    pose.y += (come - 1) * unit * 0.5 + bob(seconds, phase) * unit;
    pose.turn += (1 - come) * 0.5;
    pose.opacity = clamp((seconds - delay) * 9);
  };
}

/** A slow rise and fall, as a share of the frame's shorter side. */
export function bob(seconds: number, phase: number): number {
  return Math.sin(seconds * 2.1 + phase) * 0.0075;
}

function gradeOf({ isGrey }: ObjectStyle, isLight: boolean, own: Grade | null): Grade | null {
  if (isGrey) return GREY;
  if (own && own.side > 0 && isLight) return { ...LIT, saturation: own.saturation === 0 ? 0 : LIT.saturation };
  return own;
}

function drawRim(pen: Pen, tools: StageTools, drawing: Drawing, { side, rim }: { side: number; rim: number }): void {
  const { source, width, height } = drawing;
  const pad = Math.ceil(rim) + 2;
  const white = tools.canvas(width + pad * 2, height + pad * 2);
  for (let step = 0; step < 28; step++) {
    const angle = (step / 28) * Math.PI * 2;
    // On whole pixels: what lies between them is mixed anew for every one of its pixels, and costs three times as much.
    white.pen.drawImage(source, pad + Math.round(Math.cos(angle) * rim), pad + Math.round(Math.sin(angle) * rim));
  }
  white.pen.globalCompositeOperation = "source-in";
  white.pen.fillStyle = "#ffffff";
  white.pen.fillRect(0, 0, white.drawing.width, white.drawing.height);
  // A drawing has whole pixels, what it fills need not.
  const scale = side / width;
  const [start, whole] = [-pad * scale, white.drawing.width * scale];
  castShadow(pen, tools, { drawing: white.drawing, x: start, y: start, size: whole, side }, { alpha: 0.42 });
  pen.drawImage(white.drawing.source, start, start, whole, whole);
}

/** The drawing in the light of the look: one soft light from the upper left, colours as the grade wants them. */
function light(tools: StageTools, drawing: Drawing, grade: Grade | null, shade: string): Drawing {
  const { width, height } = drawing;
  const { pen, drawing: lit } = tools.canvas(width, height);
  pen.drawImage(drawing.source, 0, 0, width, height);
  if (grade) regrade(pen, width, height, grade);
  if (grade && grade.side > 0) return lit;
  pen.globalCompositeOperation = "source-atop";
  pen.fillStyle = linear(
    pen,
    [width * 0.15, 0, width * 0.6, height],
    [
      [0, "rgba(255,255,255,0.18)"],
      [0.45, "rgba(255,255,255,0)"],
      [1, withAlpha(shade, 0.22)],
    ],
  );
  pen.fillRect(0, 0, width, height);
  return lit;
}

function regrade(pen: Pen, width: number, height: number, { saturation, tint, side }: Grade): void {
  const picture = pen.getImageData(0, 0, width, height);
  const { data } = picture;
  const [red, green, blue] = parseColor(tint);
  for (let row = 0, start = 0; row < height; row++) {
    for (let column = 0; column < width; column++, start += 4) {
      if (data[start + 3] === 0) continue;
      const r = at(data, start);
      const g = at(data, start + 1);
      const b = at(data, start + 2);
      const grey = 0.3 * r + 0.59 * g + 0.11 * b;
      // One hard light from the upper left: the far side falls into the dark.
      const lit = side > 0 ? 1.34 - side * clamp((column / width) * 0.75 + (row / height) * 0.5 - 0.12) : 1;
      data[start] = ((grey + (r - grey) * saturation) * red * lit) / 255;
      data[start + 1] = ((grey + (g - grey) * saturation) * green * lit) / 255;
      data[start + 2] = ((grey + (b - grey) * saturation) * blue * lit) / 255;
    }
  }
  pen.putImageData(picture, 0, 0);
}
