import { availableParallelism } from "node:os";
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
import { collectCanvases } from "./stage-tools.ts";
import type { FrameRing } from "./frame-ring.ts";
import { startFrameRing } from "./frame-ring.ts";
import type { PaintTimes } from "#paint/paint-times.ts";
import type { RenderCost, RenderJob, RenderProgress, RenderResult } from "./messages.ts";
import { choosePosterFrame } from "./poster-frame.ts";
import type { PrepareOptions } from "./prepare-film.ts";
import { prepareFilm } from "./prepare-film.ts";

export type RenderPorts = Omit<PrepareOptions, "workerCount" | "pictureFolder"> & {
  onProgress: (progress: RenderProgress) => void;
};

const PROGRESS_EVERY_FRAMES = 10;
/** Two keep up with an encoder of two threads; on a large machine other films are made beside this one. */
const MOST_PAINTERS = 2;

/** The whole of one film: prepare, draw, encode, settle the files. */
export async function renderFilm(job: RenderJob, ports: RenderPorts): Promise<RenderResult> {
  const { spec, outputPath, posterPath, pictureFolder } = job;
  const { files, onProgress } = ports;
  onProgress({ stage: "preparing", percent: 0 });
  const workerCount = Math.min(MOST_PAINTERS, Math.max(1, availableParallelism() >> 1));
  const { plan, memory, material, arena, module, speech, track } = await prepareFilm(spec, {
    ...ports,
    workerCount,
    pictureFolder,
  });
  onProgress({ stage: "preparing", percent: 4 });
  collectCanvases();
  const ring = startFrameRing(files.workerPath, {
    module,
    shared: arena.memory,
    plan,
    memory,
    material,
    clips: spec.clips ?? [],
    fontFolder: files.fontFolder,
  });
  try {
    // The threads fill the ring while this one makes the sound.
    const sound = makeSound(plan, speech, track);
    const poster = await encodeFilm(plan, ring, sound, {
      path: partPath(outputPath),
      isSample: job.isSample,
      onProgress,
    });
    onProgress({ stage: "finishing", percent: 97 });
    await writeFile(partPath(posterPath), poster);
  } finally {
    await ring.stop();
  }
  await settleFile(outputPath);
  await settleFile(posterPath);
  const { durationSeconds, width, height, engineVersion } = plan;
  const cost = measureCost(ring.times());
  return { durationSeconds, width, height, ...(await describeFile(outputPath)), plan, engineVersion, cost };
}

function measureCost(times: PaintTimes[]): RenderCost {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const paint = { prepare: 0, backdrop: 0, sprites: 0, transition: 0 };
  for (const time of times) {
    for (const part of ["prepare", "backdrop", "sprites", "transition"] as const) paint[part] += time[part];
  }
  return { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakRssBytes: maxRSS * 1024, paint };
}

function makeSound(plan: Plan, speech: Speech | null, track: Track | null): Stereo | null {
  const music = makeMusic(plan, track);
  return music || speech ? mixSound(plan.durationSeconds, music, speech) : null;
}

function makeMusic({ music, durationSeconds, film }: Plan, track: Track | null): Stereo | null {
  if (track) return fitTrack(track, durationSeconds);
  return music === "none" || music === "own" ? null : composeMusic(durationSeconds, music, film.seed, soundCues(film));
}

type EncodeTarget = { path: string; isSample: boolean; onProgress: RenderPorts["onProgress"] };

/** Encodes all frames and returns the poster, made from one of them. */
async function encodeFilm(
  plan: Plan,
  ring: FrameRing,
  sound: Stereo | null,
  { path, isSample, onProgress }: EncodeTarget,
): Promise<Buffer> {
  const { width, height, framesPerSecond, frameCount, durationSeconds } = plan;
  const writer = await openMp4Writer(path, { width, height, framesPerSecond, hasSound: sound !== null, isSample });
  const posterFrame = choosePosterFrame(plan);
  let posterPixels: Uint8Array | undefined;
  for await (const { index, pixels } of ring.frames()) {
    if (index === posterFrame) posterPixels = Uint8Array.prototype.slice.call(pixels);
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
