import { createRandom } from "#base/numbers.ts";
import type { Staging } from "#stage/board.ts";
import { rise } from "#stage/easing.ts";
import { linear } from "#stage/pens.ts";
import type { Pen, Sprite } from "#stage/stage.ts";

/** Ice that lies on the sea: how much of it is left is seen on itself. */
const ICE = /^(?:melting-ice|iceberg|ice)$/u;
const SAID = /\bice\b|glacier|buz/iu;

export function isShrinkingIce(slug: string | undefined, text: string, gain: number): slug is string {
  return slug !== undefined && gain < 0 && ICE.test(slug) && SAID.test(text);
}

/** From above a floe is flatter than it is wide. */
export const FLAT = 0.72;
const CORNERS = 13;

/** A floe on dark water, as much of it as is left inside the line it once reached. */
export function putFloe(
  { board, frame, isGrave }: Staging,
  { x, y, size }: { x: number; y: number; size: number },
  share: number,
): void {
  const { width, height, unit } = frame;
  board.paint((pen) => {
    paintSea(pen, { width, height, unit });
    if (!isGrave) return;
    pen.fillStyle = "rgba(8,12,18,0.45)";
    pen.fillRect(0, 0, width, height);
  });
  board.put(lineSprite(size, unit), { x, y }, (pose, seconds) => {
    pose.opacity = rise(seconds, 0.2, 0.5);
  });
  const left = Math.sqrt(Math.max(share, 0.04));
  board.put(iceSprite(size * left), { x, y }, (pose, seconds) => {
    const grown = 1 + (1 / left - 1) * (1 - rise(seconds, 0.4, 1));
    pose.scaleX = pose.scaleY = Math.min(grown, 1.6);
  });
}

function outline(pen: Pen, radius: number): void {
  const random = createRandom(31);
  pen.beginPath();
  for (let corner = 0; corner < CORNERS; corner++) {
    const angle = (corner / CORNERS) * Math.PI * 2;
    const out = radius * (0.86 + 0.14 * random());
    pen.lineTo(Math.cos(angle) * out, Math.sin(angle) * out * FLAT);
  }
  pen.closePath();
}

function paintSea(pen: Pen, { width, height, unit }: { width: number; height: number; unit: number }): void {
  pen.fillStyle = linear(
    pen,
    [0, 0, 0, height],
    [
      [0, "#123a5c"],
      [0.45, "#0f3050"],
      [1, "#071a30"],
    ],
  );
  pen.fillRect(0, 0, width, height);
  const random = createRandom(3);
  pen.lineCap = "round";
  for (let wave = 0; wave < 46; wave++) {
    const [x, y, long] = [random() * width, random() * height, unit * (0.02 + 0.04 * random())];
    pen.strokeStyle = "rgba(150,205,240,0.16)";
    pen.lineWidth = unit * 0.006;
    pen.beginPath();
    pen.moveTo(x - long, y);
    pen.quadraticCurveTo(x, y + long * 0.35, x + long, y);
    pen.stroke();
  }
}

/** How far the ice once reached. */
function lineSprite(size: number, unit: number): Sprite {
  const side = Math.ceil(size * 1.08);
  return {
    width: side,
    height: side,
    draw(pen) {
      pen.translate(side / 2, side / 2);
      outline(pen, size / 2);
      pen.fillStyle = "rgba(150,210,245,0.14)";
      pen.fill();
      pen.setLineDash([unit * 0.028, unit * 0.022]);
      pen.lineCap = "round";
      pen.lineWidth = unit * 0.01;
      pen.strokeStyle = "rgba(255,255,255,0.9)";
      pen.stroke();
    },
  };
}

function iceSprite(size: number): Sprite {
  const side = Math.ceil(size * 1.06);
  const radius = size / 2;
  return {
    width: side,
    height: side,
    draw(pen) {
      pen.translate(side / 2, side / 2);
      pen.save();
      pen.translate(0, size * 0.045);
      outline(pen, radius);
      pen.fillStyle = linear(
        pen,
        [0, 0, 0, radius],
        [
          [0, "#6fb6dc"],
          [1, "#3a86b8"],
        ],
      );
      pen.fill();
      pen.restore();
      outline(pen, radius);
      pen.fillStyle = linear(
        pen,
        [-radius, -radius, radius * 0.6, radius],
        [
          [0, "#ffffff"],
          [0.55, "#e6f3fb"],
          [1, "#b8dcf0"],
        ],
      );
      pen.fill();
      pen.clip();
      pen.lineCap = pen.lineJoin = "round";
      pen.strokeStyle = "rgba(70,140,190,0.55)";
      pen.lineWidth = size * 0.009;
      for (const crack of CRACKS) {
        pen.beginPath();
        for (const [x, y] of crack) pen.lineTo(x * radius, y * radius * FLAT);
        pen.stroke();
      }
    },
  };
}

/** As shares of the radius. */
const CRACKS = [
  [
    [-1, -0.3],
    [-0.55, -0.16],
    [-0.3, -0.36],
    [0.05, -0.2],
    [0.2, 0.1],
  ],
  [
    [0.05, -0.2],
    [0.35, -0.55],
    [0.5, -1],
  ],
  [
    [0.95, 0.35],
    [0.55, 0.28],
    [0.35, 0.55],
    [0.38, 1],
  ],
  [
    [-0.5, 1],
    [-0.42, 0.5],
    [-0.7, 0.3],
  ],
] as const;
