import type { Canvas } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import { parseColor } from "#base/color.ts";
import type { FrameSize, Placement, SceneStage, Sprite, StageTools } from "#stage/stage.ts";
import { createFrameDrawer } from "./stage-frame.ts";
import { penOf } from "#child/stage-tools.ts";

/** A text as it stands in a frame: what it says, its colour, its letters as a mask, and their bounds in the frame. */
export type ShownText = {
  text: string;
  color: string;
  size: number;
  /** The colour it is written on when its sprite brings its own ground. */
  plate: string | null;
  placement: Placement;
  canvas: Canvas;
  bounds: { left: number; top: number; right: number; bottom: number };
  /** Whether letters touch the edge of their sprite. */
  isClipped: boolean;
};

type Written = { text: string; color: string; size: number; plate: string | null };

/** Every text a scene shows at one moment. */
export function readTexts(stage: SceneStage, seconds: number): ShownText[] {
  return stage.placements(seconds).flatMap((placement) => {
    const sprite = stage.sprites[placement.sprite];
    if (!sprite) return [];
    // Most sprites are no text: whether one is, is seen without drawing it whole.
    if (!recordText(sprite, createCanvas(1, 1), seconds)) return [];
    const canvas = createCanvas(sprite.width, sprite.height);
    const written = recordText(sprite, canvas, seconds);
    if (!written) return [];
    return [{ ...written, placement, canvas, ...measureLetters(canvas, placement) }];
  });
}

function recordText(sprite: Sprite, canvas: Canvas, seconds: number): Written | null {
  let written: Written | null = null;
  let plate: string | null = null;
  const pen = penOf(canvas);
  const spy = new Proxy(pen, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      return (...parts: unknown[]) => {
        if (key === "fill") plate = plain(target.fillStyle);
        if (key === "fillText" && typeof parts[0] === "string") {
          const size = Number.parseFloat(target.font.replace(/^.*?([\d.]+)px.*$/u, "$1"));
          written = { text: parts[0], color: plain(target.fillStyle), size, plate };
        }
        return (value as (...parts: unknown[]) => unknown).apply(target, parts);
      };
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  sprite.draw(spy, Math.min(seconds, sprite.liveUntil ?? 0));
  return written;
}

/** Gradients have no one colour. */
function plain(style: unknown): string {
  return typeof style === "string" ? style : "#808080";
}

function measureLetters(canvas: Canvas, { x, y, scaleX, scaleY }: Placement): Pick<ShownText, "bounds" | "isClipped"> {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const seen = { left: width, top: height, right: 0, bottom: 0 };
  for (let index = 0; index < width * height; index++) {
    if ((data[index * 4 + 3] ?? 0) < 200) continue;
    const [column, row] = [index % width, Math.floor(index / width)];
    seen.left = Math.min(seen.left, column);
    seen.right = Math.max(seen.right, column + 1);
    seen.top = Math.min(seen.top, row);
    seen.bottom = Math.max(seen.bottom, row + 1);
  }
  const isClipped = seen.left <= 0 || seen.top <= 0 || seen.right >= width || seen.bottom >= height;
  const bounds = {
    left: x + (seen.left - width / 2) * scaleX,
    right: x + (seen.right - width / 2) * scaleX,
    top: y + (seen.top - height / 2) * scaleY,
    bottom: y + (seen.bottom - height / 2) * scaleY,
  };
  return { bounds, isClipped };
}

/** Every text of a scene with the colours that lie under its letters: everything drawn before it. */
export function readUnder(stage: SceneStage, size: FrameSize, tools: StageTools, seconds: number) {
  const texts = new Map(readTexts(stage, seconds).map((text) => [text.placement.sprite, text]));
  const found: { text: ShownText; tiles: [number, number, number][] }[] = [];
  const draw = createFrameDrawer(stage, size, tools);
  draw(seconds, (sprite, frame) => {
    const text = texts.get(sprite);
    if (!text) return true;
    found.push({ text, tiles: text.plate ? [parseRgb(text.plate)] : colorsUnder(frame, text, 12, size) });
    return false;
  });
  return found;
}

function parseRgb(color: string): [number, number, number] {
  const [red, green, blue] = parseColor(color);
  return [red, green, blue];
}

/** Mean colours under the letters of a text, in squares of `side` pixels that hold enough of them. */
function colorsUnder(frame: Canvas, { bounds }: ShownText, side: number, size: FrameSize): [number, number, number][] {
  const pen = frame.getContext("2d");
  const tiles: [number, number, number][] = [];
  // A sliver at the edge of the letters tells nothing of what is under them.
  const right = Math.min(size.width, Math.max(bounds.right - side / 3, bounds.left + 1));
  const bottom = Math.min(size.height, Math.max(bounds.bottom - side / 3, bounds.top + 1));
  for (let y = Math.max(0, Math.floor(bounds.top)); y < bottom; y += side) {
    for (let x = Math.max(0, Math.floor(bounds.left)); x < right; x += side) {
      const [wide, high] = [Math.min(side, Math.ceil(right - x)), Math.min(side, Math.ceil(bottom - y))];
      const { data } = pen.getImageData(x, y, wide, high);
      const sum: [number, number, number] = [0, 0, 0];
      for (let start = 0; start < data.length; start += 4) {
        for (const part of [0, 1, 2] as const) sum[part] += data[start + part] ?? 0;
      }
      const count = data.length / 4;
      tiles.push([sum[0] / count, sum[1] / count, sum[2] / count]);
    }
  }
  return tiles;
}
