import { DRUM_IDS, type DrumId, type Stage } from "./note.ts";
import type { Stereo } from "./stereo.ts";
import { SAMPLE_RATE } from "./stereo.ts";

type Strike = { start: number; seconds: number; gain: number; pan: number };

const names: ReadonlySet<string> = new Set(DRUM_IDS);

export function isDrum(sound: string): sound is DrumId {
  return names.has(sound);
}

const PLAYERS: Readonly<Record<DrumId, (stage: Stage, strike: Strike) => void>> = {
  kick: playKick,
  tom: playTom,
  snare: playSnare,
  clap: playClap,
  hat: (stage, hit) => playHiss(stage, { ...hit, seconds: 0.07 }, 70),
  shaker: (stage, hit) => playHiss(stage, { ...hit, seconds: 0.11 }, 34),
  tick: playTick,
  crash: playCrash,
  swell: playSwell,
};

export function playDrum(stage: Stage, drum: DrumId, strike: Strike): void {
  PLAYERS[drum](stage, strike);
}

function playKick(stage: Stage, hit: Strike): void {
  let phase = 0;
  add(stage.near, { ...hit, seconds: 0.32, gain: hit.gain * 0.42 }, (time) => {
    phase += (2 * Math.PI * (48 + 120 * Math.exp(-time * 42))) / SAMPLE_RATE;
    const body = Math.sin(phase) * Math.exp(-time * 11);
    // The knock of the beater is what a small speaker lets through.
    return body + 0.35 * Math.sin(phase * 4) * Math.exp(-time * 60);
  });
}

function playTom(stage: Stage, hit: Strike): void {
  let phase = 0;
  let dull = 0;
  add(stage.far, { ...hit, seconds: 0.7, gain: hit.gain * 0.4 }, (time) => {
    phase += (2 * Math.PI * (72 + 50 * Math.exp(-time * 18))) / SAMPLE_RATE;
    dull += 0.12 * (stage.random() * 2 - 1 - dull);
    return (Math.sin(phase) + 0.45 * Math.sin(phase * 2.3)) * Math.exp(-time * 6) + dull * Math.exp(-time * 40);
  });
}

function playSnare(stage: Stage, hit: Strike): void {
  let phase = 0;
  let slow = 0;
  add(stage.far, { ...hit, seconds: 0.2, gain: hit.gain * 0.2 }, (time) => {
    phase += (2 * Math.PI * 190) / SAMPLE_RATE;
    const noise = stage.random() * 2 - 1;
    slow += 0.25 * (noise - slow);
    return (noise - slow) * 0.7 * Math.exp(-time * 22) + Math.sin(phase) * 0.6 * Math.exp(-time * 30);
  });
}

function playClap(stage: Stage, hit: Strike): void {
  let fast = 0;
  let slow = 0;
  add(stage.far, { ...hit, seconds: 0.22, gain: hit.gain * 0.34 }, (time) => {
    fast += 0.32 * (stage.random() * 2 - 1 - fast);
    slow += 0.08 * (fast - slow);
    return (fast - slow) * Math.exp(-time * 20);
  });
}

function playHiss(stage: Stage, hit: Strike, fall: number): void {
  let previous = 0;
  add(stage.near, { ...hit, gain: hit.gain * 0.06 }, (time) => {
    const noise = stage.random() * 2 - 1;
    const bright = noise - previous;
    previous = noise;
    return bright * Math.exp(-time * fall);
  });
}

function playTick(stage: Stage, hit: Strike): void {
  let phase = 0;
  add(stage.near, { ...hit, seconds: 0.05, gain: hit.gain * 0.1 }, (time) => {
    phase += (2 * Math.PI * 2400) / SAMPLE_RATE;
    return (Math.sin(phase) + 0.5 * Math.sin(phase * 1.62)) * Math.exp(-time * 130);
  });
}

function playCrash(stage: Stage, hit: Strike): void {
  let previous = 0;
  add(stage.far, { ...hit, seconds: 1.6, gain: hit.gain * 0.07 }, (time) => {
    const noise = stage.random() * 2 - 1;
    const bright = noise - previous * 0.8;
    previous = noise;
    return bright * Math.exp(-time * 3);
  });
}

/** A cymbal from silence to the moment it ends at: it leads into what comes next. */
function playSwell(stage: Stage, hit: Strike): void {
  let low = 0;
  add(stage.far, { ...hit, gain: hit.gain * 0.1 }, (time) => {
    const share = time / hit.seconds;
    const noise = stage.random() * 2 - 1;
    low += (0.1 + 0.6 * share) * (noise - low);
    return low * share * share * share;
  });
}

function add({ left, right }: Stereo, { start, seconds, gain, pan }: Strike, sound: (time: number) => number): void {
  const first = Math.max(0, Math.round(start * SAMPLE_RATE));
  const last = Math.min(left.length, first + Math.round(SAMPLE_RATE * seconds));
  for (let index = first; index < last; index++) {
    const sample = sound((index - first) / SAMPLE_RATE) * gain;
    left[index] = (left[index] ?? 0) + sample * (1 - pan);
    right[index] = (right[index] ?? 0) + sample * (1 + pan);
  }
}
