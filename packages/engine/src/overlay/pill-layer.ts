import type { Canvas } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import { lightness } from "#base/color.ts";
import type { CaptionGroup, Plan } from "#plan/plan.ts";
import type { CaptionImage, CaptionLayer } from "./caption-layer.ts";
import { isShown, momentOf } from "./caption-style.ts";
import { easeOut, easeOutBack } from "./easing.ts";
import type { GroupLayout } from "./layout.ts";
import { layOutGroup } from "./layout.ts";
import { lookOnPicture, lookOnSurface } from "./word-looks.ts";
import type { WordSprites } from "./word-sprites.ts";
import { createWordSprites, empty } from "./word-sprites.ts";

const DARK_INK = "#16110d";
const LIGHT_ACCENT = 140;
const COMING_WORD_OPACITY = 0.74;
/** Seconds after a word begins in which its pill still moves. */
const SETTLE_SECONDS = 0.24;
/** A pill that pops up is a little larger for a moment. */
const LARGEST_SCALE = 1.12;

type Pill = { x: number; y: number; width: number; height: number; radius: number };

type Prepared = {
  index: number;
  group: CaptionGroup;
  layout: GroupLayout;
  sprites: WordSprites;
  words: Canvas;
  pill: Canvas;
};

/**
 * All words of the group stand; a pill in the accent colour glides to the word being said. The words are one image, drawn
 * anew with every word, the pill another one that is small and moves.
 */
export function createPillLayer(plan: Plan): CaptionLayer {
  const { captions } = plan;
  let latest: Prepared | undefined;
  let words: { key: string; image: CaptionImage } | undefined;
  let pill: { key: string; image: CaptionImage | null } | undefined;

  function prepare(group: CaptionGroup, index: number): Prepared {
    if (latest?.index === index) return latest;
    if (latest) release(latest);
    const layout = layOutGroup(group, captions, "pill", plan);
    const sprites = createWordSprites(captions.font, layout.fontSize);
    const [width, height] = pillRoom(layout);
    const canvases = { words: createCanvas(layout.width, layout.height), pill: createCanvas(width, height) };
    latest = { index, group, layout, sprites, ...canvases };
    return latest;
  }

  function drawWords({ index, layout, sprites, words: canvas }: Prepared, activeWord: number): CaptionImage {
    const key = `${index}:${activeWord}`;
    if (words?.key === key) return words.image;
    const context = canvas.getContext("2d");
    // Not clearRect: some versions of the canvas keep a whole surface per flush on a context that is never reset.
    context.reset();
    const plain = lookOnPicture(captions, layout.fontSize);
    for (const [place, word] of layout.words.entries()) {
      context.globalAlpha = place > activeWord ? COMING_WORD_OPACITY : 1;
      sprites.draw(context, word, plain);
    }
    const { width, height, left, top } = layout;
    words = { key, image: { pixels: canvas.data(), width, height, left, top, opacity: 1 } };
    return words.image;
  }

  function drawPill(prepared: Prepared, activeWord: number, activeSeconds: number): CaptionImage | null {
    // A pill at rest is the same for every frame that asks: frames stay pure.
    const seconds = Math.min(activeSeconds, SETTLE_SECONDS);
    const key = `${prepared.index}:${activeWord}:${seconds}`;
    if (pill?.key === key) return pill.image;
    const place = placePill(prepared.layout, activeWord, seconds);
    pill = { key, image: place && paintPill(prepared, place) };
    return pill.image;
  }

  return {
    at(time) {
      const index = captions.groups.findIndex((group) => isShown(group, time));
      const group = captions.groups[index];
      if (!group) return [];
      const prepared = prepare(group, index);
      const { activeWord, activeSeconds, entered, left } = momentOf(group, time);
      const images = [drawWords(prepared, activeWord), drawPill(prepared, activeWord, activeSeconds)];
      const opacity = entered * (1 - left);
      const { fontSize } = prepared.layout;
      // Whole pairs of rows are enough while everything fades in or out within a few frames.
      const moved = Math.round((1 - entered) * fontSize * 0.45 - left * fontSize * 0.25) & ~1;
      return images
        .filter((image) => image !== null)
        .map((image) => ({ ...image, ...moveTo(image, moved, plan), opacity }));
    },
  };
}

