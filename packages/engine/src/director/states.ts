import type { Thing } from "#film/film.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { isAnimal } from "#director/match/animals.ts";
import { readFigure } from "#stage/figure/figure-name.ts";
import { added } from "./bare/fill-bare.ts";
import type { Draft } from "./draft.ts";

/** What is not won, passed or come through. What was made good in the same sentence is no failure. */
const FAILED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:fail(?:s|ed|ing|ure)?|flunk\w*|rejected|(?:never|not|didn['’]t|couldn['’]t) (?:ever )?(?:win|won|pass|passed|make it|made it|graduate)|finish(?:es|ed)? last)\b(?!.*\b(?:but|until|then|finally)\b)/u,
  tr: /(?<!\p{L})(?:kazanam[ae]|başaram[ae]|geçem[ae](?:d|m|y)|geçem[ıi]yor|mezun olam|sınıfta kal|sınavda kal|başarısız ol|reddedil|elendi|kazanmad|alamad)(?!.*(?:ama|sonunda|sonra) \p{L})/u,
};
/** Drawings that show that it went well. */
const SUCCESS =
  /^(?:exam-paper|graduation-cap|trophy|1st-place-medal|sports-medal|check-mark.*|party-popper|podium|clapping-hands)$/u;
const MARK_OF_FAILURE = "cross-mark";

/** "Sınavı kazanamadım", "he never won a medal": the sign of success is struck out, and nobody cheers beside it. */
function failed(draft: Draft, language: Language): Draft {
  if (!FAILED[language].test(lowerCase(draft.text, language))) return draft;
  const [main, ...others] = draft.things;
  if (!main) return draft;
  const isPerson = readFigure(main.slug) !== null;
  if (isPerson)
    return {
      ...draft,
      things: draft.things.map((thing) => (SUCCESS.test(thing.slug) ? { ...thing, slug: MARK_OF_FAILURE } : thing)),
    };
  if (!SUCCESS.test(main.slug))
    return { ...draft, things: [main, ...others.filter(({ slug }) => !SUCCESS.test(slug))] };
  return { ...draft, kind: draft.kind === "parade" ? "hero" : draft.kind, things: [{ ...main, isRefused: true }] };
}

