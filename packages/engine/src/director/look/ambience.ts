import { parseColor } from "#base/color.ts";
import type { ColorSet } from "#looks/look.ts";
import type { SceneId } from "#presets.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";

/** The light and colour that words ask for. */
// prettier-ignore
const TONES = ["night", "dark", "cold", "blue", "green", "grey", "warm", "red", "yellow", "purple", "pink", "light", "day"] as const;
export type Tone = (typeof TONES)[number];

/** Beginnings of words, `=` for whole ones; colours first, then light, weather and places. */
const TONE_WORDS: readonly (readonly [Tone, string])[] = [
  ["red", "kırmızı kızıl =red crimson"],
  ["blue", "=mavi mavisi mavil lacivert turkuaz =blue turquoise"],
  ["green", "=yeşil yeşili yeşillik =green greenery"],
  ["yellow", "=sarı altın_sarısı =yellow"],
  ["purple", "=mor lavanta eflatun =purple violet lavender"],
  ["pink", "=pembe =pink"],
  [
    "night",
    "=gece geceler geceyi gecenin geceleri yıldızlar dolunay ay_ışığı uykusuz uyku =night =nights midnight moonlight starry bedtime =tonight asleep sleep =moon candles candlelight mumlar mum_ışığı =mum =candle",
  ],
  ["dark", "karanlık kabus kâbus korku mezar gölge dark darkness nightmare shadow grave haunted"],
  [
    "cold",
    "=kar =karda =karlar =karlı kışın =kış buzul buzlar =buz kutup soğuk donmuş donuyor =donar dondu =eksi kızak karda kış_uyku arctic antarctic polar ice iceberg glacier snow snowy winter frozen freezing cold =minus sled blizzard",
  ],
  ["grey", "yağmur fırtına sağanak sisli =sis bulutlu rain rainy storm foggy =fog cloudy"],
  [
    "blue",
    "deniz okyanus mercan balina =su =suyu =suyun dalga gökyüzü =sea seas ocean underwater =water =sky waves lake =göl =deep depths whale coral reef",
  ],
  ["green", "orman ağaç doğa bahçe bitki çimen yayla forest jungle tree nature garden plant grass meadow"],
  [
    "warm",
    "güneş =yaz yazın çöl ateş alev sıcak gün_batımı günbatımı =gün_doğumu sonbahar =sun sunny sunset sunrise summer desert fire flame =hot autumn volcano",
  ],
  ["light", "sabah bembeyaz =beyaz temiz kahvaltı morning =white clean breakfast"],
];

/** Landscapes that are painted by day: nothing for the night, nor for what is told in fear. */
const BY_DAY: ReadonlySet<SceneId> = new Set(["sea", "forest", "snow", "desert", "spring", "sunset"]);

export function isByDay(landscape: SceneId): boolean {
  return BY_DAY.has(landscape);
}

/** The tone of a sentence: of the words that ask for one, the first of the list. */
export function findTone(text: string, language: Language): Tone | undefined {
  const words = cutWords(text, language);
  return TONE_WORDS.find(([, known]) => isNamed(words, known))?.[0];
}

