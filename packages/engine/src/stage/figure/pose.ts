import type { Point } from "./sketch.ts";

/** Where a hand is: by the angles of the arm, or at a place near the head or the chest with the elbow bent one way. */
export type Arm =
  | readonly [upper: number, fore: number]
  | { head: Point; bend?: 1 | -1 }
  | { chest: Point; bend?: 1 | -1 };
/** Angles of thigh and shin, and of the foot where it does not stand flat: 0 hangs down, 90 points ahead, 180 up. */
export type Leg = readonly [thigh: number, shin: number, foot?: number];

export type Furniture =
  | "chair"
  | "table"
  | "bed"
  | "rock"
  | "water"
  | "pot"
  | "wheel"
  | "boat"
  | "soil"
  | "plate"
  | "rope"
  | "ladder"
  | "sink"
  | "broom"
  | "door"
  | "bush"
  | "bicycle"
  | "ball";

export type Pose = {
  /** Looks at us, or to the right. */
  isFront?: boolean;
  lean?: number;
  /** How far the head is bent forward. */
  nod?: number;
  near: Arm;
  far: Arm;
  nearLeg: Leg;
  farLeg: Leg;
  /** How far the feet are over the ground. */
  lift?: number;
  /** How high the hips are, where they rest on something. */
  seat?: number;
  /** Where the hips are from left to right; 50 is the middle. */
  x?: number;
  eyes?: "shut";
  tears?: boolean;
  /** Where what is held is: between the hands, or in one; and how large. */
  hold?: { hand: "near" | "far" | "both"; size: number; by?: Point; isFront?: boolean };
  /** What is in the hands where the text names nothing. */
  prop?: string;
  furniture?: Furniture;
  /** The far arm is before the head. */
  isFarBefore?: boolean;
};

export const STANDING = { nearLeg: [-4, -4], farLeg: [5, 4] } as const;
export const FRONT = { isFront: true, nearLeg: [-5, -3], farLeg: [5, 3] } as const;
