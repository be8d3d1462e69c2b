import type { SceneKind, Side, Thing } from "#film/film.ts";
import type { Beat } from "#script/beats.ts";
import { findChange } from "#script/changes.ts";
import { lowerCase } from "#script/language.ts";
import { FALLS } from "#director/match/charts.ts";
import { dayOf, LIGHT_HEARTED, MOST_THINGS } from "#director/match/find-hits.ts";
import type { StageText } from "#director/match/find-hits.ts";
import type { Hit } from "#director/match/hit.ts";
import { isBesideFact } from "#director/senses/only-named.ts";
import { chooseKind } from "./choose-kind.ts";
import type { Draft } from "./draft.ts";
import { chooseEmphasis } from "./emphasis.ts";
import { isSomebody, isTool } from "./topic.ts";

/** A side is a word or two: what it names is meant. */
const LEAST_OF_SIDE = 4.2;

/** What two do with one another says more than who they are. */
const BETWEEN =
  /^(?:people-hugging|helping-up|giving-pair|arguing-pair|chasing-pair|dancing-pair|finish-line|holding-hands|waiting-line|ringing-phone)$/u;
export function isBetween(slug: string): boolean {
  return BETWEEN.test(slug);
}

/** One thing in place of another. */
const INSTEAD =
  /değil,|(?<!\p{L})(?:bırak(?:ın)?,|yoksa(?!\p{L}))|\bnot\b.*\bbut\b|\b(?:skip|forget|no|stop)\b.*,|\binstead of\b|\brather than\b|(?<!\p{L})yerine(?!\p{L})/iu;

const NOT_THIS = /(\S+(?:\s\S+)?)\s+değil,\s/iu;

/** What follows on "not this,": the whole text where nothing is denied so. */
function afterNot(text: string): string {
  return text.split(/değil,\s/iu).at(-1) ?? text;
}

const FACTS: ReadonlySet<SceneKind> = new Set(["map", "figure", "chart", "year"]);

/** One beat: its kind of scene, its things and what is told of them. */
export function stageBeat(
  read: Beat,
  named: Hit[],
  { matcher, language, isGrave, whole }: StageText,
  nextShot: () => number,
): Draft {
  const sides = read.versus && stageSides(read.versus.sides);
  // "Quieter than fire": with one side empty it is half a picture, and told like any other sentence. "Cats vs customs" asks for two.
  const isAsked = read.versus?.isOpen === true;
  const bareSides = sides?.filter(({ thing }) => thing === null).length ?? 0;
  // Two halves without a picture are no picture at all.
  const isHalf = bareSides === 2 || (!isAsked && bareSides === 1);
  const beat = isHalf ? asLine(read) : read;
  const day = beat.kind === "hook" || beat.number !== undefined ? undefined : dayOf(beat.text);
  const number = beat.number ?? day;
  const kind = day === undefined ? chooseKind(beat, named, language, nextShot) : "list";
  const shown = toolsLast(kind === "map" ? withoutLeader(named) : withoutEaters(named, beat.text), FACTS.has(kind));
  // "Nine hundred bottles": what is counted comes first.
  const unit = lowerCase(beat.figure?.unit ?? "", language);
  const isCounted = ({ word }: Hit) => unit.length > 2 && lowerCase(word, language).startsWith(unit);
  let hits = kind === "figure" ? shown.toSorted((a, b) => Number(isCounted(b)) - Number(isCounted(a))) : shown;
  // "No soda, no juice": two that are both struck out stand side by side.
  const isAllRefused = kind === "hero" && hits.length === 2 && hits.every(({ isRefused }) => isRefused);
  // "Testi kebabı değil, menemen ye": what is wanted stands large, what is not wanted struck out beside it.
  const wanted = hits.filter(
    ({ isRefused, rank, word }) => !isRefused && rank === "thing" && afterNot(beat.text).includes(word),
  );
  const unwanted = [...hits.filter(({ isRefused, rank }) => isRefused && rank === "thing"), ...notThis()];
  const isInstead =
    (kind === "hero" || kind === "close" || kind === "list") &&
    wanted.length > 0 &&
    unwanted.length === 1 &&
    INSTEAD.test(beat.text);
  if (isInstead) hits = [...wanted.slice(0, 1), ...unwanted];
  return {
    kind: isAllRefused ? "parade" : isInstead && kind === "close" ? "hero" : kind,
    text: beat.text,
    emphasis: chooseEmphasis(beat, hits, kind, language),
    // A title's number stands above it; its objects need not be counted out.
    things: hits
      // Only the first object is drawn large enough to be struck out, and it stands alone; a refused one beside another would look
      // wanted.
      .filter(({ isRefused }, index) => index === 0 || isAllRefused || isInstead || (!isRefused && !hits[0]?.isRefused))
      .slice(0, kind === "close" ? 1 : isInstead ? 2 : MOST_THINGS)
      .map((hit) => toThing(kind === "hook" && !isCountedOut(beat, hits) ? { ...hit, count: 1 } : hit)),
    hits,
    ...(number !== undefined && { number }),
    ...(beat.of !== undefined && { of: beat.of }),
    ...(beat.figure && {
      // "Stocks fell 3%": what falls is drawn falling.
      figure:
        kind === "chart" && beat.figure.prefix === "" && FALLS.test(beat.text) && !findChange(beat.text, language)
          ? { ...beat.figure, prefix: "−" }
          : beat.figure,
    }),
    ...(beat.year !== undefined && { year: beat.year }),
    ...(beat.place && { place: beat.place }),
    ...(beat.placeTo && { placeTo: beat.placeTo }),
    ...(beat.versus && sides && { versus: { ...beat.versus, sides } }),
  };

  /** "Testi kebabı değil, …": what stands before the denial, though the sentence does not tell of it. */
  function notThis(): Hit[] {
    const [, before] = (language === "tr" ? NOT_THIS.exec(beat.text) : null) ?? [];
    const hit = before === undefined ? undefined : matcher.match(before, language, 1, whole)[0];
    if (!hit || hit.rank !== "thing" || hit.score <= LEAST_OF_SIDE || hits.some(({ slug }) => slug === hit.slug))
      return [];
    return [{ ...hit, isRefused: true }];
  }

  /** The same object on both sides would tell the opposite: then the second one goes without. */
  function stageSides([left, right]: [string, string]): [Side, Side] {
    const [first, second] = [stageSide(left), stageSide(right)];
    return [first, second.thing === first.thing ? { ...second, thing: null } : second];
  }

  function stageSide(text: string): Side {
    const hit = matcher.match(text, language, 1, whole)[0];
    const isShown = hit && hit.score > LEAST_OF_SIDE && !(isGrave && LIGHT_HEARTED.test(hit.slug));
    // What is fresh against what is instant is the cup, and not what it is ground from.
    const isCup =
      hit?.slug === "coffee-beans" && /^(?:fresh|taze)(?! ?(?:beans?|çekirdek))/u.test(lowerCase(text, language));
    const slug = isCup ? "hot-beverage" : (hit?.slug ?? "");
    return { text, thing: isShown ? (AS_SIDE[slug] ?? slug) : null };
  }
}

