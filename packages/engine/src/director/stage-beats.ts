import type { SceneKind, Thing } from "#film/film.ts";
import type { Beat } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { varyPictures } from "#director/match/alike.ts";
import { castAnimal, isAnimal } from "#director/match/animals.ts";
import type { Draft } from "./draft.ts";
import { closeFilm, FEELINGS } from "./close-film.ts";
import { spareHero } from "./bare/spare-hero.ts";
import { inThePicture, waterInstead } from "./in-the-picture.ts";
import { fillBare } from "./bare/fill-bare.ts";
import { colorThing } from "#director/match/colors/told-colors.ts";
import { fieldHero } from "#director/senses/field-heroes.ts";
import { findHits, MOST_THINGS } from "#director/match/find-hits.ts";
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
import type { Roster } from "#director/people/roster.ts";
import { ofBeasts, readRoster } from "#director/people/roster.ts";
import { keepCompany } from "./company-kept.ts";
import { rising } from "./rising.ts";
import { actOut } from "#director/people/act-out.ts";
import { inState } from "./states.ts";
import { isStray } from "#director/senses/only-named.ts";
import { isBetween, stageBeat, toThing } from "./stage-beat.ts";
import { drawnWhole } from "./whole-pictures.ts";
import { findTopic, isSomebody, mostNamed } from "./topic.ts";

/** What each beat shows. `take` differs from film to film: with the same words another seed begins with another shot. */
export function stageBeats(
  read: readonly Beat[],
  input: StageInput,
  take: number,
): { drafts: Draft[]; topic: string | null } {
  const beats = withoutPlacesByTheWay(read, input.language);
  // With a stop between them: what only begins its sentence is no name inside another.
  const text = { ...input, whole: beats.map((beat) => beat.text).join(". ") };
  const { language, isGrave } = input;
  const seen = beats.map((beat) => shownHits(beat, text));
  const told: ToldFilm = { beats, text, ...readFilm(beats, seen, text) };
  const { topic, product, found, roster, pets, heroThing } = told;
  const staged = stageEach(told, take);
  const series = seriesOf(staged);
  const about = series[0]?.slug ?? topic;
  const filled = fillBare(openAndClose(staged, beats, { series, about }), {
    topic: about,
    hero: topic ?? mostNamed(found, 2) ?? fieldHero(beats, language),
    language,
    take,
    sentences: beats.map(({ sentence }) => sentence),
    sold: product,
  });
  const varied = spareHero(varyPictures(filled, product), language);
  const acted =
    heroThing === null
      ? actOut(varied, beats, { language, isGrave, topic: about, roster })
      : { drafts: varied, topic: heroThing };
  const lead = about === topic ? acted.topic : topic;
  const alive = castBeasts(acted.drafts, beats, { language, roster, topic: about, pets });
  const isCall = beats.at(-1)?.kind === "ending" || /[?？]\s*$/u.test(beats.at(-1)?.text ?? "");
  const closed = closeFilm(alive, { isCall, isGrave, topic: lead });
  const isLast = (index: number) => index > 0 && index === closed.length - 1;
  const pictured = keepCompany(inState(closed, language), about, language)
    .map((draft) => rising(draft, language))
    .map(inThePicture)
    .map((draft, index) => (isLast(index) ? waterInstead(draft) : draft));
  const shown = pictured.map((draft, index) => show(draft, beats[index]?.shown, seen[index]));
  return { drafts: drawnWhole(colorThings(shown, language), language), topic: acted.topic };
}

/** What a whole text tells of. */
type Subject = {
  /** What each beat names. */
  found: Hit[][];
  /** What the film is about: what it sells, who it tells of, or what it names most. */
  topic: string | null;
  /** A thing that is told of as if it were somebody. */
  heroThing: string | null;
  product: string | null;
  roster: Roster;
  pets: ReturnType<typeof findPets>;
};

type ToldFilm = Subject & { beats: readonly Beat[]; text: StageText };

