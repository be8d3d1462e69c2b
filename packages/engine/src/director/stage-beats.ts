import type { SceneKind, Side, Thing } from "#film/film.ts";
import type { Beat } from "#script/beats.ts";
import { findChange } from "#script/changes.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { varyPictures } from "./alike.ts";
import { castAnimal, isAnimal, withoutKinds } from "./animals.ts";
import type { Draft } from "./draft.ts";
import { closeFilm } from "./close-film.ts";
import { chooseEmphasis } from "./emphasis.ts";
import { colorThing, fillBare } from "./fill-bare.ts";
import { isAtHome } from "./homes.ts";
import type { Hit, Matcher } from "./matcher.ts";
import { showOffer } from "./offers.ts";
import { isBesideFact, isInTone, isMeant, isStray } from "./only-named.ts";

/** An emoji was chosen by the writer: nothing is surer. */
const EMOJI_SCORE = 9;
const MOST_THINGS = 4;
/** A sum of money shows its money when the sentence names nothing else. */
const BANKNOTES: Readonly<Record<string, string | undefined>> = {
  $: "dollar-banknote",
  "€": "euro-banknote",
  "£": "pound-banknote",
  "¥": "yen-banknote",
};
const SURE_ALONE = 5;
/** A side is a word or two: what it names is meant. */
const LEAST_OF_SIDE = 4.2;
/** Emoji that point at the text or mark it, and show nothing by themselves. */
const GESTURE =
  /pointing|^(?:check|cross)-mark|exclamation|question-mark|play-button|^arrow|^sparkles$|^speech-balloon$|^fire$|^hundred-points$|^collision$/u;
/** A grave film shows no smileys and no party; the face of an animal is the animal. */
const LIGHT_HEARTED =
  /^(?!(?:dog|cat|cow|horse|pig|rabbit|bear|tiger|mouse|monkey|dragon|unicorn)-face$).*face|^eyes$|^ear$|party|-head$|confetti|clown|balloon|monkey$|^people-hugging$|^bell$|cat-with|see-no|partying|thumbs|sparkles/u;
const GROWTH =
  /(?:^|\s)(?:up|more|rise|rises|rose|grew|grow|grows|growth|increase[sd]?|higher|faster|gain(?:ed|s)?|doubled|tripled|raised|shrunk|shrank|declined|down|fell|drop(?:ped|s)?|less|fewer|lower|cut|art\p{L}*|yüksel\p{L}*|büyü\p{L}*|fazla|azal\p{L}*|düş\p{L}*|daha)(?=$|[\s.,!])/iu;

const FALLS =
  /(?:^|\s)(?:down|fell|falls?|drop(?:ped|s)?|less|fewer|lower(?:ed)?|cut|shrunk|shrank|declined?|decreased?|lost|azal\p{L}*|düş\p{L}*|geril\p{L}*|eri\p{L}*)(?=$|[\s.,!])/iu;

export type StageInput = { matcher: Matcher; language: Language; isGrave: boolean };
/** With the whole text: it may tell which of two meanings a word has. */
type StageText = StageInput & { whole: string };

