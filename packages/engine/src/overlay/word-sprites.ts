import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import type { FontId } from "#presets.ts";
import { cssFont, measureCapHeight } from "./fonts.ts";
import type { PlacedWord } from "./layout.ts";
import { wordHeight, wordMargin } from "./word-box.ts";

export type WordLook = { fill: string; halo: string; shadow: string; blur: number; shadowDown: number };

export type WordSprites = {
  /** Draws a word so that its capitals are centred on the row nearest to word.y: whole rows are sharp. */
  draw(context: SKRSContext2D, word: PlacedWord, look: WordLook): void;
  /** What a word covers with its shadow: the left edge and the size. */
  boxOf(word: PlacedWord, look: WordLook): { left: number; width: number; height: number };
  /** Gives the memory back at once: the collector does not know how large canvases are. */
  release(): void;
};

const MOST_SPRITES = 160;

/** Words drawn once with their shadow; frames only move and fade them. */
export function createWordSprites(font: FontId, fontSize: number): WordSprites {
  const sprites = new Map<string, { canvas: Canvas; margin: number }>();
  const capHeight = measureCapHeight(font, fontSize);

  function spriteOf(word: PlacedWord, look: WordLook): { canvas: Canvas; margin: number } {
    const key = `${word.text}|${look.fill}|${look.shadow}`;
    const known = sprites.get(key);
    if (known) return known;
    if (sprites.size >= MOST_SPRITES) sprites.clear();
    const margin = wordMargin(fontSize, look.blur);
    const width = Math.ceil(word.width) + 2 * margin;
    const height = wordHeight(fontSize, look.blur);
    const sprite = { canvas: drawWord(word.text, look, { width, height, margin }), margin };
    sprites.set(key, sprite);
    return sprite;
  }

  function drawWord(text: string, look: WordLook, size: { width: number; height: number; margin: number }): Canvas {
    const source = createCanvas(size.width, size.height);
    const drawing = source.getContext("2d");
    drawing.font = cssFont(font, fontSize);
    drawing.textBaseline = "alphabetic";
    drawing.fillStyle = look.fill;
    // A wide halo lifts the word off a busy picture, a tight shadow gives it an edge.
    const edges = [
      { shadow: look.halo, blur: look.blur * 2.2, down: 0 },
      { shadow: look.shadow, blur: look.blur * 0.6, down: look.shadowDown },
    ];
    for (const { shadow, blur, down } of edges) {
      drawing.shadowColor = shadow;
      drawing.shadowBlur = blur;
      drawing.shadowOffsetY = down;
      drawing.fillText(text, size.margin, size.height / 2 + capHeight / 2);
    }
    // A canvas used as a source replays its recording, blur and all: freeze it to pixels.
    const frozen = createCanvas(size.width, size.height);
    frozen.getContext("2d").putImageData(drawing.getImageData(0, 0, size.width, size.height), 0, 0);
    empty(source);
    return frozen;
  }

  return {
    draw(context, word, look) {
      const { canvas, margin } = spriteOf(word, look);
      context.drawImage(canvas, Math.round(word.x - margin), Math.round(word.y) - canvas.height / 2);
    },
    boxOf(word, look) {
      const { canvas, margin } = spriteOf(word, look);
      return { left: Math.round(word.x - margin), width: canvas.width, height: canvas.height };
    },
    release() {
      for (const { canvas } of sprites.values()) empty(canvas);
      sprites.clear();
    },
  };
}

/** A canvas of one pixel holds next to nothing, whenever it is collected. */
export function empty(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
