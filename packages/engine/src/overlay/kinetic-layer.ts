import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import { clamp } from "#base/numbers.ts";
import type { CaptionGroup, Captions, Plan } from "#plan/plan.ts";
import type { CaptionImage, CaptionLayer } from "./caption-layer.ts";
import { ENTER_SECONDS, isShown, momentOf } from "./caption-style.ts";
import { easeOutFast } from "./easing.ts";
import type { GroupLayout, PlacedWord } from "./layout.ts";
import { layOutGroup } from "./layout.ts";
import { lookOnPicture } from "./word-looks.ts";
import type { WordLook, WordSprites } from "./word-sprites.ts";
import { createWordSprites, empty } from "./word-sprites.ts";

const RISE_SECONDS = 0.62;
/** Share of the way at which a word stands: the rest is less than a pixel, and a standing word is drawn sharp. */
const UP = 0.997;
const UNDERLINE_SECONDS = 0.55;
/** From here on the mask opens, so that the soft shadow below a word does not appear at once when it stands. */
const OPENING_FROM = 0.8;

/** A word drawn once, to be moved about. The pixels die with their canvas, so it is held too. */
type WordImage = { canvas: Canvas; pixels: Uint8Array; width: number; rows: number; left: number };

type Prepared = {
  index: number;
  layout: GroupLayout;
  looks: WordLook[];
  sprites: WordSprites;
  /** What stands, drawn anew now and then. */
  canvas: Canvas;
  /** By the word's place in its group. */
  images: Map<number, WordImage>;
};

/**
 * Words rise one by one through a mask as they are said; the longest wears the accent colour. What stands is one image,
 * drawn anew only when one more word has come to rest; what moves is a small image of its own, drawn once and slid by the
 * kernel.
 */
export function createKineticLayer(plan: Plan): CaptionLayer {
  const { captions } = plan;
  let latest: Prepared | undefined;
  let standing: { key: string; image: CaptionImage } | undefined;

  function prepare(group: CaptionGroup, index: number): Prepared {
    if (latest?.index === index) return latest;
    if (latest) release(latest);
    const layout = layOutGroup(group, captions, "kinetic", plan);
    const sprites = createWordSprites(captions.font, layout.fontSize);
    const canvas = createCanvas(layout.width, layout.height);
    latest = { index, layout, sprites, looks: chooseLooks(group, captions, layout), canvas, images: new Map() };
    return latest;
  }

  function drawStanding(
    { index, layout, looks, sprites, canvas }: Prepared,
    risen: number[],
    underline: number,
  ): CaptionImage {
    const key = [index, underline === 1, ...risen.map((share) => share >= UP)].join(":");
    if (standing?.key === key) return standing.image;
    const context = canvas.getContext("2d");
    context.reset();
    for (const [place, word] of layout.words.entries()) {
      if ((risen[place] ?? 0) >= UP) sprites.draw(context, word, looks[place] ?? missing());
    }
    const group = captions.groups[index];
    if (group && underline === 1) drawLine(context, lineOf(layout, 1), group);
    const { width, height, left, top } = layout;
    standing = { key, image: { pixels: canvas.data(), width, height, left, top, opacity: 1 } };
    return standing.image;
  }

  return {
    at(time) {
      const index = captions.groups.findIndex((group) => isShown(group, time));
      const group = captions.groups[index];
      if (!group) return [];
      const prepared = prepare(group, index);
      const risen = group.words.map((word) => easeOutFast((time - word.start + ENTER_SECONDS) / RISE_SECONDS));
      const underline = easeOutFast((time - group.start - 0.05) / UNDERLINE_SECONDS);
      const images = [
        drawStanding(prepared, risen, underline),
        ...prepared.layout.words.map((word, place) => drawRising(prepared, word, place, risen[place] ?? 0)),
        drawGrowingLine(prepared.layout, group, underline),
      ].filter((image) => image !== null);
      const { left } = momentOf(group, time);
      if (left === 0) return images;
      // Whole pairs of rows are enough while everything fades away within a few frames.
      const lift = even(left * prepared.layout.fontSize * 0.35);
      return images.map((image) => ({
        ...image,
        top: Math.max(0, image.top - lift),
        opacity: image.opacity * (1 - left),
      }));
    },
  };
}

