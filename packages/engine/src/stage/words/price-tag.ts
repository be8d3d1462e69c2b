import { clamp } from "#base/numbers.ts";
import type { Staging } from "#stage/board.ts";
import { mix, readableOn } from "#stage/colors/colors.ts";
import { spring } from "#stage/easing.ts";
import { disc, linear } from "#stage/pens.ts";
import type { Sprite } from "#stage/stage.ts";
import { fontOf, textMiddle } from "./words.ts";

const RED = "#d3202e";

/** The tag of a price on its string; `x` and `y` are where the string is tied. */
export function putPriceTag(
  staging: Staging,
  label: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { frame, look, board, tools } = staging;
  const letters = size * 0.17;
  const { width: wide, lift } = textMiddle(staging, look.figure, letters, label);
  const { ascent, descent } = tools.measure(fontOf(look.figure, letters), label);
  const [across, high, nose, string] = [wide + letters * 0.7, letters * 1.7, letters * 0.9, letters * 1.1];
  const side = Math.ceil((string + nose + across) * 2.3);
  const color = staging.isGrave ? look.ink : RED;
  const sprite: Sprite = {
    width: side,
    height: side,
    draw(pen) {
      pen.translate(side / 2, side / 2);
      pen.rotate(0.5);
      pen.strokeStyle = mix(look.light, "#000000", 0.12);
      pen.lineWidth = size * 0.012;
      pen.lineCap = "round";
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.quadraticCurveTo(string * 0.3, -string * 0.3, string + nose * 0.6, 0);
      pen.stroke();
      const left = string;
      pen.save();
      pen.shadowColor = "rgba(0,0,0,0.4)";
      pen.shadowBlur = size * 0.05;
      pen.shadowOffsetY = size * 0.02;
      pen.fillStyle = linear(
        pen,
        [left, -high / 2, left + nose + across, high / 2],
        [
          [0, mix(color, "#ffffff", 0.22)],
          [1, mix(color, "#000000", 0.18)],
        ],
      );
      pen.beginPath();
      pen.moveTo(left, -high * 0.16);
      pen.quadraticCurveTo(left, -high * 0.24, left + nose * 0.2, -high * 0.34);
      pen.lineTo(left + nose * 0.75, -high / 2);
      pen.lineTo(left + nose + across - high * 0.16, -high / 2);
      pen.quadraticCurveTo(left + nose + across, -high / 2, left + nose + across, -high * 0.34);
      pen.lineTo(left + nose + across, high * 0.34);
      pen.quadraticCurveTo(left + nose + across, high / 2, left + nose + across - high * 0.16, high / 2);
      pen.lineTo(left + nose * 0.75, high / 2);
      pen.lineTo(left + nose * 0.2, high * 0.34);
      pen.quadraticCurveTo(left, high * 0.24, left, high * 0.16);
      pen.closePath();
      pen.fill();
      pen.restore();
      pen.fillStyle = "#ffffff";
      disc(pen, left + nose * 0.62, 0, high * 0.11);
      pen.fill();
      pen.fillStyle = readableOn(color, ["#ffffff", look.light, look.ink]);
      pen.font = fontOf(look.figure, letters);
      pen.textBaseline = "alphabetic";
      pen.textAlign = "left";
      pen.fillText(label, left + nose + letters * 0.2, lift + (ascent - descent) / 2);
    },
  };
  const reach = (string + nose + across) * 0.9;
  // In a wide frame it keeps to the picture's side of the words.
  const isBeside = frame.shape === "wide" && frame.words.x > frame.width / 2;
  const tied = Math.min(x, (isBeside ? frame.words.x : frame.width * 0.97) - reach);
  board.put(sprite, { x: tied, y }, (pose, seconds) => {
    const come = spring(look.motion, seconds, 0.5);
    pose.turn = (1 - come) * -0.9 + Math.sin(seconds * 2.2) * 0.04;
    pose.scaleX = pose.scaleY = clamp(come, 0, 1.1);
    pose.opacity = clamp((seconds - 0.45) * 9);
  });
}
