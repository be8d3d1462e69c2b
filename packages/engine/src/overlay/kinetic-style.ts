import type { CaptionMoment, CaptionStyleDrawing } from "./caption-style.ts";
import { ENTER_SECONDS } from "./caption-style.ts";
import { easeOutFast } from "./easing.ts";
import type { PlacedWord } from "./layout.ts";
import type { WordLook } from "./word-sprites.ts";

/** Words rise one by one through a mask as they are said; the longest wears the accent colour. */
export const kineticStyle: CaptionStyleDrawing = {
  settleSeconds: 0.75,
  draw(moment) {
    const { context, layout, left } = moment;
    const longest = findLongest(layout.words);
    context.save();
    context.translate(0, -left * layout.fontSize * 0.35);
    for (const [index, word] of layout.words.entries()) drawRisingWord(moment, index, word, index === longest);
    drawUnderline(moment);
    context.restore();
  },
};

function drawRisingWord(moment: CaptionMoment, index: number, word: PlacedWord, isHero: boolean): void {
  const { context, sprites, group, layout, time, left } = moment;
  const { fontSize, lineHeight } = layout;
  const risen = easeOutFast((time - (group.words[index]?.start ?? 0) + ENTER_SECONDS) / 0.62);
  if (risen <= 0) return;
  context.save();
  if (risen < 0.999) {
    context.beginPath();
    context.rect(word.x - fontSize * 0.4, word.y - lineHeight * 0.62, word.width + fontSize * 0.8, lineHeight * 1.2);
    context.clip();
  }
  context.globalAlpha = (1 - left) * Math.min(1, risen * 1.4);
  sprites.draw(context, word, lookOf(moment, isHero), risen < 0.999 ? (1 - risen) * lineHeight * 1.05 : 0);
  context.restore();
}

function lookOf({ captions, layout: { fontSize } }: CaptionMoment, isHero: boolean): WordLook {
  const accent = captions.accent.join(",");
  if (captions.isDarkText) {
    return {
      fill: isHero ? `rgb(${accent})` : "#2a1c14",
      shadow: "rgba(255,255,255,.55)",
      blur: fontSize * 0.16,
      shadowDown: 0,
    };
  }
  if (isHero)
    return { fill: `rgb(${accent})`, shadow: "rgba(0,0,0,.5)", blur: fontSize * 0.24, shadowDown: fontSize * 0.03 };
  return { fill: "#fff", shadow: "rgba(0,0,0,.52)", blur: fontSize * 0.22, shadowDown: fontSize * 0.03 };
}

function drawUnderline({ context, captions, group, layout, time, left }: CaptionMoment): void {
  const grown = easeOutFast((time - group.start - 0.1) / 0.9);
  const last = layout.words.at(-1);
  if (grown <= 0 || !last) return;
  const width = layout.fontSize * 1.35 * grown;
  context.globalAlpha = 1 - left;
  context.fillStyle = `rgb(${captions.accent.join(",")})`;
  context.beginPath();
  context.roundRect(
    (layout.width - width) / 2,
    last.y + layout.lineHeight * 0.78,
    width,
    Math.max(3, layout.fontSize * 0.05),
    99,
  );
  context.fill();
}

function findLongest(words: PlacedWord[]): number {
  return words.reduce((best, word, index) => (word.text.length > (words[best]?.text.length ?? 0) ? index : best), 0);
}