/** What each beat shows. `take` differs from film to film: with the same words another seed begins with another shot. */
export function stageBeats(
  beats: readonly Beat[],
  input: StageInput,
  take: number,
): { drafts: Draft[]; topic: string | null } {
  const text = { ...input, whole: beats.map((beat) => beat.text).join(" ") };
  const found = castAnimal(beats.map((beat) => findHits(beat, text)));
  const topic = findTopic(found);
  // What a film is about says more than a weak word does.
  const hits = found.map((list, index) =>
    list.filter(({ rank, slug }) => (topic === null || rank !== "weak") && (index === 0 || !isStray(slug, topic))),
  );
  let shots = take;
  const hero = topic ?? mostNamed(found);
  const again = topic ?? mostNamed(found, 2);
  const staged = beats.map((beat, index): Draft => {
    const draft = showOffer(
      stageBeat(beat, hits[index] ?? [], text, () => shots++),
      hero,
    );
    return index === beats.length - 1 && beats.length >= LEAST_TO_CLOSE ? closeWith(draft, input.language) : draft;
  });
  const series = seriesOf(staged);
  const about = series[0]?.slug ?? topic;
  const opened = staged.map((draft, index) => {
    // All of them come together at the end.
    if (index === 0 && series.length > 0) return { ...draft, things: series.slice(0, 2) };
    // A call stands beside what the film is about, not beside a sign for calling.
    const isCall = draft.kind === "end" && beats[index]?.kind === "ending";
    const isSignOnly = draft.hits[0]?.rank !== "thing" || CALL_SIGNS.test(draft.hits[0].slug);
    if (!isCall || !isSignOnly) return draft;
    if (about !== null) return { ...draft, things: [] };
    const shown = staged[0]?.things.find(({ isRefused }) => !isRefused);
    return shown ? { ...draft, things: [{ ...shown, word: "", count: 1 }] } : draft;
  });
  const sentences = beats.map(({ sentence }) => sentence);
  const filled = fillBare(opened, { topic: about, hero: again, language: input.language, take, sentences });
  const isCall = beats.at(-1)?.kind === "ending" || /[?？]\s*$/u.test(beats.at(-1)?.text ?? "");
  return { drafts: closeFilm(varyPictures(filled), isCall), topic: about };
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
  const main = draft.things.find(isNamed) ?? draft.things[0];
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
  const isHalf = !isAsked && sides !== undefined && (sides[0].thing === null) !== (sides[1].thing === null);
  const beat = isHalf ? asLine(read) : read;
  const day = beat.kind === "hook" || beat.number !== undefined ? undefined : dayOf(beat.text);
  const number = beat.number ?? day;
  const kind = day === undefined ? chooseKind(beat, named, language, nextShot) : "list";
  const shown = FACTS.has(kind) ? named.filter(isBesideFact) : named;
  // "Nine hundred bottles": what is counted comes first.
  const unit = lowerCase(beat.figure?.unit ?? "", language);
  const isCounted = ({ word }: Hit) => unit.length > 2 && lowerCase(word, language).startsWith(unit);
  const hits = kind === "figure" ? shown.toSorted((a, b) => Number(isCounted(b)) - Number(isCounted(a))) : shown;
  return {
    kind,
    text: beat.text,
    emphasis: chooseEmphasis(beat, hits, kind, language),
    // A title's number stands above it; its objects need not be counted out.
    things: hits
      // Only the first object is drawn large enough to be struck out; a refused one beside it would look wanted.
      .filter(({ isRefused }, index) => index === 0 || !isRefused)
      .slice(0, kind === "close" ? 1 : MOST_THINGS)
      .map((hit) => toThing(kind === "hook" ? { ...hit, count: 1 } : hit)),
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
    ...(beat.versus && sides && { versus: { ...beat.versus, sides } }),
  };

  /** The same object on both sides would tell the opposite: then the second one goes without. */
  function stageSides([left, right]: [string, string]): [Side, Side] {
    const [first, second] = [stageSide(left), stageSide(right)];
    return [first, second.thing === first.thing ? { ...second, thing: null } : second];
  }

  function stageSide(text: string): Side {
    const hit = matcher.match(text, language, 1, whole)[0];
    const isShown = hit && hit.score > LEAST_OF_SIDE && !(isGrave && LIGHT_HEARTED.test(hit.slug));
    return { text, thing: isShown ? hit.slug : null };
  }
}

function asLine({ versus: _sides, ...beat }: Beat): Beat {
  return beat.kind === "versus" ? { ...beat, kind: "line" } : beat;
}

/** "Day 3: better skin", "2. gün: …" are counted like the items of a list. */
function dayOf(text: string): number | undefined {
  const found =
    /^(?:(?:day|week|month|year|gün|hafta)\s(\d{1,3})|(\d{1,3})\.\s(?:gün|hafta|ay|yıl))(?=\s?[:–—-])/iu.exec(text);
  return found ? Number(found[1] ?? found[2]) : undefined;
}

