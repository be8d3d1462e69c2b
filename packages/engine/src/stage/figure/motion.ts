import type { Figure, PairPose, PoseName } from "./figure-name.ts";
import { isPairPose, MOST_STEPS } from "./figure-name.ts";
import { PAIRS } from "./pairs.ts";
import type { Pair } from "./pairs.ts";
import type { Arm, Leg, Pose } from "./pose.ts";
import { POSE_TABLE } from "./poses.ts";

/** Where a motion goes to and comes back from, in how many drawings, and how many of them a second shows. */
type Motion = { to: Partial<Pose>; steps: number; rate: number };

const swapped = ({ near, far, nearLeg, farLeg }: Pose): Partial<Pose> => ({
  near: far,
  far: near,
  nearLeg: farLeg,
  farLeg: nearLeg,
});
const legsOf = ({ nearLeg, farLeg }: Pose): Partial<Pose> => ({ nearLeg: farLeg, farLeg: nearLeg });
const { walk, run, carry, push, crawl } = POSE_TABLE;

/** Who does none of these stands and blinks. */
const MOTIONS: Partial<Record<PoseName, Motion>> = {
  walk: { to: swapped(walk), steps: 4, rate: 8 },
  run: { to: swapped(run), steps: 4, rate: 12 },
  carry: { to: legsOf(carry), steps: 4, rate: 8 },
  push: { to: legsOf(push), steps: 4, rate: 6 },
  crawl: { to: swapped(crawl), steps: 3, rate: 5 },
  climb: { to: { near: [102, 150], far: [124, 152], nod: -6 }, steps: 3, rate: 4 },
  ladder: { to: { near: [112, 156], far: [122, 158], nod: -6 }, steps: 3, rate: 4 },
  leap: { to: { near: [-96, -120], far: [128, 150], lift: 19 }, steps: 3, rate: 6 },
  fall: { to: { near: [-104, -120], far: [118, 154], nod: -14 }, steps: 3, rate: 8 },
  wake: { to: { near: [-132, -170], far: [132, 158], nod: -8 }, steps: 3, rate: 3 },
  throw: { to: { near: [-140, -150], lean: -12 }, steps: 3, rate: 4 },
  dig: { to: { lean: 38, near: [36, 48], far: [22, 64] }, steps: 3, rate: 5 },
  point: { to: { far: [86, 84] }, steps: 3, rate: 5 },
  wave: { to: { far: [110, 142] }, steps: 3, rate: 8 },
  write: { to: { near: [31, 87], nod: 14 }, steps: 3, rate: 7 },
  cook: { to: { near: [39, 86] }, steps: 3, rate: 6 },
  wash: { to: { near: [44, 78], far: [34, 90] }, steps: 3, rate: 7 },
  sweep: { to: { lean: 8, near: [24, 54], far: [14, 66] }, steps: 3, rate: 5 },
  paint: { to: { far: [120, 88] }, steps: 3, rate: 5 },
  plant: { to: { near: [28, 42], far: [38, 48] }, steps: 3, rate: 3 },
  fix: { to: { near: [38, 66] }, steps: 3, rate: 7 },
  knock: { to: { far: [74, 104] }, steps: 3, rate: 10 },
  hide: { to: { nod: 6, lean: 20 }, steps: 3, rate: 3 },
  ride: { to: { nearLeg: [36, -30, 56], farLeg: [60, 4] }, steps: 4, rate: 9 },
  clap: { to: { near: [-34, 144], far: [34, -144] }, steps: 3, rate: 12 },
  tie: { to: { near: [38, 20] }, steps: 3, rate: 5 },
  kick: { to: { farLeg: [14, -24, 74], near: [20, 40], far: [-20, 10], lean: 2 }, steps: 4, rate: 7 },
  dance: {
    to: { near: [-76, -30], far: [104, 152], nearLeg: [-34, 26, 62], farLeg: [14, 4], nod: -5 },
    steps: 4,
    rate: 7,
  },
  sing: { to: { near: [-88, -130], nod: -8 }, steps: 3, rate: 4 },
  play: { to: { near: [16, 68] }, steps: 3, rate: 9 },
  cry: { to: { nod: 15 }, steps: 3, rate: 8 },
  cheer: { to: { near: [-134, -178], far: [134, 178], lift: 7 }, steps: 3, rate: 9 },
  bow: { to: { lean: 34, nod: 24 }, steps: 3, rate: 3 },
  swim: {
    to: { near: [110, 98], far: [64, 92], nearLeg: [-92, -84, -80], farLeg: [-78, -86, -80] },
    steps: 4,
    rate: 6,
  },
  row: { to: { lean: 8, near: [86, 96], far: [92, 102] }, steps: 4, rate: 5 },
  drive: { to: { near: [72, 94], far: [68, 86] }, steps: 3, rate: 3 },
  eat: { to: { far: { head: [15, 17], bend: 1 } }, steps: 3, rate: 4 },
  speak: { to: { near: [32, 90], far: [62, 98] }, steps: 3, rate: 5 },
  whisper: { to: { lean: 12, nod: 5 }, steps: 3, rate: 4 },
  pull: { to: { lean: -32 }, steps: 3, rate: 4 },
};

