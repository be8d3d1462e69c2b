import { DRUM_IDS, type DrumId } from "./note.ts";
import type { Stage } from "./stage.ts";
import type { Stereo } from "./stereo.ts";
import { addSamples, SAMPLE_RATE } from "./stereo.ts";

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
  add(stage.near, { ...hit, seconds: 0.32, gain: hit.gain * 0.42 }, (samples) => {
    let phase = 0;
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      phase += (2 * Math.PI * (48 + 120 * Math.exp(-time * 42))) / SAMPLE_RATE;
      const body = Math.sin(phase) * Math.exp(-time * 11);
      // The knock of the beater is what a small speaker lets through.
      samples[index] = body + 0.35 * Math.sin(phase * 4) * Math.exp(-time * 60);
    }
  });
}

function playTom({ far, random }: Stage, hit: Strike): void {
  add(far, { ...hit, seconds: 0.7, gain: hit.gain * 0.4 }, (samples) => {
    let phase = 0;
    let dull = 0;
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      phase += (2 * Math.PI * (72 + 50 * Math.exp(-time * 18))) / SAMPLE_RATE;
      dull += 0.12 * (random() * 2 - 1 - dull);
      const body = (Math.sin(phase) + 0.45 * Math.sin(phase * 2.3)) * Math.exp(-time * 6);
      samples[index] = body + dull * Math.exp(-time * 40);
    }
  });
}

function playSnare({ far, random }: Stage, hit: Strike): void {
  add(far, { ...hit, seconds: 0.2, gain: hit.gain * 0.2 }, (samples) => {
    let phase = 0;
    let slow = 0;
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      phase += (2 * Math.PI * 190) / SAMPLE_RATE;
      const noise = random() * 2 - 1;
      slow += 0.25 * (noise - slow);
      samples[index] = (noise - slow) * 0.7 * Math.exp(-time * 22) + Math.sin(phase) * 0.6 * Math.exp(-time * 30);
    }
  });
}

function playClap({ far, random }: Stage, hit: Strike): void {
  add(far, { ...hit, seconds: 0.22, gain: hit.gain * 0.34 }, (samples) => {
    let fast = 0;
    let slow = 0;
    for (let index = 0; index < samples.length; index++) {
      fast += 0.32 * (random() * 2 - 1 - fast);
      slow += 0.08 * (fast - slow);
      samples[index] = (fast - slow) * Math.exp((-index / SAMPLE_RATE) * 20);
    }
  });
}

function playHiss({ near, random }: Stage, hit: Strike, fall: number): void {
  add(near, { ...hit, gain: hit.gain * 0.06 }, (samples) => {
    let previous = 0;
    for (let index = 0; index < samples.length; index++) {
      const noise = random() * 2 - 1;
      const bright = noise - previous;
      previous = noise;
      samples[index] = bright * Math.exp((-index / SAMPLE_RATE) * fall);
    }
  });
}

function playTick(stage: Stage, hit: Strike): void {
  add(stage.near, { ...hit, seconds: 0.05, gain: hit.gain * 0.1 }, (samples) => {
    let phase = 0;
    for (let index = 0; index < samples.length; index++) {
      phase += (2 * Math.PI * 2400) / SAMPLE_RATE;
      samples[index] = (Math.sin(phase) + 0.5 * Math.sin(phase * 1.62)) * Math.exp((-index / SAMPLE_RATE) * 130);
    }
  });
}

function playCrash({ far, random }: Stage, hit: Strike): void {
  add(far, { ...hit, seconds: 1.6, gain: hit.gain * 0.07 }, (samples) => {
    let previous = 0;
    for (let index = 0; index < samples.length; index++) {
      const noise = random() * 2 - 1;
      const bright = noise - previous * 0.8;
      previous = noise;
      samples[index] = bright * Math.exp((-index / SAMPLE_RATE) * 3);
    }
  });
}

/** A cymbal from silence to the moment it ends at: it leads into what comes next. */
function playSwell({ far, random }: Stage, hit: Strike): void {
  add(far, { ...hit, gain: hit.gain * 0.1 }, (samples) => {
    let low = 0;
    for (let index = 0; index < samples.length; index++) {
      const share = index / SAMPLE_RATE / hit.seconds;
      const noise = random() * 2 - 1;
      low += (0.1 + 0.6 * share) * (noise - low);
      samples[index] = low * share * share * share;
    }
  });
}

/** A sound is played as a whole and then added: asked for sample by sample, every one would be an object of its own. */
function add(bus: Stereo, { start, seconds, gain, pan }: Strike, play: (samples: Float64Array) => void): void {
  const first = Math.max(0, Math.round(start * SAMPLE_RATE));
  const last = Math.min(bus.left.length, first + Math.round(SAMPLE_RATE * seconds));
  const samples = new Float64Array(Math.max(0, last - first));
  play(samples);
  addSamples(bus, samples, { first, gain, left: 1 - pan, right: 1 + pan });
}
