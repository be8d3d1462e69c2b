import { mix, withAlpha } from "#stage/colors/colors.ts";
import { rise } from "#stage/easing.ts";
import { apart, linear, radial } from "#stage/pens.ts";
import type { Pen, Sprite } from "#stage/stage.ts";

const LOW = 0.2;
/** So far below the middle of its face the arm is drawn, as a share of it: past the foot of every frame. */
const ARM = 1.9;
const [RED, GREEN] = ["#ff4b3e", "#45d06a"] as const;

/** A phone in a hand, its battery as full as is told; what is left lights what holds it. */
export function chargeSprite(size: number, share: number, isGrave: boolean, isInstant: boolean): Sprite {
  const [width, height] = [Math.ceil(size), Math.ceil(size * ARM * 2)];
  const color = share <= LOW ? RED : GREEN;
  const [skin, sleeve] = isGrave ? ["#b3978a", "#2c5549"] : ["#f0bd94", "#3f8f7c"];
  return {
    width,
    height,
    ...(!isInstant && { liveUntil: 1.05, liveShare: 0.6 }),
    draw(pen, seconds) {
      const full = isInstant ? share : 1 - (1 - share) * rise(seconds, 0.15, 0.9);
      pen.translate(width / 2, height / 2 - size * 0.04);
      pen.fillStyle = radial(
        pen,
        [0, -size * 0.06, size * 0.52],
        [
          [0, withAlpha(color, 0.4)],
          [0.5, withAlpha(color, 0.14)],
          [1, withAlpha(color, 0)],
        ],
      );
      pen.fillRect(-width / 2, -size * 0.58, width, size * 1.04);
      hand(pen, size, skin, sleeve);
      body(pen, size);
      battery(pen, size, full, color);
      fingers(pen, size, skin, color);
    },
  };
}

const [HALF, TALL] = [0.235, 0.455];
/** Half of what the hand takes across, knuckles and thumb. */
const HAND = 0.34;

/** Light from the upper left over the whole hand: palm, fingers and thumb are of one piece. */
function overHand(pen: Pen, color: string, half: number) {
  return linear(
    pen,
    [-half, 0, half, 0],
    [
      [0, mix(color, "#ffffff", 0.14)],
      [0.4, color],
      [1, mix(color, "#000000", 0.34)],
    ],
  );
}

/** The palm and the arm behind the phone, the knuckles beyond its left edge; the sleeve runs out of the foot of the frame. */
function hand(pen: Pen, size: number, skin: string, sleeve: string): void {
  pen.fillStyle = overHand(pen, skin, size * HAND);
  pen.beginPath();
  pen.moveTo(-size * 0.17, size * 0.78);
  pen.bezierCurveTo(-size * 0.19, size * 0.62, -size * 0.35, size * 0.5, -size * 0.325, size * 0.2);
  pen.bezierCurveTo(-size * 0.32, size * 0.06, -size * 0.27, -size * 0.02, -size * 0.1, 0);
  pen.lineTo(size * 0.2, size * 0.1);
  pen.bezierCurveTo(size * 0.36, size * 0.2, size * 0.24, size * 0.6, size * 0.19, size * 0.78);
  pen.fill();
  pen.fillStyle = overHand(pen, sleeve, size * 0.34);
  pen.beginPath();
  pen.moveTo(-size * 0.22, size * 0.68);
  pen.quadraticCurveTo(0, size * 0.75, size * 0.24, size * 0.68);
  pen.lineTo(size * 0.36, size * ARM);
  pen.lineTo(-size * 0.32, size * ARM);
  pen.fill();
  pen.strokeStyle = mix(sleeve, "#000000", 0.4);
  pen.lineWidth = size * 0.014;
  pen.beginPath();
  pen.moveTo(-size * 0.228, size * 0.735);
  pen.quadraticCurveTo(0, size * 0.805, size * 0.25, size * 0.735);
  pen.stroke();
}

function body(pen: Pen, size: number): void {
  apart(pen, () => {
    pen.shadowColor = "rgba(0,0,0,0.5)";
    pen.shadowBlur = size * 0.05;
    pen.shadowOffsetY = size * 0.02;
    pen.fillStyle = linear(
      pen,
      [-size * HALF, 0, size * HALF, 0],
      [
        [0, "#5a6272"],
        [0.12, "#262b35"],
        [1, "#14171d"],
      ],
    );
    pen.beginPath();
    pen.roundRect(-size * HALF, -size * TALL, size * HALF * 2, size * TALL * 2, size * 0.065);
    pen.fill();
  });
  const [half, tall] = [size * (HALF - 0.022), size * (TALL - 0.024)];
  pen.fillStyle = linear(
    pen,
    [0, -tall, 0, tall],
    [
      [0, "#2a3346"],
      [1, "#0b0f17"],
    ],
  );
  pen.beginPath();
  pen.roundRect(-half, -tall, half * 2, tall * 2, size * 0.046);
  pen.fill();
  pen.fillStyle = "#0a0c11";
  pen.beginPath();
  pen.roundRect(-size * 0.06, -tall + size * 0.016, size * 0.12, size * 0.026, size * 0.013);
  pen.fill();
}

