import type { Mood, PairPose } from "./figure-name.ts";
import type { Pose } from "./pose.ts";
import { POSE_TABLE } from "./poses.ts";

/** Two people: how each is posed alone, and how far they are from one another. */
export type Pair = { one: Pose; two: Pose; apart: number; moods?: readonly [Mood, Mood]; isBeside?: boolean };

const STANDING = { nearLeg: [-4, -4], farLeg: [6, 4] } as const;
const HUG: Pose = { lean: 7, nod: 6, near: [62, 84], far: [70, 100], ...STANDING };

/** Both as they are drawn alone, looking to the right; the second one is turned round. */
export const PAIRS: Readonly<Record<PairPose, Pair>> = {
  hug: { one: HUG, two: { ...HUG, near: [48, 72], eyes: "shut" }, apart: 25 },
  shake: {
    one: { near: [36, 80], far: [10, 20], ...STANDING },
    two: { near: [36, 80], far: [10, 20], ...STANDING },
    apart: 44,
  },
  quarrel: {
    one: { lean: 9, near: [-46, 30], far: [82, 90], ...STANDING },
    two: { lean: 6, near: [40, 128], far: [56, 140], ...STANDING },
    apart: 60,
    moods: ["angry", "angry"],
  },
  together: {
    one: POSE_TABLE.walk,
    two: { ...POSE_TABLE.walk, nearLeg: [-14, -38, 48], farLeg: [26, 14, 104], near: [24, 46], far: [-26, -6] },
    apart: 34,
    isBeside: true,
  },
  "give-to": { one: POSE_TABLE.give, two: { lean: 6, near: [50, 84], far: [58, 88], ...STANDING }, apart: 50 },
  rescue: {
    one: { lean: 22, near: [58, 62], far: [66, 66], nearLeg: [40, -4], farLeg: [-20, -30, 60] },
    two: { lean: 20, nod: -30, near: [118, 124], far: [70, 60], nearLeg: [10, -84, -84], farLeg: [80, 4] },
    apart: 46,
  },
  "dance-with": {
    one: { near: [58, 96], far: [84, 122], nearLeg: [-10, -6], farLeg: [16, 4] },
    two: { near: [52, 84], far: [78, 116], nearLeg: [-14, -24, 70], farLeg: [10, 4] },
    apart: 36,
  },
  care: {
    one: { lean: 14, nod: 8, near: [48, 76], far: [56, 80], ...STANDING },
    two: { ...POSE_TABLE.sit, x: 50, nod: -4 },
    apart: 50,
  },
  talk: { one: { ...POSE_TABLE.speak }, two: { near: [8, 30], far: [16, 34], ...STANDING }, apart: 46 },
};
