import type { Canvas } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import type { Plan } from "#plan/plan.ts";
import type { CaptionImage, CaptionLayer } from "./caption-layer.ts";
import { isShown, momentOf } from "./caption-style.ts";
import type { GroupLayout } from "./layout.ts";
import { layOutGroup } from "./layout.ts";
import { lookOnSurface } from "./word-looks.ts";
import { createWordSprites, empty } from "./word-sprites.ts";

/** Quiet subtitles: the whole group on a translucent band, drawn once; nothing moves but the fade. */
export function createSubtitleLayer(plan: Plan): CaptionLayer {
  const { captions } = plan;
  let drawn: { index: number; canvas: Canvas; image: CaptionImage } | undefined;
  return {
    at(time) {
      const index = captions.groups.findIndex((group) => isShown(group, time));
      const group = captions.groups[index];
      if (!group) return [];
      if (drawn?.index !== index) {
        if (drawn) empty(drawn.canvas);
        const layout = layOutGroup(group, captions, "subtitle", plan);
        const canvas = drawGroup(layout, captions.font);
        const { width, height, left, top } = layout;
        drawn = { index, canvas, image: { pixels: canvas.data(), width, height, left, top, opacity: 1 } };
      }
      const { entered, left } = momentOf(group, time);
      return [{ ...drawn.image, opacity: entered * (1 - left) }];
    },
  };
}

function drawGroup(
  { words, width, height, fontSize, lineHeight }: GroupLayout,
  font: Plan["captions"]["font"],
): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const sprites = createWordSprites(font, fontSize);
  const start = Math.min(...words.map((word) => word.x));
  const end = Math.max(...words.map((word) => word.x + word.width));
  const top = Math.min(...words.map((word) => word.y)) - lineHeight / 2 - fontSize * 0.24;
  const bottom = Math.max(...words.map((word) => word.y)) + lineHeight / 2 + fontSize * 0.24;
  context.fillStyle = "rgba(8,8,11,.58)";
  context.beginPath();
  context.roundRect(start - fontSize * 0.6, top, end - start + fontSize * 1.2, bottom - top, fontSize * 0.34);
  context.fill();
  const look = lookOnSurface("#fff");
  for (const word of words) sprites.draw(context, word, look);
  return canvas;
}
