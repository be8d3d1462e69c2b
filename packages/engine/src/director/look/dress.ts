import type { BackdropId, FilmScene, TransitionId } from "#film/film.ts";
import { LOOKS } from "#looks/looks.ts";
import type { ColorSet } from "#looks/look.ts";
import type { PresetId, SceneId } from "#presets.ts";
import type { Reading } from "#script/beats.ts";
import type { Tone } from "./ambience.ts";
import { deepSets, findTone, isByDay, lightOf, middleSets, nearestSets, stayingSets, suitedSets } from "./ambience.ts";
import { findLandscape } from "#director/places/landscapes.ts";
import type { Ground } from "#director/places/places.ts";
import { placeFor } from "#director/places/places.ts";
import { findCommonSetting, findSetting, isLongAgo, isAshore } from "#director/places/settings.ts";
import type { Draft } from "#director/draft.ts";
import { isAnimal } from "#director/match/animals.ts";
import { isFigure } from "#stage/figure/figure-name.ts";

const VET = /\bvets?\b|veterinar|veteriner/iu;

/** A scene with its length; `beat` is the beat of the reading it tells. */
export type Timed = { draft: Draft; seconds: number; beat?: number };

/** Beats that stand on a landscape when they name one; the others are about something else. */
const OPEN_AIR = new Set(["hook", "hero", "words", "quote", "close", "parade", "figure", "year", "list"]);
/** Pairs of transitions a film uses: one from scene to scene, one where something new begins. */
const TRANSITIONS: readonly (readonly [TransitionId, TransitionId])[] = [
  ["slide", "zoom"],
  ["zoom", "cut"],
  ["blocks", "slide"],
  ["cut", "blocks"],
  ["slide", "cut"],
];
const GRAVE_TRANSITIONS: readonly (readonly [TransitionId, TransitionId])[] = [
  ["fade", "cut"],
  ["cut", "fade"],
];
type Wardrobe = {
  preset: PresetId;
  /** The look its words alone would choose: what it is about. */
  subject: PresetId;
  isGrave: boolean;
  random: () => number;
  language: Reading["language"];
  /** The light the whole text asks for. */
  tone: Tone | undefined;
};

/** A film keeps to so many colour sets that lie close together: the light changes, the place does not. */
const SETS_OF_FILM = 4;
/** A night, a fear and a place of one colour have fewer. */
const SETS_OF_DIM_FILM = 3;

/**
 * One place and one mood through a film: the first set is chosen by the seed and the tone of the text, the others are its
 * nearest. Words of place and light come first: a landscape where the title or two sentences name one, a room that the text is
 * at home in, night where it falls.
 */
