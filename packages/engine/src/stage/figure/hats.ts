import { mix } from "#stage/colors/colors.ts";
import type { Sketch } from "./sketch.ts";
import { ellipsePath, num } from "./sketch.ts";
import type { Dress, HeadWear } from "./dress.ts";

/** How far a hat reaches from the middle of the head: up, and to both sides. */
export function hatRoom(headWear: HeadWear): { up: number; wide: number } {
  return ROOMS[headWear ?? "cap"] ?? { up: 18, wide: 15 };
}

const ROOMS: Partial<Record<NonNullable<HeadWear>, { up: number; wide: number }>> = {
  beret: { up: 22, wide: 17 },
  toque: { up: 30, wide: 16 },
  straw: { up: 21, wide: 21 },
  fedora: { up: 21, wide: 18 },
  rainhat: { up: 20, wide: 19 },
  crown: { up: 22, wide: 15 },
  sultan: { up: 30, wide: 19 },
  bubble: { up: 19, wide: 19 },
  peaked: { up: 20, wide: 17 },
  hardhat: { up: 21, wide: 18 },
  lamp: { up: 21, wide: 18 },
  firehat: { up: 22, wide: 19 },
  veil: { up: 18, wide: 18 },
};

/** No hair hangs out from under these. */
const TUCKED: ReadonlySet<HeadWear> = new Set(["turban", "fez", "sultan", "bubble"]);

/** What hangs behind the head and the shoulders. */
export function drawBackWear(sketch: Sketch, { headWear, headColor }: Dress): boolean {
  if (headWear === "scarf") {
    sketch.shape(
      "M-12.6 -2C-13.6 6 -14 12 -11.5 17.5C-5 20 4 19.6 8.6 16.5C11.6 10 12.4 4 12 -2Z",
      mix(headColor, "#3a1636", 0.12),
    );
    return true;
  }
  if (headWear === "veil")
    sketch.shape(
      "M-10 -12C-17 -2 -18.4 20 -17 36C-8 40 6 40 14 36C16.6 20 16 -2 10 -12C4 -16 -4 -16 -10 -12Z",
      mix(headColor, "#b9c3d6", 0.14),
      { depth: 1.6 },
    );
  if (headWear === "bubble") sketch.shape(ellipsePath([0, 0.4], 17.4, 17), mix(headColor, "#5b6b84", 0.3));
  return headWear !== null && TUCKED.has(headWear);
}

/** Hats that hide the hair above the forehead. */
export const HIDES_HAIR: ReadonlySet<HeadWear> = new Set(["turban", "sultan", "scarf"]);

type Draw = (sketch: Sketch, dress: Pick<Dress, "headColor" | "trim">, x: number) => void;

/** Around the middle of the head; `aside` is how far the face is turned to the right. */
export function drawHeadWear(sketch: Sketch, dress: Dress, aside: number): void {
  if (dress.headWear !== null) HATS[dress.headWear](sketch, dress, aside * 0.7);
}

const DOME =
  "M-13.4 -5.6C-14.4 -14 -8 -18.6 0 -18.6C8 -18.6 14.4 -14 13.4 -5.6C13.4 -4.4 12.4 -4.4 11.6 -5C6 -7.6 -6 -7.6 -11.6 -5C-12.4 -4.4 -13.4 -4.4 -13.4 -5.6Z";
const LOW_CAP = "M-12.6 -5.8C-14.2 -13.2 -8 -17 0 -17C8.6 -17 14 -13 12.8 -5.8C7 -8.8 -7 -8.8 -12.6 -5.8Z";

