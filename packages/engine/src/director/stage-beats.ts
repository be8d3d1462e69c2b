import type { SceneKind, Side, Thing } from "#film/film.ts";
import type { Beat } from "#script/beats.ts";
import { findChange } from "#script/changes.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { varyPictures } from "#director/match/alike.ts";
import { castAnimal, isAnimal } from "#director/match/animals.ts";
import { FALLS } from "#director/match/charts.ts";
import type { Draft } from "./draft.ts";
import { closeFilm, FEELINGS } from "./close-film.ts";
import { spareHero } from "./bare/spare-hero.ts";
import { chooseEmphasis } from "./emphasis.ts";
import { inThePicture, waterInstead } from "./in-the-picture.ts";
import { fillBare } from "./bare/fill-bare.ts";
import { colorThing } from "#director/match/colors/told-colors.ts";
import { fieldHero } from "#director/senses/field-heroes.ts";
import { dayOf, findHits, LIGHT_HEARTED, MOST_THINGS } from "#director/match/find-hits.ts";
import type { StageInput, StageText } from "#director/match/find-hits.ts";
import { colorThings } from "#director/match/colors/named-colors.ts";
import { nameAgain } from "#director/match/named-again.ts";
import { callPets, findPets } from "#director/match/named-pets.ts";
import { createStandIns } from "./lead.ts";
import type { Hit } from "#director/match/hit.ts";
import { withoutLandmarks, withoutPlacesByTheWay } from "#director/places/named-by-the-way.ts";
import { showOffer } from "#director/match/offers.ts";
import { findProduct } from "./product.ts";
import { findProtagonist } from "./protagonist.ts";
import { castBeasts } from "#director/people/beasts.ts";
import { findHeroThing, withoutPeople } from "#director/people/hero-thing.ts";
import { withoutOwners } from "#director/people/owners.ts";
import { ofBeasts, readRoster } from "#director/people/roster.ts";
import { actOut } from "#director/people/act-out.ts";
import { isBesideFact, isStray } from "#director/senses/only-named.ts";
import { chooseKind } from "./choose-kind.ts";
import { drawnWhole } from "./whole-pictures.ts";
import { findTopic, isSomebody, isTool, mostNamed } from "./topic.ts";

