import type { SceneKind, Thing } from "#film/film.ts";
import type { Language } from "#spec.ts";
import { lowerCase } from "#script/language.ts";
import { alikeOf, ofOneSubject } from "#director/match/alike.ts";
import { isAnimal } from "#director/match/animals.ts";
import { COLOR_OF_PAINT, findColor, paintOf } from "#director/match/colors/told-colors.ts";
import type { Draft } from "#director/draft.ts";
import { isPasserBy, isSomebody } from "#director/topic.ts";

/** Kinds in which something stands beside the words; without it they would be a caption on a ground. */
const NEEDS_PICTURE: ReadonlySet<SceneKind> = new Set([
  "hook",
  "quote",
  "figure",
  "chart",
  "list",
  "hero",
  "year",
  "words",
  "end",
]);

type Filling = {
  topic: string | null;
  hero: string | null;
  language: Language;
  take: number;
  /** The thing the film sells: it looks like nothing else. */
  sold?: string | null;
  /** Which sentence each draft is a part of. */
  sentences: readonly number[];
};

/** What the film shows by its own words, for the sentences that name nothing. */
type Told = Filling & {
  drafts: readonly Draft[];
  /** What each sentence shows, and of that what is a thing; the signs of ideas count only in a film that has nothing else. */
  shownBy: readonly (readonly Thing[])[];
  own: readonly (readonly Thing[])[];
  isThings: boolean;
  cast: readonly string[];
  told: string;
};

/** What was seen up to a sentence. */
type Seen = {
  shown: Map<string, number>;
  last: string;
  things: number;
  count: number;
  kind: SceneKind | undefined;
  turn: number;
};

/**
 * Sentences that name nothing show what the film is about, from another side where it was just seen; where that was often, their
 * words stand alone. What only another sentence names would tell something else.
 */
export function fillBare(drafts: readonly Draft[], filling: Filling): Draft[] {
  const film = readFilm(drafts, filling);
  const seen: Seen = { shown: new Map(), last: "", things: 1, count: 1, kind: undefined, turn: filling.take };
  return drafts.map((draft, index) => {
    const isBare = draft.things.length === 0 && NEEDS_PICTURE.has(draft.kind);
    const filled = isBare ? fill(film, draft, index, seen) : draft;
    for (const { slug } of filled.things) seen.shown.set(slug, (seen.shown.get(slug) ?? 0) + 1);
    seen.last = filled.things[0]?.slug ?? seen.last;
    seen.things = filled.things.length;
    seen.count = filled.things[0]?.count ?? 1;
    seen.kind = filled.kind;
    return filled;
  });
}

function readFilm(drafts: readonly Draft[], filling: Filling): Told {
  const { topic, language } = filling;
  const shownBy = drafts.map(({ things, kind, versus }) =>
    (kind === "versus" ? winnersOf(versus) : things).filter(({ slug, isRefused }) => !isRefused && !MARKS.test(slug)),
  );
  const named = shownBy.map((things, index) => things.filter(({ slug }) => isThing(slug, drafts[index]?.hits ?? [])));
  const isThings = named.some((things) => things.length > 0);
  const own = isThings ? named : shownBy;
  const cast = [...new Set([...(topic === null ? [] : [topic]), ...own.flat().map(({ slug }) => slug)])];
  const told = lowerCase(drafts.map(({ text }) => text).join(" "), language);
  return { ...filling, drafts, shownBy, own, isThings, cast, told };
}

function fill(film: Told, bare: Draft, index: number, seen: Seen): Draft {
  const { topic, hero, language, cast, own } = film;
  const paint = index > 0 ? paintOf(bare.text, film) : undefined;
  if (paint) return paintBare(film, bare, paint);
  if (cast.length === 0 && hero === null) return bare;
  if (bare.kind === "hook") return fillTitle(film, bare);
  if (bare.kind === "chart" || bare.kind === "end") return { ...bare, things: [added(closerOf(film))] };
  const before = own[index - 1] ?? [];
  // A sentence that names nothing goes on about what the last one showed among others: now it comes near.
  if (bare.kind === "words" && seen.kind === "parade" && before.length > 1 && isBack(film, bare, index))
    return { ...bare, kind: "close", things: [added(before[0]?.slug ?? "")] };
  const half = firstHalf(film, bare, index);
  // "The case was closed": what a thing does in somebody's story is not shown by that person.
  const isOfThing = language === "en" && topic !== null && isSomebody(topic) && OF_SOMETHING.test(bare.text);
  if (isOfThing && !SHE_OR_HE.en.test(bare.text)) return half ? { ...bare, things: [added(half)] } : bare;
  const about = aboutOf(film, bare, index, { half, seen });
  return about === undefined ? bare : showAgain(film, bare, about, seen);
}