const HATS: Readonly<Record<NonNullable<HeadWear>, Draw>> = {
  scarf(sketch, { headColor, trim }, x) {
    sketch.shape(
      `M-12.4 4C-14.6 -7.6 -9 -15.4 .4 -15.2C9.6 -15.2 14.2 -8 12.2 3C11.4 9.4 7.6 14.4 1.4 15C-5.4 15.2 -11 11 -12.4 4ZM${num(-8.6 + x * 0.5)} 1.6C${num(-8.4 + x * 0.5)} 7.2 ${num(-4.4 + x)} 11 ${num(0.6 + x)} 11C${num(5.6 + x)} 11 ${num(9.4 + x * 0.4)} 7 ${num(9.6 + x * 0.4)} 1.4C${num(9.4 + x * 0.3)} -5 5.6 -7.9 ${num(0.6 + x * 0.6)} -7.9C-4.6 -7.9 -8.8 -4.6 ${num(-8.6 + x * 0.5)} 1.6Z`,
      headColor,
      { depth: 1.4 },
    );
    sketch.line(
      `M${num(-8.4 + x * 0.5)} -1.6C-7.4 -6.6 -3.8 -8.6 ${num(0.6 + x * 0.6)} -8.6C5.4 -8.6 ${num(8.6 + x * 0.4)} -6.4 ${num(9.5 + x * 0.3)} -1.4`,
      trim,
      1,
      0.9,
    );
  },
  turban: drawTurban,
  sultan(sketch, dress, x) {
    sketch.shape("M-6 -15C-5.4 -24 6 -24 7 -15Z", "#a8392f", { depth: 1 });
    sketch.raw('<g transform="translate(0 -1.4) scale(1.14 1.2)">');
    drawTurban(sketch, dress, x);
    sketch.raw("</g>");
    sketch.shape(
      `M${num(x)} -14C${num(x - 3.4)} -20 ${num(x - 1)} -26 ${num(x + 3.4)} -29C${num(x + 4.6)} -24 ${num(x + 3.6)} -18 ${num(x + 1.6)} -14Z`,
      "#ffffff",
      { depth: 0.7 },
    );
    sketch.shape(ellipsePath([x + 0.6, -12], 2.5), "#d8352c", { depth: 0.6 });
  },
  fez: drawRoundCap,
  cap: drawRoundCap,
  peaked(sketch, { headColor }, x) {
    sketch.shape(
      "M-12.4 -7.4C-16.4 -12 -13 -17.4 0 -18.6C13 -17.4 16.4 -12 12.4 -7.4C6 -9.6 -6 -9.6 -12.4 -7.4Z",
      headColor,
      { depth: 1.5 },
    );
    sketch.shape(
      "M-12.6 -9C-6 -11.2 6 -11.2 12.6 -9L12.2 -5.4C6 -7.6 -6 -7.6 -12.2 -5.4Z",
      mix(headColor, "#10142a", 0.55),
      { depth: 0.7 },
    );
    drawVisor(sketch, "#191b26", x);
    sketch.shape(ellipsePath([x * 0.9, -12.6], 2.1, 2.4), "#f2c14e", { depth: 0.6 });
  },
  helmet(sketch, { headColor }) {
    sketch.shape(DOME, headColor, { depth: 1.8 });
    sketch.line("M-12.6 -6.2C-6 -8.8 6 -8.8 12.6 -6.2", mix(headColor, "#20240f", 0.45), 1, 0.8);
  },
  hardhat: drawHardHat,
  lamp(sketch, dress, x) {
    drawHardHat(sketch, dress, x);
    sketch.shape(ellipsePath([x * 1.1, -12.4], 3.7), "#5a6070", { depth: 0.7 });
    sketch.flat(ellipsePath([x * 1.1 + 0.2, -12.4], 2.5), "#fff3b0");
  },
  firehat(sketch, dress, x) {
    drawHardHat(sketch, dress, x);
    sketch.shape(
      `M${num(x - 3.2)} -16.6H${num(x + 3.6)}V-12Q${num(x + 3.4)} -8.6 ${num(x + 0.2)} -7.4Q${num(x - 3)} -8.6 ${num(x - 3.2)} -12Z`,
      "#f2c14e",
      { depth: 0.7 },
    );
  },
  visor(sketch, { headColor }, x) {
    sketch.shape(LOW_CAP, headColor, { depth: 1.4 });
    drawVisor(sketch, mix(headColor, "#10142a", 0.3), x);
  },
  flat(sketch, { headColor }, x) {
    sketch.shape(
      `M-12.8 -5.6C-15 -11.6 -8 -16 ${num(2 + x)} -15.8C${num(11 + x)} -15.4 ${num(15 + x)} -10 ${num(13 + x)} -6.6C7 -8.6 -7 -8.6 -12.8 -5.6Z`,
      headColor,
      { depth: 1.4 },
    );
    drawVisor(sketch, mix(headColor, "#201810", 0.3), x);
  },
  toque(sketch, { headColor }) {
    for (const [cx, cy, rx, ry] of [
      [-8, -19.4, 6.4, 6.6],
      [8, -19.4, 6.4, 6.6],
      [0, -22, 7.6, 7],
    ] as const)
      sketch.shape(ellipsePath([cx, cy], rx, ry), headColor, { depth: 1.4 });
    sketch.shape("M-11 -6.4L-10.6 -18C-4 -16.4 4 -16.4 10.6 -18L11 -6.4C5 -8.8 -5 -8.8 -11 -6.4Z", headColor, {
      depth: 1.2,
    });
    sketch.line("M-10.8 -10C-5 -12 5 -12 10.8 -10", "#c9c4bc", 0.8, 0.7);
  },
  nurse(sketch, { headColor }, x) {
    sketch.shape(
      `M${num(-9 + x)} -9.4C${num(-9.6 + x)} -16 ${num(-6 + x)} -17.6 ${num(x)} -17.6C${num(6 + x)} -17.6 ${num(9.6 + x)} -16 ${num(9 + x)} -9.4C${num(4 + x)} -12 ${num(-4 + x)} -12 ${num(-9 + x)} -9.4Z`,
      headColor,
      { depth: 0.9 },
    );
    sketch.line(`M${num(x)} -16.2v3.6M${num(x - 1.8)} -14.4h3.6`, "#e0433c", 1.4);
  },
  straw(sketch, { headColor }) {
    drawBrim(sketch, headColor, [19.6, 4.6]);
    drawCrown(sketch, headColor, "#b9463a");
  },
  fedora(sketch, { headColor }) {
    drawBrim(sketch, headColor, [16.6, 3.6]);
    drawCrown(sketch, headColor, mix(headColor, "#1a1014", 0.6));
  },
  rainhat(sketch, { headColor }) {
    drawBrim(sketch, headColor, [17.6, 4.6]);
    drawCrown(sketch, headColor, mix(headColor, "#6b4200", 0.35));
  },
  beret(sketch, { headColor }) {
    sketch.shape(
      "M-12.6 -6.6C-17 -13 -7 -18.8 3 -17.8C14 -17 16.4 -11 12.4 -6.6C6 -9.4 -6 -9.8 -12.6 -6.6Z",
      headColor,
      { depth: 1.5 },
    );
    sketch.line("M1 -17.6l.8 -2", mix(headColor, "#1a1014", 0.3), 1.3);
  },
  beanie(sketch, { headColor }) {
    sketch.shape(LOW_CAP, headColor, { depth: 1.4 });
    sketch.line("M-12 -6.6C-6 -9.2 6 -9.2 12.2 -6.6", mix(headColor, "#ffffff", 0.22), 2.4, 0.9);
  },
  crown(sketch, { headColor }) {
    sketch.shape(
      "M-10.8 -7L-12.4 -17.6L-6.2 -12.8L0 -20L6.2 -12.8L12.4 -17.6L10.8 -7C5 -9 -5 -9 -10.8 -7Z",
      headColor,
      { depth: 1.1 },
    );
    for (const [cx, cy, color] of [
      [0, -11.6, "#d8352c"],
      [-6.4, -10.6, "#3f8fd0"],
      [6.4, -10.6, "#3f8fd0"],
    ] as const)
      sketch.shape(ellipsePath([cx, cy], 1.5), color, { depth: 0.4 });
  },
  veil(sketch) {
    sketch.line("M-9.6 -10C-5 -13.4 5 -13.4 9.6 -10", "#f4e6b0", 1.7);
    for (const [cx, cy] of [
      [-6, -12.2],
      [0, -13.4],
      [6, -12.2],
    ] as const)
      sketch.shape(ellipsePath([cx, cy], 1.7), "#ffffff", { depth: 0.4 });
  },
  bubble(sketch, { headColor }) {
    sketch.flat(ellipsePath([0, 0.4], 16.4, 16), "#bfe0ff", 0.2);
    sketch.line(ellipsePath([0, 0.4], 16.6, 16.2), headColor, 2.6);
    sketch.line("M-11.6 -7.6C-9.4 -11.4 -6 -13.2 -2.6 -13.6", "#ffffff", 1.8, 0.8);
  },
};