/** A side is a word or two: what it names is meant. */
const LEAST_OF_SIDE = 4.2;
/** What each beat shows. `take` differs from film to film: with the same words another seed begins with another shot. */
export function stageBeats(
  read: readonly Beat[],
  input: StageInput,
  take: number,
): { drafts: Draft[]; topic: string | null } {
  const beats = withoutPlacesByTheWay(read, input.language);
  // With a stop between them: what only begins its sentence is no name inside another.
  const texts = beats.map((beat) => beat.text);
  const text = { ...input, whole: texts.join(". ") };
  const seen = beats.map((beat) => shownHits(beat, text));
  const first = beats.map(
    (beat, index) =>
      seen[index] ?? withoutOwners(withoutLandmarks(findHits(beat, text), text.whole), beat.text, input.language),
  );
  const pets = findPets(first, texts);
  const told = callPets(first, texts, pets);
  const roster = readRoster(beats, input.language, new Set(pets.keys()));
  // "Captain Scott" is somebody and no ship, "Dr. Kaya" no rock.
  const named = told.map((list) => list.filter(({ slug, word }) => isSomebody(slug) || !roster.isOfName(word)));
  const heroThing = findHeroThing(beats, named, input.language);
  const acting = heroThing === null ? named : named.map((list) => withoutPeople(list));
  const found = nameAgain(castAnimal(acting, texts), texts, input.language);
  const sentences = beats.map(({ sentence }) => sentence);
  const product = findProduct(beats, found, input.language);
  const thing = findTopic(found, sentences);
  const somebody = (): string | null =>
    findProtagonist(beats, found, { language: input.language, topic: thing, roster });
  const topic = wholeOf(heroThing ?? product ?? somebody() ?? thing);
  const people = topic !== null && isAnimal(topic) ? ofBeasts(roster, beats, input.language) : roster;
  // What an animal is like is told of the animal.
  const isShownAlike = topic !== null && !isAnimal(topic);
  // What a film is about says more than a weak word does, and less than what a sentence likens something to.
  const hits = found.map((list, index) =>
    list
      .map((hit): Hit => (hit.isLikeness && isShownAlike ? { ...hit, rank: "thing" } : hit))
      .filter(
        ({ rank, slug, isSide }) =>
          // In a list every item shows something of its own.
          (topic === null || rank !== "weak" || (beats[index]?.kind === "item" && list.length === 1)) &&
          // A part of the body is shown where its sentence names nothing else.
          (index === 0 || (list.length === 1 && (!isSide || topic === null)) || !isStray(slug, topic)) &&
          // A kangaroo's fifth leg is no human one.
          !(topic !== null && isAnimal(topic) && OF_PEOPLE.test(slug)),
      ),
  );
  const standIns = createStandIns();
  let shots = take;
  const hero = topic ?? mostNamed(found);
  const again = topic ?? mostNamed(found, 2) ?? fieldHero(beats, input.language);
  const staged = beats.map((beat, index): Draft => {
    const draft = showOffer(
      stageBeat(
        beat,
        index === 0 ? (hits[0] ?? []) : standIns.lead(hits[index] ?? [], topic, found, index),
        text,
        () => shots++,
      ),
      hero,
    );
    return index === beats.length - 1 && beats.length >= LEAST_TO_CLOSE ? closeWith(draft, input.language) : draft;
  });
  const series = seriesOf(staged);
  const about = series[0]?.slug ?? topic;
  const opened = staged.map((draft, index) => {
    // All of them come together at the end.
    if (index === 0 && series.length > 0) return { ...draft, things: series.slice(0, 2) };
    if (index > 0 && draft.things.length === 0 && ORDERED.test(draft.text))
      return withOrdered(draft, staged[index - 1]);
    // A call stands beside what the film is about, not beside a sign for calling.
    const isCall = draft.kind === "end" && beats[index]?.kind === "ending";
    const isSignOnly = draft.hits[0]?.rank !== "thing" || CALL_SIGNS.test(draft.hits[0].slug);
    if (!isCall || !isSignOnly) return draft;
    if (about !== null) return { ...draft, things: [] };
    const shown = staged[0]?.things.find(({ isRefused }) => !isRefused);
    return shown ? { ...draft, things: [{ ...shown, word: "", count: 1 }] } : draft;
  });
  const filled = fillBare(opened, {
    topic: about,
    hero: again,
    language: input.language,
    take,
    sentences,
    sold: product,
  });
  const isCall = beats.at(-1)?.kind === "ending" || /[?？]\s*$/u.test(beats.at(-1)?.text ?? "");
  const varied = spareHero(varyPictures(filled, product), input.language);
  const acted =
    heroThing === null
      ? actOut(varied, beats, { language: input.language, isGrave: input.isGrave, topic: about, roster: people })
      : { drafts: varied, topic: heroThing };
  const lead = about === topic ? acted.topic : topic;
  const alive = castBeasts(acted.drafts, beats, { language: input.language, roster: people, topic: about, pets });
  const closed = closeFilm(alive, { isCall, isGrave: input.isGrave, topic: lead });
  const isLast = (index: number) => index > 0 && index === closed.length - 1;
  const pictured = closed.map(inThePicture).map((draft, index) => (isLast(index) ? waterInstead(draft) : draft));
  const shown = pictured.map((draft, index) => show(draft, beats[index]?.shown, seen[index]));
  return { drafts: drawnWhole(colorThings(shown, input.language), input.language), topic: acted.topic };
}

/** Its hearts and brains are shown where they are told of; what the film is about is the animal. */
function wholeOf(topic: string | null): string | null {
  return topic === "octopus-anatomy" ? "octopus" : topic;
}

/** What the writer wants to be seen, as objects; undefined where nothing was said of it, or nothing is known by it. */
function shownHits({ shown, text: said }: Beat, text: StageText): Hit[] | undefined {
  if (shown === undefined) return undefined;
  const asked: Beat = { kind: "line", text: shown, sentence: 0, emoji: [], isCall: false };
  const hits = findHits(asked, text).filter(({ isRefused }) => !isRefused);
  // Only a word that is read can be marked in what is read.
  const isSaid = (word: string) => lowerCase(said, text.language).includes(lowerCase(word, text.language));
  return hits.length === 0 ? undefined : hits.map((hit) => (isSaid(hit.word) ? hit : { ...hit, word: "" }));
}

