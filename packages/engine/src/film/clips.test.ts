import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { drawStills } from "#child/draw-stills.ts";
import { openMp4Writer } from "#encode/mp4-writer.ts";
import { RenderError } from "#render-error.ts";
import { renderKey } from "#render-key.ts";
import { startRender } from "#render.ts";
import type { RenderSpec } from "#spec.ts";
import { checkRenderSpec } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import type { Film, FilmScene } from "./film.ts";

// Generous: these draw for real, also on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
let clip: string;

/** How bright a clip is at a moment: it tells which of its frames is shown. */
const brightness = (seconds: number) => Math.round(40 + 40 * seconds);
const CLIP_SECONDS = 4;
const CLIP_RATE = 24;
/** A coder changes a flat grey by a step or two. */
const CODED = 3;

beforeAll(async () => {
  await ensureBuilt();
  folder = await mkdtemp(join(tmpdir(), "sahne-clips-"));
  clip = join(folder, "clip.mp4");
  await makeClip(clip, { width: 640, height: 360 });
}, 240_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** As vendors make them: another shape and another rate than the film. Its left and right edges are white. */
async function makeClip(path: string, { width, height }: { width: number; height: number }): Promise<void> {
  const writer = await openMp4Writer(path, { width, height, framesPerSecond: CLIP_RATE, hasSound: false });
  for (let index = 0; index < CLIP_SECONDS * CLIP_RATE; index++) {
    const pixels = new Uint8Array((width * height * 3) / 2).fill(128);
    pixels.fill(brightness(index / CLIP_RATE), 0, width * height);
    for (let row = 0; row < height; row++) {
      pixels.fill(235, row * width, row * width + 40);
      pixels.fill(235, (row + 1) * width - 40, (row + 1) * width);
    }
    await writer.writeFrame(Buffer.from(pixels), index);
  }
  await writer.close();
}

const SECONDS = 3;
const RATE = 30;

function filmOf(clips: readonly (string | undefined)[], changes: Partial<FilmScene> = {}): Film {
  const scenes = clips.map((id, index): FilmScene => ({
    kind: "hero",
    text: index === 0 ? "" : "Cats sleep a lot",
    emphasis: [],
    things: [{ slug: "cat", word: "", count: 1, isRefused: false }],
    start: index * SECONDS,
    end: (index + 1) * SECONDS,
    backdrop: "studio",
    colors: 0,
    exit: "cut",
    ...(id !== undefined && { clip: id }),
    ...changes,
  }));
  return {
    version: 1,
    language: "en",
    seed: 7,
    preset: "cinematic",
    isGrave: false,
    topic: "cat",
    cast: ["cat"],
    channel: null,
    durationSeconds: clips.length * SECONDS,
    scenes,
  };
}

function shorter(film: Film, durationSeconds: number): Film {
  const share = durationSeconds / film.durationSeconds;
  const scenes = film.scenes.map((scene) => ({ ...scene, start: scene.start * share, end: scene.end * share }));
  return { ...film, durationSeconds, scenes };
}

function specOf(film: Film, clips: string[], changes: Partial<RenderSpec> = {}): RenderSpec {
  return { prompt: "cats", aspectRatio: "9:16", resolution: "480p", music: "none", film, clips, ...changes };
}

type Picture = { planes: Uint8Array[]; plan: { width: number; height: number } };

/** How bright the middle of the upper third is, where no words stand. */
const lumaAt = ({ planes, plan }: Picture, at: number, x = 0.5) =>
  planes[at]?.[Math.round(plan.height * 0.3) * plan.width + Math.round(plan.width * x)] ?? 0;

const draw = (film: Film, moments: readonly number[], changes: Partial<RenderSpec> = {}) => {
  const clips = film.scenes.flatMap(({ clip: id }) => (id === undefined ? [] : [clip]));
  const frames = moments.map((seconds) => Math.round(seconds * RATE));
  return drawStills(specOf(film, clips, changes), ENGINE_FILES, () => frames);
};

test("[R17.10] a filmed scene shows its clip from the beginning, moment by moment, and is cut to its length", async () => {
  const stills = await draw(filmOf(["a", undefined, "b"]), [0, 1, 2.5, 4, 6, 8]);

  for (const [at, seconds] of [0, 1, 2.5].entries())
    expect(Math.abs(lumaAt(stills, at) - brightness(seconds))).toBeLessThanOrEqual(CODED);
  // The built-in scene between them shows what it always did; the next clip begins with its first frame.
  expect(Math.abs(lumaAt(stills, 4) - brightness(0))).toBeLessThanOrEqual(CODED);
  expect(Math.abs(lumaAt(stills, 5) - brightness(2))).toBeLessThanOrEqual(CODED);
});

test("[R17.10] a clip of another shape fills the frame without being stretched", async () => {
  for (const aspectRatio of ["9:16", "1:1"] as const) {
    const stills = await draw(filmOf(["a", undefined]), [1], { aspectRatio });
    // The white edges of the wide clip lie outside of a frame that is less wide.
    for (const x of [0.01, 0.5, 0.98])
      expect(Math.abs(lumaAt(stills, 0, x) - brightness(1))).toBeLessThanOrEqual(CODED);
  }
  const wide = await draw(filmOf(["a", undefined]), [1], { aspectRatio: "16:9" });
  expect(lumaAt(wide, 0, 0.01)).toBeGreaterThan(220);
});

test("[R17.10] a scene longer than its clip slows it down, and then holds its last frame", async () => {
  const long = filmOf(["a"], { end: 12 });
  const stills = await draw({ ...long, durationSeconds: 12 }, [4, 7.9, 10, 11.9]);

  expect(Math.abs(lumaAt(stills, 0) - brightness(2))).toBeLessThanOrEqual(CODED);
  expect(Math.abs(lumaAt(stills, 1) - brightness(3.95))).toBeLessThanOrEqual(CODED);
  for (const at of [2, 3]) expect(Math.abs(lumaAt(stills, at) - brightness(3.96))).toBeLessThanOrEqual(CODED);
});

test("[R17.10] two clips pass into each other: both are seen on the way", async () => {
  const stills = await draw(filmOf(["a", "b"], { exit: "fade" }), [2.5, 3, 3.5]);

  const [before, between, after] = [0, 1, 2].map((at) => lumaAt(stills, at));
  expect(Math.abs((between ?? 0) - (brightness(3) + brightness(0)) / 2)).toBeLessThanOrEqual(6);
  expect(Math.abs((before ?? 0) - brightness(2.5))).toBeLessThanOrEqual(CODED);
  expect(Math.abs((after ?? 0) - brightness(0.5))).toBeLessThanOrEqual(CODED);
});

test("[R17.10] words stand over a clip, light on shade whatever it shows, and the drawings of its scene do not", async () => {
  const filmed = await draw(filmOf([undefined, "b"]), [5.5]);
  const bare = await draw(filmOf([undefined, "b"], { text: "" }), [5.5]);
  const { width, height } = filmed.plan;

  const band = ({ planes }: Picture, from: number, to: number) =>
    planes[0]?.subarray(Math.round(height * from) * width, Math.round(height * to) * width) ?? new Uint8Array();
  const ends = (bytes: Uint8Array) => [bytes.reduce((a, b) => Math.min(a, b)), bytes.reduce((a, b) => Math.max(a, b))];
  const [darkest = 0, brightest = 0] = ends(band(filmed, 0.63, 0.8));
  expect(brightest).toBeGreaterThan(200);
  expect(darkest).toBeLessThan(brightness(2.5) - 40);
  const [low = 0, high = 0] = ends(band(bare, 0.1, 0.9));
  expect(high - low).toBeLessThanOrEqual(2 * CODED);
});

test("[R17.10] the render process makes the same film twice, and another one from another clip", async () => {
  const film = shorter(filmOf(["a", "b"]), 5);
  const square = { aspectRatio: "1:1" } as const;
  const render = async (name: string) => {
    const paths = { outputPath: join(folder, `${name}.mp4`), posterPath: join(folder, `${name}.jpg`) };
    return (await startRender(specOf(film, [clip, clip], square), paths).result).sha256;
  };

  expect(await render("once")).toBe(await render("again"));

  const other = join(folder, "other.mp4");
  await makeClip(other, { width: 360, height: 640 });
  expect(await renderKey(specOf(film, [clip, other]))).not.toBe(await renderKey(specOf(film, [clip, clip])));
});

test("[R17.10] what is no clip ends the film, and a film with a clip too few is refused", async () => {
  const zip = join(folder, "zip.mp4");
  await writeFile(zip, Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(4000, 7)]));

  await expect(drawStills(specOf(filmOf(["a", "b"]), [zip, zip]), ENGINE_FILES, () => [0])).rejects.toThrow(
    expect.objectContaining({ reason: "bad_input" }) as RenderError,
  );
  expect(() => checkRenderSpec(specOf(filmOf(["a", "b"]), [clip]))).toThrow(RenderError);
});
