import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { drawStills } from "#child/draw-stills.ts";
import { spokenScript } from "#script/read-script.ts";
import type { RenderSpec } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { knownSpeech, writeWav } from "#tools/known-speech.ts";
import { createRobotVoice } from "./robot-voice.ts";

const SCRIPTS = {
  tr: [
    "Denizin ortasında yalnız bir fener, gemilere yol gösterir.",
    "Fiyatı %50 düştü, 3. gün 250 TL oldu.",
    "Sabah erkenden kalkan balıkçılar, ağlarını toplayıp limana dönüyor.",
    "Her gün iki litre su için, yirmi dakika yürüyün ve erken uyuyun!",
    "Galata Kulesi 1348 yılında Cenevizliler tarafından yapıldı.",
  ],
  en: [
    "The lighthouse has stood on this rock since 1874, and its light still turns every night.",
    "Boil the water, add two eggs, and wait exactly seven minutes.",
    "Octopuses have three hearts and blue blood.",
    "She packed the old camera, walked to the harbour and waited for the first boat.",
    "Why do cats purr when they are happy?",
  ],
} as const;
const FILM = { aspectRatio: "16:9", resolution: "480p", voice: "given", music: "none" } as const;
/** Several speakers: of thirty words a single pause more or less would decide. */
const SPEAKERS = [1, 11, 21];

test.each([
  ["tr", 0.8],
  ["en", 0.8],
  ["tr", 1.25],
  ["en", 1.25],
] as const)("[R17.8] %s at tempo %s: 95 of 100 words stand within 150 ms of being said", async (language, tempo) => {
  await ensureBuilt();
  const robot = await createRobotVoice();
  const folder = await mkdtemp(join(tmpdir(), "sahne-tempo-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const spec: RenderSpec = { ...FILM, tempo, language, prompt: SCRIPTS[language].join("\n") };
  const { texts } = spokenScript(spec);
  const errors: number[] = [];
  for (const seed of SPEAKERS) {
    const spoken = [];
    for (const [index, text] of texts.entries()) {
      const speech = await knownSpeech(robot, { text, language, seed: seed + index });
      const path = join(folder, `${seed}-${index}.wav`);
      await writeFile(path, writeWav(speech.samples, speech.sampleRate));
      spoken.push({ path, starts: speech.starts });
    }
    const { plan } = await drawStills({ ...spec, speech: spoken.map(({ path }) => path) }, ENGINE_FILES, () => []);
    for (const { beat, said } of plan.film.scenes) {
      const known = beat === undefined ? undefined : spoken[beat]?.starts;
      if (!known || !said) continue;
      // Speech begins a fifth of a second after its scene.
      errors.push(...said.map(({ at }, index) => Math.abs(at - 0.2 - (known[index] ?? 0) / tempo)));
    }
  }
  errors.sort((a, b) => a - b);

  expect(errors.length).toBeGreaterThan(60);
  expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThanOrEqual(0.15);
});
