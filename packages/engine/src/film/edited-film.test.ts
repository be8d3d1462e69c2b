import { createHash } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { drawStills } from "#child/draw-stills.ts";
import { RenderError } from "#render-error.ts";
import { renderKey } from "#render-key.ts";
import { checkRenderSpec } from "#spec.ts";
import type { RenderSpec } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { faultOfFilm } from "./check-film.ts";
import type { Film, FilmScene } from "./film.ts";

// Generous: these draw and speak for real, also on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const base: RenderSpec = {
  prompt: "Why do cats purr? A cat sleeps 70% of its life. It dreams of fish in Japan. Follow for more!",
  language: "en",
  aspectRatio: "9:16",
  resolution: "480p",
};
let planned: Film;
const cat = { slug: "cat", word: "", count: 1, isRefused: false };

beforeAll(async () => {
  await ensureBuilt();
  planned = (await drawStills(base, ENGINE_FILES, () => [])).plan.film;
}, 240_000);

const everyHalfSecond = (frameCount: number) =>
  Array.from({ length: Math.floor(frameCount / 40) }, (_, index) => index * 40);

function edit(index: number, changes: Partial<FilmScene>): Film {
  return { ...planned, scenes: planned.scenes.map((scene, at) => (at === index ? { ...scene, ...changes } : scene)) };
}

test("[R17.2] an unchanged film makes the frames of the film it came from, whatever its prompt says by then", async () => {
  const film = structuredClone(planned);
  const first = await drawStills(base, ENGINE_FILES, ({ frameCount }) => everyHalfSecond(frameCount));
  const again = await drawStills({ ...base, prompt: "Something else entirely.", film }, ENGINE_FILES, (plan) =>
    everyHalfSecond(plan.frameCount),
  );

  expect(again.plan).toEqual(first.plan);
  expect(again.planes.map(digest)).toEqual(first.planes.map(digest));
});

test("[R17.2] what was changed is what is drawn: text, object and length of a scene", async () => {
  const last = planned.scenes.length - 1;
  const things = [{ slug: "rocket", word: "", count: 1, isRefused: false }];
  const longer = edit(last, { text: "Bye!", things, end: planned.durationSeconds + 2 });
  const film = { ...longer, durationSeconds: planned.durationSeconds + 2 };

  const { plan } = await drawStills({ ...base, film }, ENGINE_FILES, () => []);

  expect(plan.film.scenes[last]).toMatchObject({ text: "Bye!", things });
  expect(plan.durationSeconds).toBeCloseTo(film.durationSeconds, 1);
  expect(plan.untold).toBe("");
});

test("[R17.2] a colour and a count that were set are drawn; a film of before them plays as it did", async () => {
  const [plain, painted] = [edit(1, { things: [cat] }), edit(1, { things: [{ ...cat, color: "blue", count: 12 }] })];
  const frame = async (film: Film) => {
    const { plan, planes } = await drawStills({ ...base, film }, ENGINE_FILES, ({ framesPerSecond }) => [
      Math.floor(((planned.scenes[1]?.start ?? 0) + 1) * framesPerSecond),
    ]);
    return { things: plan.film.scenes[1]?.things, frame: planes.map(digest) };
  };

  const [one, other] = [await frame(plain), await frame(painted)];

  expect(other.things).toEqual([{ ...cat, color: "blue", count: 12 }]);
  expect(other.frame).not.toEqual(one.frame);
});

test("[R17.2] with a voice a scene becomes as long as its words need, and none becomes shorter", async () => {
  const told = "This one sentence has far more words than anybody could say in the short second it was given here.";
  const film = retimed(edit(1, { text: told, emphasis: [] }), 1, 1.2);

  const { plan } = await drawStills({ ...base, film, voice: "robot" }, ENGINE_FILES, () => []);

  const lengths = plan.film.scenes.map(({ start, end }) => end - start);
  expect(plan.voice).toBe("robot");
  expect(lengths[1]).toBeGreaterThan(4);
  for (const [index, { start, end }] of film.scenes.entries())
    expect(lengths[index]).toBeGreaterThanOrEqual(end - start - 0.01);
  expect(plan.film.scenes.at(-1)?.end).toBeCloseTo(plan.durationSeconds, 1);
});

test("the key of a film counts its edits: two edits of one prompt are never answered by one file", async () => {
  const keys = await Promise.all(
    [base, { ...base, film: planned }, { ...base, film: edit(0, { text: "Other" }) }].map(renderKey),
  );

  expect(new Set(keys).size).toBe(3);
});

test.each<[string, (film: Film) => unknown]>([
  ["film", () => "film"],
  ["film.scenes", (film) => ({ ...film, scenes: [] })],
  ["film.scenes", (film) => ({ ...film, scenes: Array.from({ length: 61 }, () => film.scenes[0]) })],
  ["film.preset", (film) => ({ ...film, preset: "constructor" })],
  ["film.durationSeconds", (film) => ({ ...film, durationSeconds: 600 })],
  ["film.scenes.0.kind", () => edit(0, { kind: "toString" as never })],
  ["film.scenes.0.text", () => edit(0, { text: "a".repeat(401) })],
  ["film.scenes.0.end", () => edit(0, { end: -1 })],
  ["film.scenes.0.end", () => edit(0, { end: Number.NaN })],
  ["film.scenes.1.start", () => edit(1, { start: 0 })],
  ["film.scenes.0.landscape", () => edit(0, { backdrop: "landscape" })],
  ["film.scenes.0.picture", () => edit(0, { picture: 0 })],
  ["film.scenes.0.things", () => edit(0, { things: [null] as never })],
  ["film.scenes.0.things", () => edit(0, { things: [{ ...cat, count: 13 }] })],
  ["film.scenes.0.things", () => edit(0, { things: [{ ...cat, color: "plaid" as never }] })],
  ["film.scenes.0.place", () => edit(0, { place: { name: "x", longitude: 999, latitude: 0, country: null } })],
  ["film.scenes.0.placeTo", () => edit(0, { placeTo: { name: "x", longitude: 0, latitude: 99, country: null } })],
])("a film with a wrong %s is refused with its name", (fault, make) => {
  expect(faultOfFilm(make(planned), 0)).toBe(fault);
  expect(() => checkRenderSpec({ ...base, film: make(planned) })).toThrow(RenderError);
});

/** The film with one scene of another length; what follows moves along. */
function retimed(film: Film, index: number, seconds: number): Film {
  let time = 0;
  const scenes = film.scenes.map((scene, at) => {
    const start = time;
    time += at === index ? seconds : scene.end - scene.start;
    return { ...scene, start, end: time };
  });
  return { ...film, scenes, durationSeconds: time };
}

function digest(frame: Uint8Array): string {
  return createHash("sha256").update(frame).digest("hex");
}
