import { at } from "#base/numbers.ts";
import type { Stereo } from "./stereo.ts";
import { createStereo, SAMPLE_RATE } from "./stereo.ts";

/** A piece of music from outside, ready to be laid under a film. */
export type Track = {
  sound: Stereo;
  /** Where its first beat is heard, in seconds. */
  startsAt: number;
  /** Null: no steady beat is heard in it. */
  beat: { seconds: number; perBar: 3 | 4 } | null;
};

const HOP = 240;
const FRAMES_PER_SECOND = SAMPLE_RATE / HOP;
const SLOWEST_BEAT_SECONDS = 1;
const FASTEST_BEAT_SECONDS = 0.33;
/** Over so many beats the tempo is measured: the further apart, the more exactly. */
const MEASURED_BEATS = 16;
/** How alike the strokes of two beats must be to be called one. */
const STEADY = 0.15;
/** Frames that are heard as one moment. */
const WINDOW = 4;
const QUIET_SHARE = 1e-4;
/** Of the logarithm of power, about one and a half decibels: less is no stroke but the wave itself. */
const LEAST_RISE = 0.35;
/** Heard is what is this much quieter than the loudest at most. */
const HEARD_SHARE = 0.01;
const ATTACK_SECONDS = 0.008;
const JOIN_SECONDS = 0.03;
/** Music without a beat is joined so slowly that nobody hears where. */
const LONGEST_JOIN_SECONDS = 2;
const FADE_SECONDS = 1.5;

/** Listens for where a piece begins and how fast it goes. */
export function hearTrack(sound: Stereo): Track {
  const strokes = strokesOf(sound);
  const firstHeard = heardFrom(sound);
  const beat = findBeat(strokes);
  if (!beat) return { sound, startsAt: firstHeard, beat: null };
  const period = beat.seconds * FRAMES_PER_SECOND;
  const phase = strongestPhase(strokes, period);
  // A stroke is noticed a little before or after it is heard, also the very first.
  const skipped = Math.ceil((firstHeard * FRAMES_PER_SECOND - phase) / period - 0.25);
  const startsAt = Math.max(0, (phase + skipped * period) / FRAMES_PER_SECOND - ATTACK_SECONDS);
  return { sound, startsAt, beat };
}

/** The piece for a film of this length: cut, or played again from the beginning of a bar, and faded out from one. */
export function fitTrack({ sound, startsAt, beat }: Track, durationSeconds: number): Stereo {
  const first = Math.round(startsAt * SAMPLE_RATE);
  const length = Math.ceil(durationSeconds * SAMPLE_RATE);
  const fitted = createStereo(length);
  const given = sound.left.length - first;
  const bar = beat ? beat.seconds * beat.perBar * SAMPLE_RATE : 0;
  const { round, join } = roundOf(given, length, bar);
  for (const side of ["left", "right"] as const) {
    const [from, to] = [sound[side], fitted[side]];
    for (let start = 0; start < length; start += round) {
      const heard = Math.min(round + join, given, length - start);
      for (let index = 0; index < heard; index++) {
        const rise = start === 0 ? 1 : Math.min(1, index / join);
        const fall = index < round ? 1 : 1 - (index - round) / join;
        // Equal power: two pieces of music are not one wave.
        to[start + index] = (to[start + index] ?? 0) + (from[first + index] ?? 0) * Math.sqrt(rise * fall);
      }
    }
  }
  fadeOut(fitted, bar);
  return fitted;
}

/** How many samples are played before the piece begins again, and over how many the two are heard together. */
function roundOf(given: number, length: number, bar: number): { round: number; join: number } {
  if (given >= length) return { round: length, join: 1 };
  const join = Math.round(JOIN_SECONDS * SAMPLE_RATE);
  const bars = bar > 0 ? Math.floor(given / bar) : 0;
  if (bars > 0) return { round: Math.round(bars * bar), join };
  const slow = Math.min(Math.round(LONGEST_JOIN_SECONDS * SAMPLE_RATE), Math.floor(given / 4));
  return { round: Math.max(1, given - slow), join: Math.max(1, slow) };
}

/** From the last bar that leaves time for it; without a beat, over the last seconds. */
function fadeOut({ left, right }: Stereo, bar: number): void {
  const length = left.length;
  const shortest = Math.min(FADE_SECONDS * SAMPLE_RATE, length / 4);
  const onBar = bar > 0 ? Math.floor((length - shortest) / bar) * bar : 0;
  const from = Math.round(onBar > length / 2 ? onBar : length - shortest);
  for (let index = from; index < length; index++) {
    const gain = Math.cos((Math.PI / 2) * ((index - from) / (length - from))) ** 2;
    left[index] = at(left, index) * gain;
    right[index] = at(right, index) * gain;
  }
}