/** A word on its way up, cut at the mask it comes out of. */
function drawRising(prepared: Prepared, word: PlacedWord, place: number, risen: number): CaptionImage | null {
  if (risen <= 0 || risen >= UP) return null;
  const { layout } = prepared;
  const image = prepared.images.get(place) ?? drawWord(prepared, word, place);
  const y = Math.round(word.y) + (1 - risen) * layout.lineHeight * 1.05 - image.rows / 2;
  const top = Math.max(0, Math.floor(y) & ~1);
  const opened = clamp((risen - OPENING_FROM) / (1 - OPENING_FROM));
  const maskEnd = word.y + layout.lineHeight * 0.58 * (1 - opened) + (image.rows / 2) * opened;
  const height = Math.min(layout.height - top, image.rows + 2, even(maskEnd - top));
  if (image.width <= 0 || height <= 0) return null;
  const { pixels, width, left } = image;
  const opacity = Math.min(1, risen * 1.4);
  return {
    pixels,
    width,
    height,
    left: layout.left + left,
    top: layout.top + top,
    opacity,
    down: Math.max(0, y - top),
  };
}

/** A word by itself: whole groups of eight columns inside the group's own box, which lies inside the frame. */
function drawWord({ layout, sprites, looks, images }: Prepared, word: PlacedWord, place: number): WordImage {
  const look = looks[place] ?? missing();
  const box = sprites.boxOf(word, look);
  const left = Math.max(0, box.left & ~7);
  const width = Math.min(layout.width, (box.left + box.width + 7) & ~7) - left;
  const canvas = createCanvas(width, box.height);
  sprites.draw(canvas.getContext("2d"), { ...word, x: word.x - left, y: box.height / 2 }, look);
  const image = { canvas, pixels: canvas.data(), width, rows: box.height, left };
  images.set(place, image);
  return image;
}

function release({ canvas, sprites, images }: Prepared): void {
  sprites.release();
  for (const image of [{ canvas }, ...images.values()]) empty(image.canvas);
}

type Line = { x: number; y: number; length: number; thickness: number };

/** The line under the group, `grown` of its way to both sides. */
function lineOf({ width, words, fontSize, lineHeight }: GroupLayout, grown: number): Line {
  const length = fontSize * 1.35 * grown;
  const y = (words.at(-1)?.y ?? 0) + lineHeight * 0.78;
  return { x: (width - length) / 2, y, length, thickness: Math.max(3, fontSize * 0.05) };
}

function drawLine(context: SKRSContext2D, { x, y, length, thickness }: Line, { accent }: CaptionGroup): void {
  context.fillStyle = `rgb(${accent.join(",")})`;
  context.beginPath();
  context.roundRect(x, y, length, thickness, 99);
  context.fill();
}

function drawGrowingLine(layout: GroupLayout, group: CaptionGroup, grown: number): CaptionImage | null {
  if (grown <= 0 || grown >= 1) return null;
  const { fontSize } = layout;
  const line = lineOf(layout, grown);
  const width = Math.min(layout.width, (Math.ceil(fontSize * 1.35) + 15) & ~7);
  const left = even((layout.width - width) / 2);
  const top = Math.floor(line.y) & ~1;
  const height = Math.min(layout.height - top, even(line.thickness + 4));
  if (height <= 0) return null;
  const canvas = createCanvas(width, height);
  drawLine(canvas.getContext("2d"), { ...line, x: line.x - left, y: line.y - top }, group);
  return {
    pixels: new Uint8Array(canvas.data()),
    width,
    height,
    left: layout.left + left,
    top: layout.top + top,
    opacity: 1,
  };
}

function chooseLooks(group: CaptionGroup, captions: Captions, { words, fontSize }: GroupLayout): WordLook[] {
  const longest = words.reduce(
    (best, word, index) => (word.text.length > (words[best]?.text.length ?? 0) ? index : best),
    0,
  );
  const accent = `rgb(${group.accent.join(",")})`;
  return words.map((_, index) => lookOnPicture(captions, fontSize, index === longest ? accent : undefined));
}

/** Chroma is stored for pairs of pixels: boxes start and end on even ones. */
function even(value: number): number {
  return Math.round(value) & ~1;
}

function missing(): never {
  throw new Error("A word was asked for that its group does not have.");
}
