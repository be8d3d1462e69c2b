import type { Furniture } from "./pose.ts";
import type { Skeleton } from "./skeleton.ts";
import { GROUND } from "./skeleton.ts";
import type { Point, Sketch } from "./sketch.ts";
import { ellipsePath, limbPath, num, plus } from "./sketch.ts";

const WOOD = "#b9783f";
const WOOD_DARK = "#8f5629";
const WATER = "#3a9ad9";

type Draw = (sketch: Sketch, bones: Skeleton) => void;
/** What a pose rests on, works at or moves in: a part behind the body, one before it, and how far it reaches from the hips and up. */
type Piece = { behind?: Draw; before?: Draw; left: number; right: number; top?: number };

export const FURNITURE: Readonly<Record<Furniture, Piece>> = {
  chair: { behind: drawChair, left: -13, right: 13 },
  table: {
    behind: drawChair,
    before(sketch, bones) {
      const [x, top] = drawTable(sketch, bones);
      sketch.shape(`M${num(x + 24)} ${num(top)}l4 -2.4h17l-3 2.4z`, "#fbf7ef", { depth: 0.4 });
      sketch.shape(box([x + 47, top - 6.4], [6, 6.4], 1.4), "#3f8fb5", { depth: 0.8 });
    },
    left: -13,
    right: 61,
  },
  plate: {
    behind: drawChair,
    before(sketch, bones) {
      const [x, top] = drawTable(sketch, bones);
      sketch.shape(`M${num(x + 25)} ${num(top - 3)}h20q-1 3.4 -5 3.4h-10q-4 0 -5 -3.4z`, "#f6f1ea", { depth: 0.8 });
      sketch.flat(ellipsePath([x + 35, top - 3], 9, 1.7), "#e2843c");
    },
    left: -13,
    right: 61,
  },
  bed: { behind: drawBed, before: drawBlanket, left: -55, right: 43 },
  rock: { behind: drawRock, left: -10, right: 51, top: 0 },
  ladder: { behind: drawLadder, left: -10, right: 34, top: 0 },
  soil: { behind: drawSoil, before: drawShovel, left: -12, right: 51 },
  wheel: { behind: drawSeat, before: drawWheel, left: -13, right: 40 },
  boat: { before: drawBoat, left: -37, right: 51 },
  water: { before: drawWater, left: -40, right: 58 },
  pot: { before: drawPot, left: -10, right: 52 },
  rope: { before: drawRope, left: -12, right: 56 },
  sink: { before: drawSink, left: -10, right: 52 },
  broom: { before: drawBroom, left: -12, right: 40 },
  door: { behind: drawDoor, left: -10, right: 46, top: 4 },
  bush: { before: drawBush, left: -16, right: 44 },
  bicycle: { behind: drawBicycle, left: -27, right: 40 },
  ball: { before: drawBall, left: -14, right: 44 },
};

function drawChair(sketch: Sketch, { hip: [x, y] }: Skeleton): void {
  const seat = y + 5.6;
  sketch.shape(box([x - 11.5, y - 22], [3.4, GROUND - y + 22], 1.6), WOOD_DARK);
  sketch.shape(box([x - 10.5, y - 22], [3, 13], 1.5), WOOD);
  sketch.shape(box([x + 7, seat + 1], [3.2, GROUND - seat - 1], 1.4), WOOD_DARK);
  sketch.shape(box([x - 12, seat], [24, 4], 2), WOOD);
}

function drawTable(sketch: Sketch, { hip: [x, y] }: Skeleton): Point {
  const top = y - 5.5;
  sketch.shape(box([x + 14, top], [46, 4.4], 2), WOOD);
  for (const dx of [53, 22]) sketch.shape(box([x + dx, top + 3.6], [4, GROUND - top - 3.6], 1.6), WOOD_DARK);
  return [x, top];
}

function drawBed(sketch: Sketch, { hip: [x, y] }: Skeleton): void {
  sketch.shape(box([x - 54, y - 14], [5, GROUND - y + 14], 2.2), WOOD_DARK);
  sketch.shape(box([x - 51, y + 8], [92, 10], 3), WOOD);
  sketch.shape(box([x - 51, y + 1], [92, 10], 4.6), "#f3ece2");
  sketch.shape(box([x + 37, y - 3], [4.6, GROUND - y + 3], 2.2), WOOD_DARK);
  sketch.shape(box([x - 49, y - 9], [24, 13], 6), "#ffffff");
}

