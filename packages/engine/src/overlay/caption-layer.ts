import type { Plan } from "#plan/plan.ts";
import { createKineticLayer } from "./kinetic-layer.ts";
import { createPillLayer } from "./pill-layer.ts";
import { createSubtitleLayer } from "./subtitle-layer.ts";

/** Premultiplied RGBA and its place in the frame: even numbers, the width a multiple of eight. Opacity is 0..1. */
export type CaptionImage = {
  pixels: Uint8Array;
  width: number;
  height: number;
  left: number;
  top: number;
  opacity: number;
  /** Rows the pixels stand lower than the place says, 0 ≤ down < 2; then `height` is how many rows are shown. */
  down?: number;
};

/** The images of a moment, to be laid over each other; the first has the same pixels for as long as nothing in it moves. */
export type CaptionLayer = { at(time: number): CaptionImage[] };

const LAYERS = { kinetic: createKineticLayer, pill: createPillLayer, subtitle: createSubtitleLayer };

/** Draws the captions of a plan. */
export function createCaptionLayer(plan: Plan): CaptionLayer {
  const { style, groups } = plan.captions;
  if (style === "none" || groups.length === 0) return { at: () => [] };
  return LAYERS[style](plan);
}
