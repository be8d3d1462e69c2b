import { createRandom } from "#base/numbers.ts";
import type { Film } from "#film/film.ts";
import { LOOKS } from "#looks/looks.ts";
import type { PresetId } from "#presets.ts";
import type { Reading } from "#script/beats.ts";
import { foldLetters } from "#script/fold-letters.ts";
import { findCommonTone } from "#director/look/ambience.ts";
import { chooseLook, graveLook } from "#director/look/choose-look.ts";
import { closingShot, closingThings } from "./close-film.ts";
import { dress } from "#director/look/dress.ts";
import type { Timed } from "#director/look/dress.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import type { Matcher } from "#director/match/matcher.ts";
import { createMatcher } from "#director/match/matcher.ts";
import type { FilmMood } from "#director/look/mood.ts";
import { findMood } from "#director/look/mood.ts";
import { placePictures } from "#director/places/place-pictures.ts";
import type { Draft } from "./draft.ts";
import { frightened } from "./in-the-picture.ts";
import { PARTS } from "#director/match/find-hits.ts";
import { inToldOrder } from "./told-order.ts";
import { stageBeats } from "./stage-beats.ts";
import { beatSeconds } from "./beat-seconds.ts";
import { timeFilm } from "./film-times.ts";
import type { Times } from "./time.ts";
import { snapCuts } from "./time.ts";

export type DirectInput = {
  lexicon: Lexicon;
  seed: number;
  /** Absent: the words choose the look. */
  preset?: PresetId | undefined;
  /** Absent: as long as the text needs. */
  durationSeconds?: number | undefined;
  pictures?: readonly { name: string }[] | undefined;
  channel?: string | null | undefined;
  /** Seconds a voice needs for each beat of the reading. */
  spokenSeconds?: readonly number[] | undefined;
  /** The beat of the music; cuts fall on it. */
  secondsPerBeat?: number | undefined;
};

export type Direction = {
  film: Film;
  mood: FilmMood;
  /** What did not fit into the length, as text; empty: everything is told. */
  dropped: string;
  /** The length the whole text asks for. */
  neededSeconds: number;
};

/** Shown by a film without words and pictures. */
const NOTHING_TOLD = "sparkles";

/** The film a reading becomes: scenes with their objects, grounds, times and ways out. The same seed gives the same film. */
export function direct(reading: Reading, input: DirectInput): Direction {
  const { language } = reading;
  const random = createRandom(input.seed);
  const wholeText = reading.beats.map((beat) => beat.text).join(". ");
  const mood = findMood(wholeText, language);
  const asked = input.preset ?? graveLook(mood);
  const isGrave = mood === "grave" || mood === "tense" || (asked !== undefined && LOOKS[asked].isGrave);
  const matcher = matcherOf(input.lexicon);
  const take = Math.floor(random() * 2);
  const channel = typeof input.channel === "string" ? foldLetters(input.channel) : null;
  const pictures = input.pictures ?? [];
  const texts = reading.beats.map((beat) => beat.text);
  const times = timeFilm(reading, {
    asked: input.durationSeconds,
    spokenSeconds: input.spokenSeconds,
    hasChannel: channel !== null,
    pictureCount: pictures.length,
  });
  const { hasChannelCard, hasClosingShot } = times;
  // Only what fits into the film is looked at.
  const beats = reading.beats.slice(0, times.beats.length);
  const { drafts, topic } = stageBeats(beats, { matcher, language, isGrave }, take);
  const kept = drafts
    .map((draft) => ({ ...draft, things: inToldOrder(draft.things, draft.text, language) }))
    .map((draft) => (mood === "tense" ? frightened(draft) : draft));
  const subject = chooseLook(texts, { drafts: kept, topic }, mood, language);
  const preset = asked ?? subject;
  // A subject without a drawing is told by words alone.
  const shown = topic ?? "";
  const placed = hangPictures(kept, pictures, language);
  const cast = castOf(kept, shown);
  const closing: Draft = {
    kind: "end",
    text: "",
    emphasis: [],
    things: hasChannelCard ? closingThings(kept, { isCall: true }) : closingShot(kept),
    hits: [],
  };
  const told = addBreaths(placed, times, {
    topic: shown,
    cast,
    closing: hasChannelCard || (hasClosingShot && closing.things.length > 0) ? closing : null,
  });
  // Without words and pictures there is still something to see.
  const isWordless = reading.leftOut.some(({ kind, text }) => kind === "direction" && NO_WORDS.test(text));
  const shots = isWordless ? addShot(told) : addNear(told);
  const sequence = shots.length > 0 ? shots : [{ draft: breathe(null, 1, NOTHING_TOLD, cast), seconds: times.total }];
  const ends = cutTimes(sequence, times.total, input.secondsPerBeat);
  const tone = findCommonTone(texts, language);
  const scenes = dress(sequence, ends, { preset, subject, isGrave, random, language, tone });
  return {
    film: {
      version: 1,
      language,
      seed: input.seed,
      preset,
      isGrave,
      topic: shown,
      cast,
      channel,
      ...(isWordless && { captions: "none" as const }),
      durationSeconds: ends.at(-1) ?? times.total,
      scenes,
    },
    mood,
    dropped: texts.slice(times.beats.length).join(" "),
    neededSeconds: texts.reduce((sum, text) => sum + beatSeconds(text), 0),
  };
}

