import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawStills } from "#child/draw-stills.ts";
import { spokenScript } from "#script/read-script.ts";
import type { RenderSpec } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { knownSpeech, writeWav } from "#tools/known-speech.ts";
import { createGivenVoice } from "./given-voice.ts";
import { createRobotVoice } from "./robot-voice.ts";
import type { Voice } from "./voice.ts";

let robot: Voice;
let folder: string;

beforeAll(async () => {
  await ensureBuilt();
  robot = await createRobotVoice();
  folder = await mkdtemp(join(tmpdir(), "sahne-voice-"));
}, 120_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

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

/** Speaks the script as somebody would, and gives the files and when each word was said in them. */
async function record(spec: RenderSpec, seed: number): Promise<{ paths: string[]; starts: number[][] }> {
  const { texts, language } = spokenScript(spec);
  const paths: string[] = [];
  const starts: number[][] = [];
  for (const [index, text] of texts.entries()) {
    const speech = await knownSpeech(robot, { text, language, seed: seed + index });
    const path = join(folder, `${language}-${seed}-${index}.wav`);
    await writeFile(path, writeWav(speech.samples, speech.sampleRate));
    paths.push(path);
    starts.push(speech.starts);
  }
  return { paths, starts };
}

const film = { aspectRatio: "16:9", resolution: "480p", voice: "given", music: "none" } as const;

test.each(["tr", "en"] as const)(
  "[R17.8] in a film with a voice from files, 95 of 100 words stand within 150 ms of being said (%s)",
  { timeout: 120_000 },
  async (language) => {
    const errors: number[] = [];
    const spec: RenderSpec = { ...film, language, prompt: SCRIPTS[language].join("\n") };
    const { paths, starts } = await record(spec, 1);
    const { plan } = await drawStills({ ...spec, speech: paths }, ENGINE_FILES, () => []);
    expect(plan.voice).toBe("given");
    for (const { beat, start, end, said } of plan.film.scenes) {
      const known = beat === undefined ? undefined : starts[beat];
      if (!known || !said) continue;
      expect(said).toHaveLength(known.length);
      expect(said.every(({ at }) => start + at < end)).toBe(true);
      // Speech begins a fifth of a second after its scene.
      errors.push(...said.map(({ at }, index) => Math.abs(at - 0.2 - (known[index] ?? 0))));
    }
    errors.sort((a, b) => a - b);

    expect(errors.length).toBeGreaterThan(30);
    expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThanOrEqual(0.15);
  },
);

test("[R17.8] what was not recorded is not told, and what finds no room neither", async () => {
  const spec: RenderSpec = { ...film, language: "en", prompt: SCRIPTS.en.slice(1, 4).join("\n") };
  const { paths } = await record(spec, 5);
  const { texts } = spokenScript(spec);
  const begun = await createGivenVoice(paths.slice(0, 2), async () => robot).speak(texts, "en", 60);
  const short = await createGivenVoice(paths, async () => robot).speak(texts, "en", 4);

  expect(begun.sentences).toHaveLength(2);
  expect(short.sentences).toHaveLength(1);
});

test.each([
  ["an archive", Buffer.from("PK\u0003\u0004 not a recording at all")],
  ["a playlist", Buffer.from("#EXTM3U\nfile:///etc/passwd\n")],
  ["a page", Buffer.from("<html><body>sound</body></html>")],
  ["a header without sound", writeWav(new Float32Array(), 24_000)],
  ["half a header", writeWav(new Float32Array(100), 24_000).subarray(0, 30)],
  ["nothing", Buffer.alloc(0)],
])("[R17.8] %s that calls itself a recording is refused as bad input", async (_name, bytes) => {
  const path = join(folder, "bad.wav");
  await writeFile(path, bytes);
  const speaking = createGivenVoice([path], async () => robot).speak(["Hello there"], "en", 60);

  await expect(speaking).rejects.toMatchObject({ name: "RenderError", reason: "bad_input" });
});
