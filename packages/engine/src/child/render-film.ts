import { writeFile } from "node:fs/promises";
import { describeFile, partPath, settleFile } from "#encode/durable-file.ts";
import { openMp4Writer } from "#encode/mp4-writer.ts";
import { makePoster } from "#encode/poster.ts";
import type { Plan } from "#plan/plan.ts";
import { soundCues } from "#sound/film-cues.ts";
import type { Track } from "#sound/fit-track.ts";
import { fitTrack } from "#sound/fit-track.ts";
import { composeMusic } from "#sound/music.ts";
import type { Speech } from "#sound/mix.ts";
import { mixSound } from "#sound/mix.ts";
import type { Stereo } from "#sound/stereo.ts";
import { runHotLoops } from "./hot-loops.ts";
import { collectCanvases } from "./stage-tools.ts";
import type { FrameSource } from "./paint-frames.ts";
import { openFrames } from "./paint-frames.ts";
import type { PaintTimes } from "#paint/paint-times.ts";
import type { RenderCost, RenderJob, RenderProgress, RenderResult } from "./messages.ts";
import { choosePosterFrame } from "./poster-frame.ts";
import type { PrepareOptions } from "./prepare-film.ts";
import { prepareFilm } from "./prepare-film.ts";

export type RenderPorts = Omit<PrepareOptions, "pictureFolder"> & {
  onProgress: (progress: RenderProgress) => void;
};

const PROGRESS_EVERY_FRAMES = 10;

/** The whole of one film: prepare, draw, encode, settle the files. */
export async function renderFilm(job: RenderJob, ports: RenderPorts): Promise<RenderResult> {
  const { spec, outputPath, posterPath, pictureFolder } = job;
  const { onProgress } = ports;
  onProgress({ stage: "preparing", percent: 0 });
  const prepared = await prepareFilm(spec, { ...ports, pictureFolder });
  const { plan, module, speech, track } = prepared;
  onProgress({ stage: "preparing", percent: 4 });
  collectCanvases(false);
  const frames = openFrames(prepared, spec.clips ?? []);
  try {
    const sound = runHotLoops(() => makeSound(module, plan, { speech, track }));
    const poster = await encodeFilm(plan, frames, sound, {
      path: partPath(outputPath),
      isSample: job.isSample,
      isForPage: job.isForPage ?? false,
      onProgress,
    });
    onProgress({ stage: "finishing", percent: 97 });
    await writeFile(partPath(posterPath), poster);
  } finally {
    await frames.close();
  }
  await settleFile(outputPath);
  await settleFile(posterPath);
  const { durationSeconds, width, height, engineVersion } = plan;
  const cost = measureCost(frames.times);
  return { durationSeconds, width, height, ...(await describeFile(outputPath)), plan, engineVersion, cost };
}

function measureCost(paint: PaintTimes): RenderCost {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakRssBytes: maxRSS * 1024, paint };
}

type Heard = { speech: Speech | null; track: Track | null };

function makeSound(kernel: WebAssembly.Module, plan: Plan, { speech, track }: Heard): Stereo | null {
  const music = makeMusic(kernel, plan, track);
  return music || speech ? mixSound(kernel, plan.durationSeconds, music, speech) : null;
}

function makeMusic(
  kernel: WebAssembly.Module,
  { music, durationSeconds, film }: Plan,
  track: Track | null,
): Stereo | null {
  if (track) return fitTrack(track, durationSeconds);
  if (music === "none" || music === "own") return null;
  return composeMusic(kernel, durationSeconds, music, { seed: film.seed, cues: soundCues(film) });
}

type EncodeTarget = { path: string; isSample: boolean; isForPage: boolean; onProgress: RenderPorts["onProgress"] };

/** Encodes all frames and returns the poster, made from one of them. */
async function encodeFilm(
  plan: Plan,
  frames: FrameSource,
  sound: Stereo | null,
  { path, onProgress, ...use }: EncodeTarget,
): Promise<Buffer> {
  const { width, height, framesPerSecond, frameCount, durationSeconds } = plan;
  const writer = await openMp4Writer(path, { width, height, framesPerSecond, hasSound: sound !== null, ...use });
  const posterFrame = choosePosterFrame(plan);
  let posterPixels: Uint8Array | undefined;

  async function write(pixels: Buffer, index: number): Promise<void> {
    await writer.writeFrame(pixels, index);
    if (sound) await writer.writeSound(sound, (index + 1) / framesPerSecond);
  }

  // While the encoder takes a frame, this thread paints the next one.
  let written: Promise<void> = Promise.resolve();
  for (let index = 0; index < frameCount; index++) {
    const [pixels] = await Promise.all([frames.paint(index), written]);
    if (index === posterFrame) posterPixels = Uint8Array.from(pixels);
    written = write(pixels, index);
    if (index % PROGRESS_EVERY_FRAMES === 0)
      onProgress({ stage: "drawing", percent: 5 + Math.floor((90 * index) / frameCount) });
  }
  await written;
  if (sound) await writer.writeSound(sound, durationSeconds);
  await writer.close();
  if (!posterPixels) throw new Error("The film ended before its poster frame.");
  return makePoster(frames.toRgba(posterPixels), plan);
}
