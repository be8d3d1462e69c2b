import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { getPriority, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeFile } from "#encode/durable-file.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { defaultChildPath, startRender, type RenderOptions } from "./render.ts";
import type { RenderSpec } from "./spec.ts";

const spec: RenderSpec = { prompt: "Günaydın dünya", aspectRatio: "16:9", durationSeconds: 2, resolution: "480p" };
let folder: string;

beforeAll(async () => {
  await ensureBuilt();
  folder = await mkdtemp(join(tmpdir(), "sahne-render-again-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function start(name: string, changes: Partial<RenderSpec> = {}, options: Partial<RenderOptions> = {}) {
  const paths = { outputPath: join(folder, `${name}.mp4`), posterPath: join(folder, `${name}.jpg`) };
  return { ...paths, run: startRender({ ...spec, ...changes }, { ...paths, isSample: true, ...options }) };
}

test("[R16.7] a film rendered again has the same bytes, beside another and whatever lay in the memory before", async () => {
  const { sha256 } = await start("film").run.result;

  const again = await Promise.all(["85", "200"].map((filling) => renderInMemoryFilledWith(filling)));

  expect(again).toEqual([sha256, sha256]);
});

test("a picture prepared for one film serves the next, and the bytes stay the same", async () => {
  const path = join(folder, "sunset.png");
  await sharp({ create: { width: 320, height: 240, channels: 3, background: "#c60" } }).toFile(path);
  const cacheFolder = join(folder, "cache");

  const first = await start("fresh", { images: [path] }, { cacheFolder }).run.result;
  const [kept, ...others] = await readdir(join(cacheFolder, "pictures"));
  const again = await start("kept", { images: [path] }, { cacheFolder }).run.result;

  expect(kept).toMatch(/\.picture$/u);
  expect(others).toEqual([]);
  expect(await readdir(join(cacheFolder, "pictures"))).toEqual([kept]);
  expect(again.sha256).toBe(first.sha256);
});

test("the render process never goes before who asked for it, and ends with its pipe", async () => {
  const child = spawn(process.execPath, [defaultChildPath()], { stdio: ["pipe", "pipe", "ignore"] });
  setPriority(child.pid ?? 0, 12);
  const job = {
    spec: { ...spec, durationSeconds: 60 },
    outputPath: join(folder, "orphan.mp4"),
    posterPath: join(folder, "orphan.jpg"),
  };
  child.stdin.write(`${JSON.stringify(job)}\n`);
  await once(child.stdout, "data");
  expect(getPriority(child.pid)).toBe(12);

  child.stdin.destroy();

  const [code] = (await once(child, "exit")) as [number];
  expect(code).toBe(1);
});

/** The allocator of Linux fills what it hands out with a byte of our choice. */
async function renderInMemoryFilledWith(filling: string): Promise<string> {
  const job = { spec, outputPath: join(folder, `${filling}.mp4`), posterPath: join(folder, `${filling}.jpg`) };
  const child = spawn(process.execPath, [defaultChildPath()], {
    stdio: ["pipe", "ignore", "inherit"],
    env: { MALLOC_PERTURB_: filling },
  });
  child.stdin.write(`${JSON.stringify({ ...job, isSample: true })}\n`);
  await once(child, "exit");
  return (await describeFile(job.outputPath)).sha256;
}
