// What a film costs against the encoder alone: npx tsx bench/engine.ts. Exits 1 beyond a limit.
// Compare CPU seconds, not wall time: this machine may be busy.
import { execFile } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { RenderResult } from "@sahne/engine/render";
import { startRender } from "@sahne/engine/render";
import type { RenderSpec } from "@sahne/engine/spec";
import { prepareFilm } from "@sahne/engine/child/prepare-film";
import { createRaster } from "@sahne/engine/child/stage-tools";
import { createFilmPainter } from "@sahne/engine/paint/film-painter";
import { createPaintContext } from "@sahne/engine/paint/paint-context";
import { compileKernel } from "@sahne/engine/child/compile-kernel";
import { composeMusic } from "@sahne/engine/sound/music";
import { SAMPLE_RATE } from "@sahne/engine/sound/stereo";
import { ensureBuilt } from "@sahne/engine/tools/built-engine";
import { ENGINE_FILES } from "@sahne/engine/tools/engine-files";
import { writeWav } from "@sahne/engine/tools/known-speech";
import { makeNaturalPicture } from "@sahne/engine/tools/natural-picture";
import { comparePeers } from "./peers/peers.ts";
import { inTurns } from "./running/turns.ts";

const MOST_RATIO = 1.25;
const MOST_MEMORY_MB = 480;
const MOST_WALL_RATIO = 1;
/** A second of a long film against a second of a short one: what is done once is shared by more of them. */
const MOST_GROWTH = 1.1;
const ROUNDS = 3;

const PROMPT =
  "Üç domatesi doğra, iki yumurta kır. Fırın 180 derece olsun. Çay mı, yoksa kahve mi? İtalya'da pizza 1889'da doğdu. Afiyet olsun!";

const folder = mkdtempSync(join(tmpdir(), "sahne-bench-"));
const failures: string[] = [];

