import type { ThingColor } from "#film/thing-colors.ts";
import { THING_COLORS } from "#film/thing-colors.ts";

/** Who is drawn, how and in which deed; as the name of a drawing, so that a film stays plain text. */
export const SEXES = ["she", "he"] as const;
export const AGES = ["child", "adult", "old"] as const;
/** What everybody wears today, what was worn long ago, and the clothes of a trade or a day. */
export const WEARS = [
  "today",
  "past",
  "nurse",
  "doctor",
  "scientist",
  "police",
  "soldier",
  "fire",
  "builder",
  "miner",
  "worker",
  "cook",
  "waiter",
  "teacher",
  "office",
  "farmer",
  "judge",
  "pilot",
  "astronaut",
  "driver",
  "player",
  "king",
  "sultan",
  "wedding",
  "student",
  "artist",
  "fisher",
  "thief",
  "detective",
] as const;
export const MOODS = ["calm", "glad", "sad", "afraid", "angry", "tired"] as const;
export const POSES = [
  "stand",
  "walk",
  "run",
  "leap",
  "fall",
  "climb",
  "ladder",
  "crawl",
  "kneel",
  "sit",
  "rest",
  "write",
  "read",
  "sleep",
  "wake",
  "reach",
  "carry",
  "push",
  "pull",
  "throw",
  "dig",
  "point",
  "wave",
  "look",
  "listen",
  "whisper",
  "think",
  "cry",
  "cheer",
  "bow",
  "swim",
  "phone",
  "cook",
  "lift",
  "give",
  "take",
  "drive",
  "row",
  "eat",
  "wait",
  "speak",
  "dance",
  "sing",
  "play",
  "sweep",
  "wash",
  "paint",
  "plant",
  "fix",
  "knock",
  "hide",
  "ride",
  "photo",
  "clap",
  "tie",
  "kick",
] as const;
export const PAIR_POSES = [
  "hug",
  "shake",
  "quarrel",
  "together",
  "give-to",
  "rescue",
  "talk",
  "dance-with",
  "care",
] as const;
/** Who else is there, where they are more than two: several of the same kind, or of every age. */
export const GROUPS = ["family", "friends", "women", "men", "children", "crowd", "several"] as const;
/** So many people of one sex and age can be told apart. */
export const PALETTES = 6;

export type Sex = (typeof SEXES)[number];
export type Age = (typeof AGES)[number];
export type Wear = (typeof WEARS)[number];
export type Mood = (typeof MOODS)[number];
export type PoseName = (typeof POSES)[number];
export type PairPose = (typeof PAIR_POSES)[number];
export type Group = (typeof GROUPS)[number];

export type Person = {
  sex: Sex;
  age: Age;
  wear: Wear;
  palette: number;
  /** The colour of the clothes, where the text says it. */
  cloth?: ThingColor | undefined;
};
export type Figure = {
  person: Person;
  pose: PoseName | PairPose;
  mood: Mood;
  /** Who is with the person: both in a pose of two, or doing the same. */
  other?: Person | undefined;
  /** Who else is around the person, doing the same. */
  group?: Group | undefined;
  /** Which moment of its motion it is; absent: the first. */
  step?: number | undefined;
  /** The drawing of what is in the hands. */
  prop?: string | undefined;
};

const PREFIX = "figure-";
/** What a film takes as the name of a drawing, with room for the moment of its motion. */
const LONGEST_NAME = 80;
const STEP_LETTERS = 3;
/** A motion is drawn in so many moments at most. */
export const MOST_STEPS = 4;
const PERSON = `(${SEXES.join("|")})-(${AGES.join("|")})-(${WEARS.join("|")})-([0-${PALETTES - 1}])(?:-in-(${THING_COLORS.join("|")}))?`;
const NAME = new RegExp(
  `^${PREFIX}${PERSON}-(${[...PAIR_POSES, ...POSES].join("|")})-(${MOODS.join("|")})(?:-and-${PERSON})?(?:-among-(${GROUPS.join("|")}))?(?:-s([1-${MOST_STEPS - 1}]))?(?:-with-([a-z0-9][a-z0-9-]*))?$`,
  "u",
);

export function isFigure(slug: string): boolean {
  return slug.startsWith(PREFIX);
}

/** A prop whose name is too long stays out of the hands. */
export function figureName({ person, pose, mood, other, group, step, prop }: Figure): string {
  const who = `${PREFIX}${personName(person)}-${pose}-${mood}${other ? `-and-${personName(other)}` : ""}`;
  const name = `${who}${group ? `-among-${group}` : ""}`;
  const hands = prop === undefined ? "" : `-with-${prop}`;
  const isHeld = name.length + hands.length + STEP_LETTERS <= LONGEST_NAME;
  return `${name}${step === undefined ? "" : `-s${step}`}${isHeld ? hands : ""}`;
}

/** The names of a figure's drawing at the other moments of its motion, of which there are so many. */
export function stepNames(slug: string, steps: number): string[] {
  const figure = readFigure(slug);
  // A name from before there were moments may leave no room for one.
  if (!figure || figure.step !== undefined || slug.length + STEP_LETTERS > LONGEST_NAME) return [];
  return Array.from({ length: steps - 1 }, (_, index) => figureName({ ...figure, step: index + 1 }));
}

/** Null: no figure has that name. */
export function readFigure(slug: string): Figure | null {
  const found = NAME.exec(slug);
  if (!found) return null;
  const [one, [pose, mood], two, [group, step, prop]] = [
    found.slice(1, 6),
    found.slice(6, 8),
    found.slice(8, 13),
    found.slice(13),
  ];
  const other = two[0] === undefined ? undefined : personOf(two);
  // It takes two to hug; others may do the same beside one another.
  if ((PAIR_POSES as readonly (string | undefined)[]).includes(pose) && other === undefined) return null;
  return {
    person: personOf(one),
    pose: pose as Figure["pose"],
    mood: mood as Mood,
    ...(other && { other }),
    ...(group !== undefined && { group: group as Group }),
    ...(step !== undefined && { step: Number(step) }),
    ...(prop !== undefined && { prop }),
  };
}

export function isPairPose(pose: Figure["pose"]): pose is PairPose {
  return (PAIR_POSES as readonly string[]).includes(pose);
}

function personName({ sex, age, wear, palette, cloth }: Person): string {
  return `${sex}-${age}-${wear}-${palette}${cloth === undefined ? "" : `-in-${cloth}`}`;
}

function personOf([sex, age, wear, palette, cloth]: readonly (string | undefined)[]): Person {
  return {
    sex: sex as Sex,
    age: age as Age,
    wear: wear as Wear,
    palette: Number(palette),
    ...(cloth !== undefined && { cloth: cloth as ThingColor }),
  };
}
