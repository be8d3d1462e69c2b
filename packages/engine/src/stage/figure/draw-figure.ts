import type { Figure, Mood, Person } from "./figure-name.ts";
import { isPairPose } from "./figure-name.ts";
import type { Dress } from "./dress.ts";
import { drawArm, drawLeg, drawNeck, drawSkirt, drawTorso, handOf } from "./body.ts";
import { FURNITURE } from "./furniture.ts";
import { drawBackHair, drawHead } from "./head.ts";
import { membersOf } from "./group.ts";
import { hatRoom } from "./hats.ts";
import { pairAt, poseAt, stepsOf } from "./motion.ts";
import type { Pair } from "./pairs.ts";
import type { Pose } from "./pose.ts";
import { POSE_TABLE } from "./poses.ts";
import { BUILDS, GROUND, skeletonOf } from "./skeleton.ts";
import type { Skeleton } from "./skeleton.ts";
import type { Sketch } from "./sketch.ts";
import { createSketch, ellipsePath, num, pair } from "./sketch.ts";
import { dressOf } from "./wardrobe.ts";

/** What a figure holds: what its name says, or what goes with its deed. */
export function propOf({ pose, prop }: Figure): string | undefined {
  return prop ?? (isPairPose(pose) ? undefined : POSE_TABLE[pose].prop);
}

const SIDE = 100;
const MARGIN = 2;