function readFilm(beats: readonly Beat[], seen: readonly (Hit[] | undefined)[], text: StageText): Subject {
  const { language, whole } = text;
  const texts = beats.map((beat) => beat.text);
  const first = beats.map(
    (beat, index) => seen[index] ?? withoutOwners(withoutLandmarks(findHits(beat, text), whole), beat.text, language),
  );
  const pets = findPets(first, texts);
  const told = callPets(first, texts, pets);
  const roster = readRoster(beats, language, new Set(pets.keys()));
  // "Captain Scott" is somebody and no ship, "Dr. Kaya" no rock.
  const named = told.map((list) => list.filter(({ slug, word }) => isSomebody(slug) || !roster.isOfName(word)));
  const heroThing = findHeroThing(beats, named, language);
  const acting = heroThing === null ? named : named.map((list) => withoutPeople(list));
  const found = nameAgain(castAnimal(acting, texts), texts, language);
  const product = findProduct(beats, found, language);
  const thing = findTopic(
    found,
    beats.map(({ sentence }) => sentence),
  );
  const topic = wholeOf(
    heroThing ?? product ?? findProtagonist(beats, found, { language, topic: thing, roster }) ?? thing,
  );
  // What an animal's film tells of people is told of animals.
  const people = topic !== null && isAnimal(topic) ? ofBeasts(roster, beats, language) : roster;
  return { found, topic, heroThing, product, roster: people, pets };
}

/** Every beat by itself: what it names, where it leads, and how it is shot. */
function stageEach({ beats, text, found, topic }: ToldFilm, take: number): Draft[] {
  const standIns = createStandIns();
  const hero = topic ?? mostNamed(found);
  let shots = take;
  return beats.map((beat, index): Draft => {
    const own = tellingHits(found[index] ?? [], { topic, index, kind: beat.kind, isWorn: standIns.isWorn() });
    const led = index === 0 ? own : standIns.lead(own, topic, found, index);
    const draft = showOffer(
      stageBeat(beats.length === 1 ? asYear(beat) : beat, led, text, () => shots++),
      hero,
    );
    return index === beats.length - 1 && beats.length >= LEAST_TO_CLOSE ? closeWith(draft, text.language) : draft;
  });
}

/** "Napoleon lost the battle of Waterloo in 1815": a film of one sentence that tells a year is told by it, and needs no title. */
function asYear(beat: Beat): Beat {
  return beat.kind === "hook" && beat.year !== undefined && !beat.placeTo && !beat.versus
    ? { ...beat, kind: "year" }
    : beat;
}

type Telling = { topic: string | null; index: number; kind: Beat["kind"] | undefined; isWorn: boolean };

/** What a film is about says more than a weak word does, and less than what a sentence likens something to. */
function tellingHits(named: readonly Hit[], { topic, index, kind, isWorn }: Telling): Hit[] {
  const isOfAnimal = topic !== null && isAnimal(topic);
  const isAlone = named.length === 1;
  return (
    named
      // What an animal is like is told of the animal.
      .map((hit): Hit => (hit.isLikeness && topic !== null && !isOfAnimal ? { ...hit, rank: "thing" } : hit))
      .filter(
        ({ rank, slug, isSide }) =>
          // In a list every item shows something of its own.
          (topic === null || rank !== "weak" || (isAlone && (isWorn || kind === "item"))) &&
          // A part of the body is shown where its sentence names nothing else.
          (index === 0 || (isAlone && (!isSide || topic === null || isWorn)) || !isStray(slug, topic)) &&
          // A kangaroo's fifth leg is no human one.
          !(isOfAnimal && OF_PEOPLE.test(slug)),
      )
  );
}

type Ends = { series: readonly Thing[]; about: string | null };

/** A series opens with what it finds, and whoever calls points at what the film is about. */
function openAndClose(staged: readonly Draft[], beats: readonly Beat[], { series, about }: Ends): Draft[] {
  return staged.map((draft, index) => {
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
