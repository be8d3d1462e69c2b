import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { takePoster } from "./poster.ts";

// Generous: these draw and decode for real, also on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const sample = fileURLToPath(new URL("../samples/neon.mp4", import.meta.url));
const childPath = join(dirname(ENGINE_FILES.childPath), "poster-child.mjs");
const PATIENT_MS = 100_000;
let folder: string;

beforeAll(async () => {
  await ensureBuilt();
  folder = await mkdtemp(join(tmpdir(), "sahne-poster-"));
}, 120_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test("a still of a foreign film is a JPEG", async () => {
  const path = join(folder, "poster.jpg");

  await takePoster(sample, path, { childPath, atSeconds: 1, timeoutMs: PATIENT_MS });

  expect((await readFile(path)).subarray(0, 3)).toEqual(Buffer.from("ffd8ff", "hex"));
});

test("a moment after the end shows the film all the same", async () => {
  const path = join(folder, "late.jpg");

  await takePoster(sample, path, { childPath, atSeconds: 90, timeoutMs: PATIENT_MS });

  expect((await readFile(path)).length).toBeGreaterThan(1000);
});

test("a film that takes too long gives no still", async () => {
  await expect(takePoster(sample, join(folder, "slow.jpg"), { childPath, timeoutMs: 1 })).rejects.toThrow("No still");
});
