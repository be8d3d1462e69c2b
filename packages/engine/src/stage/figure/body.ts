import { mix } from "#stage/colors/colors.ts";
import type { Age, Sex } from "./figure-name.ts";
import { drawOver } from "./outfit.ts";
import type { Limb, Skeleton } from "./skeleton.ts";
import { BUILDS } from "./skeleton.ts";
import type { Point, Sketch } from "./sketch.ts";
import { ellipsePath, hullPath, limbPath, num, pair, plus } from "./sketch.ts";
import type { Dress } from "./dress.ts";

export type BodyInput = { bones: Skeleton; dress: Dress; age: Age; sex: Sex; isFront: boolean };
type Side = "near" | "far";

export function drawLeg(sketch: Sketch, { bones, dress, age, isFront }: BodyInput, side: Side): void {
  const { thick } = BUILDS[age];
  const leg = side === "near" ? bones.nearLeg : bones.farLeg;
  const isFar = side === "far" && !isFront;
  const isBare = dress.hasBareLegs;
  const shape = (joints: readonly Point[], radii: readonly number[], color: string) =>
    sketch.shape(
      limbPath(
        joints,
        radii.map((radius) => radius * thick),
      ),
      color,
      { isFar },
    );
  if (isBare || dress.trousers < 0.9) shape(leg, [4.6, 3.7, 2.9], dress.skin);
  if (!isBare)
    shape(alongLimb(leg, dress.trousers), dress.trousers < 0.9 ? [6, 5.6, 5.4] : [5.7, 4.9, 4], dress.bottom);
  drawShoe(sketch, { ankle: leg[2], angle: bones.feet[side], thick, color: dress.shoes, isFront, side });
}

function drawShoe(
  sketch: Sketch,
  {
    ankle,
    angle,
    thick,
    color,
    isFront,
    side,
  }: { ankle: Point; angle: number; thick: number; color: string; isFront: boolean; side: Side },
): void {
  const isFar = side === "far" && !isFront;
  const own = isFar ? mix(color, "#3a1636", 0.24) : color;
  const turn = isFront && angle === 90 ? 0 : 90 - angle;
  const across = isFront && angle === 90 ? (side === "near" ? -0.78 : 0.78) : 1;
  sketch.raw(
    `<g transform="translate(${pair(ankle)}) rotate(${num(turn)}) scale(${num(across * thick)} ${num(thick)})">`,
  );
  sketch.shape(
    "M-4.1 -2.2C-4.6 .4 -4.5 2.6 -3.6 3.2L7 3.2C9.4 3.2 9.2 .2 7 -.8C4.8 -1.6 4 -2.6 3.4 -3.6C1 -4.6 -2 -4.2 -4.1 -2.2Z",
    own,
    { depth: 0.9 },
  );
  sketch.line("M-3.4 3H7.2", mix(own, "#2a1820", 0.45), 0.8, 0.8);
  sketch.raw("</g>");
}

/** Of a limb the part from its beginning, as a share of its length. */
export function alongLimb([start, joint, end]: Limb, share: number): Point[] {
  const cut = (one: Point, other: Point, at: number): Point => [
    one[0] + (other[0] - one[0]) * at,
    one[1] + (other[1] - one[1]) * at,
  ];
  return share <= 0.5 ? [start, cut(start, joint, share * 2)] : [start, joint, cut(joint, end, share * 2 - 1)];
}

/** A skirt or a robe hangs from the waist over both legs as far as it reaches. */
export function drawSkirt(sketch: Sketch, { bones, dress, age }: BodyInput): void {
  if (dress.skirt <= 0) return;
  const { thick } = BUILDS[age];
  const color = dress.skirtColor;
  const legs = [bones.nearLeg, bones.farLeg].flatMap((leg) =>
    [0, 0.33, 0.66, 1].map((share) => ({
      point: alongLimb(leg, dress.skirt * share).at(-1) ?? leg[0],
      radius: (6 + share * dress.skirt * 1.6) * thick,
    })),
  );
  const waist = { point: bones.at(0, 2), radius: 6.6 * thick };
  sketch.shape(hullPath([waist, ...legs]), color, { depth: 2 });
  // Folds, from the waist down.
  for (const [leg, share, over] of [
    [bones.nearLeg, 0.93, -1.5],
    [bones.farLeg, 0.9, 2],
  ] as const) {
    const end = alongLimb(leg, dress.skirt * share).at(-1) ?? leg[0];
    const middle = alongLimb(leg, dress.skirt * 0.5).at(-1) ?? leg[0];
    sketch.line(`M${pair(bones.at(over, -3))}Q${pair(middle)} ${pair(end)}`, mix(color, "#2a0f28", 0.4), 0.9, 0.4);
  }
}

