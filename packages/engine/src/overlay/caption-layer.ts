import type { Canvas } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import type { Plan } from "#plan/plan.ts";
import type { CaptionStyle } from "#presets.ts";
import type { CaptionStyleDrawing } from "./caption-style.ts";
import { isShown, momentOf, settledTime } from "./caption-style.ts";
import { kineticStyle } from "./kinetic-style.ts";
import type { GroupLayout } from "./layout.ts";
import { layOutGroup } from "./layout.ts";
import { pillStyle } from "./pill-style.ts";
import { subtitleStyle } from "./subtitle-style.ts";
import type { WordSprites } from "./word-sprites.ts";
import { createWordSprites } from "./word-sprites.ts";

/** Premultiplied RGBA and its place in the frame; the same object comes back while nothing moves. */
export type CaptionImage = { pixels: Uint8Array; width: number; height: number; left: number; top: number };

export type CaptionLayer = { at(time: number): CaptionImage | null };

type Prepared = { layout: GroupLayout; canvas: Canvas; sprites: WordSprites };

const STYLES: Readonly<Record<Exclude<CaptionStyle, "none">, CaptionStyleDrawing>> = {
  pill: pillStyle,
  kinetic: kineticStyle,
  subtitle: subtitleStyle,
};

/** Draws the captions of a plan; a group gets one small canvas, redrawn only when its state changes. */
export function createCaptionLayer(plan: Plan): CaptionLayer {
  const { captions } = plan;
  if (captions.style === "none" || captions.groups.length === 0) return { at: () => null };
  const styleName = captions.style;
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
      if (!group) return null;
      const moment = momentOf(group, time);
      const isSettled = moment.activeSeconds >= style.settleSeconds;
      const key = [index, moment.entered, moment.left, moment.activeWord, isSettled ? "" : moment.activeSeconds].join(
        ":",
      );
      if (shown?.key === key) return shown.image;
      const { layout, canvas, sprites } = prepare(index);
      const context = canvas.getContext("2d");
      // Not clearRect: some versions of the canvas keep a whole surface per flush on a context that is never reset.
      context.reset();
      // A settled caption is drawn as at the moment it settled, whichever frame asks first: frames stay pure.
      const drawnTime = isSettled ? settledTime(group, moment.activeWord, style.settleSeconds) : time;
      style.draw({ ...moment, context, sprites, captions, group, layout, time: drawnTime });
      const { width, height, left, top } = layout;
      shown = { key, image: { pixels: canvas.data(), width, height, left, top } };
      return shown.image;
    },
  };
}

function missing(): never {
  throw new Error("A caption group was asked for that the plan does not have.");
}
