import type { Desk } from "./desk.ts";
import { copySides, openDesk, sidesOf } from "./desk.ts";
import { applyBiquad, highPass, shelf } from "./filters.ts";
import { limitPeaks } from "./limiter.ts";
import { loudnessOf, measureLoudness, SILENCE_LUFS } from "./loudness.ts";
import { resample } from "./resample.ts";
import { addReverb } from "./reverb.ts";
import type { Stereo } from "./stereo.ts";
import { decibels, SAMPLE_RATE } from "./stereo.ts";

export const TARGET_LUFS = -15;
/** Of the true peak. Below -1 dB, because the AAC encoder overshoots a little. */
const CEILING = decibels(-2);
const VOICE_LUFS = -17;
const MUSIC_UNDER_VOICE_LUFS = -20;
/** Only long enough not to click: the music begins and ends by itself. */
const FADE_SECONDS = 0.012;

export type Speech = { samples: Float32Array; sampleRate: number; startsAt: number; isRobot: boolean };

/** Mixes music and voice, brings the film to its loudness and holds its peaks. */
export function mixSound(
  kernel: WebAssembly.Module,
  durationSeconds: number,
  music: Stereo | null,
  speech: Speech | null,
): Stereo {
  const desk = openDesk(kernel, Math.ceil(durationSeconds * SAMPLE_RATE), 4);
  const mix = sidesOf(desk, 0);
  const ducking = speech ? addVoice(kernel, mix, speech) : null;
  if (music) addMusic(desk, mix, music, { ducking, loudness: measureLoudness(kernel, [music.left, music.right]) });
  fadeEnds(mix);
  // The limiter takes a little loudness away, so the gain is corrected once after a first pass.
  for (let pass = 0; pass < 2; pass++) {
    const loudness = loudnessOf(desk, [mix.left, mix.right]);
    if (loudness <= SILENCE_LUFS) break;
    const gain = decibels(TARGET_LUFS - loudness);
    for (const { byteOffset, length } of [mix.left, mix.right]) desk.kernel.scaleSamples(byteOffset, length, gain);
    limitPeaks(desk, CEILING);
  }
  return copySides(mix);
}

/** Adds the voice and returns how much it speaks at each sample (0..1), for the music to step back. */
function addVoice(kernel: WebAssembly.Module, mix: Stereo, speech: Speech): Float32Array {
  const raw = resample(speech.samples, speech.sampleRate, SAMPLE_RATE);
  const voice = speech.isRobot ? polishVoice(raw) : applyBiquad(raw, highPass(70));
  const gain = decibels(VOICE_LUFS - measureLoudness(kernel, [voice]));
  const offset = Math.floor(speech.startsAt * SAMPLE_RATE);
  const sampleCount = mix.left.length;
  const desk = openDesk(kernel, sampleCount, 2);
  const [said, room] = [sidesOf(desk, 0).left, sidesOf(desk, 0).right];
  const ducking = new Float32Array(sampleCount);
  let presence = 0;
  for (let index = 0; index < sampleCount; index++) {
    const sample = (voice[index - offset] ?? 0) * gain;
    mix.left[index] = sample;
    mix.right[index] = sample;
    said[index] = sample * 0.25;
    const isSpeaking = Math.abs(sample) > 0.01 ? 1 : 0;
    presence += (isSpeaking > presence ? 0.0008 : 0.00004) * (isSpeaking - presence);
    ducking[index] = presence;
  }
  for (const side of ["left", "right"] as const) {
    addReverb(desk, said, room, { side, feedback: 0.6, damping: 0.5 });
    for (let index = 0; index < sampleCount; index++)
      mix[side][index] = (mix[side][index] ?? 0) + (room[index] ?? 0) * 0.35;
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

type Under = { ducking: Float32Array | null; loudness: number };

function addMusic({ kernel, channels }: Desk, mix: Stereo, music: Stereo, { ducking, loudness }: Under): void {
  const gain = decibels((ducking ? MUSIC_UNDER_VOICE_LUFS : TARGET_LUFS) - loudness);
  const { length } = mix.left;
  if (!ducking) {
    // The other channels of the desk are not needed yet: the music lies there on its way.
    const spare = channels[2] ?? new Float32Array();
    for (const side of ["left", "right"] as const) {
      spare.fill(0).set(music[side].subarray(0, length));
      kernel.addScaled(mix[side].byteOffset, spare.byteOffset, length, gain);
    }
    return;
  }
  for (let index = 0; index < length; index++) {
    const ducked = gain * (1 - 0.6 * (ducking[index] ?? 0));
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
