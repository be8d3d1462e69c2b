import type { CaptionStyleDrawing } from "./caption-style.ts";
import { lookOnSurface } from "./word-looks.ts";

/** Quiet subtitles: the whole group on a translucent band, nothing moves but the fade. */
export const subtitleStyle: CaptionStyleDrawing = {
  settleSeconds: 0,
  draw({ context, sprites, layout, entered, left }) {
    const { words, fontSize, lineHeight } = layout;
    const first = words[0];
    const last = words.at(-1);
    if (!first || !last) return;
    context.save();
    context.globalAlpha = entered * (1 - left);
    const start = Math.min(...words.map((word) => word.x));
    const end = Math.max(...words.map((word) => word.x + word.width));
    const top = first.y - lineHeight / 2 - fontSize * 0.24;
    const bottom = last.y + lineHeight / 2 + fontSize * 0.24;
    context.fillStyle = "rgba(8,8,11,.58)";
    context.beginPath();
    context.roundRect(start - fontSize * 0.6, top, end - start + fontSize * 1.2, bottom - top, fontSize * 0.34);
    context.fill();
    const look = lookOnSurface("#fff");
    for (const word of words) sprites.draw(context, word, look);
    context.restore();
  },
};