/** The drawing of a figure as SVG; `propSvg` is the drawing of what it holds, where there is one. */
export function drawFigure(figure: Figure, propSvg?: string): string {
  const hasProp = propSvg !== undefined;
  // Every moment of a motion is drawn in the same frame, or it would jump.
  const bounds = Array.from({ length: stepsOf(figure) }, (_, step) =>
    castOf(figure, step).map((one) => boundsOf(one, hasProp)),
  );
  const { left, right, top } = unite(bounds.flat());
  const bottom = GROUND + 3;
  const scale = Math.min(1, (SIDE - MARGIN * 2) / (right - left), (SIDE - MARGIN * 2) / (bottom - top));
  const x = SIDE / 2 - ((left + right) / 2) * scale;
  const y = SIDE - MARGIN - bottom * scale;
  const text = castOf(figure, figure.step ?? 0).map((one) => drawActor(one, propSvg));
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${SIDE} ${SIDE}"><g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)})">${text.join("")}</g></svg>`;
}

/** Somebody in a figure: in which pose, how far from the middle, turned round, and how far behind the others. */
type Actor = {
  person: Person;
  pose: Pose;
  mood: Mood;
  prefix: string;
  shift: number;
  back: number;
  isTurned: boolean;
  isHolding: boolean;
};

/** Everybody in a figure at one moment, from back to front. */
function castOf(figure: Figure, step: number): Actor[] {
  const { person, pose, mood, other, group } = figure;
  if (isPairPose(pose)) {
    const pair = pairAt(pose, step);
    return other ? castPair(figure, { ...pair, other }) : [];
  }
  if (group !== undefined) return castGroup(figure, step);
  const one = poseAt(pose, step);
  if (other) {
    const apart = one.furniture ? 76 : 38;
    return castPair(figure, { one, two: poseAt(pose, 0), apart, isBeside: true, other });
  }
  return [{ person, pose: one, mood, prefix: "fga", shift: 0, back: 0, isTurned: false, isHolding: true }];
}

/** Drawn in the middle, each steps aside; the second one turns round. */
function castPair(
  { person, mood }: Figure,
  { one, two, apart, moods, isBeside, other }: Pair & { other: Person },
): Actor[] {
  const rest = { back: 0, isTurned: false };
  return [
    {
      ...rest,
      person: other,
      pose: two,
      mood: moods?.[1] ?? mood,
      prefix: "fgb",
      shift: apart / 2,
      isTurned: isBeside !== true,
      isHolding: false,
    },
    { ...rest, person, pose: one, mood: moods?.[0] ?? mood, prefix: "fga", shift: -apart / 2, isHolding: true },
  ];
}

/** All do the same, each at another moment of it; with furniture there would be one table for each. */
function castGroup(figure: Figure, step: number): Actor[] {
  const { mood, group } = figure;
  const pose = isPairPose(figure.pose) || POSE_TABLE[figure.pose].furniture ? "stand" : figure.pose;
  const steps = stepsOf({ pose });
  return membersOf({ person: figure.person, group }).map(({ person, x, back }, index, all) => {
    const isLast = index === all.length - 1;
    // Nobody blinks when everybody else does.
    const own = steps > 2 ? (step + index) % steps : isLast ? step : 0;
    const placed = poseAt(pose, own);
    return { person, pose: placed, mood, prefix: `fg${index}`, shift: x, back, isTurned: false, isHolding: isLast };
  });
}

/** Who is behind the others stands a little higher and is a little smaller. */
const [BACK_UP, BACK_SCALE] = [5, 0.95];

type Bounds = { left: number; right: number; top: number };

function unite(all: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.max(...all.map(({ right }) => right)),
    top: Math.min(...all.map(({ top }) => top)),
  };
}

function boundsOf({ person, pose, shift, back, isTurned, isHolding }: Actor, hasProp: boolean): Bounds {
  const bones = skeletonOf(pose, person.age);
  const { thick, head: headSize } = BUILDS[person.age];
  const piece = pose.furniture && FURNITURE[pose.furniture];
  const held = pose.hold && hasProp && isHolding ? placeOf(pose.hold, bones, thick) : null;
  const points = [bones.nearArm, bones.farArm, bones.nearLeg, bones.farLeg].flat();
  const xs = points.map(([x]) => x);
  const hat = hatAround(hatRoom(dressIn(person, pose).headWear), bones.headTurn);
  const left = Math.min(
    ...xs.map((x) => x - 9.5),
    bones.head[0] - Math.max(18, hat.left) * headSize,
    bones.hip[0] + (piece?.left ?? 0),
    held?.x ?? 50,
  );
  const right = Math.max(
    ...xs.map((x) => x + 9.5),
    bones.head[0] + Math.max(14, hat.right) * headSize,
    bones.hip[0] + (piece?.right ?? 0),
    held ? held.x + held.size : 50,
  );
  const top = Math.min(
    ...points.map(([, y]) => y - 7),
    bones.head[1] - Math.max(18, hat.up) * headSize,
    held?.y ?? 50,
    piece?.top ?? 50,
  );
  const turned = isTurned ? { left: 100 - right, right: 100 - left } : { left, right };
  return { left: turned.left + shift, right: turned.right + shift, top: top - back * BACK_UP };
}

/** How far a hat reaches on a head that is bent. */
function hatAround({ up, wide }: { up: number; wide: number }, turn: number) {
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.abs(Math.cos((turn * Math.PI) / 180))];
  const across = wide * cosine;
  return {
    left: across + up * Math.max(0, -sine),
    right: across + up * Math.max(0, sine),
    up: up * cosine + wide * Math.abs(sine),
  };
}

/** Nobody sleeps in a hat. */
function dressIn(person: Person, { furniture }: Pose): Dress {
  const dress = dressOf(person);
  return furniture === "bed" && !dress.isPast ? { ...dress, headWear: null } : dress;
}

function drawActor(actor: Actor, propSvg?: string): string {
  const { shift, back, isTurned } = actor;
  const text = drawOne(actor, actor.isHolding ? propSvg : undefined);
  const scale = back > 0 ? BACK_SCALE : 1;
  if (shift === 0 && back === 0 && !isTurned) return text;
  const x = isTurned ? 100 + shift : 50 * (1 - scale) + shift;
  const y = GROUND * (1 - scale) - back * BACK_UP;
  const size = isTurned ? " scale(-1 1)" : scale === 1 ? "" : ` scale(${num(scale)})`;
  return `<g transform="translate(${num(x)} ${num(y)})${size}">${text}</g>`;
}

function drawOne({ person, pose, mood, prefix }: Actor, propSvg: string | undefined): string {
  const { age, sex } = person;
  const sketch = createSketch(prefix);
  const bones = skeletonOf(pose, age);
  const isFront = pose.isFront === true;
  const dress = dressIn(person, pose);
  const input = { bones, dress, age, sex, isFront };
  const headInput = { dress, mood, aside: bones.aside, eyes: pose.eyes ?? ("open" as const) };
  const { thick, head: headSize } = BUILDS[age];
  if ((pose.lift ?? 0) > 8 && pose.furniture === undefined)
    sketch.soft(ellipsePath([bones.hip[0], GROUND + 0.6], 17, 1.6), "#1a1020", { opacity: 0.4, blur: 0.8 });
  const piece = pose.furniture && FURNITURE[pose.furniture];
  piece?.behind?.(sketch, bones);
  const isFarBehind = !isFront && pose.isFarBefore !== true;
  if (isFarBehind) drawArm(sketch, input, "far");
  inHead(sketch, bones, headSize, () => drawBackHair(sketch, headInput));
  drawLeg(sketch, input, "far");
  drawLeg(sketch, input, "near");
  drawSkirt(sketch, input);
  const torso = drawTorso(sketch, input);
  drawNeck(sketch, input);
  inHead(sketch, bones, headSize, () => {
    drawHead(sketch, headInput);
    if (pose.tears) drawTears(sketch);
  });
  piece?.before?.(sketch, bones);
  if (!isFarBehind) drawArm(sketch, input, "far", torso);
  if (pose.hold && propSvg !== undefined) sketch.raw(placeProp(propSvg, placeOf(pose.hold, bones, thick)));
  drawArm(sketch, input, "near", torso);
  return sketch.text();
}

function placeOf(
  hold: NonNullable<Pose["hold"]>,
  bones: Skeleton,
  thick: number,
): { x: number; y: number; size: number } {
  const [near, far] = [handOf(bones.nearArm, thick), handOf(bones.farArm, thick)];
  const [x, y] =
    hold.hand === "both" ? [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2] : hold.hand === "near" ? near : far;
  const [dx, dy] = hold.by ?? [0, 0];
  const size = hold.size * Math.max(0.8, thick);
  return { x: x + dx - size / 2, y: Math.min(y + dy - size / 2, GROUND - size), size };
}

function inHead(sketch: Sketch, { head, headTurn }: Skeleton, size: number, draw: () => void): void {
  sketch.raw(`<g transform="translate(${pair(head)}) rotate(${num(headTurn)}) scale(${num(size)})">`);
  draw();
  sketch.raw("</g>");
}

function drawTears(sketch: Sketch): void {
  for (const x of [-6.4, 6.4]) sketch.shape(`M${num(x)} 5.6q2 3 0 4.6q-2 -1.6 0 -4.6z`, "#7cc7f2", { depth: 0.4 });
}

/** A drawing of ours inside another one: its names get a prefix of their own. */
function placeProp(svg: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const box = /viewBox="([\d.\s-]+)"/u.exec(svg)?.[1]?.split(/\s+/u).map(Number) ?? [0, 0, 32, 32];
  const [left = 0, top = 0, width = 32] = box;
  const body = svg
    .replace(/^<svg[^>]*>/u, "")
    .replace(/<\/svg>\s*$/u, "")
    .replaceAll(/\bid="([^"]+)"/gu, 'id="fgp-$1"')
    .replaceAll(/url\(#([^)]+)\)/gu, "url(#fgp-$1)")
    .replaceAll(/href="#([^"]+)"/gu, 'href="#fgp-$1"');
  const scale = size / width;
  return `<g transform="translate(${num(x - left * scale)} ${num(y - top * scale)}) scale(${Math.round(scale * 1000) / 1000})">${body}</g>`;
}
