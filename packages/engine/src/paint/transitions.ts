import { parseColor, toYuv } from "#base/color.ts";
import { clamp } from "#base/numbers.ts";
import type { Film, TransitionId } from "#film/film.ts";
import { planesOf } from "#plan/frame-size.ts";
import { lookOf } from "#looks/look-of.ts";
import type { PaintContext } from "./paint-context.ts";

/** A moment between two scenes: which one is left, how, and how far it has gone (0 to 1). */
export type Passage = { from: number; kind: Exclude<TransitionId, "cut">; share: number };

/** A passage stands half before and half after the moment the next scene begins. */
export const PASSAGE_SECONDS: Readonly<Record<TransitionId, number>> = {
  cut: 0,
  fade: 0.36,
  slide: 0.36,
  blocks: 0.4,
  zoom: 0.32,
};
const FIXED = 65_536;
const BLOCK_ROWS = 5;
/** How much later the last block sets out than the first, as a share of the way. */
const BLOCK_DELAY = 0.45;
const MOST_ZOOM = 0.9;

export function findPassage({ scenes }: Film, time: number): Passage | null {
  for (let from = 0; from + 1 < scenes.length; from++) {
    const [scene, next] = [scenes[from], scenes[from + 1]];
    if (!scene || !next || scene.exit === "cut") continue;
    const length = PASSAGE_SECONDS[scene.exit];
    const share = (time - next.start) / length + 0.5;
    if (share > 0 && share < 1) return { from, kind: scene.exit, share };
  }
  return null;
}

/** Both scenes are painted in the thread's second and third frame; their passage goes to `target`. */
export function blendScenes(context: PaintContext, { kind, share }: Passage, target: number): void {
  const { kernel, plan, memory, scratch } = context;
  const { width, height } = plan;
  const [old, next] = [scratch.secondFrame, scratch.thirdFrame];
  const smooth = share * share * (3 - 2 * share);
  if (kind === "fade") kernel.mixFrames(target, old, next, memory.frameBytes, Math.round(256 * smooth));
  if (kind === "slide") kernel.slideFrames(target, old, next, width, height, Math.round(width * smooth) & ~1);
  if (kind === "zoom") {
    const step = 1 / (1 + MOST_ZOOM * share * share);
    const [u, v] = [((width - 1) * (1 - step)) / 2, ((height - 1) * (1 - step)) / 2];
    kernel.enlargeFrame(target, old, width, height, fixed(u), fixed(v), fixed(step), scratch.line);
    kernel.mixFrames(target, target, next, memory.frameBytes, Math.round(256 * clamp(smooth * 1.15)));
  }
  if (kind === "blocks") {
    const frame = share < 0.5 ? old : next;
    kernel.copyBytes(target, frame, memory.frameBytes);
    paintBlocks(context, share, target);
  }
}

/** Bars of colour run over the frame from the left, cover it, and leave to the right. */
function paintBlocks({ kernel, plan }: PaintContext, share: number, target: number): void {
  const { width, height } = plan;
  const { Y, U, V } = planesOf(plan, target);
  const { accent, hot, ink } = lookOf(plan.film);
  const colors = [accent, hot, ink].map((color) => toYuv(parseColor(color)));
  const step = Math.ceil(height / BLOCK_ROWS / 2) * 2;
  for (let row = 0; row < BLOCK_ROWS; row++) {
    const [y = 16, u = 128, v = 128] = colors[row % colors.length] ?? [];
    const delay = (BLOCK_DELAY * ((row * 2) % BLOCK_ROWS)) / BLOCK_ROWS;
    const head = easeOut(clamp((share * 2 - delay) / (1 - BLOCK_DELAY)));
    const tail = easeOut(clamp((share * 2 - 1 - delay) / (1 - BLOCK_DELAY)));
    const [left, right] = [Math.round(width * tail) & ~1, Math.round(width * head) & ~1];
    const top = row * step;
    const rows = Math.min(step, (height & ~1) - top);
    if (right > left && rows > 0) kernel.fillBox(Y, U, V, width, left, top, right - left, rows, y, u, v);
  }
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

function fixed(value: number): number {
  return Math.round(value * FIXED);
}