/** How much louder each moment is than the one before: drums and plucked strings stand out in it. */
function strokesOf({ left, right }: Stereo): Float32Array {
  const count = Math.floor(left.length / HOP);
  const powers = new Float32Array(count);
  for (let frame = 0; frame < count; frame++) {
    let power = 0;
    for (let index = Math.max(1, frame * HOP); index < (frame + 1) * HOP; index++) {
      // What changes from sample to sample: strokes are bright, and long low notes hide them.
      const now = (left[index] ?? 0) + (right[index] ?? 0);
      power += (now - (left[index - 1] ?? 0) - (right[index - 1] ?? 0)) ** 2;
    }
    powers[frame] = power / HOP;
  }
  const loudest = powers.reduce((most, power) => Math.max(most, power), 1e-9);
  const levels = powers.map((_, frame) => Math.log(meanOf(powers, frame) + loudest * QUIET_SHARE));
  const strokes = levels.map((level, frame) => {
    const rise = frame < WINDOW ? 0 : level - at(levels, frame - WINDOW);
    return rise > LEAST_RISE ? rise : 0;
  });
  const mean = strokes.reduce((sum, stroke) => sum + stroke, 0) / Math.max(1, count);
  return strokes.map((stroke) => stroke - mean);
}

function meanOf(powers: Float32Array, frame: number): number {
  let sum = 0;
  for (let index = frame; index < frame + WINDOW; index++) sum += at(powers, index);
  return sum / WINDOW;
}

function heardFrom({ left, right }: Stereo): number {
  let loudest = 0;
  for (let index = 0; index < left.length; index++)
    loudest = Math.max(loudest, Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
  const threshold = loudest * HEARD_SHARE;
  let first = 0;
  while (first < left.length && Math.max(Math.abs(at(left, first)), Math.abs(at(right, first))) <= threshold) first++;
  return first >= left.length ? 0 : Math.max(0, first / SAMPLE_RATE - ATTACK_SECONDS);
}

/** How alike the strokes are to themselves so many frames later, 1 for the same; near hits count, since nobody plays exactly. */
function likenessOf(strokes: Float32Array): (lag: number) => number {
  const known = new Map<number, number>();
  const exact = (lag: number): number => {
    const value = known.get(lag) ?? exactLikeness(strokes, lag);
    known.set(lag, value);
    return value;
  };
  return (lag) => Math.max(exact(lag - 1), exact(lag), exact(lag + 1));
}

function exactLikeness(strokes: Float32Array, lag: number): number {
  let sum = 0;
  let power = 1e-9;
  for (let frame = 0; frame + lag < strokes.length; frame++) {
    const here = strokes[frame] ?? 0;
    sum += here * (strokes[frame + lag] ?? 0);
    power += here * here;
  }
  return sum / power;
}

function findBeat(strokes: Float32Array): Track["beat"] {
  const [shortest, longest] = [FASTEST_BEAT_SECONDS, SLOWEST_BEAT_SECONDS].map((seconds) =>
    Math.round(seconds * FRAMES_PER_SECOND),
  );
  if (shortest === undefined || longest === undefined || strokes.length < 4 * longest) return null;
  const likeness = likenessOf(strokes);
  let best = { lag: 0, value: 0 };
  for (let lag = shortest; lag <= longest; lag++) {
    // A beat comes again after two and after four; of two that fit as well, the one people walk to is taken.
    const steadiness = (likeness(lag) + likeness(2 * lag) + likeness(4 * lag)) / 3;
    const ease = 1 - 0.25 * Math.abs(Math.log2(lag / (0.5 * FRAMES_PER_SECOND)));
    if (steadiness * ease > best.value && steadiness > STEADY) best = { lag, value: steadiness * ease };
  }
  if (best.lag === 0) return null;
  const period = refine(strokes, best.lag);
  const inThree = likeness(Math.round(3 * period));
  const inFour = likeness(Math.round(4 * period));
  return { seconds: period / FRAMES_PER_SECOND, perBar: inThree > inFour * 1.15 ? 3 : 4 };
}

/** The same beat measured over two, four and more of them, as far as the piece goes: an error shrinks with each. */
function refine(strokes: Float32Array, lag: number): number {
  let period = lag;
  for (let beats = 1; beats <= MEASURED_BEATS && beats * period * 1.5 < strokes.length; beats *= 2) {
    const from = Math.round(beats * period) - 5;
    const near = Array.from({ length: 11 }, (_, index) => exactLikeness(strokes, from + index));
    const best = near.indexOf(Math.max(...near.slice(1, -1)));
    const [before = 0, top = 0, after = 0] = near.slice(best - 1, best + 2);
    const bend = before - 2 * top + after;
    // Between two frames: the top of the curve through the best and its neighbours.
    period = (from + best + (bend === 0 ? 0 : (0.5 * (before - after)) / bend)) / beats;
  }
  return period;
}

/** Where in the beat the strokes fall. */
function strongestPhase(strokes: Float32Array, period: number): number {
  let best = { phase: 0, value: -Infinity };
  for (let phase = 0; phase < period; phase++) {
    let value = 0;
    for (let place = phase; place < strokes.length; place += period) value += at(strokes, Math.round(place));
    if (value > best.value) best = { phase, value };
  }
  return best.phase;
}
