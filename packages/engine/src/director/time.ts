import { clamp } from "#base/numbers.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { beatSeconds, SHORTEST_BEAT } from "./beat-seconds.ts";

/** The limits of spec.ts, which reads files and cannot be asked from here. */
export const SHORTEST_FILM = 5;
export const LONGEST_FILM = 60;

/** After a voice has said a beat, the ear rests. */
const VOICE_REST = 0.35;

export const FASTEST = 0.85;
export const SLOWEST = 1.2;
export const BREATH_SECONDS = 1.2;
const LONGEST_BREATH = 2.4;
/** Less than this makes a flicker of a scene: the words before it stay longer instead. */
const LEAST_FOR_BREATHS = 2.85;
/** A picture without words, and how long one may stay. */
const [PICTURE_SECONDS, LONGEST_PICTURE_SECONDS] = [1.8, 3];
export const END_CARD_SECONDS = 2.4;
const LONGEST_END_CARD = 3.6;

/** The length a text asks for by itself, in whole seconds; may be more than a film can have. */
export function timeNeeded(text: string, language: Language): number {
  const { beats } = readBeats(text, language);
  const total = beats.reduce((sum, beat) => sum + beatSeconds(beat.text), 0);
  return Math.max(SHORTEST_FILM, Math.ceil(total));
}

export type TimeInput = {
  /** The text of every beat. */
  texts: readonly string[];
  /** Seconds a voice needs for each of them. */
  spokenSeconds?: readonly number[] | undefined;
  /** Absent: as long as the text needs. */
  asked?: number | undefined;
  /** A card without words follows the last beat. */
  hasEndCard: boolean;
  /** Pictures that are shown without words. */
  pictureCount?: number | undefined;
  /** The last beat is told on the end card, which may stay longer. */
  isLastOnCard: boolean;
};

/** Seconds of every beat that fits, of the breaths (how many after each beat), of a picture without words and of the end card. */
export type Times = {
  beats: number[];
  breaths: number[];
  breathSeconds: number;
  pictureSeconds: number;
  endCard: number;
  total: number;
};

/** An asked length is reached by pace, pictures, one breath a beat and the end card; a text too short for that ends its film early. */
export function planTimes(input: TimeInput): Times {
  const { texts, spokenSeconds, asked, hasEndCard, pictureCount = 0, isLastOnCard } = input;
  const natural = texts.map((text, index) => {
    const spoken = spokenSeconds?.[index];
    return spoken === undefined ? beatSeconds(text) : Math.max(spoken + VOICE_REST, SHORTEST_BEAT);
  });
  const card = hasEndCard ? END_CARD_SECONDS : 0;
  const pictures = pictureCount * PICTURE_SECONDS;
  const most = asked ?? LONGEST_FILM;
  // A voice keeps its pace; what is only read may be hurried a little.
  const [fastest, slowest] = spokenSeconds ? [1, 1] : [FASTEST, SLOWEST];
  const kept = natural.slice(0, countFitting(natural, (most - card - pictures) / fastest));
  const sum = kept.reduce((total, seconds) => total + seconds, 0);
  const cardRoom = hasEndCard || isLastOnCard ? LONGEST_END_CARD - END_CARD_SECONDS : 0;
  const pictureRoom = pictureCount * (LONGEST_PICTURE_SECONDS - PICTURE_SECONDS);
  const least = sum + card + pictures;
  const longest = sum * slowest + card + cardRoom + pictures + pictureRoom + breathRoom(kept.length);
  const wanted =
    asked === undefined
      ? clamp(least, SHORTEST_FILM, LONGEST_FILM)
      : // Without words nothing says how long it should be.
        kept.length === 0
        ? asked
        : Math.min(asked, Math.max(longest, SHORTEST_FILM));
  const pace = clamp((wanted - card - pictures) / Math.max(sum, 0.001), fastest, slowest);
  const beats = kept.map((seconds) => seconds * pace);
  let left = wanted - card - pictures - sum * pace;
  const onPictures = clamp(left - cardRoom, 0, pictureRoom);
  left -= onPictures;
  const { breaths, breathSeconds, rest } = spreadBreaths(left - cardRoom, kept.length);
  left = Math.max(0, rest + Math.min(cardRoom, Math.max(0, left)));
  // Without a breath what little is left goes to the card, or to the last beat.
  if (!hasEndCard && beats.length > 0) beats[beats.length - 1] = (beats.at(-1) ?? 0) + left;
  return {
    beats,
    breaths,
    breathSeconds,
    pictureSeconds: pictureCount > 0 ? PICTURE_SECONDS + onPictures / pictureCount : PICTURE_SECONDS,
    endCard: hasEndCard ? card + left : 0,
    total: wanted,
  };
}

function countFitting(seconds: readonly number[], room: number): number {
  let sum = 0;
  for (const [index, each] of seconds.entries()) {
    sum += each;
    // Rounding must not cost the last beat.
    if (sum > room + 1e-6) return Math.max(1, index);
  }
  return seconds.length;
}

/** Breaths lie between beats; a single beat has one behind it. */
function placesOf(beatCount: number): number {
  return beatCount === 0 ? 0 : Math.max(1, beatCount - 1);
}

/** The longest of each; a single one is as long as it takes to be one. */
function longestBreath(places: number): number {
  return places === 1 ? LEAST_FOR_BREATHS : LONGEST_BREATH;
}

function breathRoom(beatCount: number): number {
  return placesOf(beatCount) * longestBreath(placesOf(beatCount));
}

/** Breaths between beats, evenly, one at most in each place: a film of many is filled with scenes that tell nothing. */
function spreadBreaths(seconds: number, beatCount: number) {
  const breaths = Array.from({ length: beatCount }, () => 0);
  // Rounding must not cost a breath.
  if (seconds < LEAST_FOR_BREATHS - 1e-6 || beatCount === 0)
    return { breaths, breathSeconds: 0, rest: Math.max(0, Math.min(seconds, LEAST_FOR_BREATHS)) };
  const places = placesOf(beatCount);
  const count = Math.min(places, Math.floor(seconds / BREATH_SECONDS));
  const breathSeconds = Math.min(longestBreath(places), seconds / count);
  for (let index = 0; index < count; index++) breaths[Math.floor(((index + 0.5) * places) / count)] = 1;
  return { breaths, breathSeconds, rest: seconds - count * breathSeconds };
}

/** Scenes are at least 1.2 s long: on a grid this fine none is lost. */
const COARSEST_GRID = 0.8;

/** Moves cuts onto the beats of the music; the film keeps its length. */
export function snapCuts(cuts: readonly number[], secondsPerBeat: number): number[] {
  let grid = secondsPerBeat;
  while (grid > COARSEST_GRID) grid /= 2;
  return cuts.map((cut, index) => (index === cuts.length - 1 ? cut : Math.round(cut / grid) * grid));
}
