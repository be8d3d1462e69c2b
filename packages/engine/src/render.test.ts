import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EncodedPacketSink, FilePathSource, Input, MP4 } from "mediabunny";
import { partPath } from "#encode/durable-file.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { probeVideo } from "./probe.ts";
import type { RenderOptions, RenderProgress } from "./render.ts";
import { startRender } from "./render.ts";
import type { RenderSpec } from "./spec.ts";
import { ENGINE_VERSION } from "./version.ts";

const spec: RenderSpec = { prompt: "Günaydın dünya", aspectRatio: "16:9", durationSeconds: 2, resolution: "480p" };
let folder: string;

beforeAll(async () => {
  await ensureBuilt();
  folder = await mkdtemp(join(tmpdir(), "sahne-render-"));
}, 120_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function start(name: string, changes: Partial<RenderSpec> = {}, options: Partial<RenderOptions> = {}) {
  const paths = { outputPath: join(folder, `${name}.mp4`), posterPath: join(folder, `${name}.jpg`) };
  return { ...paths, run: startRender({ ...spec, ...changes }, { ...paths, isSample: true, ...options }) };
}

test("a film is a faststart H.264 and AAC file with a poster", { timeout: 120_000 }, async () => {
  const steps: RenderProgress[] = [];
  const { run, outputPath, posterPath } = start("film");
  run.onProgress((progress) => steps.push(progress));

  const result = await run.result;

  expect(result).toMatchObject({
    durationSeconds: 2,
    width: 854,
    height: 480,
    engineVersion: ENGINE_VERSION,
    plan: { film: { language: "tr" } },
  });
  expect(await probeVideo(outputPath)).toMatchObject({
    videoCodec: "avc",
    audioCodec: "aac",
    width: 854,
    height: 480,
    isFaststart: true,
    bytes: result.bytes,
  });
  expect((await readFile(posterPath)).subarray(0, 3)).toEqual(Buffer.from("ffd8ff", "hex"));
  expect(steps.map((step) => step.percent)).toEqual(steps.map((step) => step.percent).toSorted((a, b) => a - b));
  expect(new Set(steps.map((step) => step.stage))).toEqual(new Set(["preparing", "drawing", "finishing"]));
  const [videoEnd = 0, audioEnd = 0] = await trackEnds(outputPath);
  expect(Math.abs(videoEnd - audioEnd)).toBeLessThan(0.05);
});

test("a film is a file as YouTube asks for it", { timeout: 120_000 }, async () => {
  const { run, outputPath } = start("asked-for", { durationSeconds: 5, resolution: "720p" }, { isSample: false });
  const { bytes, durationSeconds } = await run.result;

  const input = new Input({ source: new FilePathSource(outputPath), formats: [MP4] });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video || !audio) throw new Error("The film has no picture or no sound.");
  expect(await video.getColorSpace()).toMatchObject({
    primaries: "bt709",
    transfer: "bt709",
    matrix: "bt709",
    fullRange: false,
  });
  expect([await audio.getSampleRate(), await audio.getNumberOfChannels()]).toEqual([48_000, 2]);
  let [key, isClosed] = [0, true];
  const gaps: number[] = [];
  for await (const { type, timestamp } of new EncodedPacketSink(video).packets()) {
    // In an open group pictures that are shown before its first are decoded after it.
    if (timestamp < key) isClosed = false;
    if (type !== "key") continue;
    gaps.push(timestamp - key);
    key = timestamp;
  }
  expect(isClosed).toBe(true);
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.max(...gaps, durationSeconds - key)).toBeLessThanOrEqual(2.01);
  // What it recommends for 720p, sound and packing included.
  expect((bytes * 8) / durationSeconds).toBeLessThan(5.5e6);
});

test("the robot voice speaks the words the captions show", { timeout: 120_000 }, async () => {
  const { plan } = await start("voice", { voice: "robot", durationSeconds: 4, music: "none" }).run.result;

  expect(plan.voice).toBe("robot");
  expect(plan.film.scenes.map(({ text }) => text).filter(Boolean)).toEqual(["Günaydın dünya"]);
});

test("a film without music and voice has no sound track", { timeout: 120_000 }, async () => {
  const { run, outputPath } = start("silent", { music: "none", captions: "none" });
  await run.result;

  expect((await probeVideo(outputPath)).hasAudio).toBe(false);
});

test("a cancelled render ends as cancelled and leaves no file", { timeout: 120_000 }, async () => {
  const { run } = start("cancelled", { durationSeconds: 30 });
  run.onProgress(() => run.cancel());

  await expect(run.result).rejects.toMatchObject({ name: "RenderError", reason: "cancelled" });
  expect((await readdir(folder)).filter((name) => name.startsWith("cancelled"))).toEqual([]);
});

test("a render cancelled before it begins never starts", async () => {
  const { run } = start("never");
  run.cancel();

  await expect(run.result).rejects.toMatchObject({ reason: "cancelled" });
});

test.each([
  ["above its share of the processor", { cpuMilliseconds: 300 }],
  ["that stands still", { standstillMilliseconds: 1 }],
])("a render %s ends as timeout", { timeout: 120_000 }, async (_, limits) => {
  const { run } = start("slow", { durationSeconds: 30 }, { limits });

  await expect(run.result).rejects.toMatchObject({ reason: "timeout" });
});

test("a render above its memory limit ends as out of memory", { timeout: 120_000 }, async () => {
  const { run } = start("large", { durationSeconds: 30 }, { limits: { rssBytes: 60_000_000 } });

  await expect(run.result).rejects.toMatchObject({ reason: "out_of_memory" });
});

test("a film above its size ends as crashed", { timeout: 120_000 }, async () => {
  const childPath = join(folder, "endless-child.mjs");
  const part = JSON.stringify(partPath(join(folder, "endless.mp4")));
  const script = `import { writeFileSync } from "node:fs"; writeFileSync(${part}, "x".repeat(2000)); setInterval(() => 0, 1000);`;
  await writeFile(childPath, script);

  await expect(start("endless", {}, { childPath, limits: { outputBytes: 1000 } }).run.result).rejects.toMatchObject({
    reason: "crashed",
    message: expect.stringContaining("grew beyond") as string,
  });
});

test("a picture that is none ends as bad input", { timeout: 120_000 }, async () => {
  const path = join(folder, "picture.png");
  await writeFile(path, "<svg/>");

  await expect(start("bad", { images: [path] }).run.result).rejects.toMatchObject({ reason: "bad_input" });
});

test("a wrong spec is refused before a process starts", async () => {
  await expect(start("wrong", { durationSeconds: 900 }).run.result).rejects.toMatchObject({ reason: "bad_input" });
});

test("a render process that dies or is missing ends as crashed", { timeout: 120_000 }, async () => {
  const childPath = join(folder, "dying-child.mjs");
  await writeFile(childPath, "process.stdin.once('data', () => process.kill(process.pid, 'SIGSEGV'));");

  await expect(start("dying", {}, { childPath }).run.result).rejects.toMatchObject({ reason: "crashed" });
  await expect(start("missing", {}, { childPath: join(folder, "nothing.mjs") }).run.result).rejects.toMatchObject({
    reason: "crashed",
  });
});

async function trackEnds(path: string): Promise<number[]> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  try {
    const tracks = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    return await Promise.all(
      tracks.map(async (track) => {
        const last = track && (await new EncodedPacketSink(track).getPacket(Infinity));
        return last ? last.timestamp + last.duration : 0;
      }),
    );
  } finally {
    input.dispose();
  }
}
