import { lightness } from "#base/color.ts";
import type { CaptionMoment, CaptionStyleDrawing } from "./caption-style.ts";
import { easeOut, easeOutBack } from "./easing.ts";
import type { WordLook } from "./word-sprites.ts";

const DARK_INK = "#16110d";
const LIGHT_ACCENT = 140;

/** All words of the group stand; a pill in the accent colour glides to the word being said. */
export const pillStyle: CaptionStyleDrawing = {
  settleSeconds: 0.24,
  draw(moment) {
    const { context, sprites, captions, layout, entered, left, activeWord } = moment;
    const { fontSize, words } = layout;
    const opacity = entered * (1 - left);
    const onPill: WordLook = {
      fill: lightness(captions.accent) > LIGHT_ACCENT ? DARK_INK : "#fff",
      shadow: "transparent",
      blur: 0,
      shadowDown: 0,
    };
    context.save();
    context.translate(0, (1 - entered) * fontSize * 0.45 - left * fontSize * 0.25);
    context.globalAlpha = opacity;
    drawPill(moment);
    for (const [index, word] of words.entries()) {
      context.globalAlpha = opacity * (index > activeWord ? 0.72 : 1);
      sprites.draw(context, word, index === activeWord ? onPill : plainLook(moment));
    }
    context.restore();
  },
};

function plainLook({ captions, layout: { fontSize } }: CaptionMoment): WordLook {
  if (captions.isDarkText)
    return { fill: "#2a1c14", shadow: "rgba(255,255,255,.5)", blur: fontSize * 0.12, shadowDown: 0 };
  return { fill: "#fff", shadow: "rgba(0,0,0,.62)", blur: fontSize * 0.22, shadowDown: fontSize * 0.05 };
}

function drawPill({ context, captions, layout, activeWord, activeSeconds }: CaptionMoment): void {
  const { words, fontSize } = layout;
  const target = words[activeWord];
  if (!target) return;
  const previous = words[activeWord - 1];
  const glidesFrom = previous?.line === target.line ? previous : undefined;
  const share = glidesFrom ? easeOut(activeSeconds / 0.16) : 1;
  const from = glidesFrom ?? target;
  const centre = from.x + from.width / 2 + (target.x + target.width / 2 - from.x - from.width / 2) * share;
  const width = from.width + (target.width - from.width) * share + fontSize * 0.4;
  const height = fontSize * 1.24;
  const scale = glidesFrom ? 1 : 0.6 + 0.4 * easeOutBack(activeSeconds / 0.2);
  context.save();
  context.translate(centre, target.y);
  context.scale(scale, scale);
  context.fillStyle = "rgba(0,0,0,.28)";
  context.beginPath();
  context.roundRect(-width / 2, -height / 2 + fontSize * 0.07, width, height, fontSize * 0.26);
  context.fill();
  context.fillStyle = `rgb(${captions.accent.join(",")})`;
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, fontSize * 0.26);
  context.fill();
  context.restore();
}
