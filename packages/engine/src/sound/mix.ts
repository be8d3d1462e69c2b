import { applyBiquad, highPass, shelf } from "./filters.ts";
import { limitPeaks } from "./limiter.ts";
import { measureLoudness, SILENCE_LUFS } from "./loudness.ts";
import { resample } from "./resample.ts";
import { addReverb } from "./reverb.ts";
import type { Stereo } from "./stereo.ts";
import { createStereo, decibels, SAMPLE_RATE } from "./stereo.ts";

export const TARGET_LUFS = -15;
/** Of the true peak. Below -1 dB, because the AAC encoder overshoots a little. */
const CEILING = decibels(-2);
const VOICE_LUFS = -17;
const MUSIC_UNDER_VOICE_LUFS = -20;
/** Only long enough not to click: the music begins and ends by itself. */
const FADE_SECONDS = 0.012;

export type Speech = { samples: Float32Array; sampleRate: number; startsAt: number; isRobot: boolean };

/** Mixes music and voice, brings the film to its loudness and holds its peaks. */
export function mixSound(durationSeconds: number, music: Stereo | null, speech: Speech | null): Stereo {
  const mix = createStereo(Math.ceil(durationSeconds * SAMPLE_RATE));
  const ducking = speech ? addVoice(mix, speech) : null;
  if (music) addMusic(mix, music, ducking);
  fadeEnds(mix);
  // The limiter takes a little loudness away, so the gain is corrected once after a first pass.
  for (let pass = 0; pass < 2; pass++) {
    const loudness = measureLoudness([mix.left, mix.right]);
    if (loudness <= SILENCE_LUFS) break;
    scale(mix, decibels(TARGET_LUFS - loudness));
    limitPeaks(mix, CEILING);
  }
  return mix;
}

/** Adds the voice and returns how much it speaks at each sample (0..1), for the music to step back. */
function addVoice(mix: Stereo, speech: Speech): Float32Array {
  const raw = resample(speech.samples, speech.sampleRate, SAMPLE_RATE);
  const voice = speech.isRobot ? polishVoice(raw) : applyBiquad(raw, highPass(70));
  const gain = decibels(VOICE_LUFS - measureLoudness([voice]));
  const offset = Math.floor(speech.startsAt * SAMPLE_RATE);
  const sampleCount = mix.left.length;
  const room = createStereo(sampleCount);
  const ducking = new Float32Array(sampleCount);
  let presence = 0;
  for (let index = 0; index < sampleCount; index++) {
    const sample = (voice[index - offset] ?? 0) * gain;
    mix.left[index] = sample;
    mix.right[index] = sample;
    room.left[index] = sample * 0.25;
    room.right[index] = sample * 0.25;
    const isSpeaking = Math.abs(sample) > 0.01 ? 1 : 0;
    presence += (isSpeaking > presence ? 0.0008 : 0.00004) * (isSpeaking - presence);
    ducking[index] = presence;
  }
  for (const side of ["left", "right"] as const) addReverb(room[side], side, { feedback: 0.6, damping: 0.5 });
  for (let index = 0; index < sampleCount; index++) {
    mix.left[index] = (mix.left[index] ?? 0) + (room.left[index] ?? 0) * 0.35;
    mix.right[index] = (mix.right[index] ?? 0) + (room.right[index] ?? 0) * 0.35;
  }
  return ducking;
}

/** Warms a thin voice, softens its hiss and levels loud and quiet words. */
function polishVoice(raw: Float32Array): Float32Array {
  const voice = [highPass(95), shelf(220, 2.5, "low"), shelf(5200, -4, "high")].reduce(applyBiquad, raw);
  let envelope = 0;
  for (let index = 0; index < voice.length; index++) {
    const level = Math.abs(voice[index] ?? 0);
    envelope += (level > envelope ? 0.02 : 0.0006) * (level - envelope);
    voice[index] = (voice[index] ?? 0) * (0.055 / Math.max(0.08, envelope) + 0.45);
  }
  return voice;
}

function addMusic(mix: Stereo, music: Stereo, ducking: Float32Array | null): void {
  const target = ducking ? MUSIC_UNDER_VOICE_LUFS : TARGET_LUFS;
  const gain = decibels(target - measureLoudness([music.left, music.right]));
  for (let index = 0; index < mix.left.length; index++) {
    const ducked = gain * (1 - 0.6 * (ducking ? (ducking[index] ?? 0) : 0));
    mix.left[index] = (mix.left[index] ?? 0) + (music.left[index] ?? 0) * ducked;
    mix.right[index] = (mix.right[index] ?? 0) + (music.right[index] ?? 0) * ducked;
  }
}

function fadeEnds({ left, right }: Stereo): void {
  const sampleCount = left.length;
  const fade = FADE_SECONDS * SAMPLE_RATE;
  const [begin, end] = [Math.min(sampleCount, Math.ceil(fade)), Math.max(0, sampleCount - 1 - Math.ceil(fade))];
  for (let index = 0; index < begin; index++) fadeSample(index);
  for (let index = Math.max(begin, end); index < sampleCount; index++) fadeSample(index);

  function fadeSample(index: number): void {
    const gain = Math.min(1, index / fade, (sampleCount - 1 - index) / fade);
    left[index] = (left[index] ?? 0) * gain;
    right[index] = (right[index] ?? 0) * gain;
  }
}

function scale({ left, right }: Stereo, gain: number): void {
  for (let index = 0; index < left.length; index++) {
    left[index] = (left[index] ?? 0) * gain;
    right[index] = (right[index] ?? 0) * gain;
  }
}