/** Land hangs in a frame: beside a thing it is compared with it stands by itself. */
const AS_SIDE: Readonly<Record<string, string | undefined>> = { village: "village-houses" };

/** "Three hearts and nine brains": what a title counts besides its own number is counted out. */
function isCountedOut({ figure, number }: Beat, hits: readonly Hit[]): boolean {
  const counted = hits.filter(({ count, rank }) => count > 1 && rank === "thing").length;
  return counted > 1 || (counted === 1 && hits.length > 1 && figure === undefined && number === undefined);
}

/** So many things that were eaten are a meal. */
const LEAST_OF_MEAL = 3;

const TRADERS = /^(?:merchant|trader|tüccar)/iu;

/** "Workers ate bread, fish and onions": what was eaten is a picture by itself, and nobody lies among it. */
function withoutEaters(named: readonly Hit[], text: string): readonly Hit[] {
  const eaten = named.filter(
    ({ slug, word }) => !isSomebody(slug) && !slug.endsWith("-workers") && !TRADERS.test(word),
  );
  return eaten.length >= (named.some(({ word }) => TRADERS.test(word)) ? 2 : LEAST_OF_MEAL) &&
    /\b(?:ate|eat|eats|carried|carry|sold|traded)\b/u.test(text)
    ? eaten
    : named;
}

/** What cooks, holds or measures something stands behind it; a face beside a fact says nothing. */
function toolsLast(named: readonly Hit[], isFact: boolean): Hit[] {
  const shown = isFact ? named.filter(isBesideFact) : [...named];
  if (!isFact && shown.some(({ slug, isRefused }) => isBetween(slug) && !isRefused))
    // Who does it is seen doing it; who calls is not seen in the telephone.
    return shown
      .filter(({ slug }) => isBetween(slug) || !isSomebody(slug) || shown.some((hit) => hit.slug === "ringing-phone"))
      .toSorted((a, b) => Number(isBetween(b.slug)) - Number(isBetween(a.slug)));
  const hasMain = shown.some(({ slug, rank }) => rank === "thing" && !isTool(slug));
  return hasMain ? shown.toSorted((a, b) => Number(isTool(a.slug)) - Number(isTool(b.slug))) : shown;
}

/** On a map stands what is told of the place; the film's hero would hide it. */
function withoutLeader(named: readonly Hit[]): Hit[] {
  return named.length > 1 ? named.filter(({ word, at }) => word !== "" || at !== -1) : [...named];
}

function asLine({ versus: _sides, ...beat }: Beat): Beat {
  return beat.kind === "versus" ? { ...beat, kind: "line" } : beat;
}

export function toThing({ slug, word, count, isRefused }: Hit): Thing {
  return { slug, word, count, isRefused };
}