/** Nothing that the director thought of stands in for what its writer wants to be seen. */
function show(draft: Draft, shown: string | undefined, hits: readonly Hit[] | undefined): Draft {
  const said = shown === undefined ? draft : { ...draft, shown };
  if (hits === undefined) return said;
  const things = hits.slice(0, draft.kind === "close" ? 1 : MOST_THINGS).map(toThing);
  return { ...said, kind: draft.kind === "words" ? "hero" : draft.kind, things };
}

/** Parts of the body as people have them. */
const OF_PEOPLE = /^(?:leg|foot|ear|nose|mouth|flexed-biceps|spine-figure|hand-with-fingers-splayed)$/u;

/** "Bugün hazırla": what the sentence before told of, and not what the film is about. */
const ORDERED =
  /^(?:(?:bugün|şimdi|hemen) )?(?:hazırla|kur|topla|al|bul)(?:yın|yin|ın|in)?[.!]?$|^(?:pack|prepare|make|get|buy) (?:it|one|yours)(?: (?:today|now|tonight))?[.!]?$/iu;

function withOrdered(draft: Draft, before: Draft | undefined): Draft {
  const [main] = before?.things ?? [];
  if (main === undefined || main.isRefused) return draft;
  return { ...draft, things: [{ ...main, word: "", count: 1 }] };
}

/** Signs of what a viewer is asked to do. */
const CALL_SIGNS =
  /^(?:fork-and-knife|bell|speech|memo|megaphone|red-heart|thumbs|pencil|spiral-notepad|floppy-disk|bookmark|telephone|love-letter)/u;
const LEAST_TO_CLOSE = 3;
const CLOSING: ReadonlySet<SceneKind> = new Set(["hero", "close", "parade", "words"]);

/** The last sentence closes the film, also when it asks nothing: its thing, or the topic, among all that was told. */
function closeWith(draft: Draft, language: Language): Draft {
  // What names a colour shows it.
  if (draft.things.length === 0 && colorThing(draft.text, language)) return draft;
  const isRefused = draft.things.some((thing) => thing.isRefused || thing.count > 1);
  if (!CLOSING.has(draft.kind) || isRefused) return draft;
  // What something is like says less than the thing.
  const isNamed = ({ slug }: Thing) => draft.hits.some((hit) => hit.slug === slug && hit.rank === "thing");
  // What is told of an animal closes on the animal.
  const isBeast = isAnimal(draft.things[0]?.slug ?? "");
  const isOwn = (thing: Thing) => thing.word !== "" && (isNamed(thing) || (!isBeast && FEELINGS.has(thing.slug)));
  // The evening is the ground on which the others stand.
  const others = draft.things.filter(({ slug }) => slug !== "red-sunset");
  const shown = others.length > 0 ? others : draft.things;
  const main = shown.find(({ slug }) => isBetween(slug)) ?? shown.find(isOwn) ?? shown.find(isNamed) ?? shown[0];
  return { ...draft, kind: "end", things: main ? [main] : [] };
}

/** What two do with one another says more than who they are. */
const BETWEEN =
  /^(?:people-hugging|helping-up|giving-pair|arguing-pair|chasing-pair|dancing-pair|finish-line|holding-hands|waiting-line|ringing-phone)$/u;
function isBetween(slug: string): boolean {
  return BETWEEN.test(slug);
}

const LEAST_OF_SERIES = 3;

/** A film that goes from place to place opens with what it finds there. */
function seriesOf(drafts: readonly Draft[]): Thing[] {
  const found = drafts
    .filter(({ kind }) => kind === "map")
    .flatMap(({ things }) => things.filter(({ isRefused }) => !isRefused).slice(0, 1));
  const distinct = found.filter(({ slug }, index) => found.findIndex((thing) => thing.slug === slug) === index);
  return distinct.length < LEAST_OF_SERIES
    ? []
    : distinct.slice(0, MOST_THINGS).map((thing) => ({ ...thing, word: "" }));
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

function stageBeat(
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

const TRADERS = /^(?:merchant|trader|tüccar)/iu;

/** "Workers ate bread, fish and onions": what was eaten is a picture by itself, and nobody lies among it. */
function withoutEaters(named: readonly Hit[], text: string): readonly Hit[] {
  const eaten = named.filter(
    ({ slug, word }) => !isSomebody(slug) && !slug.endsWith("-workers") && !TRADERS.test(word),
  );
  return eaten.length >= (named.some(({ word }) => TRADERS.test(word)) ? 2 : LEAST_OF_SERIES) &&
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

function toThing({ slug, word, count, isRefused }: Hit): Thing {
  return { slug, word, count, isRefused };
}
