import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinSamples } from "#sound/stereo.ts";
import { knownSpeech, writeWav } from "#tools/known-speech.ts";
import { createNarratedVoice } from "./narrated-voice.ts";
import { createRobotVoice } from "./robot-voice.ts";
import type { Voice } from "./voice.ts";

const SENTENCES = [
  "Denizin ortasında yalnız bir fener, gemilere yol gösterir.",
  "Sabah erkenden kalkan balıkçılar, ağlarını toplayıp limana dönüyor.",
  "Galata Kulesi 1348 yılında Cenevizliler tarafından yapıldı.",
];
const PAUSE_SECONDS = 0.7;

let robot: Voice;
let folder: string;

beforeAll(async () => {
  robot = await createRobotVoice();
  folder = await mkdtemp(join(tmpdir(), "sahne-narration-"));
}, 120_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** All of them in one file, with silence before, between and after. */
async function narrate(): Promise<{ path: string; starts: number[][] }> {
  const parts: Float32Array[] = [];
  const starts: number[][] = [];
  let [count, rate] = [0, 1];
  for (const [index, text] of SENTENCES.entries()) {
    const speech = await knownSpeech(robot, { text, language: "tr", seed: 11 + index });
    rate = speech.sampleRate;
    const pause = new Float32Array(Math.round(PAUSE_SECONDS * rate));
    const begin = (count + pause.length) / rate;
    starts.push(speech.starts.map((start) => begin + start));
    parts.push(pause, speech.samples);
    count += pause.length + speech.samples.length;
  }
  const path = join(folder, "all.wav");
  await writeFile(path, writeWav(joinSamples([...parts, new Float32Array(rate)]), rate));
  return { path, starts };
}

test("[R17.8] in one recording of a whole text each sentence is found, and its words within 150 ms", async () => {
  const { path, starts } = await narrate();
  const spoken = await createNarratedVoice(path, async () => robot).speak(SENTENCES, "tr", 60);
  // The silence before the first word is gone but for a breath.
  const cut = (starts[0]?.[0] ?? 0) - (spoken.words[0]?.start ?? 0);
  const known = starts.flat();
  const errors = spoken.words.map(({ start }, index) => Math.abs(start + cut - (known[index] ?? 0)));
  errors.sort((a, b) => a - b);

  expect(spoken.words).toHaveLength(known.length);
  expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThanOrEqual(0.15);
  for (const [index, { start, end }] of spoken.sentences.entries()) {
    const first = starts[index]?.[0] ?? 0;
    expect(Math.abs(start + cut - first)).toBeLessThan(0.25);
    // The pause before the next sentence belongs to neither.
    const next = starts[index + 1]?.[0] ?? Infinity;
    expect(next - (end + cut)).toBeGreaterThan(PAUSE_SECONDS / 2);
  }
});

test("[R17.8] what finds no room is not told, and what is no recording is refused", async () => {
  const { path } = await narrate();
  const short = await createNarratedVoice(path, async () => robot).speak(SENTENCES, "tr", 6);
  expect(short.sentences).toHaveLength(1);

  const bad = join(folder, "bad.wav");
  await writeFile(bad, Buffer.from("PK\u0003\u0004 zip"));
  const speaking = createNarratedVoice(bad, async () => robot).speak(SENTENCES, "tr", 60);
  await expect(speaking).rejects.toMatchObject({ name: "RenderError", reason: "bad_input" });
});
