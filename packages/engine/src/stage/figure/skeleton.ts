import type { Age } from "./figure-name.ts";
import type { Arm, Pose } from "./pose.ts";
import type { Point } from "./sketch.ts";
import { plus, toward } from "./sketch.ts";

export const GROUND = 96;

/** Lengths of a body, and how large its head and limbs are beside a grown-up's. */
export type Build = {
  torso: number;
  arm: readonly [number, number];
  leg: readonly [number, number];
  head: number;
  thick: number;
};

export const BUILDS: Readonly<Record<Age, Build>> = {
  child: { torso: 16.5, arm: [8.6, 8], leg: [11.5, 11], head: 0.9, thick: 0.82 },
  adult: { torso: 23.5, arm: [12, 11.2], leg: [18.5, 17.5], head: 1, thick: 1 },
  old: { torso: 22, arm: [11.6, 10.8], leg: [16.5, 16], head: 1, thick: 1.02 },
};

export type Limb = readonly [Point, Point, Point];
export type Skeleton = {
  hip: Point;
  /** A place of the upper body: so far ahead of its middle, so far over the hips. */
  at: (ahead: number, over: number) => Point;
  nearArm: Limb;
  farArm: Limb;
  nearLeg: Limb;
  farLeg: Limb;
  feet: { near: number; far: number };
  neck: Point;
  head: Point;
  headTurn: number;
  /** How far the face is turned to the right. */
  aside: number;
};

const ANKLE = 3.2;
const OLD_STOOP = 9;

/** Joints of a body in a pose, standing on the ground. */
export function skeletonOf(pose: Pose, age: Age): Skeleton {
  const build = BUILDS[age];
  const isStooped = age === "old" && pose.seat === undefined;
  const lean = (pose.lean ?? 0) + (isStooped && !pose.isFront ? OLD_STOOP : 0);
  const hip = placeHip(pose, build);
  const up = toward(180 - lean, 1);
  const ahead = toward(90 - lean, 1);
  const at = (x: number, over: number): Point => [
    hip[0] + ahead[0] * x + up[0] * over,
    hip[1] + ahead[1] * x + up[1] * over,
  ];
  const { thick, torso } = build;
  const spread = (pose.isFront ? 7.6 : 3.6) * thick;
  const [nearShoulder, farShoulder] = [at(-spread, torso - 2.6), at(pose.isFront ? spread : 3.2 * thick, torso - 2.6)];
  const hips = (pose.isFront ? 3.4 : 2) * thick;
  const nod = pose.nod ?? 0;
  const neck = at(pose.isFront ? 0 : 1, torso + 0.5);
  const headTurn = lean + nod - (isStooped && !pose.isFront ? OLD_STOOP * 0.6 : 0);
  const head = plus(neck, toward(180 - (lean + nod * 0.6), 12.6 * build.head));
  const chest = at(0, torso - 4);
  const reach = (arm: Arm, shoulder: Point): Limb =>
    armOf(arm, { shoulder, head, chest, build, isFront: pose.isFront === true });
  return {
    hip,
    at,
    nearArm: reach(pose.near, nearShoulder),
    farArm: reach(pose.far, farShoulder),
    nearLeg: legOf([hip[0] - hips, hip[1]], pose.nearLeg, build),
    farLeg: legOf([hip[0] + hips, hip[1]], pose.farLeg, build),
    feet: { near: pose.nearLeg[2] ?? 90, far: pose.farLeg[2] ?? 90 },
    neck,
    head,
    headTurn,
    aside: pose.isFront ? 0 : 3.1,
  };
}

/** The lowest of feet and knees stands on the ground. */
function placeHip(pose: Pose, build: Build): Point {
  const x = pose.x ?? 50;
  if (pose.seat !== undefined) return [x, GROUND - pose.seat * (build.leg[1] < 14 ? 0.86 : 1)];
  const below = [pose.nearLeg, pose.farLeg].flatMap((leg) => {
    const [, knee, ankle] = legOf([0, 0], leg, build);
    const foot = toward(leg[2] ?? 90, 7 * build.thick);
    return [knee[1] + 4.6 * build.thick, ankle[1] + ANKLE * build.thick, ankle[1] + foot[1] + 1.2];
  });
  return [x, GROUND - Math.max(...below) - (pose.lift ?? 0)];
}

function legOf(hip: Point, [thigh, shin]: Pose["nearLeg"], { leg }: Build): Limb {
  const knee = plus(hip, toward(thigh, leg[0]));
  return [hip, knee, plus(knee, toward(shin, leg[1]))];
}

/** So far an arm reaches without being straight. */
const EASY_REACH = 0.84;

type Around = { shoulder: Point; head: Point; chest: Point; build: Build; isFront: boolean };

function armOf(arm: Arm, { shoulder, head, chest, build }: Around): Limb {
  const [upper, fore] = build.arm;
  if (Array.isArray(arm)) {
    const [first = 0, second = 0] = arm as readonly number[];
    const elbow = plus(shoulder, toward(first, upper));
    return [shoulder, elbow, plus(elbow, toward(second, fore))];
  }
  const place = arm as Exclude<Arm, readonly [number, number]>;
  const scale = "head" in place ? build.head : build.thick;
  const [dx, dy] = "head" in place ? place.head : place.chest;
  const target = plus("head" in place ? head : chest, [dx * scale, dy * scale]);
  // A hand at so large a head needs a longer arm, or it could not bend.
  const far = Math.hypot(target[0] - shoulder[0], target[1] - shoulder[1]);
  const stretch = Math.max(1, far / ((upper + fore) * EASY_REACH));
  return bendTo(shoulder, target, [upper * stretch, fore * stretch], place.bend ?? -1);
}

/** An arm whose hand is at a place, as near as it reaches. */
function bendTo(shoulder: Point, target: Point, [upper, fore]: readonly [number, number], bend: 1 | -1): Limb {
  const [dx, dy] = [target[0] - shoulder[0], target[1] - shoulder[1]];
  const far = Math.min(Math.max(Math.hypot(dx, dy), Math.abs(upper - fore) + 0.5), upper + fore - 0.2);
  const heading = Math.atan2(dx, dy);
  const inner = Math.acos(Math.min(1, Math.max(-1, (upper ** 2 + far ** 2 - fore ** 2) / (2 * upper * far))));
  const angle = ((heading + bend * inner) * 180) / Math.PI;
  const elbow = plus(shoulder, toward(angle, upper));
  const [ex, ey] = [target[0] - elbow[0], target[1] - elbow[1]];
  const length = Math.hypot(ex, ey) || 1;
  return [shoulder, elbow, [elbow[0] + (ex / length) * fore, elbow[1] + (ey / length) * fore]];
}