function drawTurban(sketch: Sketch, { headColor, trim }: Pick<Dress, "headColor" | "trim">, _x: number): void {
  sketch.shape("M-5 -12C-4 -17.4 5 -17.4 6 -12Z", mix(trim, "#a8392f", 0.6), { depth: 0.8 });
  sketch.shape(
    "M-13.4 -5.4C-14.6 -11.8 -8.6 -15.4 .2 -15.2C9 -15.4 14.8 -11.6 13.4 -5.2C10.6 -2.8 5.2 -4.4 .4 -4.4C-4.6 -4.4 -10.4 -2.8 -13.4 -5.4Z",
    headColor,
    { depth: 1.6 },
  );
  for (const d of [
    "M-12.4 -8C-6 -12.6 4 -13.4 9 -14",
    "M-10.6 -4.6C-3 -9.6 6 -11.4 12.2 -11.2",
    "M-2 -4.8C3 -7.6 8 -8.6 13 -8.2",
  ])
    sketch.line(d, mix(headColor, "#6a4a2a", 0.34), 0.8, 0.75);
}

function drawRoundCap(sketch: Sketch, { headColor, trim }: Pick<Dress, "headColor" | "trim">): void {
  sketch.shape("M-9.8 -7C-9 -13.8 -5 -16 .2 -16C5.6 -16 9.2 -13.6 10 -7C5.6 -9.2 -5 -9.4 -9.8 -7Z", headColor, {
    depth: 1.2,
  });
  sketch.line("M-9.4 -7.4C-4.6 -9.6 5.4 -9.4 9.6 -7.4", trim, 1.4, 0.9);
}

