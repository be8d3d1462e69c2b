// Everything a stranger may hand to the renderer, one line each: refused with a reason, or harmless.
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { FaceFinder } from "#image/find-faces.ts";
import { preparePicture } from "#image/prepare-picture.ts";
import { readBeats } from "#script/read-beats.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { knownFaceFinder } from "#tools/known-faces.ts";
import { takePoster } from "./poster.ts";
import { probeVideo } from "./probe.ts";
import type { RenderSpec } from "./spec.ts";
import { checkRenderSpec } from "./spec.ts";

// Generous: real decoders, also on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const MEGABYTE = 1024 ** 2;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';
let folder: string;
let film: Buffer;

let findFaces: FaceFinder;

beforeAll(async () => {
  findFaces = await knownFaceFinder();
  await ensureBuilt();
  folder = await mkdtemp(join(tmpdir(), "sahne-hostile-"));
  film = await readFile(fileURLToPath(new URL("../samples/neon.mp4", import.meta.url)));
}, 120_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function store(content: Buffer | string): Promise<string> {
  const path = join(folder, "hostile.bin");
  await writeFile(path, content);
  return path;
}

describe("pictures", () => {
  const wish = { frame: { width: 480, height: 480 }, saturation: 1, captionBand: { from: 0.5, to: 0.8 } };
  const picture = () => sharp({ create: { width: 64, height: 64, channels: 3, background: "#385" } });
  const noise = () =>
    sharp(
      Uint8Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251),
      {
        raw: { width: 64, height: 64, channels: 3 },
      },
    );
  const half = (file: Buffer) => file.subarray(0, file.length >> 1);
  const isoHead = (brand: string) => Buffer.concat([Buffer.from("\0\0\0\x18ftyp", "latin1"), Buffer.from(brand)]);

  test.each<[string, () => Promise<Buffer> | Buffer | string]>([
    ["an SVG", () => SVG],
    ["an SVG with an outside entity", () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`],
    ["an HEIC", () => isoHead("heic\0\0\0\0mif1heic")],
    ["an AVIF", () => isoHead("avif\0\0\0\0mif1avif")],
    ["a TIFF", () => picture().tiff().toBuffer()],
    ["a PDF", () => "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj"],
    ["a page that begins like a GIF", () => "GIF89a<html><script>alert(1)</script></html>"],
    ["a page", () => "<html></html>"],
    ["half a JPEG", async () => half(await noise().jpeg().toBuffer())],
    ["half a PNG", async () => half(await noise().png().toBuffer())],
    ["a bomb of 900 megapixels", () => claimedPng(30_000, 30_000)],
    ["a strip wider than any screen", () => claimedPng(13_000, 20)],
    ["a dot", () => claimedPng(8, 8)],
    ["eleven megabytes", async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(11 * MEGABYTE)])],
    ["nothing", () => ""],
  ])("%s is refused before it can cost anything", async (_name, make) => {
    const path = await store(await make());
    const startedAt = performance.now();

    await expect(preparePicture(path, wish, findFaces)).rejects.toMatchObject({
      name: "RenderError",
      reason: "bad_input",
    });

    // A few milliseconds, on a machine that stutters some seconds; decoding the bomb would take minutes and gigabytes.
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });

  test("an SVG handed straight to the decoders is refused too", async () => {
    await expect(sharp(Buffer.from(SVG)).png().toBuffer()).rejects.toThrow();
  });

  test.each<[string, () => Promise<Buffer>]>([
    [
      "a GIF that is also a page",
      async () => Buffer.concat([await picture().gif().toBuffer(), Buffer.from("<script>")]),
    ],
    [
      "a JPEG that is also an archive",
      async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from("PK")]),
    ],
    ["print colours", () => picture().toColourspace("cmyk").jpeg().toBuffer()],
    ["transparency", () => picture().ensureAlpha(0.1).png().toBuffer()],
    ["a camera on its side", () => picture().withMetadata({ orientation: 8 }).jpeg().toBuffer()],
  ])("%s becomes plain pixels", async (_name, make) => {
    const { rgba, facts } = await preparePicture(await store(await make()), wish, findFaces);

    expect(rgba.length).toBe(facts.width * facts.height * 4);
  });
});

describe("videos", () => {
  const childPath = join(dirname(ENGINE_FILES.childPath), "poster-child.mjs");
  const flip = (place: number) => {
    const broken = Buffer.from(film);
    broken.writeUInt8(broken.readUInt8(place) ^ 0xff, place);
    return broken;
  };

  test.each<[string, () => Buffer | string]>([
    ["a playlist named .mp4", () => "#EXTM3U\n#EXT-X-VERSION:3\nfile:///etc/passwd\n"],
    ["a concat script named .mp4", () => "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ["a page named .mp4", () => "<html></html>"],
    ["a film cut in its index", () => film.subarray(0, film.indexOf("moov") + 200)],
    ["noise behind a film's first bytes", () => Buffer.concat([film.subarray(0, 32), Buffer.alloc(9000, 7)])],
  ])("%s is no film: neither looked into nor drawn", async (_name, make) => {
    const path = await store(make());

    await expect(probeVideo(path)).rejects.toMatchObject({ name: "ProbeError" });
    await expect(takePoster(path, join(folder, "still.jpg"), { childPath })).rejects.toThrow("No still");
  });

  test("a film cut or damaged in its pictures gives a still or none, and the parent lives", async () => {
    const places = [0.2, 0.5, 0.8].map((share) => Math.floor(film.length * share));
    for (const content of [...places.map(flip), film.subarray(0, film.length >> 1)]) {
      const path = await store(content);
      const looks = [probeVideo(path), takePoster(path, join(folder, "still.jpg"), { childPath })];
      const outcomes = await Promise.all(looks.map((look) => look.then(() => "seen", String)));

      for (const outcome of outcomes) expect(outcome).toMatch(/^seen$|ProbeError|No still/u);
    }
  });
});

describe("texts", () => {
  const spec: RenderSpec = { prompt: "", aspectRatio: "16:9", durationSeconds: 5, resolution: "480p" };
  const wordsOf = (prompt: string) => readBeats(prompt, "tr").beats.flatMap(({ text }) => text.split(" "));

  test.each([
    ["speech markup", 'Bir <break time="9000s"/> iki', ["Bir", "iki"]],
    ["a script", "<script>alert(1)</script>", ["Alert(1)"]],
    ["an address", "Bak https://example.com/?a=<b> şimdi", ["Bak", "şimdi"]],
    ["control characters", "Bir\u0000\u001B\u202Eiki", ["Bir", "iki"]],
    ["emoji", "🔥🎉 gün", ["Gün"]],
    ["nothing", "", []],
  ])("%s becomes words, or a film without words", (_name, prompt, words) => {
    expect(wordsOf(prompt)).toEqual(words);
  });

  test.each<[string, unknown]>([
    ["a prompt beyond its limit", { ...spec, prompt: "a".repeat(10_001) }],
    ["an endless film", { ...spec, durationSeconds: Infinity }],
    ["a relative picture", { ...spec, images: ["../../etc/passwd"] }],
    ["eleven pictures", { ...spec, images: Array.from({ length: 11 }, () => "/a") }],
    ["a style from the prototype", { ...spec, style: "constructor" }],
    ["a list", []],
    ["null", null],
  ])("%s is refused", (_name, value) => {
    expect(() => checkRenderSpec(value)).toThrow(expect.objectContaining({ reason: "bad_input" }) as Error);
  });
});

test("nothing of all this left a file behind", async () => {
  expect((await readdir(folder)).filter((name) => name !== "hostile.bin" && name !== "still.jpg")).toEqual([]);
});

/** A valid PNG header of any size with next to no data behind it. */
function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(Math.min(1_000_000, (width + 1) * height)));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body) >>> 0, body.length + 4);
  return framed;
}
