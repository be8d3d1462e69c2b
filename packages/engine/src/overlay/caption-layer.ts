import type { Canvas } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import type { Plan } from "#plan/plan.ts";
import type { CaptionStyle } from "#presets.ts";
import type { CaptionStyleDrawing } from "./caption-style.ts";
import { isShown, momentOf, settledTime } from "./caption-style.ts";
import { createKineticLayer } from "./kinetic-layer.ts";
import type { GroupLayout } from "./layout.ts";
import { layOutGroup } from "./layout.ts";
import { pillStyle } from "./pill-style.ts";
import { subtitleStyle } from "./subtitle-style.ts";
import type { WordSprites } from "./word-sprites.ts";
import { createWordSprites } from "./word-sprites.ts";

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

type Prepared = { layout: GroupLayout; canvas: Canvas; sprites: WordSprites };

const STYLES: Readonly<Record<Exclude<CaptionStyle, "none" | "kinetic">, CaptionStyleDrawing>> = {
  pill: pillStyle,
  subtitle: subtitleStyle,
};

/** Draws the captions of a plan. */
export function createCaptionLayer(plan: Plan): CaptionLayer {
  const { style, groups } = plan.captions;
  if (style === "none" || groups.length === 0) return { at: () => [] };
  return style === "kinetic" ? createKineticLayer(plan) : createWholeLayer(plan, style);
}

/** A group gets one small canvas, redrawn only when its state changes. */
function createWholeLayer(plan: Plan, styleName: keyof typeof STYLES): CaptionLayer {
  const { captions } = plan;
  const style = STYLES[styleName];
  let prepared: (Prepared & { index: number }) | undefined;
  let shown: { key: string; image: CaptionImage } | undefined;

  function prepare(index: number): Prepared {
    const group = captions.groups[index];
    if (prepared?.index === index || !group) return prepared ?? missing();
    const layout = layOutGroup(group, captions, styleName, plan);
    const canvas = createCanvas(layout.width, layout.height);
    prepared = { index, layout, canvas, sprites: createWordSprites(captions.font, layout.fontSize) };
    return prepared;
  }

  return {
    at(time) {
      const index = captions.groups.findIndex((group) => isShown(group, time));
      const group = captions.groups[index];
      if (!group) return [];
      const moment = momentOf(group, time);
      const isSettled = moment.activeSeconds >= style.settleSeconds;
      const key = [index, moment.entered, moment.left, moment.activeWord, isSettled ? "" : moment.activeSeconds].join(
        ":",
      );
      if (shown?.key === key) return [shown.image];
      const { layout, canvas, sprites } = prepare(index);
      const context = canvas.getContext("2d");
      // Not clearRect: some versions of the canvas keep a whole surface per flush on a context that is never reset.
      context.reset();
      // A settled caption is drawn as at the moment it settled, whichever frame asks first: frames stay pure.
      const drawnTime = isSettled ? settledTime(group, moment.activeWord, style.settleSeconds) : time;
      style.draw({ ...moment, context, sprites, captions, group, layout, time: drawnTime });
      const { width, height, left, top } = layout;
      shown = { key, image: { pixels: canvas.data(), width, height, left, top, opacity: 1 } };
      return [shown.image];
    },
  };
}

function missing(): never {
  throw new Error("A caption group was asked for that the plan does not have.");
}
