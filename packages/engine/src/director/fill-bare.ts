import type { SceneKind, Thing } from "#film/film.ts";
import type { ThingColor } from "#film/thing-colors.ts";
import type { Language } from "#spec.ts";
import { lowerCase } from "#script/language.ts";
import { alikeOf } from "#director/match/alike.ts";
import { isAnimal } from "#director/match/animals.ts";
import { denialOf } from "#director/match/denials.ts";
import type { Draft } from "./draft.ts";
import { isPasserBy, isSomebody } from "./topic.ts";

/** Colours that can be shown as such, by the beginnings of their words; `=` stands for a whole word. */
const COLORS: readonly (readonly [slug: string, RegExp])[] = [
  ["paint-red", /^(?:kırmızı|kızıl(?:$|l[ıa]|[ıa]$)|red$|crimson)/u],
  ["paint-blue", /^(?:mavi(?:$|s|y|l|n|d)|lacivert|turkuaz|blue$|turquoise$)/u],
  ["paint-green", /^(?:yeşil(?:$|i|l|d)|green$)/u],
  ["paint-yellow", /^(?:sarı(?:$|y[ıa]$|n[ıi]n$|d[ıi]r$|d[ae]n?$|s[ıi])|yellow$)/u],
  ["paint-purple", /^(?:mor$|moru|eflatun|purple$|violet$)/u],
  ["paint-pink", /^(?:pembe|pink$)/u],
  ["paint-orange", /^turuncu/u],
  ["paint-white", /^(?:bembeyaz|white$)/u],
  ["paint-black", /^(?:simsiyah|black$)/u],
];
const COLOR_OF_PAINT: Readonly<Record<string, ThingColor | undefined>> = {
  "paint-red": "red",
  "paint-blue": "blue",
  "paint-green": "green",
  "paint-yellow": "yellow",
  "paint-purple": "purple",
  "paint-pink": "pink",
  "paint-orange": "orange",
  "paint-white": "white",
  "paint-black": "black",
};
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

/** The colour a sentence names, as a drawing of that paint. */
export function colorThing(text: string, language: Language): string | undefined {
  return findColor(text, language)?.slug;
}

