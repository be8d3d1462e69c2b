import { lightness } from "#base/color.ts";
import type { CaptionMoment, CaptionStyleDrawing } from "./caption-style.ts";
import { easeOut, easeOutBack } from "./easing.ts";
import { lookOnPicture, lookOnSurface } from "./word-looks.ts";

const DARK_INK = "#16110d";
const LIGHT_ACCENT = 140;
const COMING_WORD_OPACITY = 0.74;

type Pill = { x: number; y: number; width: number; height: number; radius: number };

/** All words of the group stand; a pill in the accent colour glides to the word being said. */
export const pillStyle: CaptionStyleDrawing = {
  settleSeconds: 0.24,
  draw(moment) {
    const { context, sprites, captions, layout, entered, left, activeWord } = moment;
    const { fontSize, words } = layout;
    const opacity = entered * (1 - left);
    const plain = lookOnPicture(captions, fontSize);
    context.save();
    context.translate(0, (1 - entered) * fontSize * 0.45 - left * fontSize * 0.25);
    for (const [index, word] of words.entries()) {
      context.globalAlpha = opacity * (index > activeWord ? COMING_WORD_OPACITY : 1);
      sprites.draw(context, word, plain);
    }
    context.globalAlpha = opacity;
    const pill = placePill(moment);
    if (pill) drawPill(moment, pill);
    context.restore();
  },
};

/** Where the pill is on its way from the previous word; on a new line it pops up instead. */
function placePill({ layout, activeWord, activeSeconds }: CaptionMoment): Pill | null {
  const { words, fontSize } = layout;
  const target = words[activeWord];
  if (!target) return null;
  const previous = words[activeWord - 1];
  const glidesFrom = previous?.line === target.line ? previous : undefined;
  const from = glidesFrom ?? target;
  const share = glidesFrom ? easeOut(activeSeconds / 0.16) : 1;
  const scale = glidesFrom ? 1 : 0.6 + 0.4 * easeOutBack(activeSeconds / 0.2);
  const centre = from.x + from.width / 2 + (target.x + target.width / 2 - from.x - from.width / 2) * share;
  const width = (from.width + (target.width - from.width) * share + fontSize * 0.4) * scale;
  // Room for dots above and cedillas below the capitals.
  const above = (layout.capHeight / 2 + fontSize * 0.24) * scale;
  const below = (layout.capHeight / 2 + fontSize * 0.29) * scale;
  return { x: centre - width / 2, y: target.y - above, width, height: above + below, radius: fontSize * 0.26 * scale };
}

function drawPill({ context, sprites, group, layout }: CaptionMoment, { x, y, width, height, radius }: Pill): void {
  context.save();
  context.fillStyle = "rgba(0,0,0,.26)";
  context.beginPath();
  context.roundRect(x, y + layout.fontSize * 0.07, width, height, radius);
  context.fill();
  context.fillStyle = `rgb(${group.accent.join(",")})`;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
  // Words change colour exactly at the edge of the pill, also while it glides over two of them.
  context.clip();
  const ink = lookOnSurface(lightness(group.accent) > LIGHT_ACCENT ? DARK_INK : "#fff");
  for (const word of layout.words) {
    const isUnder = word.x < x + width && word.x + word.width > x && Math.abs(word.y - y - height / 2) < height / 3;
    if (isUnder) sprites.draw(context, word, ink);
  }
  context.restore();
}