export function dress(
  sequence: readonly Timed[],
  ends: readonly number[],
  { preset, subject, isGrave, random, language, tone }: Wardrobe,
): FilmScene[] {
  const { sets } = LOOKS[preset];
  const { texts, told, home, places, hasLandscape, isOutside } = survey(sequence, { isGrave, language, tone });
  const { first, usualSets } = chooseSets({ sets, isGrave, random, tone, home, opening: places[0] });
  const pairs = isGrave ? GRAVE_TRANSITIONS : TRANSITIONS;
  const [usual, turning] = pairs[Math.floor(random() * pairs.length)] ?? (["cut", "fade"] as const);
  let lastColors = -1;
  let standIns = 0;
  return sequence.map(({ draft, beat }, index) => {
    const { hits: _hits, ...plain } = draft;
    // The evening sky is the ground: before it stands what else is named, or nothing.
    const [evening, ...before] = draft.things[0]?.slug === RED_EVENING ? draft.things : [];
    const scene = evening && before.length === 0 ? { ...plain, kind: "words" as const } : plain;
    if (evening) scene.things = before;
    const own = findTone(told[index] ?? "", language);
    const isDark = isGrave || (own ?? tone) === "night" || (own ?? tone) === "dark";
    const named = hasLandscape ? places[index] : undefined;
    // What is told under water or in a kitchen stays there.
    const isKept = home !== undefined && STAYING.has(home);
    const landscape = named === undefined || isKept || (isDark && isByDay(named)) ? undefined : named;
    // What stands in for a sentence that names nothing stands in a place, every other time.
    const isPlaced = landscape === undefined && isStandIn(draft) && standIns++ % 2 === 0;
    const place = isPlaced ? placeOf(draft, told[index] ?? "", index) : undefined;
    const found = landscape ? undefined : (place?.backdrop ?? settingOf(draft, told[index] ?? "", index));
    // No sun shines on a meadow under thunder.
    const isStorm = found !== undefined && FAIR.has(found) && STORM.test(told[index] ?? "");
    const setting = isStorm ? undefined : found;
    const grounds = groundsOf(draft, own);
    // A room has the colour of its walls from beginning to end.
    const isRoom = setting !== undefined && !isNight(own);
    const turn = index % grounds.length;
    const wanted = isRoom ? first : (grounds[turn] ?? first);
    const isSame = wanted === lastColors && !isRoom;
    const colors = isSame ? (grounds[(turn + 1) % grounds.length] ?? wanted) : wanted;
    lastColors = colors;
    const next = sequence[index + 1]?.draft;
    const isTurning =
      next !== undefined &&
      (next.kind === "end" || (next.kind === "list") !== (draft.kind === "list") || draft.kind === "hook");
    return {
      ...scene,
      // In a wood stand trees already: small ones beside somebody would be bushes.
      ...(setting === "woods" &&
        isFigure(scene.things[0]?.slug ?? "") && { things: scene.things.filter(({ slug }) => !TREES.has(slug)) }),
      start: index === 0 ? 0 : (ends[index - 1] ?? 0),
      end: ends[index] ?? 0,
      backdrop: landscape
        ? "landscape"
        : (setting ?? underSky(indoors(sets[colors]?.backdrop, isOutside), scene.things) ?? "studio"),
      ...(landscape && { landscape }),
      ...(place?.landscape && !isStorm && { landscape: place.landscape }),
      colors,
      exit: next === undefined ? "cut" : isTurning ? turning : usual,
      ...(beat !== undefined && { beat }),
    };
  });

  /** Night falls where it is told; other colours only as far as the film has them. */
  function groundsOf({ things, kind }: Draft, own: Tone | undefined): readonly number[] {
    const suited = own ? suitedSets(sets, own) : usualSets;
    const shared = suited.filter((set) => usualSets.includes(set));
    const grounds = isNight(own) ? suited : shared.length > 0 ? shared : usualSets;
    return things.length === 0 && BARE.has(kind) ? open(sets, grounds) : grounds;
  }

  function placeOf(draft: Draft, text: string, index: number): Ground | undefined {
    const setting = home === undefined || ROOMS.has(home) ? home : settingOf(draft, text, index);
    if (setting) return { backdrop: setting };
    const place = placeFor(draft.things[0]?.slug ?? "", subject, isGrave);
    return place?.backdrop === "underwater" && isAshore(texts, language) ? undefined : place;
  }

  /** A place that is named, or the film's own. */
  function settingOf({ kind, things }: Draft, text: string, index: number): BackdropId | undefined {
    // What shows a colour stands on that colour.
    if (!SETTLED.has(kind) || things[0]?.slug.startsWith("paint-")) return undefined;
    // What is left of a red evening is the sky itself.
    if (things[0]?.slug === RED_EVENING) return "dusk";
    if (home === undefined) return undefined;
    // Between two looks into a room the eye rests on a plain ground: one wall through a whole film is dull.
    if (ROOMS.has(home) && index % 2 === 1) return undefined;
    if (CHANGED.has(home) && index % 4 === 3 && index < sequence.length - 1) return undefined;
    const own = findSetting(text, language, isGrave);
    // In the open the evening falls where it is told.
    if (own === "dusk" && OUTSIDE.has(home)) return own;
    // One sentence about cooking does not move a film out of its study.
    const isVisited = texts.filter((each) => findSetting(each, language, isGrave) === own).length >= LEAST_OF_FILM;
    const isTooNew = own === "city" && isLongAgo(texts);
    return own !== undefined && isVisited && !isTooNew ? own : home;
  }
}

/** Where a whole film takes place, as far as its texts tell. */
function survey(
  sequence: readonly Timed[],
  { isGrave, language, tone }: Pick<Wardrobe, "isGrave" | "language" | "tone">,
) {
  const drafts = sequence.map(({ draft }) => draft);
  // Where it is seen to be counts like where it is said to be.
  const texts = drafts.map(({ text, shown }) => (shown === undefined ? text : `${text} ${shown}`));
  const common = findCommonSetting(texts, language, isGrave);
  // A crocodile without teeth stands in no clinic.
  const isOfBeast = isAnimal(drafts[0]?.things[0]?.slug ?? "") && !VET.test(texts.join(" "));
  const home = common === "clinic" && isOfBeast ? undefined : common;
  // A shot without words is taken where the last words were told.
  const told = texts.map((_, index) => texts.slice(0, index + 1).findLast((text) => text !== "") ?? "");
  const places = drafts.map(({ kind }, index) =>
    OPEN_AIR.has(kind) ? findLandscape(told[index] ?? "", language) : undefined,
  );
  const hasLandscape = places[0] !== undefined || places.filter(Boolean).length >= LEAST_OF_FILM;
  const isOutside = isUnderOpenSky(drafts, places.some(Boolean) || tone === "green");
  return { texts, told, home, places, hasLandscape, isOutside };
}

type Choice = {
  sets: readonly ColorSet[];
  isGrave: boolean;
  random: () => number;
  tone: Tone | undefined;
  home: BackdropId | undefined;
  /** The landscape the film opens in. */
  opening: SceneId | undefined;
};