/** Hips, upper body with its collar, and what a time wears over it. Returns the outline, on which arms throw their shade. */
export function drawTorso(sketch: Sketch, { bones, dress, age, sex, isFront }: BodyInput): string {
  const { torso, thick } = BUILDS[age];
  const { at } = bones;
  const isShe = sex === "she" && age !== "child";
  const w = (isFront ? 1.14 : 1) * thick;
  const [shoulder, chest, waist, hips] = isShe ? [7.4, 7.3, 5.9, 7.6] : [8.4, 8, 7, 7.2];
  if (dress.skirt <= 0) {
    const seat = `M${pair(at(-hips * w, 3))}C${pair(at(-hips * w - 0.6, -3))} ${pair(at(-4 * w, -6.2 * thick))} ${pair(at(0, -6.4 * thick))}C${pair(at(4 * w, -6.2 * thick))} ${pair(at(hips * w + 0.6, -3))} ${pair(at(hips * w, 3))}Z`;
    sketch.shape(seat, dress.bottom);
  }
  const hem = dress.skirt > 0 ? -1 : -2;
  const outline = `M${pair(at(-hips * w, hem))}C${pair(at(-hips * w, torso * 0.2))} ${pair(at(-waist * w, torso * 0.25))} ${pair(at(-waist * w, torso * 0.42))}C${pair(at(-waist * w, torso * 0.6))} ${pair(at(-chest * w - 0.4, torso * 0.66))} ${pair(at(-shoulder * w, torso * 0.86))}C${pair(at(-shoulder * w + 0.6, torso * 1))} ${pair(at(-4.6 * w, torso + 0.6))} ${pair(at(-2.6 * w, torso + 1.6))}L${pair(at(2.8 * w, torso + 1.6))}C${pair(at(4.8 * w, torso + 0.6))} ${pair(at(shoulder * w - 0.6, torso))} ${pair(at(shoulder * w, torso * 0.86))}C${pair(at(chest * w + 0.6, torso * 0.64))} ${pair(at(waist * w + 0.3, torso * 0.6))} ${pair(at(waist * w, torso * 0.42))}C${pair(at(waist * w, torso * 0.25))} ${pair(at(hips * w, torso * 0.2))} ${pair(at(hips * w, hem))}C${pair(at(hips * w * 0.5, hem - 1.8))} ${pair(at(-hips * w * 0.5, hem - 1.8))} ${pair(at(-hips * w, hem))}Z`;
  sketch.shape(outline, dress.top, { depth: 2 });
  const front = isFront ? 0 : 2.2 * thick;
  if (dress.over.length > 0) drawOver(sketch, outline, { at, torso, wide: chest * w, front, dress });
  else if (dress.isPast) {
    sketch.line(`M${pair(at(front, torso))}L${pair(at(front + 0.6, 0))}`, mix(dress.top, dress.trim, 0.75), 1.3);
    sketch.shape(
      `M${pair(at(-waist * w - 0.7, torso * 0.2))}Q${pair(at(0, torso * 0.2 - 2.4))} ${pair(at(waist * w + 0.7, torso * 0.2))}L${pair(at(waist * w + 0.6, torso * 0.42))}Q${pair(at(0, torso * 0.42 - 2))} ${pair(at(-waist * w - 0.6, torso * 0.42))}Z`,
      dress.trim,
      { depth: 1 },
    );
  } else if (age === "old") {
    // A cardigan, open over a shirt.
    sketch.line(`M${pair(at(front, torso))}L${pair(at(front, -1.6))}`, dress.trim, 2.2 * thick, 0.95);
    for (const share of [0.62, 0.4, 0.18])
      sketch.flat(ellipsePath(at(front + 2.3, torso * share), 0.6), mix(dress.top, "#2a1820", 0.5));
  } else if (sex === "he" && age === "adult") {
    sketch.line(
      `M${pair(at(front, torso - 2))}L${pair(at(front, torso * 0.1))}`,
      mix(dress.top, "#3a1636", 0.3),
      0.6,
      0.7,
    );
    for (const share of [0.72, 0.5, 0.28]) sketch.flat(ellipsePath(at(front, torso * share), 0.55), dress.trim);
  } else if (age === "child") {
    sketch.line(
      `M${pair(at(-chest * w * 0.9, torso * 0.52))}Q${pair(at(0, torso * 0.52 - 1.4))} ${pair(at(chest * w * 0.9, torso * 0.52))}`,
      dress.trim,
      2.4 * thick,
      0.9,
    );
  }
  return outline;
}

