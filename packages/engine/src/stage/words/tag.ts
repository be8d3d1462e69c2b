import { offerIn } from "#director/match/offers.ts";
import { clamp } from "#base/numbers.ts";
import type { Staging } from "#stage/board.ts";
import { spring } from "#stage/easing.ts";
import type { Box, Frame } from "#stage/frame.ts";
import { figureParts } from "./lockup.ts";
import { figureLabel } from "#stage/gauges/numbers.ts";
import type { Sprite } from "#stage/stage.ts";
import { readStep } from "#stage/steps.ts";
import { fontOf, textMiddle } from "./words.ts";

const LONGEST_TAG = 9;

/** What a scene measures besides what it shows ("18 °C", "10 pm", "1453") once more, on a tag at its picture. */
export function putTag(staging: Staging, text: string, at: { x: number; y: number }): void {
  const label = labelOf(staging);
  if (label !== "" && label.length <= LONGEST_TAG && label.length <= text.length * 0.6) hang(staging, label, at);
}

/** Which step of a list a person's own picture stands for. */
export function putStepNumber(staging: Staging, at: { x: number; y: number }): Box | null {
  const { number } = staging.scene;
  if (number === undefined) return null;
  const { unit } = staging.frame;
  hang(staging, readStep(staging.scene).number, at);
  return { x: at.x - unit * 0.1, y: at.y - unit * 0.07, width: unit * 0.2, height: unit * 0.14 };
}

const LONGEST_NAME = 14;

/** A name small at its place on a map: around the spot, or on its left (-1) or right side (1). */
export function hangName(
  staging: Staging,
  name: string,
  at: { x: number; y: number },
  { delay, side }: { delay: number; side: number },
): void {
  if (name === "" || name.length > LONGEST_NAME) return;
  const { board, frame, look } = staging;
  const tag = tagSprite(staging, name, frame.unit * 0.046);
  const half = tag.width / 2;
  const x = Math.max(frame.width * 0.03 + half, Math.min(at.x + side * half, frame.width * 0.97 - half));
  board.put(tag, { x, y: at.y }, (pose, seconds) => {
    pose.scaleX = pose.scaleY = clamp(spring(look.motion, seconds, delay), 0, 1.1);
    pose.opacity = clamp((seconds - delay) * 9);
  });
}

function hang(staging: Staging, label: string, at: { x: number; y: number }): void {
  const { frame, look } = staging;
  const tag = tagSprite(staging, label, frame.unit * 0.076);
  const [least, most] = picturesSide(frame);
  const half = tag.width / 2;
  const x = Math.min(Math.max(at.x, least + half), most - half);
  staging.board.put(tag, { x, y: at.y }, (pose, seconds) => {
    const come = spring(look.motion, seconds, 0.4);
    pose.scaleX = pose.scaleY = clamp(come, 0, 1.15);
    pose.turn = 0.07;
    pose.opacity = clamp((seconds - 0.4) * 9);
  });
}

/** From where to where a tag may stand: in a wide frame not over the words beside the picture. */
function picturesSide({ shape, width, words }: Frame): [number, number] {
  const [least, most] = [width * 0.02, width * (shape === "wide" ? 0.98 : 0.97)];
  if (shape !== "wide") return [least, most];
  return words.x > width / 2 ? [least, words.x] : [words.x + words.width, most];
}

function labelOf(staging: Staging): string {
  const { scene, film } = staging;
  const offer = offerIn(scene.text);
  if (offer !== null) return offer;
  const lockup = scene.figure ? figureParts(staging) : null;
  if (!scene.figure || !lockup) return scene.kind === "map" && scene.year !== undefined ? String(scene.year) : "";
  return `${figureLabel(scene.figure, scene.figure.value, film.language)}${lockup.unit ? ` ${lockup.unit}` : ""}`;
}

function tagSprite(staging: Staging, label: string, size: number): Sprite {
  const { look } = staging;
  const font = look.text === "playfair" ? "montserrat" : look.text;
  const { width: wide, lift } = textMiddle(staging, font, size, label);
  const { ascent, descent } = staging.tools.measure(fontOf(font, size), label);
  const [across, high, pad] = [wide + size * 1.05, size * 1.65, size * 0.4];
  return {
    width: Math.ceil(across + pad * 2),
    height: Math.ceil(high + pad * 2),
    draw(pen) {
      pen.shadowColor = "rgba(0,0,0,0.34)";
      pen.shadowBlur = size * 0.33;
      pen.shadowOffsetY = size * 0.13;
      pen.fillStyle = "#ffffff";
      pen.beginPath();
      pen.roundRect(pad, pad, across, high, high / 2);
      pen.fill();
      pen.shadowColor = "rgba(0,0,0,0)";
      pen.fillStyle = "#15131c";
      pen.font = fontOf(font, size);
      pen.textBaseline = "alphabetic";
      pen.textAlign = "left";
      pen.fillText(label, pad + size * 0.525, pad + high / 2 + lift + (ascent - descent) / 2);
    },
  };
}
