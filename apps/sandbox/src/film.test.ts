import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL_FORMATS, FilePathSource, Input } from "mediabunny";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFilms, type Aspect, type Films } from "./film.ts";

let folder: string;
let films: Films;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-film-"));
  films = createFilms(folder);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function look(path: string) {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  return {
    seconds: await input.computeDuration(),
    width: await track?.getDisplayWidth(),
    height: await track?.getDisplayHeight(),
    codec: await track?.getCodec(),
    audio: await audio?.getCodec(),
  };
}

test.each([
  ["16:9", 5, 1280, 720],
  ["9:16", 8, 720, 1280],
  ["1:1", 3.5, 720, 720],
  ["16:9", 15, 1280, 720],
] as [Aspect, number, number, number][])(
  "a film of %s and %d s is real H.264 of that shape and length",
  async (aspect, seconds, width, height) => {
    const film = await look(await films.make({ id: `film-${aspect.replace(":", "-")}-${seconds}`, aspect, seconds }));

    expect(film).toMatchObject({ width, height, codec: "avc", audio: "aac" });
    expect(Math.abs(film.seconds - seconds)).toBeLessThan(0.06);
  },
);

test("two films are never equal and one film never changes", async () => {
  const first = await readFile(await films.make({ id: "a", aspect: "1:1", seconds: 3 }));
  const second = await readFile(await films.make({ id: "b", aspect: "1:1", seconds: 3 }));
  const again = await readFile(await createFilms(folder).make({ id: "a", aspect: "1:1", seconds: 3 }));

  expect(first.equals(second)).toBe(false);
  expect(first.equals(again)).toBe(true);
  expect(first.subarray(4, 8).toString()).toBe("ftyp");
});
