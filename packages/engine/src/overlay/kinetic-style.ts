import type { CaptionMoment, CaptionStyleDrawing } from "./caption-style.ts";
import { ENTER_SECONDS } from "./caption-style.ts";
import { easeOutFast } from "./easing.ts";
import type { PlacedWord } from "./layout.ts";
import { lookOnPicture } from "./word-looks.ts";

/** Share of the way at which a word stands: the rest is less than a pixel, and a standing word is drawn sharp. */
const UP = 0.997;

/** Words rise one by one through a mask as they are said; the longest wears the accent colour. */
export const kineticStyle: CaptionStyleDrawing = {
  settleSeconds: 0.55,
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
  const { context, sprites, captions, group, layout, time, left } = moment;
  const { fontSize, lineHeight } = layout;
  const risen = easeOutFast((time - (group.words[index]?.start ?? 0) + ENTER_SECONDS) / 0.62);
  if (risen <= 0) return;
  context.save();
  if (risen < UP) {
    context.beginPath();
    context.rect(word.x - fontSize * 0.4, word.y - lineHeight * 0.62, word.width + fontSize * 0.8, lineHeight * 1.2);
    context.clip();
  }
  context.globalAlpha = (1 - left) * Math.min(1, risen * 1.4);
  const fill = isHero ? `rgb(${group.accent.join(",")})` : undefined;
  sprites.draw(
    context,
    word,
    lookOnPicture(captions, fontSize, fill),
    risen < UP ? (1 - risen) * lineHeight * 1.05 : 0,
  );
  context.restore();
}

function drawUnderline({ context, group, layout, time, left }: CaptionMoment): void {
  const grown = easeOutFast((time - group.start - 0.05) / 0.55);
  const last = layout.words.at(-1);
  if (grown <= 0 || !last) return;
  const width = layout.fontSize * 1.35 * grown;
  context.globalAlpha = 1 - left;
  context.fillStyle = `rgb(${group.accent.join(",")})`;
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
