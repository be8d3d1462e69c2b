import { createRandom } from "#base/numbers.ts";
import type { MoodId } from "#presets.ts";
import type { Stage } from "./instruments.ts";
import {
  BASS_TABLE,
  noteToHertz,
  PAD_TABLE,
  playClap,
  playHat,
  playKick,
  playPluck,
  playTone,
  SOFT_TABLE,
} from "./instruments.ts";
import type { Mood } from "./moods.ts";
import { MOODS } from "./moods.ts";
import { addReverb } from "./reverb.ts";
import type { Stereo } from "./stereo.ts";
import { createStereo, SAMPLE_RATE } from "./stereo.ts";

const PLUCK_ORDER = [0, 2, 1, 3, 2, 1, 3, 2];

type Bar = { index: number; start: number; beat: number; chord: Mood["chords"][number] };

/** A score without recordings: pads, plucked strings, bass and drums, all synthesised, the same for the same seed. */
export function composeMusic(durationSeconds: number, moodId: MoodId, seed: number): Stereo {
  const sampleCount = Math.ceil(durationSeconds * SAMPLE_RATE);
  const mood = MOODS[moodId];
  const stage: Stage = { dry: createStereo(sampleCount), wet: createStereo(sampleCount), random: createRandom(seed) };
  const beat = 60 / mood.beatsPerMinute;
  for (let index = 0; index * beat * 4 < durationSeconds; index++) {
    const chord = mood.chords[index % mood.chords.length];
    if (chord) playBar(stage, mood, { index, start: index * beat * 4, beat, chord });
  }
  addReverb(stage.wet, { feedback: 0.82, damping: 0.35 });
  for (let index = 0; index < sampleCount; index++) {
    stage.dry.left[index] = (stage.dry.left[index] ?? 0) + (stage.wet.left[index] ?? 0) * 0.5;
    stage.dry.right[index] = (stage.dry.right[index] ?? 0) + (stage.wet.right[index] ?? 0) * 0.5;
  }
  return stage.dry;
}

function playBar(stage: Stage, mood: Mood, bar: Bar): void {
  playPads(stage, mood, bar);
  playBass(stage, mood, bar);
  if (bar.index > 0 || mood.isDriving) {
    playPlucks(stage, mood, bar);
    playDrums(stage, mood, bar);
  }
}

function playPads(stage: Stage, mood: Mood, { start, beat, chord }: Bar): void {
  const shape = { seconds: beat * 4, attack: mood.padAttack, release: 1.1 };
  for (const [index, note] of chord.entries()) {
    // Two voices slightly apart in pitch and place make one wide voice.
    for (const detune of [-0.06, 0.07]) {
      const hertz = noteToHertz(mood.root + note + detune);
      const pan = (index / 3 - 0.5) * 1.2 + detune * 3;
      playTone(stage, {
        table: PAD_TABLE,
        hertz,
        start: start - 0.1,
        ...shape,
        gain: 0.045 * mood.pad,
        pan,
        send: 0.7,
      });
    }
  }
  const hertz = noteToHertz(mood.root + chord[3] + 12);
  playTone(stage, {
    table: SOFT_TABLE,
    hertz,
    start,
    ...shape,
    attack: 1.2,
    gain: 0.012 * mood.pad,
    pan: 0.3,
    send: 0.9,
  });
}

function playBass(stage: Stage, mood: Mood, { start, beat, chord }: Bar): void {
  const note = mood.root + chord[0] - 12;
  const common = { table: BASS_TABLE, hertz: noteToHertz(note > 50 ? note - 12 : note), pan: 0, send: 0.04 };
  if (mood.bassPattern === "eighths") {
    for (let step = 0; step < 8; step++) {
      const shape = { seconds: beat * 0.32, attack: 0.004, release: 0.08, gain: 0.13 * mood.bass };
      playTone(stage, { ...common, ...shape, start: start + (step * beat) / 2 });
    }
    return;
  }
  playTone(stage, { ...common, start, seconds: beat * 1.9, attack: 0.02, release: 0.5, gain: 0.13 * mood.bass });
  playTone(stage, {
    ...common,
    start: start + beat * 2.5,
    seconds: beat * 1.2,
    attack: 0.02,
    release: 0.4,
    gain: 0.1 * mood.bass,
  });
}

function playPlucks(stage: Stage, mood: Mood, { index, start, beat, chord }: Bar): void {
  for (const [step, tone] of PLUCK_ORDER.entries()) {
    if (stage.random() >= mood.pluckDensity) continue;
    const late = (stage.random() - 0.5) * 0.008;
    playPluck(stage, {
      hertz: noteToHertz(mood.root + (chord[tone] ?? 0) + 12),
      start: start + (step * beat) / 2 + late,
      gain: 0.1 * mood.pluck * (step % 4 === 0 ? 1.1 : 0.8),
      pan: Math.sin(step * 1.7 + index) * 0.6,
      send: 0.6,
    });
  }
}

function playDrums(stage: Stage, mood: Mood, { start, beat }: Bar): void {
  const { drums, isDriving } = mood;
  if (drums === 0) return;
  for (let count = 0; count < 4; count++) {
    const time = start + count * beat;
    if (isDriving || count === 0) playKick(stage, time, 0.32 * drums);
    if (drums > 0.5 && count % 2 === 1) playClap(stage, time, 0.22 * drums);
    if (drums > 0.2) playHat(stage, time + beat / 2, 0.05 * drums, 0.3);
    if (isDriving) playHat(stage, time + beat * 0.75, 0.025 * drums, -0.3);
  }
}