/** The tone of a whole text: asked for by its first sentence, or by two others. */
export function findCommonTone(texts: readonly string[], language: Language): Tone | undefined {
  const counts = new Map<Tone, number>();
  for (const [index, text] of texts.entries()) {
    const tone = findTone(text, language);
    if (tone) counts.set(tone, (counts.get(tone) ?? 0) + (index === 0 ? 2 : 1));
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= 2 ? best[0] : undefined;
}

/** Colour sets of a look that suit a tone; all of them when none does. */
export function suitedSets(sets: readonly ColorSet[], tone: Tone): number[] {
  const all = [...sets.keys()];
  const fitting = all.filter((index) => fits(sets[index], tone));
  if (fitting.length > 0) return fitting;
  if (tone !== "night" && tone !== "dark") return all;
  // Every look has something that is darker than the rest.
  const byLight = all.toSorted((a, b) => measure(sets[a]).light - measure(sets[b]).light);
  return byLight.slice(0, 2);
}

/** Colour sets that do not speak against a tone: what the other scenes of such a film may stand on. */
export function bearableSets(sets: readonly ColorSet[], tone: Tone): number[] {
  const all = [...sets.keys()];
  const bearable = all.filter((index) => !clashes(sets[index], tone));
  return bearable.length >= 2 ? bearable : all;
}

/** What a whole film of a tone stands on: the sea and the ice keep to their colour where a look has it more than once. */
export function stayingSets(sets: readonly ColorSet[], tone: Tone): number[] {
  const fitting = [...sets.keys()].filter((index) => fits(sets[index], tone));
  return (tone === "blue" || tone === "cold") && fitting.length >= 2 ? fitting : bearableSets(sets, tone);
}

const PAGE = 0.84;
/** Grounds below this light look like evening. */
const DIM = 0.42;
/** A look made for the night has a bright ground or two; a film by day needs more. */
const LEAST_BY_DAY = 3;

/**
 * The light a film is told in: what its words ask for; else the day, where its look has one. What asks for a colour gets the
 * bright ones of it, where there are enough of them.
 */
export function lightOf(sets: readonly ColorSet[], asked: Tone | undefined): { tone: Tone | undefined; of: number[] } {
  const all = [...sets.keys()];
  const bright = all.filter((index) => fits(sets[index], "day"));
  const hasDay = bright.length >= LEAST_BY_DAY;
  if (asked === undefined) return { tone: hasDay ? "day" : undefined, of: all };
  const isHue = asked !== "night" && asked !== "dark" && asked !== "grey" && asked !== "light";
  const both = bright.filter((index) => fits(sets[index], asked));
  return { tone: asked, of: isHue && hasDay && both.length >= 2 ? bright : all };
}

/** Of these sets the half that has its neighbours closest: a film that stays near one of them changes least. */
export function middleSets(sets: readonly ColorSet[], of: readonly number[]): number[] {
  const lonely = (index: number) => awayFrom(sets, index, nearestSets(sets, index, of)[2] ?? index);
  // White pages carry no film unless its words ask for light.
  const full = of.filter((index) => measure(sets[index]).light < PAGE);
  const suited = full.length >= 2 ? full : of;
  return suited.toSorted((a, b) => lonely(a) - lonely(b)).slice(0, Math.ceil(suited.length / 2));
}

/** Colour sets by how close they come to one of them, that one first. */
export function nearestSets(sets: readonly ColorSet[], to: number, of: readonly number[]): number[] {
  const away = (index: number) => awayFrom(sets, to, index);
  // A white page between full grounds would be a jump, whatever is cut out on it.
  const full = of.filter((index) => measure(sets[index]).light < PAGE);
  const alike = full.length >= 2 && full.includes(to) ? full : of;
  return alike.toSorted((a, b) => (a === to ? -1 : b === to ? 1 : away(a) - away(b)));
}

/** Sets that are not bright pages: what a film that opens in a landscape goes on with. */
export function deepSets(sets: readonly ColorSet[], of: readonly number[]): readonly number[] {
  const deep = of.filter((index) => measure(sets[index]).light < 0.6);
  return deep.length >= 2 ? deep : of;
}

function awayFrom(sets: readonly ColorSet[], from: number, to: number): number {
  // What is painted on the wall counts too: green hills lie before a blue sky.
  const painted = distance(measureColor(sets[from]?.second), measureColor(sets[to]?.second));
  return distance(measure(sets[from]), measure(sets[to])) + painted * 0.5;
}

type Measured = ReturnType<typeof measure>;

function distance(home: Measured, { hue, depth, light }: Measured): number {
  const turn = Math.abs(hue - home.hue);
  // The hue of what is nearly grey says little.
  const colored = Math.min(depth, home.depth, 1);
  return (Math.min(turn, 360 - turn) / 24) * colored + Math.abs(light - home.light) * 4 + Math.abs(depth - home.depth);
}

function fits(set: ColorSet | undefined, tone: Tone): boolean {
  const { hue, depth, light } = measure(set);
  const isColored = depth > 0.18;
  if (tone === "night") return light < 0.36 && (!isColored || (hue > 185 && hue < 300));
  if (tone === "dark") return light < 0.26;
  if (tone === "cold" || tone === "blue") return isColored && hue > 175 && hue < 262;
  if (tone === "grey") return light < 0.62 && (!isColored || (hue > 175 && hue < 262));
  if (tone === "green") return isColored && hue > 62 && hue < 172;
  if (tone === "warm") return isColored && (hue < 56 || hue > 345) && light < 0.86;
  if (tone === "red") return isColored && (hue < 20 || hue > 340) && light < 0.7;
  if (tone === "yellow") return isColored && hue > 36 && hue < 66 && light < 0.86;
  if (tone === "purple") return isColored && hue >= 245 && hue < 300;
  if (tone === "pink") return isColored && hue >= 295 && hue < 350;
  if (tone === "day") return isColored && light > DIM && light < PAGE + 0.02;
  return light > 0.74;
}

function clashes(set: ColorSet | undefined, tone: Tone): boolean {
  const { hue, depth, light } = measure(set);
  const isStrong = depth > 0.4 && light < 0.88;
  const isHot = isStrong && (hue < 66 || hue > 335);
  const isCool = isStrong && hue > 170 && hue < 300;
  if (tone === "night" || tone === "dark") return light > 0.5 || (isHot && light > 0.2);
  if (tone === "cold" || tone === "blue" || tone === "grey") return isHot;
  if (tone === "green") return isStrong && (hue < 30 || hue > 260);
  if (tone === "warm" || tone === "red" || tone === "yellow") return isCool && light > 0.3;
  return tone === "day" && light < DIM;
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function measure(set: ColorSet | undefined): { hue: number; depth: number; light: number } {
  return measureColor(set?.base);
}

function measureColor(color = "#808080"): { hue: number; depth: number; light: number } {
  const [red, green, blue] = parseColor(color).map((part) => part / 255) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const light = (most + least) / 2;
  const range = most - least;
  if (range === 0) return { hue: 0, depth: 0, light };
  const turn =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: turn * 60, depth: range / (1 - Math.abs(2 * light - 1)), light };
}

function cutWords(text: string, language: Language): string[] {
  return lowerCase(text, language)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

/** Whether one of the known words stands among these; endings may follow it. */
export function isNamed(words: readonly string[], known: string): boolean {
  return known.split(" ").some((stem) => {
    const isWhole = stem.startsWith("=");
    const parts = stem.replace("=", "").split("_");
    return words.some((_, index) =>
      parts.every((part, offset) => {
        const word = words[index + offset] ?? "";
        if (isWhole || offset < parts.length - 1) return word === part;
        return word.startsWith(part) && word.length <= part.length + 5;
      }),
    );
  });
}