function drawHardHat(sketch: Sketch, { headColor }: Pick<Dress, "headColor">, x: number): void {
  sketch.shape(DOME, headColor, { depth: 1.6 });
  sketch.line(`M${num(x)} -18.2Q${num(x + 0.6)} -13 ${num(x)} -8`, mix(headColor, "#5a2a00", 0.3), 1.6, 0.7);
  sketch.shape(
    `M-15 -6.6C-10 -9.6 10 -9.6 ${num(15 + x)} -6.6C${num(15.6 + x)} -4.6 12 -4.6 10 -5.2C4 -7 -4 -7 -10 -5.2C-13 -4.6 -15.6 -4.8 -15 -6.6Z`,
    mix(headColor, "#ffffff", 0.1),
    { depth: 0.8 },
  );
}

function drawVisor(sketch: Sketch, color: string, x: number): void {
  sketch.shape(
    `M${num(-9.6 + x)} -6.6C${num(-5 + x)} -8.4 ${num(6 + x)} -8.4 ${num(11 + x)} -6.6C${num(12.6 + x)} -3.6 ${num(6 + x)} -3.4 ${num(1 + x)} -3.8C${num(-4 + x)} -3.6 ${num(-10.4 + x)} -3.8 ${num(-9.6 + x)} -6.6Z`,
    color,
    { depth: 0.7 },
  );
}

function drawBrim(sketch: Sketch, color: string, [rx, ry]: readonly [number, number]): void {
  sketch.shape(ellipsePath([0, -7.4], rx, ry), mix(color, "#3a2410", 0.12), { depth: 1 });
}

function drawCrown(sketch: Sketch, color: string, band: string): void {
  sketch.shape("M-10.6 -8C-11 -16 -6 -19.4 0 -19.4C6 -19.4 11 -16 10.6 -8C5 -6 -5 -6 -10.6 -8Z", color, { depth: 1.4 });
  sketch.line("M-10.2 -9.4C-5 -7.4 5 -7.4 10.2 -9.4", band, 2.2, 0.95);
}