/** A writer who wants no words on the film. */
const NO_WORDS =
  /(?:no|without) (?:on-screen )?(?:texts?|words|captions|subtitles)|text free|(?:yazı|metin|altyazı) (?:yok|olmasın)|yazısız|altyazısız/iu;
const FIRST_SHOT = 0.6;
const SHORTEST_SHOT = 1.6;
/** Where somebody is, from afar, and what he does, from near. */
const SHOTS: Readonly<Record<string, { afar: string; near: string } | undefined>> = {
  "lighthouse-keeper": { afar: "lonely-lighthouse", near: "gull-takes-fish" },
};

/** A single scene that tells without words is told in two shots: everything, then what goes with it, or a part of it, from near. */
function addShot(told: readonly Timed[]): Timed[] {
  const [only] = told;
  const things = only?.draft.things ?? [];
  const near = things.length > 1 ? things.at(-1) : things[0];
  if (
    !only ||
    !near ||
    told.length > 1 ||
    only.seconds * (1 - FIRST_SHOT) < SHORTEST_SHOT ||
    only.draft.kind !== "hook" ||
    only.draft.picture !== undefined
  )
    return [...told];
  const part = things.length > 1 ? near.slug : (PARTS[near.slug]?.[0] ?? near.slug);
  const shotOf = (slug: string) => ({
    ...only.draft,
    kind: "close" as const,
    text: "",
    emphasis: [],
    things: thingsOf([slug]),
  });
  const places = SHOTS[things[0]?.slug ?? ""];
  // From afar, then nearer, then near.
  if (places !== undefined && only.seconds / 3 >= SHORTEST_SHOT)
    return [
      { ...only, draft: { ...only.draft, things: thingsOf([places.afar]) }, seconds: only.seconds * 0.34 },
      { draft: shotOf(things[0]?.slug ?? ""), seconds: only.seconds * 0.36 },
      { draft: shotOf(places.near), seconds: only.seconds * 0.3 },
    ];
  const close = shotOf(part);
  return [
    { ...only, seconds: only.seconds * FIRST_SHOT },
    { draft: close, seconds: only.seconds * (1 - FIRST_SHOT) },
  ];
}

/** What a single sentence is told with, seen again from near. */
const NEAR: Readonly<Record<string, string | undefined>> = {
  "umbrella-in-rain": "boots-in-puddle",
  "paris-trocadero": "paris-cafe",
  "coffee-hill": "coffee-beans",
};
const FIRST_WITH_WORDS = 0.58;

/** A film of one sentence is one picture: where its thing is known from near, it ends on that, and the sentence stays. */
function addNear(told: readonly Timed[]): Timed[] {
  const [only] = told;
  const near = only?.draft.things.length === 1 ? NEAR[only.draft.things[0]?.slug ?? ""] : undefined;
  if (!only || near === undefined || told.length > 1 || only.seconds * (1 - FIRST_WITH_WORDS) < SHORTEST_SHOT)
    return [...told];
  const { text, emphasis } = only.draft;
  const close: Draft = { kind: "close", text, emphasis, things: thingsOf([near]), hits: [] };
  return [
    { ...only, seconds: only.seconds * FIRST_WITH_WORDS },
    { draft: close, seconds: only.seconds * (1 - FIRST_WITH_WORDS) },
  ];
}

/** Every object of the film, once; of a comparison its two sides. */
function castOf(drafts: readonly Draft[], topic: string): string[] {
  const shown = drafts.flatMap(({ things, versus, kind }) =>
    kind === "versus" && versus
      ? versus.sides.map(({ thing }) => thing ?? "")
      : // Beside what is struck out nothing else is shown.
        things[0]?.isRefused
        ? []
        : things.filter(({ isRefused }) => !isRefused).map(({ slug }) => slug),
  );
  return [...new Set([...shown, topic])].filter(Boolean);
}

const matchers = new WeakMap<Lexicon, Matcher>();

/** A film is directed twice, once to know its music: the words are looked up in one index. */
function matcherOf(lexicon: Lexicon): Matcher {
  const matcher = matchers.get(lexicon) ?? createMatcher(lexicon);
  matchers.set(lexicon, matcher);
  return matcher;
}

