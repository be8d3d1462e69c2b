import type { Thing } from "#film/film.ts";
import { ofOneSubject } from "#director/match/alike.ts";
import { SYMBOLS } from "#director/match/word-list.ts";
import { isFigure } from "#stage/figure/figure-name.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import type { Draft } from "./draft.ts";

/** So many things a scene holds, and so few items make no list. The painter adds what a longer list has. */
const MOST_SUMMED_UP = 4;
const LEAST_OF_LIST = 3;
/** So much stands around what the film is about; more would be small. */
const MOST_AROUND = 3;
const MOST_BESIDE = 2;
/** In fewer scenes than these a film is not about its topic, it only names it. */
const LEAST_TOLD = 2;
/** Colours and signs that mark a text say nothing without their sentence. */
const PASSING =
  /^(?:paint-|red-sunset|cross-mark|check-mark|warning|red-question|red-exclamation|thumbs|stop-sign|no-entry)/u;

const PRESSED = /^(?:phone-download|profile-link|mug-shop-profile|silk-road-cities|cave-hotel)$/u;

/** What a story comes to is one large picture, though it only stands for it. */
export const FEELINGS: ReadonlySet<string> = new Set(
  `red-heart two-hearts heart-hands holding-hands ring friends family people-hugging trophy locked shield light-bulb balance-scale dove
  seedling brain mountain-flag globe-showing-europe-africa piggy-bank habit-loop mind-memory mind-heart handshake rainbow lion rocket helping-up giving-pair arguing-pair chasing-pair
  waiting-line mending-heart`.split(/\s+/u),
);

/**
 * What the last picture shows: the one picture of its sentence, or what the film is about, alone and large. Only who is asked to
 * choose, and who went from place to place, sees all that was told side by side.
 */
export function closeFilm(
  drafts: readonly Draft[],
  { isCall, isGrave, topic = null }: { isCall: boolean; isGrave: boolean; topic?: string | null },
): Draft[] {
  const last = drafts.at(-1);
  if (!last || last.kind !== "end" || drafts.length < 2) return [...drafts];
  const told = drafts.slice(0, -1);
  const [own] = last.things;
  // Who does something in the last sentence closes the film doing it.
  if (own && isFigure(own.slug)) return [...told, { ...last, things: [own] }];
  // Only what the words name as a thing stands alone; a sign for an idea does not close a film.
  const isNamed = last.hits.some(
    ({ slug, rank, isCertain }) =>
      slug === own?.slug && ((rank === "thing" && (!SYMBOLS.has(slug) || isCertain === true)) || FEELINGS.has(slug)),
  );
  // What is pressed at the end, and what is a whole picture, stands there alone.
  if (own && isNamed && PRESSED.test(own.slug)) return [...told, { ...last, things: [own] }];
  const payoff = own && isNamed ? payoffOf(own, last, told, topic) : null;
  if (payoff) return [...told, { ...last, things: payoff }];
  // A grave film asks nobody to choose: it closes on one picture.
  const isChoice = !isGrave && CHOICE.test(last.text);
  const things = closingThings(told, { isCall, isChoice, own, isNamed, beside: besideOf(last) });
  return [...told, { ...last, things: doneInTheEnd(things, last.text, told) }];
}

