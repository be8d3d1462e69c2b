import type { Staging } from "#stage/board.ts";
import { linear } from "#stage/pens.ts";

/** How deep water is, is read down a line at the side: the light ends long before its foot. */
export function putDepth(staging: Staging, top: number): { x: number; y: number; size: number; floor?: number } {
  const { board, frame } = staging;
  const { width, height, unit, shape } = frame;
  const isWide = shape === "wide";
  const [from, to] = [isWide ? height * 0.1 : top, height * (isWide ? 0.92 : 0.93)];
  const x = isWide ? frame.object.x - unit * 0.36 : width * 0.13;
  board.paint((pen) => {
    pen.fillStyle = linear(
      pen,
      [0, height * 0.1, 0, height],
      [
        [0, "rgba(2,10,24,0.1)"],
        [0.45, "rgba(2,10,24,0.62)"],
        [0.8, "rgba(1,5,14,0.94)"],
        [1, "#01040b"],
      ],
    );
    pen.fillRect(0, 0, width, height);
    // The walls of a trench come together.
    pen.fillStyle = "rgba(0,0,0,0.6)";
    for (const side of [-1, 1]) {
      const edge = side < 0 ? 0 : width;
      pen.beginPath();
      pen.moveTo(edge, from + (to - from) * 0.42);
      for (const [out, down] of [
        [0.05, 0.55],
        [0.03, 0.66],
        [0.12, 0.8],
        [0.1, 0.9],
        [0.3, 1.04],
      ] as const)
        pen.lineTo(edge - side * out * width * (isWide ? 0.5 : 1), from + (to - from) * down);
      pen.lineTo(edge - side * width * 0.5, height);
      pen.lineTo(edge, height);
      pen.fill();
    }
    pen.strokeStyle = pen.fillStyle = "rgba(226,244,255,0.9)";
    pen.lineCap = "round";
    pen.lineWidth = unit * 0.007;
    pen.beginPath();
    pen.moveTo(x, from);
    pen.lineTo(x, to);
    for (let mark = 0; mark <= 20; mark++) {
      const y = from + ((to - from) * mark) / 20;
      pen.moveTo(x, y);
      pen.lineTo(x + unit * (mark % 5 === 0 ? 0.06 : 0.03), y);
    }
    pen.stroke();
    pen.fillStyle = "#ffd23f";
    pen.beginPath();
    pen.moveTo(x + unit * 0.075, to);
    pen.lineTo(x + unit * 0.125, to - unit * 0.03);
    pen.lineTo(x + unit * 0.125, to + unit * 0.03);
    pen.fill();
  });
  const size = unit * 0.46;
  return { x: isWide ? frame.object.x + unit * 0.08 : width * 0.57, y: to - size * 0.44, size };
}