try {
  await ensureBuilt();
  const picturePath = join(folder, "picture.jpg");
  await makeNaturalPicture(picturePath);
  const tall = { prompt: PROMPT, aspectRatio: "9:16", durationSeconds: 10, resolution: "1080p" } as const;
  const photos: RenderSpec = { ...tall, images: [picturePath] };
  const floor = await compare("photo film 1080x1920, 10 s", photos, MOST_RATIO);
  const spoken = await film("spoken", { ...photos, voice: "robot" });
  check("  with the robot voice, film / encoder alone", spoken.result.cost.cpuSeconds / floor, Infinity);
  await compare("text film 1080x1920, 10 s", tall, MOST_RATIO);
  const wide: RenderSpec = { prompt: PROMPT, aspectRatio: "16:9", durationSeconds: 10, resolution: "720p" };
  await checkRealTime("text film 1280x720, 10 s", wide);
  await checkGrowth();
  await comparePeers({ picturePath, soundPath: await writeMusic(), folder }, floor);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

for (const failure of failures) console.error(`beyond its limit: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** The one in the middle of several rounds counts; in each, film and floor have the machine in short turns. */
async function compare(name: string, spec: RenderSpec, mostRatio: number): Promise<number> {
  const rawPath = join(folder, "frames.yuv");
  const frames = await writeRawFrames(spec, rawPath);
  const results: RenderResult[] = [];
  const floors: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const runs = [() => film(`film-${round}`, spec), () => encodeOnly(rawPath, frames)] as const;
    const [{ result }, floor] = await inTurns(runs, mostRatio);
    results.push(result);
    floors.push(floor);
  }
  rmSync(rawPath);
  const [result] = results;
  if (!result) throw new Error("Nothing was measured.");
  const films = results.map(({ cost }) => cost.cpuSeconds);
  const ratios = films.map((seconds, round) => seconds / (floors[round] ?? 0));
  const peakRssBytes = Math.max(...results.map(({ cost }) => cost.peakRssBytes));
  const { paint } = result.cost;
  const perFrame = (milliseconds: number) => (milliseconds / result.plan.frameCount).toFixed(2);
  console.log(`\n${name}`);
  console.log(`  CPU: film ${listed(films)} s, encoder alone ${listed(floors)} s`);
  console.log(`  film / encoder alone, each: ${listed(ratios)}`);
  check("  film / encoder alone", median(ratios), mostRatio);
  check("  memory peak, MB", peakRssBytes / 1e6, MOST_MEMORY_MB);
  console.log(
    `  drawing, ms a frame: ${Object.entries(paint)
      .map(([part, time]) => `${part} ${perFrame(time)}`)
      .join(", ")}`,
  );
  const isSame = results.every(({ sha256 }) => sha256 === result.sha256);
  console.log(`  ${ROUNDS} runs ${isSame ? "byte-identical" : "DIFFERENT"}`);
  if (!isSame) failures.push(`${name}: another run gave other bytes`);
  return median(floors);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

function listed(values: readonly number[]): string {
  return values.map((value) => value.toFixed(2)).join(" ");
}

async function checkRealTime(name: string, spec: RenderSpec): Promise<void> {
  const [load = 0] = loadavg();
  const { result, wallSeconds } = await film("real-time", spec);
  console.log(`\n${name}`);
  const isBusy = load > availableParallelism() / 2;
  check("  wall / duration", wallSeconds / result.durationSeconds, isBusy ? Infinity : MOST_WALL_RATIO);
  // Where others are at work the wall says nothing; what two cores would need can still be told from the CPU.
  check("  CPU of two cores / duration", result.cost.cpuSeconds / 2 / result.durationSeconds, MOST_WALL_RATIO);
}

function check(name: string, value: number, limit: number): void {
  console.log(`${name}: ${value.toFixed(2)}${limit === Infinity ? "" : ` (limit ${limit})`}`);
  if (value > limit) failures.push(`${name.trim()}: ${value.toFixed(2)} > ${limit}`);
}

async function film(name: string, spec: RenderSpec): Promise<{ result: RenderResult; wallSeconds: number }> {
  const start = performance.now();
  const run = startRender(spec, { outputPath: join(folder, `${name}.mp4`), posterPath: join(folder, `${name}.jpg`) });
  return { result: await run.result, wallSeconds: (performance.now() - start) / 1000 };
}

type RawFrames = { width: number; height: number; frameCount: number };

/** CPU seconds of another process that only encodes the film's frames, read from a file. */
async function encodeOnly(rawPath: string, { width, height, frameCount }: RawFrames): Promise<number> {
  const script = fileURLToPath(new URL("./engine-encode.ts", import.meta.url));
  const job = JSON.stringify({ rawPath, outputPath: join(folder, "floor.mp4"), width, height, frameCount });
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", script, job]);
  return Number(stdout);
}

async function writeRawFrames(spec: RenderSpec, path: string): Promise<RawFrames> {
  const loadVoice = () => Promise.reject(new Error("The bench has no voice."));
  const { plan, memory, tools, stages, arena, kernel } = await prepareFilm(spec, {
    files: ENGINE_FILES,
    loadVoice,
  });
  const input = { pixels: arena.memory, plan, memory, tools, stages, raster: createRaster() };
  const painter = createFilmPainter(createPaintContext(kernel, input));
  const [slot] = memory.slots;
  const pixels = Buffer.from(arena.memory.buffer, slot, memory.frameBytes);
  const file = openSync(path, "w");
  for (let index = 0; index < plan.frameCount; index++) {
    painter.paint(index, slot);
    writeSync(file, pixels);
  }
  closeSync(file);
  return plan;
}

/** The same text six times over in six times the time: as many scenes a second. */
async function checkGrowth(): Promise<void> {
  const spec = { aspectRatio: "9:16", resolution: "720p" } as const;
  const short = await film("short", { ...spec, prompt: PROMPT, durationSeconds: 10 });
  const long = await film("long", { ...spec, prompt: Array(6).fill(PROMPT).join(" "), durationSeconds: 60 });
  const perSecond = ({ cost, durationSeconds }: RenderResult) => cost.cpuSeconds / durationSeconds;
  console.log(
    `\n60 s against 10 s, 720x1280: CPU ${listed([long.result.cost.cpuSeconds, short.result.cost.cpuSeconds])} s`,
  );
  check("  CPU a second, long / short", perSecond(long.result) / perSecond(short.result), MOST_GROWTH);
  check("  memory peak of the long one, MB", long.result.cost.peakRssBytes / 1e6, MOST_MEMORY_MB);
}

/** Ten seconds of a film's own music, as other tools read it. */
async function writeMusic(): Promise<string> {
  const kernel = await compileKernel(ENGINE_FILES.kernelPath);
  const { left, right } = composeMusic(kernel, 10, "calm", { seed: 1 });
  const samples = new Float32Array(left.length * 2);
  for (const [index, value] of left.entries()) samples.set([value, right[index] ?? 0], index * 2);
  const path = join(folder, "music.wav");
  writeFileSync(path, writeWav(samples, SAMPLE_RATE, 2));
  return path;
}