/** What the film was about, and what its last words do with it: that is drawn, not the first picture again. */
const DONE_IN_THE_END: readonly (readonly [about: RegExp, said: RegExp, shown: string, told?: RegExp])[] = [
  // What is no advice closes on no heap of gold.
  [/./u, /yatırım tavsiyesi değil|\bnot (?:financial|investment|medical|legal) advice/iu, "warning"],
  [/^moon-landing$/u, /\bwould you (?:go|dare|fly)\b|gider mi(?:ydin|sin)/iu, "looking-at-moon"],
  // What a film on the climate asks for lies in our hands.
  [
    /^(?:iceberg|melting-ice|globe-showing-.*|swimming-polar-bear)$/u,
    /\bwhat we do\b|\bour hands\b|\bmatters\b|elimizde|bize bağlı/iu,
    "earth-in-hands",
  ],
  [
    /^(?:solid-state-)?battery$/u,
    /\b(?:wait|buy|drive|switch)\b|bekle|alır mı/iu,
    "charging-station",
    /^electric-car$/u,
  ],
  [/^dog(?:-face)?$/u, /\btreats?\b(?! (?:you|me|him|us|them|her)\b)|ödül/iu, "puppy-and-treat"],
  // Work that is done; a goal that is written down, in the hand of who runs for it.
  [/^technologist$/u, /./u, "closing-laptop"],
  [/^goal-note$/u, /./u, "goal-in-hand", /^(?:walk-then-run|runner-on-track|person-running|running-shoe)$/u],
  [/^glowing-face$/u, /^$/u, "radiant-face"],
  // A report on the sea or on Egypt that stops at a number looks back from afar.
  [/^(?:mars-and-ocean|.*whale.*|octopus.*)$/u, /^$/u, "whale-tail-at-sunset", /^whale|^spouting-whale/u],
  [/^(?:great-pyramid|pyramids?|sphinx)$/u, /^$/u, "pyramids-at-evening"],
  // What was cooked stands there as it was served.
  [/^pancakes$/u, /./u, "berry-pancakes", /^berry-pancakes$/u],
  [/^lentil-soup$/u, /afiyet olsun|\benjoy\b|bon app[eé]tit|\bready\b|hazır/iu, "soup-on-table"],
  [/^dragon$/u, /\b(?:never|no longer|not) (?:\p{L}+ )?afraid|\bbrave|korkm(?:ad|uyor|az)|cesur/iu, "brave-dragon"],
];

/** What a list film that stops with its last item leaves to be seen: what it was about, once more, and without words. */
export function closingShot(told: readonly Draft[]): Thing[] {
  return doneInTheEnd(closingThings(told, { isCall: true }), "", told);
}

function doneInTheEnd(things: readonly Thing[], text: string, told: readonly Draft[]): Thing[] {
  const [main, second] = things;
  if (!main || main.isRefused || (second && second.slug !== "bone")) return [...things];
  const done = DONE_IN_THE_END.find(
    ([about, said, , besides]) =>
      about.test(main.slug) &&
      said.test(text) &&
      (besides === undefined || told.some((draft) => draft.things.some(({ slug }) => besides.test(slug)))),
  );
  return done === undefined ? [...things] : [{ slug: done[2], word: "", count: 1, isRefused: false }];
}

/** What else the last sentence names: an octopus that opens a jar closes the film with the jar. */
function besideOf({ things: [own], hits }: Draft): Thing[] {
  return hits
    .filter(({ slug, rank, isRefused, isSide, isLikeness }) => {
      const isSeenBeside = rank === "thing" && !isRefused && !isSide && !isLikeness;
      return isSeenBeside && slug !== own?.slug && !isFigure(slug) && !PASSING.test(slug) && !SYMBOLS.has(slug);
    })
    .map(({ slug }) => ({ slug, word: "", count: 1, isRefused: false }))
    .slice(0, MOST_BESIDE);
}

/**
 * A last sentence that names something new by the way closes on what the film is about; where it comes to something new, that
 * stands with it. Null: what it names was told of before, or the film is about nothing in particular.
 */
function payoffOf(own: Thing, last: Draft, told: readonly Draft[], topic: string | null): Thing[] | null {
  if (topic === null || SYMBOLS.has(topic) || own.slug === topic || ofOneSubject(topic).includes(own.slug)) return null;
  if (own.isRefused) return null;
  const subject = new Set([topic, ...ofOneSubject(topic)]);
  if (told.filter(({ things }) => things.some(({ slug }) => subject.has(slug))).length < LEAST_TOLD) return null;
  const hero = asSign({ slug: topic, word: "", count: 1, isRefused: false });
  // A person small beside a thing would be pasted on it.
  if (figureOf(topic) !== null && figureOf(own.slug) === null) return null;
  const isByTheWay = last.hits.some(({ slug, isSide }) => slug === own.slug && isSide);
  return isByTheWay ? [hero, own] : [own, hero];
}

