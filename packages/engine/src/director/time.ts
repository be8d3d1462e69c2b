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
  /** Seconds of scenes without words. */
  wordless?: number | undefined;
  /** The last beat is told on the end card, which may stay longer. */
  isLastOnCard: boolean;
};

/** Seconds of every beat that fits, of the breaths (how many after each beat) and of the end card. */
export type Times = { beats: number[]; breaths: number[]; breathSeconds: number; endCard: number; total: number };

export function planTimes({ texts, spokenSeconds, asked, hasEndCard, wordless = 0, isLastOnCard }: TimeInput): Times {
  const natural = texts.map((text, index) => {
    const spoken = spokenSeconds?.[index];
    return spoken === undefined ? beatSeconds(text) : Math.max(spoken + VOICE_REST, SHORTEST_BEAT);
  });
  const card = hasEndCard ? END_CARD_SECONDS : 0;
  const most = asked ?? LONGEST_FILM;
  // A voice keeps its pace; what is only read may be hurried a little.
  const fastest = spokenSeconds ? 1 : FASTEST;
  const kept = natural.slice(0, countFitting(natural, (most - card - wordless) / fastest));
  const sum = kept.reduce((total, seconds) => total + seconds, 0);
  const wanted = asked ?? clamp(sum + card + wordless, SHORTEST_FILM, LONGEST_FILM);
  const pace = clamp((wanted - card - wordless) / Math.max(sum, 0.001), fastest, spokenSeconds ? 1 : SLOWEST);
  const beats = kept.map((seconds) => seconds * pace);
  let left = wanted - card - wordless - sum * pace;
  const cardRoom = hasEndCard || isLastOnCard ? LONGEST_END_CARD - END_CARD_SECONDS : 0;
  const { breaths, breathSeconds, rest } = spreadBreaths(left - cardRoom, kept.length);
  left = Math.max(0, rest + Math.min(cardRoom, Math.max(0, left)));
  // Without a breath what little is left goes to the card, or to the last beat.
  if (!hasEndCard && beats.length > 0) beats[beats.length - 1] = (beats.at(-1) ?? 0) + left;
  return { beats, breaths, breathSeconds, endCard: hasEndCard ? card + left : 0, total: wanted };
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

/** Breaths between beats, evenly; when there are more to take than places, they grow before there are two in one place. */
function spreadBreaths(seconds: number, beatCount: number) {
  const breaths = Array.from({ length: beatCount }, () => 0);
  if (seconds < LEAST_FOR_BREATHS || beatCount === 0)
    return { breaths, breathSeconds: 0, rest: Math.max(0, Math.min(seconds, LEAST_FOR_BREATHS)) };
  const places = Math.max(1, beatCount - 1);
  const few = Math.min(places, Math.floor(seconds / BREATH_SECONDS));
  const count = Math.max(few, Math.ceil(seconds / LONGEST_BREATH));
  for (let index = 0; index < count; index++) {
    const place = count <= places ? Math.floor(((index + 0.5) * places) / count) : index % places;
    breaths[place] = (breaths[place] ?? 0) + 1;
  }
  return { breaths, breathSeconds: seconds / count, rest: 0 };
}

/** Scenes are at least 1.2 s long: on a grid this fine none is lost. */
const COARSEST_GRID = 0.8;

/** Moves cuts onto the beats of the music; the film keeps its length. */
export function snapCuts(cuts: readonly number[], secondsPerBeat: number): number[] {
  let grid = secondsPerBeat;
  while (grid > COARSEST_GRID) grid /= 2;
  return cuts.map((cut, index) => (index === cuts.length - 1 ? cut : Math.round(cut / grid) * grid));
}
