import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from "mediabunny";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultOfFilm } from "./whole-film.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sahne-whole-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function judge(content: Buffer) {
  const path = join(folder, "film.mp4");
  await writeFile(path, content);
  return faultOfFilm(path);
}

/** One second of packets that nothing ever decodes. */
async function makeFilm(fastStart: "in-memory" | "fragmented" | false): Promise<Buffer> {
  const output = new Output({ format: new Mp4OutputFormat({ fastStart }), target: new BufferTarget() });
  const source = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: "vp09.00.10.08", codedWidth: 320, codedHeight: 180 };
  for (let index = 0; index < 25; index++) {
    await source.add(new EncodedPacket(new Uint8Array(600), "key", index / 25, 1 / 25), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}

test.each(["in-memory", false] as const)(
  "a film with its index in front or at the end (%s) is whole, and no beginning of it is",
  async (fastStart) => {
    const film = await makeFilm(fastStart);
    expect(await judge(film)).toBeNull();

    for (let parts = 1; parts < 40; parts += 1) {
      const length = Math.floor((film.length * parts) / 40);
      expect([length, await judge(film.subarray(0, length))]).not.toEqual([length, null]);
    }
    expect(await judge(film.subarray(0, -1))).toBe("cut_short");
  },
);

test("a film in fragments is whole", async () => {
  expect(await judge(await makeFilm("fragmented"))).toBeNull();
});

test("a film whose media claims to go on to the end of the file, and does not, lacks its last picture", async () => {
  const film = await makeFilm("in-memory");
  const media = film.indexOf("mdat") - 4;
  film.writeUInt32BE(0, media);
  expect(await judge(film)).toBeNull();

  expect(await judge(film.subarray(0, -700))).toBe("last_picture_missing");
});

test("what is no film at all has no index", async () => {
  expect(await judge(Buffer.from("00000010667479706d70343200000000", "hex"))).toBe("no_index");
});