/** What a price shows is not what a title is about. */
const COINS = /-(?:coin|banknote)$|^coin|^money/u;
const BECOMES = /\d['’]y?[ae](?!\p{L})|\bto (?:about |around |nearly )?\d/iu;

/** A share by which something grows or falls, or one number that becomes another. */
function isChange({ figure, text }: Beat, language: Language): boolean {
  // What falls to 30 % does not fall by 30 %.
  const isBy = figure?.unit === "%" && GROWTH.test(text) && !BECOMES.test(text);
  return isBy || findChange(text, language) !== undefined;
}

function chooseKind(beat: Beat, hits: readonly Hit[], language: Language, nextShot: () => number): SceneKind {
  // A film that begins with a comparison shows both sides at once.
  // A title that names nothing but a place shows where it is.
  if (beat.kind === "hook")
    return beat.versus
      ? "versus"
      : hits.every(({ slug }) => COINS.test(slug)) && beat.place && beat.year === undefined
        ? "map"
        : "hook";
  if (beat.kind === "item") return "list";
  if (beat.kind === "ending") return "end";
  if (beat.kind === "versus") return "versus";
  if (beat.kind === "quote") return "quote";
  if (beat.kind === "place") return "map";
  if (beat.kind === "year") return "year";
  if (beat.kind === "figure") return isChange(beat, language) ? "chart" : "figure";
  if (hits.length >= 3) return "parade";
  if (hits.length === 0) return "words";
  return hits.length === 2 || nextShot() % 2 === 0 ? "hero" : "close";
}

function findHits(beat: Beat, { matcher, language, isGrave, whole }: StageText): Hit[] {
  const chosen = new Map<string, Hit>();
  for (const [index, sign] of beat.emoji.entries()) {
    const slug = matcher.emoji(sign);
    if (!slug || chosen.has(slug) || GESTURE.test(slug)) continue;
    chosen.set(slug, { slug, word: "", at: -1 - index, count: 1, isRefused: false, score: EMOJI_SCORE, rank: "thing" });
  }
  const place = lowerCase(beat.place?.name ?? "", language);
  for (const hit of withoutHead(
    beat.text,
    withoutKinds(matcher.match(withoutCount(beat.text), language, MOST_THINGS, whole), beat.text),
  )) {
    // "Kaş'ta" shows no eyebrow; "Paris" still shows its tower.
    if (TWO_MEANINGS.has(place) && lowerCase(hit.word, language).split(/['’]/u)[0] === place) continue;
    const known = chosen.get(hit.slug);
    chosen.set(hit.slug, known ? { ...hit, score: EMOJI_SCORE } : hit);
  }
  for (const slug of chosen.keys()) for (const part of PARTS[slug] ?? []) chosen.delete(part);
  const things = [...chosen.values()].toSorted((a, b) => Number(isSign(a)) - Number(isSign(b)));
  const banknote = chosen.size === 0 ? BANKNOTES[beat.figure?.prefix ?? ""] : undefined;
  if (banknote)
    return [{ slug: banknote, word: "", at: 0, count: 1, isRefused: false, score: SURE_ALONE + 1, rank: "idea" }];
  const unit = things.length === 0 ? UNIT_THINGS[beat.figure?.unit ?? ""] : undefined;
  // A shell of 276 kilos stands on no bathroom scale.
  if (unit && isAtHome(unit, lowerCase(whole, language)))
    return [{ slug: unit, word: "", at: 0, count: 1, isRefused: false, score: SURE_ALONE, rank: "idea" }];
  return things
    .map((hit) => (SAD_FACE.test(hit.slug) && (isGrave || !isInTone(hit, whole)) ? { ...hit, slug: SAD_FIGURE } : hit))
    .filter(({ slug }, index, all) => all.findIndex((hit) => hit.slug === slug) === index)
    .filter((hit) => isMeant(hit) && isInTone(hit, whole) && !(isGrave && LIGHT_HEARTED.test(hit.slug)))
    .slice(0, MOST_THINGS + 1);
}

/** A sad face is a joke in a grave or a tender text; a figure is not. */
const SAD_FACE = /^(?:crying|loudly-crying|pensive|weary|worried|tired)-face$/u;
const SAD_FIGURE = "bowed-figure";

/** "Week 8: you finish": the week only counts. */
function withoutCount(text: string): string {
  return dayOf(text) === undefined ? text : text.replace(/^[^:–—-]+[:–—-]\s*(?=\S)/u, "");
}

/** "Three scents: lavender, lemon and rose": what follows is what is meant. */
function withoutHead(text: string, hits: readonly Hit[]): Hit[] {
  const colon = text.indexOf(":");
  const head = colon < 0 ? 0 : text.slice(0, colon).split(/\s+/u).filter(Boolean).length;
  const listed = hits.filter(({ at }) => at >= head);
  return listed.length >= 2 ? hits.filter(({ at, count }) => at >= head || count < 2) : [...hits];
}

/** Places whose name is a thing as well. */
const TWO_MEANINGS: ReadonlySet<string> = new Set(
  "kaş van ordu muş ağrı batman iğdır turkey china nice bath reading cork chile jersey cologne".split(" "),
);

/** Drawings that show another one already. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  "sleeping-cat": ["cat-face", "sleeper"],
  sleeper: ["bed", "person-in-bed"],
  "cave-hotel": ["sleeper", "bed"],
  "tying-shoes": ["running-shoe", "mans-shoe", "goalkeeper"],
  "cat-in-box": ["cat-face", "package"],
  "pet-bed": ["dog-face", "bed"],
  "crying-puppy": ["dog-face", "crying-face"],
  "vet-and-dog": ["dog-face"],
  "bee-dance": ["honeybee"],
  "lighthouse-keeper": ["seagull", "lighthouse"],
  "honey-jar": ["jar"],
  anglerfish: ["tropical-fish", "fish"],
  "umbrella-in-rain": ["cloud-with-rain", "umbrella"],
  "melting-ice": ["ice", "iceberg", "water-wave"],
};

/** What is written in words is what a sentence is about; an emoji beside it goes with it. */
function isSign({ word, rank }: Hit): boolean {
  return word === "" || rank === "weak";
}

/** What a measure is read from, where its sentence names nothing else. */
const UNIT_THINGS: Readonly<Record<string, string | undefined>> = {
  kg: "bathroom-scale",
  lbs: "bathroom-scale",
  litre: "water-bottle",
  litres: "water-bottle",
  "°C": "thermometer",
  "°F": "thermometer",
  GB: "microchip",
  TB: "server-rack",
  kWh: "high-voltage",
  kcal: "fire",
};

/** Named again and again by the way; what a film is about only where it begins with it. */
const MATERIAL =
  /^(?:droplet|glass-of-water|water-bottle|coin|.*-coin|.*-banknote|money-bag|sun|fire|house|door|car|spoon|salt)$/u;

/** The thing a text names most, at least so often. */
function mostNamed(hits: readonly (readonly Hit[])[], least = 1): string | null {
  const counts = new Map<string, number>();
  const opening = new Set((hits[0] ?? []).map(({ slug }) => slug));
  for (const { slug, isRefused, rank } of hits.flat())
    if (!isRefused && rank === "thing" && (opening.has(slug) || !MATERIAL.test(slug)))
      counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= least ? best[0] : null;
}

/** What the first words name counts more than twice, an idea half; a thing named once by the way is no topic. */
function findTopic(hits: readonly (readonly Hit[])[]): string | null {
  const counts = new Map<string, number>();
  const isOpening = (slug: string) => (hits[0] ?? []).some((hit) => hit.slug === slug);
  for (const [index, list] of hits.entries())
    for (const [place, { slug, score, isRefused, rank, isSide }] of list.entries()) {
      if (score <= SURE_ALONE || isRefused || (MATERIAL.test(slug) && !isOpening(slug))) continue;
      // "By her bed", "in a bakery": where something happens is not yet what it is about.
      const share = (index === 0 && !isSide ? FIRST_WORDS : 1) * (rank === "thing" ? 1 : 0.5) * (place === 0 ? 1 : 0.7);
      counts.set(slug, (counts.get(slug) ?? 0) + share);
    }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (!best || best[1] < LEAST_OF_TOPIC) return null;
  // Of several things in the first sentence the topic is the one that comes back.
  const isNamedAgain = hits.slice(1).some((list) => list.some(({ slug }) => slug === best[0]));
  const isOnlyOne = (hits[0] ?? []).filter(({ rank }) => rank === "thing").length <= 1;
  if (isNamedAgain || isOnlyOne || hits.length < 3) return best[0];
  // What is told of one animal's parts is told of the animal.
  const animals = (hits[0] ?? []).filter(({ slug, rank }) => rank === "thing" && isAnimal(slug));
  return animals.length === 1 ? (animals[0]?.slug ?? null) : null;
}

const FIRST_WORDS = 3;
const LEAST_OF_TOPIC = 1.6;

function toThing({ slug, word, count, isRefused }: Hit): Thing {
  return { slug, word, count, isRefused };
}