function paintBare({ topic, language }: Told, bare: Draft, paint: string): Draft {
  const colored = findColor(bare.text, language)?.word;
  const tint = COLOR_OF_PAINT[paint];
  return {
    ...bare,
    kind: bare.kind === "words" ? "close" : bare.kind,
    // "Kızınca kırmızıya döner": of an animal it is the animal that has the colour.
    things: [tint && topic !== null && isAnimal(topic) ? { ...added(topic), color: tint } : added(paint)],
    ...(colored !== undefined && { emphasis: [colored] }),
  };
}

/** What closes a film whose ending names nothing: what the title showed comes before what stands for its field. */
function closerOf(film: Told): string {
  const { topic, hero, own, shownBy, cast } = film;
  const opened = mainOf(film, 0) ?? shownBy[0]?.[0]?.slug;
  const named = own[0]?.some(({ slug, word }) => slug === opened && word !== "") ? opened : undefined;
  const settled = cast.find((slug) => !CIRCUMSTANCE.test(slug));
  return topic ?? named ?? hero ?? opened ?? settled ?? cast[0] ?? "";
}

/** What a sentence that names nothing is about: the film's subject, or what only the last one named where a word points back to it. */
function aboutOf(
  film: Told,
  bare: Draft,
  index: number,
  { half, seen }: { half: string | undefined; seen: Seen },
): string | undefined {
  const { topic, hero, language } = film;
  // "But she refused to stop": of the person whose story it is, whatever the words before it showed.
  const who = topic !== null && isSomebody(topic) && SHE_OR_HE[language].test(bare.text) ? topic : undefined;
  // "One of them was breathing": of the things just named, whatever the film is about.
  const oneOf = ONE_OF_THEM.test(bare.text) ? mainOf(film, index - 1) : undefined;
  const again = isBack(film, bare, index) ? mainOf(film, index - 1) : undefined;
  // Two sentences in a row without anything to see are one too many; a number is a picture by itself.
  const wasBare = seen.things === 0 && index > 0;
  const any = wasBare && bare.kind !== "figure" ? (hero ?? anyBefore(film, index)) : undefined;
  // "I was nine": who tells of himself is not shown by what stands for his field.
  const sign = language === "en" && /^I\b/u.test(bare.text) ? null : hero;
  return who ?? half ?? oneOf ?? topic ?? openedWith(film) ?? again ?? any ?? sign ?? undefined;
}

/** What the first sentence showed, a thing before somebody. */
function openedWith(film: Told): string | undefined {
  const { own, drafts, hero } = film;
  const main = mainOf(film, 0);
  const openers = (own[0] ?? []).filter(({ slug }) => !isAside(drafts[0], slug));
  const thing = openers.find(({ slug }) => !isSomebody(slug) && !CIRCUMSTANCE.test(slug))?.slug;
  const opened = isSomebody(main ?? "") ? (thing ?? main) : main;
  if (opened === undefined || CIRCUMSTANCE.test(opened)) return undefined;
  return hero !== null && isPasserBy(opened) ? undefined : opened;
}

/** What one word alone spoke of may be another thing than was meant: only what two sentences show goes on. */
function anyBefore({ own }: Told, index: number): string | undefined {
  const before = own.slice(0, index).flat();
  const isSure = (slug: string) => own.filter((things) => things.some((thing) => isOneOf(thing.slug, slug))).length > 1;
  return before.find(({ slug }) => !CIRCUMSTANCE.test(slug) && !isSomebody(slug) && isSure(slug))?.slug;
}

function isOneOf(slug: string, other: string): boolean {
  return slug === other || ofOneSubject(other).includes(slug);
}

/** The second half of a sentence goes on about what its first half showed. */
function isSecondHalf({ sentences }: Told, index: number): boolean {
  return index > 0 && sentences[index] === sentences[index - 1];
}

function isBack(film: Told, bare: Draft, index: number): boolean {
  return POINTS_BACK.test(bare.text) || isSecondHalf(film, index);
}

function firstHalf(film: Told, bare: Draft, index: number): string | undefined {
  if (!isSecondHalf(film, index)) return undefined;
  const named = (film.own[index - 1] ?? []).filter(({ word }) => word !== "");
  // "A bus driver came in and sat down": he did, not the bus.
  const doer = /^and /iu.test(bare.text) ? named.find(({ slug }) => isSomebody(slug)) : undefined;
  return (doer ?? named.find(({ slug }) => !CIRCUMSTANCE.test(slug)))?.slug;
}

/** Beside a number, a step or a quotation as it is; alone from afar and from near by turns, and from another side when it was just seen. */
function showAgain({ language, sold }: Told, bare: Draft, about: string, seen: Seen): Draft {
  if (bare.kind !== "words") return { ...bare, things: [added(about)] };
  // "They call each other": of animals there are several.
  const isSeveral = isAnimal(about) || about === "dancing-pair";
  if (about === seen.last && isSeveral && MANY[language].test(bare.text) && seen.count === 1)
    return { ...bare, kind: "hero", things: [added(about, HERD)] };
  const others = about === sold ? [] : alikeOf(about);
  const isWorn = (seen.shown.get(about) ?? 0) >= WORN;
  const first = about === seen.last || isWorn ? others.find((slug) => !seen.shown.has(slug)) : about;
  const isTurn = seen.turn++ % 2 === 0;
  const isHero = seen.kind === "close" || (isTurn && seen.kind !== "hero");
  return { ...bare, kind: isHero ? "hero" : "close", things: [added(first ?? about)] };
}