/** The colour set a film begins with, and those it keeps to. */
function chooseSets({ sets, isGrave, random, tone, home, opening }: Choice): { first: number; usualSets: number[] } {
  // A bedroom's window shows the night; a landscape brings its own light.
  const spoken = tone === "light" && opening ? undefined : (tone ?? (home === "bedroom" ? "night" : undefined));
  const isDim = isGrave || (opening !== undefined && !isByDay(opening));
  const { tone: light, of } = isDim ? { tone: spoken, of: [...sets.keys()] } : lightOf(sets, spoken);
  const bearable = light ? stayingSets(sets, light).filter((set) => of.includes(set)) : of;
  const possible = opening ? deepSets(sets, bearable) : bearable;
  const asked = light ? suitedSets(sets, light).filter((set) => possible.includes(set)) : [];
  const middles = light && asked.length > 0 && asked.length < sets.length ? asked : middleSets(sets, possible);
  const first = middles[Math.floor(random() * middles.length)] ?? 0;
  // The sea and the ice keep to their colour where a look has it more than once.
  const around = asked.length >= 2 && asked.length < sets.length ? asked : possible;
  const usualSets = nearestSets(sets, first, around).slice(0, light === "day" ? SETS_OF_FILM : SETS_OF_DIM_FILM);
  return { first, usualSets };
}

/** The film's subject under a sentence that names nothing. */
function isStandIn({ kind, things, text }: Draft): boolean {
  const [main, second] = things;
  if (!main || second || main.word !== "" || text === "" || main.slug.startsWith("paint-")) return false;
  return kind === "hero" || kind === "close";
}

/** Kinds that stand in the film's own place; a globe and a comparison have theirs. */
const SETTLED: ReadonlySet<string> = new Set([...OPEN_AIR, "chart", "end"]);
/** Places that are left for no landscape. */
const STAYING: ReadonlySet<BackdropId> = new Set([
  "underwater",
  "kitchen",
  "pitch",
  "bedroom",
  "desk",
  "ice",
  "clinic",
  "garden",
  "city",
]);
const ROOMS: ReadonlySet<BackdropId> = new Set(["kitchen", "bedroom", "desk", "clinic"]);
/** Places that every fourth scene leaves. */
const CHANGED: ReadonlySet<BackdropId> = new Set(["garden", "city", "sky"]);
/** Places under the open sky. */
const OUTSIDE: ReadonlySet<BackdropId> = new Set(["sky", "city", "garden", "ice"]);
const RED_EVENING = "red-sunset";
/** Places in fair weather, and words that end it. */
const TREES: ReadonlySet<string> = new Set(["forest", "evergreen-tree", "deciduous-tree"]);
const FAIR: ReadonlySet<BackdropId> = new Set(["garden", "sky", "dusk", "pitch"]);
const STORM =
  /\b(?:thunder\w*|lightning|storms?|stormy|hail|downpour)\b|(?<!\p{L})(?:gök gürül|gök gürle|fırtına|şimşek|yıldırım|sağanak|dolu yağ)/iu;

function isNight(tone: Tone | undefined): boolean {
  return tone === "night" || tone === "dark";
}

const LEAST_OF_FILM = 2;

/** Things that are seen under the open sky. */
const OUTSIDE_THINGS =
  /^(?:person-(?:running|walking|biking|climbing|rowing|surfing|mountain-biking)|hiker|hiking-boot|footprints|paw-prints|.*(?:tree|mountain|volcano|moon|cloud.*|sun|star|rainbow|castle|tower|walls|pyramids|village|dunes|road|forest|river|lake|island|field|flower|tulip|rose|blossom|herb|leaf|seedling|boat|ship|galleon|train|tram|bus|automobile|car|truck|tractor|airplane|rocket|balloon|tent|camel|caravan|horse|elephant|lion|tiger|bear|wolf|fox|deer|goat|ewe|cow|bird|eagle|owl|honeybee|butterfly|snail|turtle|dragon|globe.*|compass|flag|snowflake|fire|campfire|scroll|cannon|crossed-swords|farmer))$/u;

/** Hills lie behind what lives, grows, travels or was built out there; a tooth and a bill have no business before them. */
function isUnderOpenSky(drafts: readonly Draft[], isNamed: boolean): boolean {
  if (isNamed) return true;
  const shown = drafts.flatMap(({ things }) => things.slice(0, 1));
  return shown.filter(({ slug }) => OUTSIDE_THINGS.test(slug)).length * 3 >= Math.max(1, shown.length);
}

/** No light falls through a window's blinds on a house. */
function underSky(backdrop: BackdropId | undefined, things: Draft["things"]): BackdropId | undefined {
  const isOut = things.some(({ slug }) => /^house|-house$|castle|tower$|^village$|lighthouse$|windmill$/u.test(slug));
  return backdrop === "blinds" && isOut ? "hills" : backdrop;
}

function indoors(backdrop: BackdropId | undefined, isOutside: boolean): BackdropId | undefined {
  return backdrop === "hills" && !isOutside ? "studio" : backdrop;
}

/** Scenes that may have nothing but words. */
const BARE: ReadonlySet<string> = new Set(["hook", "words"]);
/** Grounds made to hold an object look empty without one. */
const STANDS: ReadonlySet<string> = new Set(["paper", "arc", "lamp"]);

function open(sets: readonly { backdrop: string }[], suited: readonly number[]): readonly number[] {
  const wide = suited.filter((index) => !STANDS.has(sets[index]?.backdrop ?? ""));
  return wide.length > 0 ? wide : suited;
}
