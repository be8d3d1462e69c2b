import { availableParallelism } from "node:os";
import { writeFile } from "node:fs/promises";
import { describeFile, partPath, settleFile } from "#encode/durable-file.ts";
import { openMp4Writer } from "#encode/mp4-writer.ts";
import { makePoster } from "#encode/poster.ts";
import { preparePictures } from "#image/prepare-pictures.ts";
import { createArena } from "#kernel/arena.ts";
import { compileKernel, startKernel } from "#kernel/load-kernel.ts";
import { createMeasure, registerFonts } from "#overlay/fonts.ts";
import { buildPlan } from "#plan/build-plan.ts";
import type { Plan } from "#plan/plan.ts";
import { layOutFilm } from "#scene/film-memory.ts";
import { LEAD_SECONDS, readScript, TAIL_SECONDS } from "#script/read-script.ts";
import { composeMusic } from "#sound/music.ts";
import type { Speech } from "#sound/mix.ts";
import { mixSound } from "#sound/mix.ts";
import type { Stereo } from "#sound/stereo.ts";
import type { Voice } from "#voice/voice.ts";
import type { FrameRing } from "./frame-ring.ts";
import { startFrameRing } from "./frame-ring.ts";
import type { RenderJob, RenderProgress, RenderResult } from "./messages.ts";

/** Where the built parts lie: the kernel, the worker thread's file and the fonts. */
export type EngineFiles = { kernelPath: string; workerPath: string; fontFolder: string };

export type RenderPorts = {
  files: EngineFiles;
  loadVoice(): Promise<Voice>;
  onProgress: (progress: RenderProgress) => void;
};

/** Posters are taken while words are on screen: late enough to show something, early enough to be the promise. */
const POSTER_SHARE = 0.36;
const PROGRESS_EVERY_FRAMES = 10;

/** The whole of one film: prepare, draw, encode, settle the files. */
export async function renderFilm(job: RenderJob, ports: RenderPorts): Promise<RenderResult> {
  const { spec, outputPath, posterPath } = job;
  const { files, onProgress } = ports;
  onProgress({ stage: "preparing", percent: 0 });
  registerFonts(files.fontFolder);
  const script = readScript(spec);
  const spoken =
    spec.voice === "robot" && script.sentences.length > 0
      ? await (
          await ports.loadVoice()
        ).speak(script.sentences, script.language, spec.durationSeconds - LEAD_SECONDS - TAIL_SECONDS)
      : null;
  onProgress({ stage: "preparing", percent: 2 });
  const module = await compileKernel(files.kernelPath);
  const arena = createArena();
  const kernel = startKernel(module, arena.memory);
  const { planes, facts } = await preparePictures(spec, script.preset.saturation, arena, kernel);
  const spokenWords = spoken?.words.map((word) => ({
    ...word,
    start: word.start + LEAD_SECONDS,
    end: word.end + LEAD_SECONDS,
  }));
  const plan = buildPlan({
    spec,
    script,
    pictures: facts,
    measure: createMeasure(),
    ...(spokenWords && { spokenWords }),
  });
  const film = layOutFilm(arena, kernel, {
    plan,
    pictures: planes,
    workerCount: Math.max(1, availableParallelism() >> 1),
  });
  onProgress({ stage: "preparing", percent: 4 });

  const ring = startFrameRing(files.workerPath, {
    module,
    memory: arena.memory,
    plan,
    film,
    fontFolder: files.fontFolder,
  });
  try {
    // The threads fill the ring while this one makes the sound.
    const sound = makeSound(plan, spoken && { ...spoken, startsAt: LEAD_SECONDS });
    const poster = await encodeFilm(plan, ring, sound, { path: partPath(outputPath), onProgress });
    onProgress({ stage: "finishing", percent: 97 });
    await writeFile(partPath(posterPath), poster);
  } finally {
    await ring.stop();
  }
  await settleFile(outputPath);
  await settleFile(posterPath);
  const { durationSeconds, width, height, engineVersion } = plan;
  return { durationSeconds, width, height, ...(await describeFile(outputPath)), plan, engineVersion };
}

function makeSound(plan: Plan, speech: Speech | null): Stereo | null {
  if (plan.music === "none" && !speech) return null;
  const music = plan.music === "none" ? null : composeMusic(plan.durationSeconds, plan.music, plan.seed);
  return mixSound(plan.durationSeconds, music, speech);
}

type EncodeTarget = { path: string; onProgress: RenderPorts["onProgress"] };

/** Encodes all frames and returns the poster, made from one of them. */
async function encodeFilm(
  plan: Plan,
  ring: FrameRing,
  sound: Stereo | null,
  { path, onProgress }: EncodeTarget,
): Promise<Buffer> {
  const { width, height, framesPerSecond, frameCount, durationSeconds } = plan;
  const writer = await openMp4Writer(path, { width, height, framesPerSecond, hasSound: sound !== null });
  const posterFrame = choosePosterFrame(plan);
  let posterPixels: Uint8Array | undefined;
  for await (const { index, pixels } of ring.frames()) {
    if (index === posterFrame) posterPixels = Uint8Array.from(pixels);
    await writer.writeFrame(pixels, index);
    if (sound) await writer.writeSound(sound, (index + 1) / framesPerSecond);
    if (index % PROGRESS_EVERY_FRAMES === 0)
      onProgress({ stage: "drawing", percent: 5 + Math.floor((90 * index) / frameCount) });
  }
  if (sound) await writer.writeSound(sound, durationSeconds);
  await writer.close();
  if (!posterPixels) throw new Error("The film ended before its poster frame.");
  return makePoster(posterPixels, plan);
}

/** The moment near the poster's place when a caption has been fully said, else the place itself. */
function choosePosterFrame({ captions, durationSeconds, framesPerSecond, frameCount }: Plan): number {
  const wanted = durationSeconds * POSTER_SHARE;
  const moments = captions.groups.map((group) => Math.min(group.end - 0.1, (group.words.at(-1)?.start ?? 0) + 0.7));
  const best = moments.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
  return Math.min(frameCount - 1, Math.max(0, Math.round(best * framesPerSecond)));
}
