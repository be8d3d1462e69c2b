import { expect, test } from "vitest";
import { createRandom } from "#base/numbers.ts";
import { loadKernel } from "#tools/built-kernel.ts";
import { fitTrack, hearTrack } from "./fit-track.ts";
import { measureLoudness } from "./loudness.ts";
import { mixSound, TARGET_LUFS } from "./mix.ts";
import { composeMusic } from "./music.ts";
import { beatGrid } from "./score.ts";
import type { Stereo } from "./stereo.ts";
import { SAMPLE_RATE } from "./stereo.ts";

const kernel = await loadKernel();

/** Four strokes to a bar, the first one higher; a little noise, and silence before it begins. */
function drums({ seconds, beat, silence = 0 }: { seconds: number; beat: number; silence?: number }): Stereo {
  const random = createRandom(3);
  const left = Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, index) => {
    const time = index / SAMPLE_RATE - silence;
    if (time < 0) return 0;
    const place = time % beat;
    const pitch = Math.floor(time / beat) % 4 === 0 ? 900 : 300;
    return 0.5 * Math.sin(2 * Math.PI * pitch * place) * Math.exp(-18 * place) + (random() - 0.5) * 0.004;
  });
  return { left, right: left };
}

function tone(seconds: number, gain: number, pitch = 220): Stereo {
  const left = Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, index) => gain * Math.sin((2 * Math.PI * pitch * index) / SAMPLE_RATE),
  );
  return { left, right: left };
}

/** When strokes begin, in seconds: loud after a moment of quiet. */
function strokesIn({ left }: Stereo): number[] {
  const found: number[] = [];
  for (let index = 0; index < left.length; index++) {
    const time = index / SAMPLE_RATE;
    if (Math.abs(left[index] ?? 0) > 0.15 && time - (found.at(-1) ?? -1) > 0.15) found.push(time);
  }
  return found;
}

function level({ left }: Stereo, from: number, to: number): number {
  const part = left.subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}

test.each([0.4, 0.512, 0.643])("[R17.9] a beat of %s s is heard in music from outside, and where it begins", (beat) => {
  const track = hearTrack(drums({ seconds: 20, beat, silence: 1.3 }));

  expect(track.beat?.perBar).toBe(4);
  expect(Math.abs((track.beat?.seconds ?? 0) - beat)).toBeLessThan(0.001);
  expect(Math.abs(track.startsAt - 1.3)).toBeLessThan(0.03);
});

test.each(["uplift", "news", "playful"] as const)(
  "[R17.9] so is that of a whole piece (%s), or one that goes with it",
  (mood) => {
    const known = beatGrid(mood, 7).secondsPerBeat;
    const heard = hearTrack(composeMusic(kernel, 24, mood, { seed: 7 })).beat?.seconds ?? 0;
    const ratios = [0.5, 1, 2].map((ratio) => Math.abs(heard / (known * ratio) - 1));

    expect(Math.min(...ratios)).toBeLessThan(0.01);
  },
);

test("[R17.9] music that is too short begins again on a bar: every stroke stays on the beat", () => {
  const beat = 0.5;
  // Three bars and a piece of the next, which is never heard.
  const fitted = fitTrack(hearTrack(drums({ seconds: 7.3, beat, silence: 0.1 })), 20);
  const strokes = strokesIn(fitted).filter((time) => time < 17);

  expect(fitted.left).toHaveLength(20 * SAMPLE_RATE);
  expect(strokes.length).toBeGreaterThan(30);
  for (const time of strokes) {
    const off = Math.abs(time / beat - Math.round(time / beat)) * beat;
    expect(off).toBeLessThan(0.03);
  }
});

test("[R17.9] music that is too long is cut and fades out from the beginning of a bar", () => {
  const fitted = fitTrack(hearTrack(drums({ seconds: 40, beat: 0.5 })), 11);

  expect(fitted.left).toHaveLength(11 * SAMPLE_RATE);
  // The last bar that leaves a second and a half begins at 8 s.
  expect(level(fitted, 7.4, 7.9)).toBeGreaterThan(level(fitted, 9.4, 9.9) * 1.5);
  expect(level(fitted, 10.9, 11)).toBeLessThan(0.003);
});

test("[R17.9] music without a beat is joined without a hole", () => {
  const pad = hearTrack(tone(6, 0.4));
  const fitted = fitTrack(pad, 30);
  const levels = Array.from({ length: 270 }, (_, index) => level(fitted, index / 10, (index + 1) / 10));

  expect(pad.beat).toBeNull();
  // Two waves that meet are a little louder or softer; they never go away.
  expect(Math.min(...levels)).toBeGreaterThan(0.08);
});

test("[R17.9] quiet and loud music are heard equally loud, and both step back while somebody speaks", () => {
  const samples = tone(4, 0.3, 1200).left;
  const speech = { samples, sampleRate: SAMPLE_RATE, startsAt: 2, isRobot: false };
  for (const gain of [0.02, 0.9]) {
    const music = fitTrack(hearTrack(tone(12, gain)), 10);
    const alone = mixSound(kernel, 10, music, null);
    const spoken = mixSound(kernel, 10, music, speech);

    expect(Math.abs(measureLoudness(kernel, [alone.left, alone.right]) - TARGET_LUFS)).toBeLessThan(1);
    expect(strengthOf(spoken, 220, 3, 5)).toBeLessThan(strengthOf(spoken, 220, 7.5, 8.4) * 0.6);
    expect(strengthOf(spoken, 220, 3, 5)).toBeGreaterThan(0);
  }
});

/** How much of one pitch is in a stretch. */
function strengthOf({ left }: Stereo, pitch: number, from: number, to: number): number {
  let [sine, cosine] = [0, 0];
  for (let index = from * SAMPLE_RATE; index < to * SAMPLE_RATE; index++) {
    const angle = (2 * Math.PI * pitch * index) / SAMPLE_RATE;
    sine += (left[index] ?? 0) * Math.sin(angle);
    cosine += (left[index] ?? 0) * Math.cos(angle);
  }
  return Math.hypot(sine, cosine) / ((to - from) * SAMPLE_RATE);
}