type PairMotion = { one: Partial<Pose>; two: Partial<Pose>; steps: number; rate: number };
const PAIR_MOTIONS: Partial<Record<PairPose, PairMotion>> = {
  together: { one: swapped(PAIRS.together.one), two: swapped(PAIRS.together.two), steps: 4, rate: 8 },
  talk: { one: { near: [32, 90], far: [62, 98] }, two: { nod: 6 }, steps: 3, rate: 5 },
  quarrel: { one: { far: [92, 104], lean: 12 }, two: { near: [48, 112], far: [66, 124] }, steps: 3, rate: 7 },
  shake: { one: { near: [42, 74] }, two: { near: [42, 74] }, steps: 3, rate: 7 },
  "dance-with": {
    one: { nearLeg: [-16, -22, 70], farLeg: [10, 4], lean: 4 },
    two: { nearLeg: [-8, -4], farLeg: [16, 2], lean: -4 },
    steps: 3,
    rate: 5,
  },
};

/** Who moves in no other way blinks: so long, so often. */
const [BLINK_SECONDS, BLINK_EVERY, FIRST_BLINK] = [0.13, 2.7, 1.1];
const STILL: ReadonlySet<string> = new Set(["sleep", "cry", "wake"]);

/** In how many drawings somebody moves; 1: not at all. */
export function stepsOf({ pose }: Pick<Figure, "pose">): number {
  const motion = isPairPose(pose) ? PAIR_MOTIONS[pose] : MOTIONS[pose];
  if (motion) return Math.min(motion.steps, MOST_STEPS);
  return STILL.has(pose) ? 1 : 2;
}

/** Which of its drawings is seen at a time: there and back again. */
export function stepAt({ pose }: Pick<Figure, "pose">, seconds: number): number {
  const motion = isPairPose(pose) ? PAIR_MOTIONS[pose] : MOTIONS[pose];
  if (!motion) {
    if (STILL.has(pose)) return 0;
    return (seconds + BLINK_EVERY - FIRST_BLINK) % BLINK_EVERY < BLINK_SECONDS && seconds >= FIRST_BLINK ? 1 : 0;
  }
  const turn = (motion.steps - 1) * 2;
  const at = Math.floor(seconds * motion.rate + 1e-6) % turn;
  return at < motion.steps ? at : turn - at;
}

/** A pose at one of its moments. */
export function poseAt(name: PoseName, step: number): Pose {
  const pose = POSE_TABLE[name];
  const motion = MOTIONS[name];
  if (step === 0) return pose;
  if (!motion) return STILL.has(name) ? pose : { ...pose, eyes: "shut" };
  return toward(pose, motion.to, step / (motion.steps - 1));
}

export function pairAt(name: PairPose, step: number): Pair {
  const pair = PAIRS[name];
  const motion = PAIR_MOTIONS[name];
  if (step === 0) return pair;
  // One of two blinks.
  if (!motion) return { ...pair, one: { ...pair.one, eyes: "shut" } };
  const share = step / (motion.steps - 1);
  return { ...pair, one: toward(pair.one, motion.one, share), two: toward(pair.two, motion.two, share) };
}

function toward(pose: Pose, to: Partial<Pose>, share: number): Pose {
  const between = (one = 0, other = one) => one + (other - one) * share;
  return {
    ...pose,
    lean: between(pose.lean, to.lean),
    nod: between(pose.nod, to.nod),
    ...(to.lift !== undefined && { lift: between(pose.lift, to.lift) }),
    near: armToward(pose.near, to.near, between),
    far: armToward(pose.far, to.far, between),
    nearLeg: legToward(pose.nearLeg, to.nearLeg, between),
    farLeg: legToward(pose.farLeg, to.farLeg, between),
  };
}

type Between = (one?: number, other?: number) => number;

function isAngles(arm: Arm): arm is readonly [number, number] {
  return Array.isArray(arm);
}

/** Only arms that are given in the same way have anything between them. */
function armToward(from: Arm, to: Arm | undefined, between: Between): Arm {
  if (to === undefined) return from;
  if (isAngles(from)) return isAngles(to) ? [between(from[0], to[0]), between(from[1], to[1])] : from;
  if (isAngles(to)) return from;
  const bend = from.bend === undefined ? {} : { bend: from.bend };
  if ("head" in from && "head" in to)
    return { head: [between(from.head[0], to.head[0]), between(from.head[1], to.head[1])], ...bend };
  if ("chest" in from && "chest" in to)
    return { chest: [between(from.chest[0], to.chest[0]), between(from.chest[1], to.chest[1])], ...bend };
  return from;
}

const FLAT = 90;

function legToward(from: Leg, to: Leg | undefined, between: Between): Leg {
  if (to === undefined) return from;
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2] ?? FLAT, to[2] ?? FLAT)];
}
