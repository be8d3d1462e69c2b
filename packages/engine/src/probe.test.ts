import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from "mediabunny";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faststart, probeVideo } from "./probe.ts";

let folder: string;
let film: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sahne-probe-"));
  film = await makeFilm(320, 180);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function store(name: string, content: Buffer | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** One second of VP9 packets that nothing ever decodes, the index at the end of the file. */
async function makeFilm(width: number, height: number): Promise<Buffer> {
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new BufferTarget() });
  const source = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: "vp09.00.10.08", codedWidth: width, codedHeight: height };
  for (let index = 0; index < 25; index++) {
    await source.add(new EncodedPacket(new Uint8Array(600), "key", index / 25, 1 / 25), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}

test("an MP4 tells its size, length and order", async () => {
  expect(await probeVideo(await store("film.bin", film))).toEqual({
    container: "mp4",
    bytes: film.length,
    videoCodec: "vp9",
    audioCodec: null,
    width: 320,
    height: 180,
    durationSeconds: 1,
    hasAudio: false,
    isFaststart: false,
  });
});

test("faststart moves the index to the front and keeps the film", async () => {
  const target = join(folder, "fast.mp4");

  await faststart(await store("slow.mp4", film), target);

  expect(await probeVideo(target)).toMatchObject({ isFaststart: true, width: 320, height: 180, durationSeconds: 1 });
  await expect(readFile(`${target}.part`)).rejects.toThrow("ENOENT");
});

test.each([
  ["a playlist named .mp4", () => "#EXTM3U\n#EXT-X-VERSION:3\nfile:///etc/passwd\n", "not_a_video"],
  ["a concat script", () => "ffconcat version 1.0\nfile '/etc/passwd'\n", "not_a_video"],
  ["a page", () => "<html></html>", "not_a_video"],
  ["nothing", () => "", "not_a_video"],
  ["a head without a body", () => film.subarray(0, 40), "damaged"],
  ["half a file", () => film.subarray(0, film.length >> 1), "damaged"],
  ["a WebM head on noise", () => Buffer.concat([Buffer.from("1a45dfa3", "hex"), Buffer.alloc(4000, 9)]), "damaged"],
])("%s is refused", async (_name, make: () => Buffer | string, reason) => {
  await expect(probeVideo(await store("hostile.mp4", make()))).rejects.toMatchObject({ name: "ProbeError", reason });
});

test("a frame larger than we take is refused", async () => {
  await expect(probeVideo(await store("huge.mp4", await makeFilm(8192, 8192)))).rejects.toMatchObject({
    reason: "too_large",
  });
});

test("a missing file is unreadable", async () => {
  await expect(probeVideo(join(folder, "nowhere.mp4"))).rejects.toMatchObject({
    name: "ProbeError",
    reason: "unreadable",
  });
});

test("whatever byte is flipped, the answer is a probe or a ProbeError", async () => {
  const index = film.indexOf("moov");
  const outcomes = new Set<string>();
  for (let step = 0; step < 120; step++) {
    const broken = Buffer.from(film);
    const place = index - 4 + ((step * 37) % (film.length - index));
    broken.writeUInt8(broken.readUInt8(place) ^ (1 << (step % 8)), place);
    outcomes.add(await probeVideo(await store("flipped.mp4", broken)).then(() => "probe", nameOf));
  }
  expect(outcomes).toEqual(new Set(["probe", "ProbeError"]));
});

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : String(error);
}
