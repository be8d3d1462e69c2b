import type { BackdropId, FilmScene, TransitionId } from "#film/film.ts";
import { LOOKS } from "#looks/looks.ts";
import type { PresetId } from "#presets.ts";
import type { Reading } from "#script/beats.ts";
import type { Tone } from "./ambience.ts";
import { bearableSets, findTone, isByDay, stayingSets, suitedSets } from "./ambience.ts";
import { findLandscape } from "./landscapes.ts";
import { findCommonSetting, findSetting } from "./settings.ts";
import type { Draft } from "./draft.ts";

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
  isGrave: boolean;
  random: () => number;
  language: Reading["language"];
  /** The light the whole text asks for. */
  tone: Tone | undefined;
};

/**
 * Grounds run through the sets of the look, from a place the seed chooses. Words of place, light, weather and colour come
 * first: a landscape where they name one, else a set of their colour; the whole text decides for sentences that name none.
 */
export function dress(
  sequence: readonly Timed[],
  ends: readonly number[],
  { preset, isGrave, random, language, tone }: Wardrobe,
): FilmScene[] {
  const { sets } = LOOKS[preset];
  const usualSets = tone ? stayingSets(sets, tone) : [...sets.keys()];
  const first = Math.floor(random() * usualSets.length);
  const step = coprimeStep(usualSets.length, random);
  const pairs = isGrave ? GRAVE_TRANSITIONS : TRANSITIONS;
  const [usual, turning] = pairs[Math.floor(random() * pairs.length)] ?? (["cut", "fade"] as const);
  const home = findCommonSetting(
    sequence.map(({ draft }) => draft.text),
    language,
    isGrave,
  );
  let last: FilmScene["landscape"];
  let lastSetting: BackdropId | undefined;
  let lastColors = -1;
  return sequence.map(({ draft, beat }, index) => {
    const { hits: _hits, ...scene } = draft;
    const own = findTone(draft.text, language);
    const named = OPEN_AIR.has(draft.kind) ? findLandscape(draft.text, language) : undefined;
    const isDark = isGrave || (own ?? tone) === "night" || (own ?? tone) === "dark";
    // Two shots of one sentence are taken in one place.
    const isSameShot = draft.text !== "" && draft.text === sequence[index - 1]?.draft.text;
    const landscape =
      named === undefined || (named === last && !isSameShot) || (isDark && isByDay(named)) ? undefined : named;
    last = landscape;
    const setting = landscape ? undefined : settingOf(draft, index);
    lastSetting = setting;
    const suited = own ? withNeighbour(suitedSets(sets, own), bearableSets(sets, own), lastColors) : usualSets;
    const grounds = draft.things.length === 0 && BARE.has(draft.kind) ? open(sets, suited) : suited;
    const turn = (first + index * step) % grounds.length;
    const wanted = grounds[turn] ?? 0;
    const colors = wanted === lastColors ? (grounds[(turn + 1) % grounds.length] ?? wanted) : wanted;
    lastColors = colors;
    const next = sequence[index + 1]?.draft;
    const isTurning =
      next !== undefined &&
      (next.kind === "end" || (next.kind === "list") !== (draft.kind === "list") || draft.kind === "hook");
    return {
      ...scene,
      start: index === 0 ? 0 : (ends[index - 1] ?? 0),
      end: ends[index] ?? 0,
      backdrop: landscape ? "landscape" : (setting ?? sets[colors]?.backdrop ?? "studio"),
      ...(landscape && { landscape }),
      colors,
      exit: next === undefined ? "cut" : isTurning ? turning : usual,
      ...(beat !== undefined && { beat }),
    };
  });

  /** A place that is named, or the film's own in every other scene; never the same twice in a row. */
  function settingOf({ kind, text, things }: Draft, index: number): BackdropId | undefined {
    // What shows a colour stands on that colour.
    if (!OPEN_AIR.has(kind) || things[0]?.slug.startsWith("paint-")) return undefined;
    const own = findSetting(text, language, isGrave) ?? (index % 2 === 0 ? home : undefined);
    return own === lastSetting && !STAYING.has(own ?? "studio") ? undefined : own;
  }
}

/** Under water everything is under water. */
const STAYING: ReadonlySet<BackdropId> = new Set(["underwater", "woods"]);

/** Scenes that may have nothing but words. */
const BARE: ReadonlySet<string> = new Set(["hook", "words"]);
/** Grounds made to hold an object look empty without one. */
const STANDS: ReadonlySet<string> = new Set(["paper", "arc", "lamp"]);

function open(sets: readonly { backdrop: string }[], suited: readonly number[]): readonly number[] {
  const wide = suited.filter((index) => !STANDS.has(sets[index]?.backdrop ?? ""));
  return wide.length > 0 ? wide : suited;
}

/** The only set of its colour is not shown twice in a row: one that does not clash takes turns with it. */
function withNeighbour(suited: readonly number[], bearable: readonly number[], last: number): readonly number[] {
  return suited.length > 1 || suited[0] !== last ? suited : [...suited, ...bearable.filter((set) => set !== last)];
}

/** A step that visits every set before it repeats one. */
function coprimeStep(length: number, random: () => number): number {
  const steps = Array.from({ length }, (_, index) => index + 1).filter((step) => greatestDivisor(step, length) === 1);
  return steps[Math.floor(random() * steps.length)] ?? 1;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