function drawBlanket(sketch: Sketch, { hip: [x, y] }: Skeleton): void {
  sketch.shape(
    `M${num(x - 24)} ${num(y - 4)}Q${num(x - 14)} ${num(y - 11)} ${num(x)} ${num(y - 10)}Q${num(x + 20)} ${num(y - 12)} ${num(x + 38)} ${num(y - 6)}Q${num(x + 42)} ${num(y - 2)} ${num(x + 40)} ${num(y + 12)}Q${num(x + 10)} ${num(y + 15)} ${num(x - 22)} ${num(y + 12)}Q${num(x - 27)} ${num(y + 4)} ${num(x - 24)} ${num(y - 4)}Z`,
    "#5f86c9",
    { depth: 2.4 },
  );
  sketch.line(
    `M${num(x - 22)} ${num(y - 3)}Q${num(x - 26)} ${num(y + 4)} ${num(x - 21.5)} ${num(y + 11)}`,
    "#dfe8fb",
    3.4,
    0.95,
  );
}

function drawRock(sketch: Sketch, { hip: [x, y] }: Skeleton): void {
  sketch.shape(
    `M${num(x + 9)} ${GROUND}L${num(x + 11)} ${num(y + 16)}Q${num(x + 15)} ${num(y + 12)} ${num(x + 13)} ${num(y + 6)}L${num(x + 15)} ${num(y - 18)}Q${num(x + 21)} ${num(y - 22)} ${num(x + 17)} ${num(y - 28)}L${num(x + 19)} 6Q${num(x + 30)} -1 ${num(x + 44)} 3Q${num(x + 50)} 5 ${num(x + 50)} 14V${GROUND}Z`,
    "#9a8f88",
    { depth: 2.6 },
  );
  for (const [dx, dy] of [
    [24, -34],
    [34, -8],
    [22, 18],
    [38, 26],
  ] as const)
    sketch.line(`M${num(x + dx)} ${num(y + dy)}l5 4l7 -2`, "#6c625f", 1.1, 0.6);
}

/** Leaning a little: two beams and rungs. */
function drawLadder(sketch: Sketch, { hip: [x] }: Skeleton): void {
  for (const dx of [7, 25])
    sketch.shape(
      limbPath(
        [
          [x + dx, GROUND - 1],
          [x + dx + 6, 3],
        ],
        [1.9, 1.9],
      ),
      WOOD_DARK,
      { depth: 0.8 },
    );
  for (let y = 12; y < GROUND - 4; y += 11) {
    const lean = ((GROUND - y) / GROUND) * 6;
    sketch.shape(
      limbPath(
        [
          [x + 7 + lean, y],
          [x + 25 + lean, y],
        ],
        [1.5, 1.5],
      ),
      WOOD,
      { depth: 0.7 },
    );
  }
}

function drawSoil(sketch: Sketch, { hip: [x] }: Skeleton): void {
  sketch.shape(
    `M${num(x + 18)} ${GROUND}Q${num(x + 26)} ${GROUND - 12} ${num(x + 35)} ${GROUND - 13}Q${num(x + 45)} ${GROUND - 11} ${num(x + 50)} ${GROUND}Z`,
    "#7a4d2c",
    { depth: 2 },
  );
}

