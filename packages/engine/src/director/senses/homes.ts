import type { Field } from "./fields.ts";
import { FIELDS } from "./fields.ts";

/** Fields of a life, and the drawings that belong to them alone. */
const TABLE: readonly (readonly [fields: readonly Field[], slugs: string])[] = [
  [
    ["health", "body", "nutrition", "teeth"],
    `stethoscope syringe pill pill-bottle hospital health-worker x-ray medical-symbol face-with-medical-mask
    face-with-thermometer reminder-ribbon heart-monitor first-aid-kit microbe drop-of-blood ambulance`,
  ],
  [["health", "body", "sport", "war", "car", "bike", "racket"], "adhesive-bandage crutch face-with-head-bandage"],
  [
    ["sport", "fight", "body", "calm", "hike"],
    `goal-net goalkeeper soccer-ball stadium stadium-crowd yoga-mat dumbbell kettlebell jump-rope treadmill person-lifting-weights
    boxing-glove martial-arts-uniform running-shirt basketball basketball-hoop volleyball tennis podium chequered-flag whistle
    person-cartwheeling person-wrestling person-fencing baseball american-football badminton bowling ice-hockey`,
  ],
  [
    ["war", "fight", "history"],
    "crossed-swords cannon military-helmet dagger scimitar breached-wall bomb bow-and-arrow",
  ],
  [
    ["kitchen", "food", "nutrition", "farm"],
    "oven frying-pan cooking steaming-pot whisk rolling-pin dough blender bowl-with-spoon flour-sack measuring-cup wooden-spoon salt",
  ],
  [
    ["music", "stage", "feast", "film"],
    "guitar violin drum saxophone trumpet musical-score musical-keyboard long-drum maracas",
  ],
  [["film", "stage", "tech"], "clapper-board movie-camera film-projector performing-arts stage-curtain"],
  [["law", "work", "money"], "judge balance-scale"],
  [
    ["craft", "car", "home", "bike", "motorbike", "work"],
    "wrench hammer screwdriver carpentry-saw nut-and-bolt toolbox power-drill hammer-and-wrench clamp",
  ],
  [["car", "motorbike", "bike", "travel"], "automobile tyre car-battery steering-wheel fuel-pump mechanic racing-car"],
  [["magic", "fear", "feast"], "magic-wand crystal-ball goblin genie"],
  [["science", "health", "body"], "test-tube microscope petri-dish alembic dna atom"],
  [["fear", "war", "magic", "health", "history"], "ghost coffin headstone skull skull-and-crossbones"],
  [["calm", "body", "health"], "person-in-lotus-position"],
  [["car", "quake", "war", "sea", "travel", "bike", "motorbike"], "collision"],
  [["kitchen", "forest", "war", "quake", "fear", "cold", "history", "desert"], "fire"],
  [["nutrition", "body", "health", "sport"], "bathroom-scale"],
  [["school", "work"], "graduation-cap school-desk exam-paper"],
  [["beauty", "clothes"], "nail-polish lipstick person-getting-haircut"],
];

const HOMES: ReadonlyMap<string, readonly Field[]> = new Map(
  TABLE.flatMap(([fields, slugs]) => slugs.split(/\s+/u).map((slug) => [slug, fields] as const)),
);

/**
 * Whether a drawing is at home in a text, given in small letters: what belongs to one field alone is shown for its own name, or
 * where the text speaks of that field. "Muayene" shows a doctor's tool where somebody is ill, and nothing where a car is tested.
 */
export function isAtHome(slug: string, whole: string): boolean {
  const fields = HOMES.get(slug);
  return fields === undefined || fields.some((field) => FIELDS[field].test(whole));
}