/** The paint and the word for it as it is written. */
function findColor(text: string, language: Language): { slug: string; word: string } | undefined {
  const written = text.split(/[^\p{L}'’]+/u).filter(Boolean);
  const words = written.map((word) => lowerCase(word, language));
  // "Kırmızı değil mavi", "not red but blue", "no black smoke": what it is not is not its colour.
  const isDenied = (at: number) => {
    const to = (words[at + 1] ?? "").startsWith("renk") ? at + 2 : at + 1;
    return denialOf(words, { from: at, to, clause: 0, end: words.length }, language) !== "none";
  };
  for (const [slug, known] of COLORS) {
    const at = words.findIndex((word, index) => known.test(word) && !isDenied(index));
    if (at >= 0) return { slug, word: written[at] ?? "" };
  }
  return undefined;
}

/** "Choose from sand, forest or midnight blue": these are colours. */
const COLOURS_OFFERED =
  /\b(?:choose from|available in|comes? in|get (?:them|it|yours) in|colou?rs?:) .*\b(?:white|black|blue|red|green|grey|gray|pink|beige|graphite|silver|navy)\b/iu;

export function offersColors(text: string): boolean {
  return COLOURS_OFFERED.test(text);
}

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

/**
 * Sentences that name nothing show what the film is about, from another side where it was just seen; where that was often, their
 * words stand alone. What only another sentence names would tell something else.
 */
export function fillBare(drafts: readonly Draft[], { topic, hero, language, take, sentences, sold }: Filling): Draft[] {
  const shownBy = drafts.map(({ things, kind, versus }) =>
    (kind === "versus" ? winnersOf(versus) : things).filter(({ slug, isRefused }) => !isRefused && !MARKS.test(slug)),
  );
  const named = shownBy.map((things, index) => things.filter(({ slug }) => isThing(slug, drafts[index]?.hits ?? [])));
  // Signs of ideas stand in only for a film that has nothing else.
  const isThings = named.some((things) => things.length > 0);
  const own = isThings ? named : shownBy;
  const cast = [...new Set([...(topic === null ? [] : [topic]), ...own.flat().map(({ slug }) => slug)])];
  const settled = cast.find((slug) => !CIRCUMSTANCE.test(slug));
  const shown = new Map<string, number>();
  const told = lowerCase(drafts.map(({ text }) => text).join(" "), language);
  let last = "";
  let lastThings = 1;
  let lastCount = 1;
  let lastKind: SceneKind | undefined;
  let turn = take;
  return drafts.map((draft, index) => {
    // The blue of an evening is the sky's: no pot of paint stands for it.
    const isEvening = topic !== null && SUNSET.test(lowerCase(draft.text, language));
    const isLight = SHINES.test(lowerCase(draft.text, language));
    const isAttribute = topic !== null && OF_A_THING.test(draft.text);
    const isPaint = draft.things.length === 0 && index > 0 && !isEvening && !isLight && !isAttribute;
    const paint = isPaint ? colorThing(draft.text, language) : undefined;
    // "You look up and see blue": in a text about the sky that blue is the sky.
    const named = paint === "paint-blue" && topic?.startsWith("sun-") ? undefined : paint;
    const color = named && EVENING.test(named) && SUNSET.test(told) ? "red-sunset" : named;
    const isBare = draft.things.length === 0 && NEEDS_PICTURE.has(draft.kind);
    const filled = isBare ? fill(draft, color) : draft;
    for (const { slug } of filled.things) shown.set(slug, (shown.get(slug) ?? 0) + 1);
    last = filled.things[0]?.slug ?? last;
    lastThings = filled.things.length;
    lastKind = filled.kind;
    lastCount = filled.things[0]?.count ?? 1;
    return filled;

    function fill(bare: Draft, paint: string | undefined): Draft {
      const colored = findColor(bare.text, language)?.word;
      // "Kızınca kırmızıya döner": of an animal it is the animal that has the colour.
      const tint = COLOR_OF_PAINT[paint ?? ""];
      if (tint && topic !== null && isAnimal(topic))
        return {
          ...bare,
          kind: bare.kind === "words" ? "close" : bare.kind,
          things: [{ ...added(topic), color: tint }],
          ...(colored !== undefined && { emphasis: [colored] }),
        };
      if (paint)
        return {
          ...bare,
          kind: bare.kind === "words" ? "close" : bare.kind,
          things: [added(paint)],
          ...(colored !== undefined && { emphasis: [colored] }),
        };
      if (cast.length === 0 && hero === null) return bare;
      const mainOf = (at: number) => mainThing(own[at] ?? [], drafts[at]);
      if (bare.kind === "hook")
        return fillTitle(
          bare,
          drafts,
          shownBy,
          topic ?? hero ?? (isThings && !CIRCUMSTANCE.test(mainOf(1) ?? "") ? mainOf(1) : undefined),
        );
      if (bare.kind === "chart" || bare.kind === "end") {
        const opened = mainOf(0) ?? shownBy[0]?.[0]?.slug;
        // What the title showed closes it, before what stands for its field.
        const named = own[0]?.some(({ slug, word }) => slug === opened && word !== "") ? opened : undefined;
        return { ...bare, things: [added(topic ?? named ?? hero ?? opened ?? settled ?? cast[0] ?? "")] };
      }
      // A sentence that names nothing goes on about what the last one showed among others: now it comes near.
      const before = own[index - 1] ?? [];
      // The second half of a sentence goes on about what its first half showed.
      const isSecondHalf = index > 0 && sentences[index] === sentences[index - 1];
      const isBack = POINTS_BACK.test(bare.text) || isSecondHalf;
      if (bare.kind === "words" && lastKind === "parade" && before.length > 1 && isBack)
        return { ...bare, kind: "close", things: [added(before[0]?.slug ?? "")] };
      // Two sentences in a row without anything to see are one too many.
      const wasBare = lastThings === 0 && index > 0;
      // It goes on about the film's subject, and about what only the last sentence named where a word points back to it.
      const openers = (own[0] ?? []).filter(({ slug }) => !isAside(drafts[0], slug));
      const other = openers.find(({ slug }) => !isSomebody(slug) && !CIRCUMSTANCE.test(slug))?.slug;
      const opened = [isSomebody(mainOf(0) ?? "") ? (other ?? mainOf(0)) : mainOf(0)].find(
        (slug) => slug !== undefined && !CIRCUMSTANCE.test(slug) && !(hero !== null && isPasserBy(slug)),
      );
      const again = isBack ? mainOf(index - 1) : undefined;
      // A number is a picture by itself.
      const any =
        wasBare && bare.kind !== "figure"
          ? (hero ??
            own
              .slice(0, index)
              .flat()
              .find(({ slug }) => !CIRCUMSTANCE.test(slug) && !isSomebody(slug))?.slug)
          : undefined;
      const firstHalf = isSecondHalf ? (own[index - 1] ?? []).filter(({ word }) => word !== "") : [];
      // "A bus driver came in and sat down": he did, not the bus.
      const doer = /^and /iu.test(bare.text) ? firstHalf.find(({ slug }) => isSomebody(slug)) : undefined;
      const told = doer ?? firstHalf.find(({ slug }) => !CIRCUMSTANCE.test(slug));
      // "One of them was breathing": of the things just named, whatever the film is about.
      const oneOf = ONE_OF_THEM.test(bare.text) ? mainOf(index - 1) : undefined;
      // "But she refused to stop": of the person whose story it is, whatever the words before it showed.
      const who = topic !== null && isSomebody(topic) && SHE_OR_HE[language].test(bare.text) ? topic : undefined;
      // "The case was closed": what a thing does in somebody's story is not shown by that person.
      const isOfThing = language === "en" && topic !== null && isSomebody(topic) && OF_SOMETHING.test(bare.text);
      if (isOfThing && !SHE_OR_HE.en.test(bare.text)) return told ? { ...bare, things: [added(told.slug)] } : bare;
      // "I was nine": who tells of himself is not shown by what stands for his field.
      const sign = language === "en" && /^I\b/u.test(bare.text) ? null : hero;
      const about = who ?? told?.slug ?? oneOf ?? topic ?? opened ?? again ?? any ?? sign ?? undefined;
      if (about === undefined) return bare;
      // Beside a number, a step or a quotation what the film is about does not look the same again.
      if (bare.kind !== "words") return { ...bare, things: [added(about)] };
      // "They call each other": of animals there are several.
      const isSeveral = isAnimal(about) || about === "dancing-pair";
      if (about === last && isSeveral && MANY[language].test(bare.text) && lastCount === 1)
        return { ...bare, kind: "hero", things: [added(about, HERD)] };
      const others = about === sold ? [] : alikeOf(about);
      const isWorn = (shown.get(about) ?? 0) >= WORN;
      const first = about === last || isWorn ? others.find((slug) => !shown.has(slug)) : about;
      const kind = turn++ % 2 === 0 ? "hero" : "close";
      // One thing in a row of scenes is seen from afar and from near by turns.
      return {
        ...bare,
        kind: lastKind === "close" ? "hero" : kind === "hero" && lastKind !== "hero" ? kind : "close",
        things: [added(first ?? about)],
      };
    }
  });
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
function fillTitle(
  bare: Draft,
  drafts: readonly Draft[],
  shownBy: readonly (readonly Thing[])[],
  opener: string | undefined,
): Draft {
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

/** "Connect the red clamp": the colour tells one thing from another, and is not what is told. */
const OF_A_THING = /\b(?:the|an?) (?:red|blue|green|yellow|purple|pink|white|black) \p{L}/iu;
/** "It glows cool white", "beyaz ışık": light is no paint. */
const SHINES = /\b(?:glow|shin|light|flash)(?:e|es|s|ed|ing)?\b|\bshone\b|ışı[kğ]|parl[aıi]/u;

/** In a text about evenings the red and the gold that are left are the sky's. */
const EVENING = /^paint-(?:red|orange|yellow|pink|purple)$/u;
const SUNSET = /gün ?batım|sunset|\bdusk\b/u;

/** Signs that only mark a text. */
const MARKS = /^(?:cross-mark|check-mark|warning|red-question|red-exclamation|thumbs|stop-sign|no-entry)/u;

function winnersOf(versus: Draft["versus"]): Thing[] {
  const slug = versus?.sides[1].thing;
  return slug ? [added(slug)] : [];
}

/** Who is told of comes before what is said of him. */
function mainThing(things: readonly Thing[], draft: Draft | undefined): string | undefined {
  const mains = things.filter(({ slug }) => !isAside(draft, slug));
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