function drawShovel(sketch: Sketch, { hip: [x], nearArm: [, , hand] }: Skeleton): void {
  const [dx, dy] = [x + 26 - hand[0], GROUND - 12 - hand[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const ends = [plus(hand, [-ux * 16, -uy * 16]), plus(hand, [ux * (length - 2), uy * (length - 2)])];
  sketch.shape(limbPath(ends, [1.3, 1.3]), WOOD, { depth: 0.5 });
  const turn = (Math.atan2(uy, ux) * 180) / Math.PI - 90;
  sketch.raw(`<g transform="translate(${num(x + 26)} ${GROUND - 12}) rotate(${num(turn)})">`);
  sketch.shape("M-4.6 -3H4.6V5Q3.6 10 0 12Q-3.6 10 -4.6 5Z", "#9aa4b2", { depth: 1 });
  sketch.raw("</g>");
}

function drawSeat(sketch: Sketch, { hip: [x, y] }: Skeleton): void {
  sketch.shape(box([x - 12, y - 26], [8, 34], 3.6), "#4b5162");
  sketch.shape(box([x - 11, y + 5], [27, 7], 3.4), "#5a6276");
  sketch.shape(box([x - 8, y + 11], [22, GROUND - y - 11], 2), "#3a3f4e");
}

function drawWheel(sketch: Sketch, { farArm }: Skeleton): void {
  const [x, y] = plus(farArm[2], [3.4, 2]);
  sketch.line(`M${num(x + 4)} ${num(y + 4)}L${num(x + 16)} ${num(y + 14)}`, "#3a3f4e", 4);
  sketch.raw(`<g transform="translate(${num(x)} ${num(y)}) rotate(-24)">`);
  sketch.line(ellipsePath([0, 0], 4.4, 11), "#2b2f3a", 2.8);
  sketch.line(ellipsePath([-0.4, -0.4], 4.2, 10.6), "#6a7286", 0.9, 0.9);
  sketch.raw("</g>");
}

function drawBoat(sketch: Sketch, { hip: [x, y], nearArm: [, , hand] }: Skeleton): void {
  sketch.shape(
    `M${num(x - 34)} ${num(y - 2)}H${num(x + 48)}Q${num(x + 42)} ${num(y + 17)} ${num(x + 30)} ${num(y + 17)}H${num(x - 18)}Q${num(x - 30)} ${num(y + 15)} ${num(x - 34)} ${num(y - 2)}Z`,
    "#c0763a",
    { depth: 2 },
  );
  sketch.shape(box([x - 36, y - 4.4], [86, 4.6], 2.2), "#f0e0c4", { depth: 0.8 });
  sketch.shape(limbPath([plus(hand, [-12, -10]), plus(hand, [26, 20])], [1.3, 1.3]), WOOD_DARK, { depth: 0.5 });
  sketch.shape(ellipsePath(plus(hand, [28, 21.5]), 5, 3.2), WOOD, { depth: 0.8 });
  drawWaves(sketch, y + 12, x - 41);
}

function drawWater(sketch: Sketch, { hip: [x, y] }: Skeleton): void {
  drawWaves(sketch, y - 3, x - 40);
  for (const [dx, dy] of [
    [-32, 8],
    [2, 12],
    [34, 7],
  ] as const)
    sketch.line(`M${num(x + dx)} ${num(y + dy)}q4 -2.6 8 0t8 0`, "#bfe6fb", 1.2, 0.8);
}

function drawWaves(sketch: Sketch, y: number, left: number): void {
  sketch.raw(`<g opacity=".94">`);
  sketch.shape(
    `M${num(left)} ${num(y)}q6 -4.2 12 0${"t12 0".repeat(7)}V${GROUND}q0 2 -3 2H${num(left + 3)}q-3 0 -3 -2z`,
    WATER,
    { depth: 1.8 },
  );
  sketch.raw("</g>");
}

function drawPot(sketch: Sketch, { hip: [x, y], nearArm: [, , hand] }: Skeleton): void {
  const top = y - 2;
  sketch.shape(box([x + 13, top + 8], [36, GROUND - top - 8], 3), "#e9e4da");
  sketch.shape(box([x + 11, top + 5.4], [40, 4.4], 2), "#b9b2a6");
  sketch.shape(`M${num(x + 17)} ${num(top - 8)}h28v9q0 5 -5 5h-18q-5 0 -5 -5z`, "#d9483b", { depth: 1.8 });
  sketch.shape(box([x + 15, top - 9.6], [32, 3.4], 1.6), "#f08a6a", { depth: 0.6 });
  sketch.line(`M${num(hand[0] + 2)} ${num(hand[1] - 3)}L${num(x + 30)} ${num(top - 8)}`, WOOD, 2.2);
  for (const dx of [24, 31, 38]) sketch.line(`M${num(x + dx)} ${num(top - 13)}q-3 -4 0 -8t0 -8`, "#ffffff", 1.6, 0.6);
}

function drawSink(sketch: Sketch, { hip: [x, y] }: Skeleton): void {
  const top = y - 1;
  sketch.shape(box([x + 14, top + 8], [35, GROUND - top - 8], 3), "#8fb3c9");
  sketch.shape(`M${num(x + 12)} ${num(top)}h39v6q0 6 -6 6h-27q-6 0 -6 -6z`, "#f3f6f8", { depth: 1.4 });
  sketch.line(`M${num(x + 45)} ${num(top)}v-11q0 -5 -6 -5t-6 5v1`, "#9aa6b4", 2.4);
  for (const [dx, radius] of [
    [18, 3.4],
    [24, 4.4],
    [31, 3.8],
    [38, 4.2],
  ] as const)
    sketch.shape(ellipsePath([x + dx, top - 1], radius, radius * 0.86), "#ffffff", { depth: 0.6 });
}

function drawBroom(sketch: Sketch, { hip: [x], nearArm: [, , hand] }: Skeleton): void {
  const foot: Point = [x + 30, GROUND - 8];
  const [dx, dy] = [foot[0] - hand[0], foot[1] - hand[1]];
  const length = Math.hypot(dx, dy);
  const back = plus(hand, [(-dx / length) * 18, (-dy / length) * 18]);
  sketch.shape(limbPath([back, foot], [1.3, 1.3]), WOOD, { depth: 0.5 });
  sketch.raw(
    `<g transform="translate(${num(foot[0])} ${num(foot[1])}) rotate(${num((Math.atan2(dy, dx) * 180) / Math.PI - 90)})">`,
  );
  sketch.shape("M-2.6 -2H2.6L6.4 9.6H-6.4Z", "#e2b04a", { depth: 0.9 });
  sketch.line("M-2.8 0H2.8", "#b9463a", 1.6);
  sketch.raw("</g>");
}

function drawDoor(sketch: Sketch, { hip: [x] }: Skeleton): void {
  sketch.shape(box([x + 18, 8], [27, GROUND - 8], 2), "#6b4226");
  sketch.shape(box([x + 20.5, 11], [22, GROUND - 11], 1.6), "#a8673a", { depth: 1.4 });
  for (const y of [17, 56]) sketch.line(box([x + 25, y], [13, 30], 1.4), "#7d4a28", 1.1, 0.8);
  sketch.shape(ellipsePath([x + 24, 54], 1.6), "#f2c14e", { depth: 0.4 });
}

function drawBush(sketch: Sketch, { hip: [x] }: Skeleton): void {
  for (const [dx, dy, radius, color] of [
    [-6, 10, 10, "#3f8f52"],
    [34, 10, 9.4, "#3f8f52"],
    [24, 15, 12, "#4aa35f"],
    [4, 13, 11.6, "#4aa35f"],
    [14, 11, 12, "#56b56c"],
  ] as const)
    sketch.shape(ellipsePath([x + dx, GROUND - dy], radius, Math.min(radius, dy + 1)), color, { depth: 1.8 });
}

function drawBicycle(sketch: Sketch, { hip: [x, y], farArm: [, , hand] }: Skeleton): void {
  const [back, front]: [Point, Point] = [
    [x - 13, GROUND - 12],
    [x + 26, GROUND - 12],
  ];
  for (const [cx, cy] of [back, front]) {
    sketch.line(ellipsePath([cx, cy], 11.4), "#2b2f3a", 2.6);
    sketch.line(`M${num(cx - 10)} ${num(cy)}h20M${num(cx)} ${num(cy - 10)}v20`, "#aab2c0", 0.6, 0.8);
    sketch.flat(ellipsePath([cx, cy], 1.7), "#5a6276");
  }
  const [pedal, post]: [Point, Point] = [
    [x + 6, GROUND - 14],
    [x - 1, y + 5],
  ];
  const bar: Point = [hand[0] + 2, hand[1] + 3];
  const d = `M${num(back[0])} ${num(back[1])}L${num(pedal[0])} ${num(pedal[1])}L${num(bar[0] - 4)} ${num(bar[1] + 7)}L${num(post[0])} ${num(post[1] + 3)}L${num(back[0])} ${num(back[1])}M${num(pedal[0])} ${num(pedal[1])}L${num(post[0])} ${num(post[1])}M${num(bar[0])} ${num(bar[1])}L${num(front[0])} ${num(front[1])}`;
  sketch.line(d, "#c23b3b", 2.4);
  sketch.line(`M${num(bar[0] - 3)} ${num(bar[1] - 1)}h6`, "#2b2f3a", 2.4);
  sketch.shape(box([x - 7, y + 3], [12, 3.6], 1.8), "#33303a", { depth: 0.6 });
}

function drawBall(sketch: Sketch, { hip: [x] }: Skeleton): void {
  const at: Point = [x + 37, GROUND - 8];
  sketch.shape(ellipsePath(at, 6.4), "#fbfaf7", { depth: 1.2 });
  sketch.flat(`M${num(at[0] - 2.2)} ${num(at[1] - 1.4)}l2.2 -1.8l2.2 1.8l-.9 2.6h-2.6z`, "#2b2a33");
  for (const [dx, dy] of [
    [-4.8, 2.6],
    [4.8, 2.6],
    [0, -5.2],
  ] as const)
    sketch.flat(ellipsePath(plus(at, [dx, dy]), 1.1), "#2b2a33");
}

function drawRope(sketch: Sketch, { hip: [x], nearArm: [, , hand] }: Skeleton): void {
  for (const [color, width, up] of [
    ["#8a5f34", 2.4, 0],
    ["#d9a766", 1.2, 0.4],
  ] as const) {
    const [hx, hy] = [hand[0], hand[1] - up];
    sketch.line(
      `M${num(hx - 5)} ${num(hy + 1)}Q${num(hx + 12)} ${num(hy + 3)} ${num(x + 54)} ${num(GROUND - 10 - up)}`,
      color,
      width,
    );
  }
}

function box([x, y]: Point, [width, height]: Point, radius: number): string {
  const [r, w, h] = [num(radius), num(width - radius * 2), num(height - radius * 2)];
  return `M${num(x + radius)} ${num(y)}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} -${r} ${r}h-${w}q-${r} 0 -${r} -${r}v-${h}q0 -${r} ${r} -${r}z`;
}