function battery(pen: Pen, size: number, share: number, color: string): void {
  const [wide, high, top] = [size * 0.2, size * 0.36, -size * 0.2];
  const line = size * 0.02;
  pen.strokeStyle = "#eef2f8";
  pen.lineWidth = line;
  pen.beginPath();
  pen.roundRect(-wide / 2, top, wide, high, size * 0.035);
  pen.stroke();
  pen.fillStyle = "#eef2f8";
  pen.beginPath();
  pen.roundRect(-wide * 0.2, top - size * 0.04, wide * 0.4, size * 0.036, size * 0.012);
  pen.fill();
  const room = high - line * 2.4;
  const filled = Math.max(size * 0.014, room * share);
  apart(pen, () => {
    pen.shadowColor = color;
    pen.shadowBlur = size * 0.05;
    pen.fillStyle = linear(
      pen,
      [-wide / 2, 0, wide / 2, 0],
      [
        [0, mix(color, "#ffffff", 0.3)],
        [1, color],
      ],
    );
    pen.beginPath();
    pen.roundRect(-wide / 2 + line * 1.2, top + line * 1.2 + room - filled, wide - line * 2.4, filled, size * 0.012);
    pen.fill();
  });
}

/** So far each finger reaches over the glass, from the first to the last: the middle ones are the longest. */
const TIPS = [-0.155, -0.135, -0.14, -0.165] as const;
const [FIRST, STEP, THICK] = [0.015, 0.087, 0.096];

/** Four fingers that lie on each other round one edge, and the thumb that grows out of the palm round the other. */
function fingers(pen: Pen, size: number, skin: string, color: string): void {
  const tone = overHand(pen, skin, size * HAND);
  const crease = mix(skin, "#000000", 0.4);
  // From the last to the first, each a little over the one below it.
  for (const [index, tip] of [...TIPS.entries()].toReversed()) {
    const [top, left] = [size * (FIRST + index * STEP), -size * (0.318 - Math.abs(index - 1.4) * 0.012)];
    const round = (size * THICK) / 2;
    finger(pen, { left, right: size * tip, top, round }, tone, crease);
  }
  pen.fillStyle = tone;
  pen.beginPath();
  pen.moveTo(-size * 0.06, size * 0.62);
  pen.bezierCurveTo(size * 0.08, size * 0.56, size * 0.2, size * 0.44, size * 0.205, size * 0.3);
  pen.bezierCurveTo(size * 0.2, size * 0.24, size * 0.16, size * 0.2, size * 0.135, size * 0.13);
  pen.bezierCurveTo(size * 0.12, size * 0.07, size * 0.19, size * 0.04, size * 0.225, size * 0.095);
  pen.bezierCurveTo(size * 0.28, size * 0.17, size * 0.345, size * 0.26, size * 0.325, size * 0.4);
  pen.bezierCurveTo(size * 0.3, size * 0.54, size * 0.22, size * 0.62, size * 0.194, size * 0.7);
  pen.lineTo(-size * 0.06, size * 0.715);
  pen.fill();
  pen.strokeStyle = withAlpha(crease, 0.55);
  pen.lineWidth = size * 0.008;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(size * 0.205, size * 0.3);
  pen.bezierCurveTo(size * 0.2, size * 0.44, size * 0.1, size * 0.54, size * 0.01, size * 0.585);
  pen.stroke();
  nail(pen, size, mix(mix(skin, "#ffffff", 0.28), color, 0.12));
}

type Finger = { left: number; right: number; top: number; round: number };

function finger(pen: Pen, { left, right, top, round }: Finger, tone: Pen["fillStyle"], crease: string): void {
  pen.fillStyle = tone;
  pen.beginPath();
  pen.roundRect(left, top, right - left, round * 2, round);
  pen.fill();
  pen.strokeStyle = withAlpha(crease, 0.6);
  pen.lineWidth = round * 0.17;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(left + round * 1.1, top + round * 2);
  pen.lineTo(right - round, top + round * 2);
  pen.arc(right - round, top + round, round, Math.PI / 2, 0, true);
  pen.stroke();
}

function nail(pen: Pen, size: number, color: string): void {
  apart(pen, () => {
    pen.translate(size * 0.182, size * 0.115);
    pen.rotate(-0.52);
    pen.fillStyle = color;
    pen.beginPath();
    pen.ellipse(0, 0, size * 0.026, size * 0.036, 0, 0, Math.PI * 2);
    pen.fill();
  });
}