const DEAD: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\b(?:never|not|n['’]t|almost|nearly|until|battery|phone) )\b(?:die[sd]?|dead|dying|was killed|were killed)\b(?! (?:down|out|battery|end|line|laughing|serious))/u,
  tr: /(?<!\p{L})öl(?:dü|ür(?!se)|müş|üyor|ünce|mek üzere|üsü|ü bulun)(?!\p{L}*m[ae]d)/u,
};
const GRAVE = "headstone";

/** "When a crow dies": an animal that looks as well as ever tells the opposite. */
function dead(draft: Draft, language: Language): Draft {
  const [main, second] = draft.things;
  const isBesides = second !== undefined && second.word !== "" && !isAnimal(second.slug) && !GROUND.test(second.slug);
  if (!main || main.isRefused || main.count > 1 || !isAnimal(main.slug) || isBesides) return draft;
  if (!DEAD[language].test(lowerCase(draft.text, language))) return draft;
  return { ...draft, kind: draft.kind === "close" ? "hero" : draft.kind, things: [main, added(GRAVE)] };
}

const GROUND = /^(?:road|.*-road|forest|grass|egg|nest-with-eggs|empty-nest)$/u;

/** What a thing is once it was told to have gone: it is not seen whole again. */
const GONE: readonly (readonly [slug: RegExp, told: RegExp, then: string])[] = [
  [
    /^(?:ship|passenger-ship|galleon|sinking-ship)$/u,
    /(?<!\p{L})(?:gemi\p{L}* (?:\p{L}+ ){0,3}(?:bat(?:tı|mış|arken)|sulara)|titanik bat)|\b(?:ship|titanic|it|she) (?:\p{L}+ ){0,2}(?:sank|went down)\b/u,
    "shipwreck",
  ],
  [
    /^(?:house|house-with-garden|houses|home)$/u,
    /(?<!\p{L})ev\p{L}* (?:\p{L}+ ){0,2}(?:yıkıl|çök)|\bhouse (?:\p{L}+ )?(?:collapsed|burned down|was destroyed)\b/u,
    "collapsed-building",
  ],
];

const SINKS =
  /(?<!\p{L})(?:bat(?:tı|mış|ıyor|arken)|sulara gömül|suya gömül)|\b(?:sank|sinks|sinking|went down|going down)\b/u;

/** "Sulara gömüldü": a ship that sinks is seen sinking, and no wave beside it. */
function sinking(draft: Draft, language: Language): Draft {
  const ship = draft.things.find(({ slug }) => /^(?:ship|passenger-ship|galleon)$/u.test(slug));
  if (!ship || ship.word === "" || !SINKS.test(lowerCase(draft.text, language))) return draft;
  const others = draft.things.filter((thing) => thing !== ship && thing.slug !== "water-wave");
  return { ...draft, things: [{ ...ship, slug: "sinking-ship", count: 1 }, ...others] };
}

/** Where nobody is: the place the film tells of, and no path from elsewhere. */
const NOBODY_THERE =
  /(?<!\p{L})(?:kimse(?:ler)? yok|bomboş|boştu)|\b(?:nobody|no one) (?:was|is) (?:there|here|inside|home|around|in)\b|\b(?:was|is|were|stood) (?:almost |completely |still )?empty\b/u;
const PATH = "empty-path";
/** Places that are drawn with nobody in them. */
const PLACE =
  /^(?:elevator|house.*|home|school|classroom|stadium|hospital|hotel|bus|train|metro.*|station|bench|swing|staircase|dark-corridor|door|open-door|office-building|restaurant-front|bakery-front|theater|street.*|road|village.*|castle|ship|tent|hut|cave|airplane|library|bookshelf|garage|playground-slide|chair|bed)$/u;
const FULL: Readonly<Record<string, string | undefined>> = { "stadium-crowd": "stadium" };

function empty(draft: Draft, before: readonly Draft[], language: Language): Draft {
  if (!NOBODY_THERE.test(lowerCase(draft.text, language))) return draft;
  const things = draft.things.map((thing) => ({ ...thing, slug: FULL[thing.slug] ?? thing.slug }));
  const path = things.find(({ slug }) => slug === PATH);
  if (!path) return { ...draft, things };
  const named = things.find(({ slug }) => PLACE.test(slug));
  const known = before.at(-1)?.things.find(({ slug }) => PLACE.test(slug));
  const place: Thing | undefined = named ?? (known && { ...known, word: path.word, count: 1 });
  return place ? { ...draft, kind: draft.kind === "parade" ? "hero" : draft.kind, things: [place] } : draft;
}

const STARS = /(?<!\p{L})(?:five|5)[ -]stars?\b|(?<!\p{L})(?:beş|5) yıldız/u;
const MOST_STARS = 5;

/** "Gave it five stars": five of them are seen. */
function rated(draft: Draft, language: Language): Draft {
  if (!STARS.test(lowerCase(draft.text, language)) || /hotel|otel/iu.test(draft.text)) return draft;
  const word = draft.things.find(({ slug }) => slug === "star")?.word ?? "";
  return { ...draft, things: [{ slug: "star", word, count: MOST_STARS, isRefused: false }] };
}

const OUT_OF_NEST =
  /(?<!\p{L})(?:kuş|serçe|yavru)\p{L}* (?:yuva\p{L}*)[dt]an düş|\bfe?ll (?:out of|from) (?:its|the|their|a) nest\b/u;

/** "Bir kuş yuvasından düşmüş": who fell is there with what it fell from. */
function fledgling(draft: Draft, language: Language): Draft {
  const nest = draft.things.find(({ slug }) => /^(?:empty-nest|nest-with-eggs)$/u.test(slug));
  if (!nest || !OUT_OF_NEST.test(lowerCase(draft.text, language))) return draft;
  const bird = draft.things.find(({ slug, word }) => isAnimal(slug) && word !== "") ?? {
    ...added("bird"),
    word: nest.word.split(" ")[0] ?? "",
  };
  return { ...draft, things: [bird, nest] };
}

/** Things as their sentence tells them to be: failed, dead, gone for good, empty; and they stay gone. */
export function inState(drafts: readonly Draft[], language: Language): Draft[] {
  const gone = new Map<RegExp, string>();
  return drafts.map((draft, index) => {
    const stayed = {
      ...draft,
      things: draft.things.map((thing) => {
        const then = thing.word === "" ? [...gone].find(([slug]) => slug.test(thing.slug))?.[1] : undefined;
        return then === undefined ? thing : { ...thing, slug: then };
      }),
    };
    const text = lowerCase(draft.text, language);
    for (const [slug, told, then] of GONE) if (told.test(text)) gone.set(slug, then);
    const emptied = empty(stayed, drafts.slice(0, index), language);
    return [failed, dead, sinking, rated, fledgling].reduce((shown, told) => told(shown, language), emptied);
  });
}