/** Asks which of those told of. */
const CHOICE = /\b(?:which|what(?:'s| is) your favou?rite|pick one)\b|hangi|favori/iu;

type Closing = {
  isCall: boolean;
  isChoice?: boolean;
  own?: Thing | undefined;
  isNamed?: boolean;
  beside?: readonly Thing[];
};

/** The things of a closing picture after these scenes, the one in the middle first; `own` is what its words show, if anything. */
export function closingThings(
  told: readonly Draft[],
  { isCall, isChoice = false, own, isNamed = false, beside = [] }: Closing,
): Thing[] {
  const opener = new Set(shownIn(told[0]).map(({ slug }) => slug));
  if (own && isNamed && !opener.has(own.slug)) return [own, ...beside];
  const list = distinct(told.filter(isItem).flatMap((draft) => shownIn(draft).slice(0, 1)));
  const isList = list.length >= LEAST_OF_LIST;
  const opened = shownIn(told[0]).find(({ isRefused }) => !isRefused);
  // "Patience", "thank yourself": a sign for an idea closes no film that is about a thing.
  const isIdea = own !== undefined && !isNamed && own.word !== "" && SYMBOLS.has(own.slug);
  const hero = isIdea ? (opened ?? own) : (own ?? opened);
  // Without a picture of its own a film closes on what it told.
  if (!hero)
    return (isList ? list.slice(0, MOST_SUMMED_UP) : othersOf(told.slice(1), opener).slice(-MOST_AROUND)).map(asSign);
  // A film that goes from place to place is about all of them, and who is asked to choose sees what there is to choose from.
  if (isList && (list.slice(0, 2).every(({ slug }) => opener.has(slug)) || isChoice))
    return list.slice(0, MOST_SUMMED_UP).map(asSign);
  // A sign for a thought closes no film: its last words do.
  if (!isList && SYMBOLS.has(hero.slug) && hero.word === "")
    return othersOf(told.slice(1), opener).filter(isSeen).slice(-1).map(asSign);
  // With other things around it the last picture is a heap: the hero stands alone, large.
  return [asSign(hero), ...(isCall ? [] : beside)];
}

/** A title that shows the way through all of them is none of its items. */
function isItem({ kind, placeTo }: Draft): boolean {
  return kind === "list" || (kind === "map" && placeTo === undefined);
}

/** What the scenes showed, the first thing of each and both sides of a comparison, without what the film began with. */
function othersOf(told: readonly Draft[], opener: ReadonlySet<string>): Thing[] {
  // Small beside something else, who cried or ran is nobody any more.
  const firsts = told
    .filter(isTold)
    .flatMap((draft) => shownIn(draft).slice(0, draft.kind === "versus" ? 2 : 1))
    .filter(({ slug }) => !isFigure(slug));
  const named = distinct(firsts.filter(({ slug, isRefused }) => !isRefused && !opener.has(slug)));
  const isSign = ({ slug }: Thing) =>
    told.some(({ hits }) => hits.some((hit) => hit.slug === slug && hit.rank !== "thing"));
  const things = named.filter((thing) => !isSign(thing));
  return things.length >= 2 ? things : named;
}

/** What only stood in for its sentence, or is what something was likened to, is not what the film told. */
function isTold({ kind, things: [main], hits }: Draft): boolean {
  const isStandIn = main?.word === "" && hits.length === 0 && (kind === "hero" || kind === "close");
  return !isStandIn && !hits.some(({ slug, isLikeness }) => isLikeness && slug === main?.slug);
}

function shownIn(draft: Draft | undefined): Thing[] {
  if (!draft) return [];
  const { kind, versus, things } = draft;
  const sides = kind === "versus" && versus ? versus.sides.flatMap(({ thing }) => thing ?? []) : null;
  const shown = sides?.map((slug) => ({ slug, word: "", count: 1, isRefused: false })) ?? things;
  return shown.filter(({ slug }) => !PASSING.test(slug));
}

function isSeen({ slug }: Thing): boolean {
  return !SYMBOLS.has(slug) && !/-face$|^face-/u.test(slug);
}

function distinct(things: readonly Thing[]): Thing[] {
  return things.filter(({ slug }, index) => things.findIndex((thing) => thing.slug === slug) === index);
}

function asSign(thing: Thing): Thing {
  return { ...thing, word: "", count: 1 };
}