/** The neck, and the collar around it. */
export function drawNeck(sketch: Sketch, { bones, dress, age, isFront }: BodyInput): void {
  const { torso, thick } = BUILDS[age];
  const { at } = bones;
  const x = isFront ? 0 : 1;
  const neck = limbPath(
    [at(x, torso - 1.5), plus(bones.neck, scale(minus(bones.head, bones.neck), 0.4))],
    [3.9 * thick, 3.6 * thick],
  );
  sketch.shape(neck, mix(dress.skin, "#8a2f1c", 0.18), { depth: 0.8 });
  sketch.line(
    `M${pair(at(x - 4.3 * thick, torso + 0.9))}Q${pair(at(x, torso - 3.8))} ${pair(at(x + 4.3 * thick, torso + 0.9))}`,
    dress.isPast ? mix(dress.trim, dress.top, 0.2) : dress.trim,
    1.7 * thick,
  );
}

export function drawArm(sketch: Sketch, { bones, dress, age, isFront }: BodyInput, side: Side, torso?: string): void {
  const { thick } = BUILDS[age];
  const arm = side === "near" ? bones.nearArm : bones.farArm;
  const isFar = side === "far" && !isFront;
  const radii = (own: readonly number[]) => own.map((radius) => radius * thick);
  const isBare = dress.sleeve < 0.9;
  const cloth = limbPath(alongLimb(arm, dress.sleeve), radii(isBare ? [4.6, 4.5] : [4.5, 3.9, 3.5]));
  if (torso !== undefined) sketch.soft(cloth, "#2a0f28", { opacity: 0.42, blur: 1, within: torso });
  const hand = handOf(arm, thick);
  if (isBare) sketch.shape(limbPath(arm, radii([3.7, 3.2, 2.8])), dress.skin, { isFar });
  sketch.shape(cloth, dress.top, { isFar });
  if (!isBare) {
    const end = alongLimb(arm, dress.sleeve).at(-1) ?? arm[2];
    const cuff = alongLimb(arm, dress.sleeve - 0.05).at(-1) ?? arm[2];
    const color = dress.isPast ? dress.trim : mix(dress.top, dress.trim, 0.55);
    sketch.shape(limbPath([cuff, end], radii([3.5, 3.4])), color, { depth: 0.5, isFar });
  }
  sketch.shape(limbPath([hand, thumbOf(arm, thick)], radii([1.6, 1.3])), dress.skin, { depth: 0.5, isFar });
  sketch.shape(ellipsePath(hand, 3.4 * thick, 3.3 * thick), dress.skin, { depth: 0.9, isFar });
}

export function handOf([, elbow, wrist]: Limb, thick: number): Point {
  return plus(wrist, scale(unit(minus(wrist, elbow)), 3 * thick));
}

function thumbOf([shoulder, elbow, wrist]: Limb, thick: number): Point {
  const along = unit(minus(wrist, elbow));
  const bend = (elbow[0] - shoulder[0]) * along[1] - (elbow[1] - shoulder[1]) * along[0];
  const side = bend > 0 ? 1 : -1;
  const across: Point = [-along[1] * side, along[0] * side];
  return plus(wrist, [(along[0] * 3.4 - across[0] * 2.8) * thick, (along[1] * 3.4 - across[1] * 2.8) * thick]);
}

function minus(one: Point, other: Point): Point {
  return [one[0] - other[0], one[1] - other[1]];
}

function scale([x, y]: Point, by: number): Point {
  return [x * by, y * by];
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