/** Weather, light, hours and places stand around what is told; a title or a sentence is not about them. */
const CIRCUMSTANCE =
  /^(?:snowflake|sun|sun-.*|crescent-moon|full-moon|cloud.*|fog|wind-face|window|door|bed|chair|stopwatch|hourglass.*|alarm-clock|.*calendar|holding-hands|thermometer|money-bag|footprints|speech-balloon|thought-balloon|skull)$/u;
/** "It", "they", "bu": what was named last goes on. */
const POINTS_BACK = /^(?:it|its|they|their|them|these|this|bu|bunlar|onlar|onu)\b/iu;

/** Somebody who was named before; in Turkish what somebody did, without saying who. */
const SHE_OR_HE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:she|her|he|him|his|herself|himself)\b/iu,
  tr: /(?:[dt][ıiuü]|m[ıiuü]ş(?:t[ıiuü])?)\s*[.!…]?$/u,
};

/** A sentence that begins with a thing, with everything or with nobody. */
const OF_SOMETHING =
  /^(?:(?:but|and|then|so|yet) )?(?:the|an?|this|that|these|those|nobody|no one|nothing|everything|some|there|most|many|few)\b/iu;

/** "One of them", "both", "ikisi de": of what the last sentence named. */
const ONE_OF_THEM =
  /^(?:(?:one|some|each|both|none|two|three|most|all|neither) of (?:them|these|those)|(?:onlardan|bunlardan) (?:biri|bazıları|ikisi)|(?:biri|ikisi|hepsi|bazıları)(?: de)? )/iu;

const OPENING_ITEMS = 3;

/** A title that names nothing opens with the one thing the film tells of most, or with what its list will show. */
function fillTitle(film: Told, bare: Draft): Draft {
  const { drafts, shownBy, topic, hero, isThings } = film;
  const second = mainOf(film, 1);
  const opener = topic ?? hero ?? (isThings && !CIRCUMSTANCE.test(second ?? "") ? second : undefined);
  const items = firstItems(drafts, shownBy);
  const isOfList = drafts[1]?.kind === "list" && drafts[1].things.some(({ slug }) => slug === opener);
  if (items.length > 0 && (opener === undefined || isOfList))
    return { ...bare, things: items.map((slug) => added(slug)) };
  // Named by the way further on, it would open the film with something else.
  return opener === undefined || isOfList ? bare : { ...bare, things: [added(opener)] };
}

/** What the first three steps that name something show; fewer make no title. */
function firstItems(drafts: readonly Draft[], shownBy: readonly (readonly Thing[])[]): string[] {
  const steps = drafts.map(({ kind }, at) => (kind === "list" ? (shownBy[at]?.[0]?.slug ?? "") : "")).filter(Boolean);
  const distinct = [...new Set(steps)].slice(0, OPENING_ITEMS);
  return distinct.length === OPENING_ITEMS ? distinct : [];
}

/** So often a subject is seen before another look at it stands in, though something else was seen between. */
const WORN = 3;
const HERD = 3;
const MANY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:they|their|each other|together)\b/iu,
  // Of several the verb tells: "yaşarlar", "geçtiler"; "dikenleri" are parts of one.
  tr: /birbirleri|(?<!\p{L})(?:onlar|hepsi|ikisi)|\p{L}(?:[aeıiuü]r|[dt][ıiuü]|yor|m[ıiuü]ş)l[ae]r\s*[.!…]?$/iu,
};

/** Signs that only mark a text. */
const MARKS = /^(?:cross-mark|check-mark|warning|red-question|red-exclamation|thumbs|stop-sign|no-entry)/u;

function winnersOf(versus: Draft["versus"]): Thing[] {
  const slug = versus?.sides[1].thing;
  return slug ? [added(slug)] : [];
}

/** Who is told of comes before what is said of him. */
function mainOf({ own, drafts }: Told, at: number): string | undefined {
  const mains = (own[at] ?? []).filter(({ slug }) => !isAside(drafts[at], slug));
  return (mains.find(({ slug }) => isAnimal(slug)) ?? mains.find(({ slug }) => !CIRCUMSTANCE.test(slug)) ?? mains[0])
    ?.slug;
}

/** Where something happens, or with what: named behind a preposition. */
function isAside(draft: Draft | undefined, slug: string): boolean {
  return draft?.hits.some((hit) => hit.slug === slug && hit.isSide === true) ?? false;
}

/** What can be seen by itself: added by the director, or named as a thing and not as an idea or a deed. */
function isThing(slug: string, hits: Draft["hits"]): boolean {
  return hits.every((hit) => hit.slug !== slug || hit.rank === "thing");
}

export function added(slug: string, count = 1): Thing {
  return { slug, word: "", count, isRefused: false };
}
