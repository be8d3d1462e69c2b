import { expect, test } from "vitest";
import { changeTempo, stretch } from "./change-tempo.ts";

const RATE = 24_000;

function tone(seconds: number, hertz: number): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / RATE));
}

/** How often it swings through zero, upwards, in a second. */
function pitchOf(samples: Float32Array): number {
  let count = 0;
  for (let at = 1; at < samples.length; at += 1) if ((samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0) count += 1;
  return (count * RATE) / samples.length;
}

test.each([0.75, 0.85, 1.15, 1.5])(
  "speech at tempo %s is as long as it says, at the same pitch and loudness [R17.8]",
  (tempo) => {
    const said = tone(2, 180);

    const changed = stretch(said, tempo, RATE);

    expect(changed.length / RATE).toBeCloseTo(2 / tempo, 2);
    expect(Math.abs(pitchOf(changed) - 180)).toBeLessThan(4);
    const middle = changed.subarray(RATE / 4, changed.length - RATE / 4);
    expect(Math.max(...middle)).toBeGreaterThan(0.45);
    expect(Math.max(...middle)).toBeLessThan(0.56);
  },
);

test("each sentence has its own tempo; its words are said where they are heard [R17.8]", () => {
  const samples = new Float32Array([...tone(1, 200), ...new Float32Array(RATE), ...tone(1, 300)]);
  const spoken = {
    samples,
    sampleRate: RATE,
    isRobot: false,
    words: [
      { text: "bir", start: 0, end: 1 },
      { text: "iki", start: 2.5, end: 3 },
    ],
    sentences: [
      { start: 0, end: 1 },
      { start: 2, end: 3 },
    ],
  };

  const changed = changeTempo(spoken, (index) => (index === 0 ? 1 : 1.25));

  expect(changed.sentences[0]).toEqual({ start: 0, end: 1 });
  expect(changed.sentences[1]?.start).toBeCloseTo(2, 3);
  expect(changed.sentences[1]?.end).toBeCloseTo(2.8, 3);
  expect(changed.words[1]?.start).toBeCloseTo(2.4, 3);
  expect(changed.samples.length / RATE).toBeCloseTo(2.8, 2);
  expect(changeTempo(spoken, () => 1)).toBe(spoken);
});