function moveTo({ top, height }: CaptionImage, down: number, frame: { height: number }): { top: number } {
  return { top: Math.max(0, Math.min(frame.height - height, top + down)) };
}

function release({ sprites, words, pill }: Prepared): void {
  sprites.release();
  empty(words);
  empty(pill);
}

/** Size of an image that holds the pill of any word of the group, with its shadow. */
function pillRoom({ words, width, height, fontSize, capHeight }: GroupLayout): [number, number] {
  const widest = Math.max(...words.map((word) => word.width));
  const room = (widest + fontSize * 0.4) * LARGEST_SCALE + 24;
  const tall = (capHeight + fontSize * 0.53) * LARGEST_SCALE + fontSize * 0.07 + 8;
  return [Math.min(width, Math.ceil(room / 8) * 8), Math.min(height, Math.ceil(tall / 2) * 2)];
}

/** Where the pill is on its way from the previous word; on a new line it pops up instead. */
function placePill({ words, fontSize, capHeight }: GroupLayout, activeWord: number, seconds: number): Pill | null {
  const target = words[activeWord];
  if (!target) return null;
  const previous = words[activeWord - 1];
  const glidesFrom = previous?.line === target.line ? previous : undefined;
  const from = glidesFrom ?? target;
  const share = glidesFrom ? easeOut(seconds / 0.16) : 1;
  const scale = glidesFrom ? 1 : 0.6 + 0.4 * easeOutBack(seconds / 0.2);
  const centre = from.x + from.width / 2 + (target.x + target.width / 2 - from.x - from.width / 2) * share;
  const width = (from.width + (target.width - from.width) * share + fontSize * 0.4) * scale;
  // Room for dots above and cedillas below the capitals.
  const above = (capHeight / 2 + fontSize * 0.24) * scale;
  const below = (capHeight / 2 + fontSize * 0.29) * scale;
  return { x: centre - width / 2, y: target.y - above, width, height: above + below, radius: fontSize * 0.26 * scale };
}

function paintPill({ group, layout, sprites, pill: canvas }: Prepared, pill: Pill): CaptionImage {
  const { width, height } = canvas;
  const left = Math.max(0, Math.min(layout.width - width, (Math.floor(pill.x) - 4) & ~7));
  const top = Math.max(0, Math.min(layout.height - height, (Math.floor(pill.y) - 2) & ~1));
  const [x, y] = [pill.x - left, pill.y - top];
  const context = canvas.getContext("2d");
  context.reset();
  // A reset of this canvas does not lift the clip.
  context.save();
  context.fillStyle = "rgba(0,0,0,.26)";
  context.beginPath();
  context.roundRect(x, y + layout.fontSize * 0.07, pill.width, pill.height, pill.radius);
  context.fill();
  context.fillStyle = `rgb(${group.accent.join(",")})`;
  context.beginPath();
  context.roundRect(x, y, pill.width, pill.height, pill.radius);
  context.fill();
  // Words change colour exactly at the edge of the pill, also while it glides over two of them.
  context.clip();
  const ink = lookOnSurface(lightness(group.accent) > LIGHT_ACCENT ? DARK_INK : "#fff");
  for (const word of layout.words) {
    const isUnder = word.x < pill.x + pill.width && word.x + word.width > pill.x;
    const isOnLine = Math.abs(word.y - pill.y - pill.height / 2) < pill.height / 3;
    if (isUnder && isOnLine) sprites.draw(context, { ...word, x: word.x - left, y: Math.round(word.y) - top }, ink);
  }
  context.restore();
  return { pixels: canvas.data(), width, height, left: layout.left + left, top: layout.top + top, opacity: 1 };
}
