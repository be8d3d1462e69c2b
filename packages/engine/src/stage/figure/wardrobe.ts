import type { Dress, Hair } from "./dress.ts";
import { hexOf } from "#stage/colors/repaint.ts";
import type { Person } from "./figure-name.ts";
import { outfitOf } from "./trades.ts";

type Colors = readonly [top: string, trim: string, bottom: string, shoes: string, skin: string, hairColor: string];

const COLORS: readonly Colors[] = [
  ["#e8574a", "#fff1dc", "#35507c", "#f4efe6", "#f4c09a", "#5a3220"],
  ["#2f8fd0", "#ffe08a", "#5d4a3c", "#3b3550", "#e6a97c", "#2c2026"],
  ["#f2a93b", "#fff6e0", "#3d6a5a", "#8a4a2e", "#f0b68c", "#7a4424"],
  ["#6a5acd", "#ffd3e0", "#3a3f58", "#e9e4f2", "#c98a5e", "#241a1c"],
  ["#2fa58a", "#fdf3d0", "#6b4f7d", "#4a3a34", "#f6c8a6", "#a8612c"],
  ["#d65c94", "#fff0f4", "#44506a", "#f0e6da", "#dca078", "#3a2420"],
];
const PAST: readonly (readonly [top: string, trim: string, bottom: string, head: string])[] = [
  ["#a8392f", "#e8b84a", "#5b4636", "#f3ead8"],
  ["#2f5f8a", "#d9b45c", "#4a4038", "#efe3c8"],
  ["#3f7a55", "#e2c06a", "#5a4a3a", "#f0e8d6"],
  ["#7a4a86", "#e6c878", "#4c4250", "#e9dfc9"],
  ["#b0703a", "#f0dca0", "#4e4436", "#f6efe0"],
  ["#4a5a70", "#c9a860", "#3f3a36", "#e8dcc4"],
];
const HER_HAIR: readonly Hair[] = ["long", "tail", "bob", "bun", "long", "bob"];
const HIS_HAIR: readonly Hair[] = ["parted", "short", "curly", "crop", "parted", "short"];
const GREY = ["#e6e3e0", "#d3d0d2", "#efece6", "#c9c6c8", "#e2ded8", "#d8d4d0"];

/** What is worn in a colour that the text names. */
export function dressOf(person: Person): Dress {
  const dress = usualDress(person);
  if (person.cloth === undefined) return dress;
  const color = hexOf(person.cloth);
  const skirt = person.sex === "she" ? Math.max(dress.skirt, LONG_SKIRT) : dress.skirt;
  return {
    ...dress,
    top: color,
    skirtColor: color,
    skirt,
    hasBareLegs: skirt > dress.skirt || dress.hasBareLegs,
    sleeve: 0.96,
    over: dress.over.filter((piece) => !COVERING.has(piece)),
  };
}

const LONG_SKIRT = 0.62;
/** What would hide the colour of what is worn under it. */
const COVERING: ReadonlySet<string> = new Set(["vest", "overalls", "apron", "smock", "fur"]);

function usualDress({ sex, age, wear, palette }: Person): Dress {
  const [top, trim, bottom, shoes, skin, hairColor] = COLORS[palette] ?? COLORS[0] ?? never();
  const isShe = sex === "she";
  const today: Dress = {
    skin,
    hair: isShe ? (HER_HAIR[palette] ?? "long") : (HIS_HAIR[palette] ?? "short"),
    hairColor,
    top,
    trim,
    bottom,
    shoes,
    skirt: isShe && palette % 3 === 2 ? 0.5 : 0,
    skirtColor: bottom,
    hasBareLegs: isShe && palette % 3 === 2,
    sleeve: palette % 2 === 0 ? 0.96 : 0.42,
    trousers: 0.97,
    headWear: null,
    headColor: trim,
    over: [],
    isPast: false,
    hasBeard: !isShe && palette === 3,
    hasGlasses: false,
  };
  const aged: Dress =
    age === "child"
      ? {
          ...today,
          hair: isShe ? (palette % 2 === 0 ? "braids" : "tail") : today.hair,
          skirt: isShe && palette % 2 === 0 ? 0.42 : 0,
          skirtColor: top,
          hasBareLegs: isShe && palette % 2 === 0,
          sleeve: 0.42,
          trousers: isShe ? 0.97 : 0.5,
          hasBeard: false,
        }
      : age === "old"
        ? {
            ...today,
            hair: isShe ? "bun" : palette % 2 === 0 ? "bald" : "parted",
            hairColor: GREY[palette] ?? "#dddddd",
            skirt: isShe ? 0.62 : 0,
            skirtColor: top,
            hasBareLegs: isShe,
            sleeve: 0.96,
            hasBeard: !isShe,
            hasGlasses: true,
          }
        : today;
  if (wear === "past") return inOldTimes(aged, { sex, age, wear, palette });
  const outfit = outfitOf(wear, sex);
  return outfit ? { ...aged, hasBareLegs: false, ...outfit } : aged;
}

/** A robe with a sash and a turban, a long dress and a headscarf, a child's tunic. */
function inOldTimes(dress: Dress, { sex, age, palette }: Person): Dress {
  const [top, trim, bottom, head] = PAST[palette] ?? PAST[0] ?? never();
  const isShe = sex === "she";
  const isChild = age === "child";
  return {
    ...dress,
    top,
    trim,
    bottom,
    shoes: "#6b4228",
    skirt: isShe ? 0.9 : isChild ? 0.36 : 0.74,
    skirtColor: top,
    hasBareLegs: false,
    isPast: true,
    sleeve: 0.96,
    trousers: 0.97,
    headWear: isShe ? "scarf" : isChild ? "fez" : "turban",
    headColor: isShe ? (PAST[(palette + 2) % PAST.length]?.[0] ?? top) : isChild ? "#a8392f" : head,
    hasBeard: !isShe && !isChild && (age === "old" || palette % 2 === 0),
    hasGlasses: false,
  };
}

function never(): never {
  throw new Error("There is no such palette.");
}