/** Pictures become scenes: under the words they belong to, and in place of scenes that would show words alone. */
function hangPictures(
  drafts: readonly Draft[],
  pictures: readonly { name: string }[],
  language: Reading["language"],
): Draft[] {
  if (pictures.length === 0) return [...drafts];
  const texts = drafts.map(({ text }) => text);
  const names = pictures.map(({ name }) => name);
  const { byBeat, leftOver } = placePictures(names, texts, language);
  const isFew = pictures.length * 3 < drafts.length;
  let last = byBeat.get(0) ?? 0;
  const hung = drafts.map((draft, index): Draft => {
    const picture = byBeat.get(index);
    last = picture ?? last;
    if (picture === undefined) {
      // A few pictures come back, so that the film stays theirs.
      const isBack = draft.kind === "words" || (isFew && index % 3 === 2 && REPEATABLE.has(draft.kind));
      return isBack ? { ...draft, kind: draft.things.length > 0 ? "sticker" : "photo", picture: last } : draft;
    }
    const isSticker = index > 0 && draft.hits.length > 0 && draft.kind !== "end";
    return { ...draft, kind: isSticker ? "sticker" : "photo", picture };
  });
  const extra = leftOver.map((picture): Draft => ({
    kind: "photo",
    text: "",
    emphasis: [],
    things: [],
    hits: [],
    picture,
  }));
  // Pictures without words of their own come before the closing card.
  const end = hung.at(-1)?.kind === "end" ? hung.length - 1 : hung.length;
  return [...hung.slice(0, end), ...extra, ...hung.slice(end)];
}

const REPEATABLE = new Set(["hero", "close", "parade", "quote"]);

function addBreaths(
  drafts: readonly Draft[],
  times: Times,
  { topic, cast, closing }: { topic: string; cast: readonly string[]; closing: Draft | null },
): Timed[] {
  const sequence: Timed[] = [];
  let beat = 0;
  let breathCount = 0;
  for (const draft of drafts) {
    if (draft.text === "" && draft.picture !== undefined) {
      sequence.push({ draft, seconds: times.pictureSeconds });
      continue;
    }
    const breaths = times.breaths[beat] ?? 0;
    // Without an object or a picture there is nothing to see in a scene without words: the one with words stays longer.
    const isBare = cast.length === 0 && draft.picture === undefined;
    const seconds = (times.beats[beat] ?? 0) + (isBare ? breaths * times.breathSeconds : 0);
    sequence.push({ draft, seconds, beat });
    for (let index = isBare ? breaths : 0; index < breaths; index++) {
      sequence.push({ draft: breathe(draft, breathCount++, topic, cast), seconds: times.breathSeconds });
    }
    beat++;
  }
  if (closing !== null) sequence.push({ draft: closing, seconds: times.endCard });
  // The last words stay last: breaths that would follow a closing card come before it.
  const card = sequence.findIndex(({ draft }) => draft.kind === "end");
  if (card < 0 || card === sequence.length - 1) return sequence;
  return [...sequence.slice(0, card), ...sequence.slice(card + 1), ...sequence.slice(card, card + 1)];
}

/** Objects without words: the one just named, close; then several of the cast. */
function breathe(before: Draft | null, count: number, topic: string, cast: readonly string[]): Draft {
  const own = before?.things.find(({ isRefused }) => !isRefused)?.slug ?? (topic || (cast[0] ?? ""));
  if (before?.picture !== undefined && before.kind === "photo")
    return { kind: "photo", text: "", emphasis: [], things: [], hits: [], picture: before.picture };
  const others = cast.filter((slug) => slug !== own);
  const isParade = count % 3 === 2 && others.length >= 2;
  const slugs = isParade
    ? [own, ...rotate(others, count).slice(0, 2)]
    : [count % 3 === 1 ? (rotate(others, count)[0] ?? own) : own];
  return {
    kind: isParade ? "parade" : count % 2 === 0 ? "close" : "hero",
    text: "",
    emphasis: [],
    things: thingsOf(slugs),
    hits: [],
  };
}

function cutTimes(sequence: readonly Timed[], total: number, secondsPerBeat: number | undefined): number[] {
  const sum = sequence.reduce((seconds, each) => seconds + each.seconds, 0);
  // Pictures without words take their time from the others, so that the film keeps its length.
  const share = sum > 0 ? total / sum : 1;
  const cuts: number[] = [];
  let time = 0;
  for (const { seconds } of sequence) cuts.push((time += seconds * share));
  const snapped = secondsPerBeat ? snapCuts(cuts, secondsPerBeat) : cuts;
  return snapped.map((cut, index) => Math.round((index === snapped.length - 1 ? total : cut) * 1000) / 1000);
}

function rotate<Value>(values: readonly Value[], by: number): Value[] {
  const start = values.length > 0 ? by % values.length : 0;
  return [...values.slice(start), ...values.slice(0, start)];
}

function thingsOf(slugs: readonly string[]) {
  return slugs.map((slug) => ({ slug, word: "", count: 1, isRefused: false }));
}
