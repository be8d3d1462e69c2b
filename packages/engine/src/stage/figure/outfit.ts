import { mix } from "#stage/colors/colors.ts";
import type { Skeleton } from "./skeleton.ts";
import type { Sketch } from "./sketch.ts";
import { ellipsePath, num, pair } from "./sketch.ts";
import type { Dress, Over } from "./dress.ts";

type Cloth = {
  at: Skeleton["at"];
  /** How long the upper body is, how wide, and where its front is from the middle. */
  torso: number;
  wide: number;
  front: number;
  dress: Dress;
};
type Draw = (sketch: Sketch, cloth: Cloth) => void;

/** What a trade wears over its shirt; only inside the outline of the upper body. */
export function drawOver(sketch: Sketch, outline: string, cloth: Cloth): void {
  sketch.inside(outline, () => {
    for (const piece of cloth.dress.over) PIECES[piece](sketch, cloth);
  });
}

const INK = "#20161c";

const PIECES: Readonly<Record<Over, Draw>> = {
  shirt(sketch, cloth) {
    wedge(sketch, cloth, cloth.dress.trim, 0.3);
    opening(sketch, cloth, "#c3c8d2");
  },
  jacket(sketch, cloth) {
    const { at, torso, front, dress } = cloth;
    wedge(sketch, cloth, dress.trim, 0.38);
    for (const side of [-1, 1])
      sketch.line(
        `M${pair(at(front + side * 3.8, torso + 0.6))}L${pair(at(front + side * 0.5, torso * 0.38))}`,
        mix(dress.top, "#ffffff", 0.22),
        1.5,
      );
    opening(sketch, cloth, mix(dress.top, INK, 0.5), 0.36);
    sketch.flat(ellipsePath(at(front + 1.3, torso * 0.26), 0.6), mix(dress.top, "#ffffff", 0.5));
  },
  waistcoat(sketch, cloth) {
    const { at, torso, wide, front } = cloth;
    const [low, high] = [-4, torso * 0.9];
    sketch.shape(
      `M${pair(at(-wide - 1, low))}L${pair(at(-wide * 0.62, high))}L${pair(at(front, torso * 0.42))}L${pair(at(front + wide * 0.56, high))}L${pair(at(wide + 1, low))}Z`,
      "#33323d",
      { depth: 1 },
    );
    opening(sketch, cloth, "#191820", 0.4);
  },
  tie(sketch, { at, torso, front, dress }) {
    const color = dress.top === "#2c4a86" ? "#172344" : "#c23b3b";
    sketch.shape(
      `M${pair(at(front - 1.2, torso - 0.6))}L${pair(at(front + 1.2, torso - 0.6))}L${pair(at(front + 1.7, torso * 0.5))}L${pair(at(front, torso * 0.38))}L${pair(at(front - 1.7, torso * 0.5))}Z`,
      color,
      { depth: 0.5 },
    );
  },
  bowtie(sketch, { at, torso, front }) {
    const [x, y] = at(front, torso - 4.4);
    sketch.shape(`M${num(x)} ${num(y)}l-4 -2.2v4.4zM${num(x)} ${num(y)}l4 -2.2v4.4z`, "#1b1a22", { depth: 0.4 });
  },
  stethoscope(sketch, { at, torso, front }) {
    const end = at(front + 2.6, torso * 0.44);
    sketch.line(
      `M${pair(at(front - 4, torso + 0.6))}Q${pair(at(front - 3.4, torso * 0.56))} ${pair(at(front, torso * 0.56))}Q${pair(at(front + 3.8, torso * 0.58))} ${pair(at(front + 4, torso + 0.6))}`,
      "#3a4152",
      1,
    );
    sketch.line(`M${pair(at(front, torso * 0.56))}Q${pair(at(front, torso * 0.44))} ${pair(end)}`, "#3a4152", 1);
    sketch.shape(ellipsePath(end, 1.6), "#c9d2dc", { depth: 0.4 });
  },
  pocket(sketch, { at, torso, front, dress }) {
    sketch.line(
      `M${pair(at(front + 2.4, torso * 0.7))}L${pair(at(front + 6, torso * 0.7))}`,
      mix(dress.top, INK, 0.4),
      0.9,
      0.8,
    );
  },
  badge(sketch, { at, torso, front }) {
    sketch.shape(ellipsePath(at(front + 3.8, torso * 0.72), 1.5, 1.8), "#f2c14e", { depth: 0.5 });
  },
  belt(sketch, { at, torso, wide, front, dress }) {
    const color = dress.trim === "#f2c14e" ? dress.trim : "#2b2420";
    sketch.line(
      `M${pair(at(-wide - 2, torso * 0.16))}Q${pair(at(0, torso * 0.16 - 1.4))} ${pair(at(wide + 2, torso * 0.16))}`,
      color,
      2.8,
    );
    sketch.shape(ellipsePath(at(front, torso * 0.13), 1.6, 1.5), "#f2c14e", { depth: 0.4 });
  },
  reflective(sketch, cloth) {
    opening(sketch, cloth, mix(cloth.dress.top, INK, 0.5));
    band(sketch, cloth, 0.62, ["#f4f1c2", "#d9e04a"]);
    band(sketch, cloth, 0.2, ["#f4f1c2", "#d9e04a"]);
  },
  vest(sketch, cloth) {
    const { at, torso, wide, front } = cloth;
    sketch.shape(
      `M${pair(at(-wide - 2, -4))}L${pair(at(-wide - 2, torso * 0.8))}L${pair(at(front - 4.4, torso + 2))}L${pair(at(front, torso * 0.5))}L${pair(at(front + 4.4, torso + 2))}L${pair(at(wide + 2, torso * 0.8))}L${pair(at(wide + 2, -4))}Z`,
      "#f2752c",
      { depth: 1 },
    );
    band(sketch, cloth, 0.4, ["#f7f3c6", "#e6ea5a"]);
    band(sketch, cloth, 0.12, ["#f7f3c6", "#e6ea5a"]);
    opening(sketch, cloth, "#a8441a", 0.5);
  },
  overalls(sketch, { at, torso, wide, front, dress }) {
    for (const side of [-1, 1])
      sketch.line(
        `M${pair(at(front + side * 3.6, torso * 0.56))}L${pair(at(front + side * 4.4, torso + 1))}`,
        dress.bottom,
        2.2,
      );
    sketch.shape(
      `M${pair(at(-wide - 2, -4))}L${pair(at(-wide - 2, torso * 0.22))}L${pair(at(front - 4.8, torso * 0.3))}L${pair(at(front - 4.6, torso * 0.64))}L${pair(at(front + 4.6, torso * 0.64))}L${pair(at(front + 4.8, torso * 0.3))}L${pair(at(wide + 2, torso * 0.22))}L${pair(at(wide + 2, -4))}Z`,
      dress.bottom,
      { depth: 1 },
    );
    for (const side of [-1, 1]) sketch.flat(ellipsePath(at(front + side * 3.6, torso * 0.57), 0.8), "#f2c14e");
  },
  apron(sketch, { at, torso, wide }) {
    sketch.shape(
      `M${pair(at(-wide - 2, -4))}L${pair(at(-wide - 2, torso * 0.3))}L${pair(at(wide + 2, torso * 0.3))}L${pair(at(wide + 2, -4))}Z`,
      "#e9e5dd",
      { depth: 1 },
    );
    sketch.line(`M${pair(at(-wide - 2, torso * 0.3))}L${pair(at(wide + 2, torso * 0.3))}`, "#e2574a", 1.4);
  },
  buttons(sketch, { at, torso, front, dress }) {
    for (const share of [0.8, 0.62, 0.44])
      for (const side of [-1, 1]) sketch.flat(ellipsePath(at(front + side * 2.1, torso * share), 0.65), dress.trim);
  },
  smock(sketch, { at, torso, wide, front }) {
    sketch.shape(
      `M${pair(at(-wide - 2, -4))}L${pair(at(front - 5.4, torso * 0.7))}L${pair(at(front + 5.4, torso * 0.7))}L${pair(at(wide + 2, -4))}Z`,
      "#efe6d2",
      { depth: 1 },
    );
    for (const [x, share, color] of [
      [-2.6, 0.46, "#e8574a"],
      [2, 0.3, "#2f8fd0"],
      [-0.8, 0.14, "#f2a93b"],
    ] as const)
      sketch.flat(ellipsePath(at(front + x, torso * share), 1.5, 1.2), color);
  },
  collar(sketch, { at, torso, wide, front }) {
    for (const side of [-1, 1])
      sketch.line(
        `M${pair(at(front + side * 3.6, torso + 1))}L${pair(at(front + side * wide * 0.5, -2))}`,
        "#b0333a",
        2.2,
        0.95,
      );
  },
  jabot(sketch, { at, torso, front }) {
    sketch.shape(
      `M${pair(at(front - 1.8, torso + 0.4))}L${pair(at(front + 1.8, torso + 0.4))}L${pair(at(front + 2.6, torso * 0.56))}L${pair(at(front - 2.6, torso * 0.56))}Z`,
      "#ffffff",
      { depth: 0.6 },
    );
  },
  fur(sketch, { at, torso, wide, front }) {
    sketch.shape(
      `M${pair(at(-wide - 3, torso + 3))}L${pair(at(-wide - 3, torso * 0.74))}Q${pair(at(front, torso * 0.48))} ${pair(at(wide + 3, torso * 0.74))}L${pair(at(wide + 3, torso + 3))}Z`,
      "#fbf6ea",
      { depth: 1 },
    );
    for (const [x, share] of [
      [-5, 0.82],
      [-1.6, 0.7],
      [2.6, 0.7],
      [5.6, 0.82],
    ] as const)
      sketch.flat(ellipsePath(at(front + x, torso * share), 0.55, 0.9), "#2b2420");
    sketch.shape(ellipsePath(at(front + 0.4, torso * 0.58), 1.7), "#f2c14e", { depth: 0.5 });
  },
  panel(sketch, { at, torso, front }) {
    const [x, y] = at(front, torso * 0.56);
    sketch.shape(`M${num(x - 4.4)} ${num(y - 2.6)}h8.8v6.4h-8.8z`, "#c6cfda", { depth: 0.7 });
    for (const [dx, color] of [
      [-2.4, "#e8574a"],
      [0, "#3f8fd0"],
      [2.4, "#4fae6a"],
    ] as const)
      sketch.flat(ellipsePath([x + dx, y + 0.4], 0.8), color);
  },
  number(sketch, { at, torso, front, dress }) {
    const [x, y] = at(front, torso * 0.66);
    sketch.line(`M${num(x - 2)} ${num(y - 1)}h4.2l-2.4 7`, dress.trim, 1.7);
  },
  straps(sketch, { at, torso, front }) {
    for (const side of [-1, 1])
      sketch.line(
        `M${pair(at(front + side * 5, torso + 1))}Q${pair(at(front + side * 4.4, torso * 0.6))} ${pair(at(front + side * 6.4, torso * 0.3))}`,
        "#d98a2c",
        2.2,
      );
  },
  stripes(sketch, cloth) {
    for (const share of [0.9, 0.7, 0.5, 0.3, 0.1]) {
      const { at, torso, wide, dress } = cloth;
      sketch.line(
        `M${pair(at(-wide - 2, torso * share))}Q${pair(at(0, torso * share - 1.4))} ${pair(at(wide + 2, torso * share))}`,
        dress.trim,
        2.2,
      );
    }
  },
};

/** The shirt seen between two sides of a coat. */
function wedge(sketch: Sketch, { at, torso, front }: Cloth, color: string, low: number): void {
  sketch.shape(
    `M${pair(at(front - 4, torso + 1.6))}L${pair(at(front, torso * low))}L${pair(at(front + 4, torso + 1.6))}Z`,
    color,
    { depth: 0.6 },
  );
}

function opening(sketch: Sketch, { at, torso, front }: Cloth, color: string, from = 0.3): void {
  sketch.line(`M${pair(at(front, torso * from))}L${pair(at(front, -3))}`, color, 0.8, 0.9);
}

function band(
  sketch: Sketch,
  { at, torso, wide }: Cloth,
  share: number,
  [light, edge]: readonly [string, string],
): void {
  const d = `M${pair(at(-wide - 2, torso * share))}Q${pair(at(0, torso * share - 1.4))} ${pair(at(wide + 2, torso * share))}`;
  sketch.line(d, edge, 3.2);
  sketch.line(d, light, 1.5);
}
