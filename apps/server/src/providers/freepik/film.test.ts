import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { FREEPIK_MODELS, type FreepikModel } from "@sahne/contract/services/freepik";
import { probeVideo } from "@sahne/engine/probe";
import { startSandbox, type RunningSandbox } from "@sahne/sandbox/sandbox";
import { anything, assert, asyncProperty, json, oneof, record } from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filmOf, providerErrorOf } from "#test/vendors/provider-answers.ts";
import { startScriptedVendor } from "#test/vendors/scripted-vendor.ts";
import { createFreepik } from "./film.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { GenerationRequest } from "#providers/video-generator.ts";
import { makeFolder, removeFolder } from "#test/product/temporary-folder.ts";

let folder: string;
let sandbox: RunningSandbox;

beforeAll(async () => {
  folder = await makeFolder();
  sandbox = await startSandbox({ dataDir: join(folder, "sandbox"), settings: { taskMs: 0 } });
});
afterAll(async () => {
  await sandbox.close();
  await removeFolder(folder);
});

/** Far more than any call here takes: only where the time itself is meant a test says another. */
const IN_TIME_MS = 60_000;
const MEBIBYTE = 1024 * 1024;
const KEY = "sandbox-key";
const settings = { keyHeader: "x-magnific-api-key", downloadHosts: ["freepik.com"] };
const request: GenerationRequest = {
  model: "kling-v2-6-pro",
  prompt: "Galata tower at dawn",
  aspectRatio: "16:9",
  durationSeconds: 5,
  resolution: "720p",
};

const freepikAt = (baseUrl: string, model: FreepikModel = "kling-v2-6-pro") =>
  createFreepik({ ...settings, model, baseUrl, sandboxUrl: sandbox.url });

test.each(Object.keys(FREEPIK_MODELS) as FreepikModel[])(
  "%s makes films from words and from a picture, as a strict vendor asks for them",
  async (model) => {
    // Whatever the settings say, what was asked for is sent.
    const freepik = freepikAt("https://api.magnific.com");
    const image = await sharp({ create: { width: 640, height: 360, channels: 3, background: "#A4161A" } })
      .jpeg()
      .toBuffer();

    for (const generation of [
      { ...request, model },
      { ...request, model, image },
    ]) {
      const operation = await freepik.submit(KEY, generation, IN_TIME_MS);
      const progress = await freepik.poll(KEY, operation);
      expect(progress).toMatchObject({ state: "done", film: { kind: "url" } });
    }
  },
);

test("a finished film is stored whole with its length and hash", async () => {
  const freepik = freepikAt("https://api.magnific.com");
  const film = filmOf(await freepik.poll(KEY, await freepik.submit(KEY, request, IN_TIME_MS)));
  const path = join(folder, "film.mp4");

  const stored = await freepik.download(KEY, film, { path, timeoutMs: IN_TIME_MS });

  expect((await readFile(path)).length).toBe(stored.bytes);
  expect((await probeVideo(path)).durationSeconds).toBeCloseTo(5, 0);
});

test("a key is checked for free; only the vendor's own refusal counts", async () => {
  const refusing = await startScriptedVendor((response) =>
    response.writeHead(401).end('{"message":"Invalid API key"}'),
  );
  const broken = await startScriptedVendor((response) => response.writeHead(500).end());

  expect(await freepikAt("https://api.magnific.com").checkKey(KEY)).toBe("valid");
  expect(await freepikAt(refusing.url).checkKey("real")).toBe("refused");
  expect(await freepikAt(broken.url).checkKey("real")).toBe("unreachable");
  expect(await freepikAt("http://127.0.0.1:9").checkKey("real")).toBe("unreachable");
  expect(refusing.requests).toMatchObject([{ method: "GET", headers: { "x-magnific-api-key": "real" } }]);
});

test("the key does not travel to the film's address, nor along a redirect", async () => {
  const elsewhere = await startScriptedVendor((response) => response.end("stolen"));
  const vendor = await startScriptedVendor((response) => response.writeHead(302, { location: elsewhere.url }).end());
  const freepik = freepikAt(vendor.url);
  const path = join(folder, "redirected.mp4");
  const film = { kind: "url", url: `${vendor.url}/film.mp4` } as const;

  await providerErrorOf(freepik.download("real", film, { path, timeoutMs: IN_TIME_MS }));
  await providerErrorOf(freepik.poll("real", { id: "a", pollPath: "x" }));

  expect(elsewhere.requests).toEqual([]);
  expect(vendor.requests[0]?.headers).not.toHaveProperty("x-magnific-api-key");
  expect(await readdir(folder)).not.toContain("redirected.mp4");
});

const garbage: [string, string | Buffer, Record<string, string>][] = [
  ["HTML", "<!doctype html><p>Sign in", { "content-type": "text/html" }],
  ["truncated JSON", '{"data":{"task_id":"a', {}],
  ["wrong types", '{"data":{"task_id":42,"status":{}}}', {}],
  ["an error with status 200", '{"message":"Internal Server Error"}', {}],
  ["an id that is a path", '{"data":{"task_id":"../../keys","status":"CREATED"}}', {}],
  ["nothing", "", {}],
  ["null", "null", {}],
  ["deep nesting", "[".repeat(100_000), {}],
];

test.each(garbage)(
  "%s in answer to the paid call is an unknown outcome, not a crash (F15)",
  async (_name, body, headers) => {
    const vendor = await startScriptedVendor((response) => response.writeHead(200, headers).end(body));

    expect((await providerErrorOf(freepikAt(vendor.url).submit("real", request, IN_TIME_MS))).kind).toBe("unknown");
  },
);

test("any JSON at all in answer to a question is either understood or an unknown shape (F15)", async () => {
  let body = "";
  const vendor = await startScriptedVendor((response) => response.end(body));
  const freepik = freepikAt(vendor.url);
  const task = record(
    { task_id: anything(), status: anything(), generated: anything(), error: anything() },
    { requiredKeys: [] },
  );

  const understood = assert(
    asyncProperty(
      oneof(
        json(),
        task.map((data) => JSON.stringify({ data }) ?? ""),
      ),
      async (text) => {
        body = text;
        const result = await freepik.poll("real", { id: "a", pollPath: "x" }).catch((error: unknown) => error);
        return result instanceof ProviderError ? result.kind === "unknown" : typeof result === "object";
      },
    ),
    { numRuns: 60 },
  );

  await expect(understood).resolves.toBeUndefined();
});

test("an endless answer and a packed bomb cost little memory and end (F15)", async () => {
  const endless = await startScriptedVendor((response) => {
    const chunk = Buffer.alloc(MEBIBYTE, 32);
    const more = (): void => {
      if (!response.destroyed) response.write(chunk, more);
    };
    more();
  });
  const { gzipSync } = await import("node:zlib");
  const bomb = Buffer.concat(Array<Buffer>(64).fill(gzipSync(Buffer.alloc(16 * MEBIBYTE))));
  const packed = await startScriptedVendor((response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(bomb),
  );
  const before = process.memoryUsage().rss;

  for (const { url } of [endless, packed]) {
    expect((await providerErrorOf(freepikAt(url).submit("real", request, IN_TIME_MS))).kind).toBe("unknown");
    const film = { kind: "url", url: `${url}/film.mp4` } as const;
    await providerErrorOf(
      freepikAt(url).download("real", film, { path: join(folder, "bomb.mp4"), timeoutMs: IN_TIME_MS }),
    );
  }

  // A quarter of the bomb: what else goes on in this process takes its part too.
  expect(process.memoryUsage().rss - before).toBeLessThan(256 * MEBIBYTE);
  expect(await readdir(folder)).not.toContain("bomb.mp4");
});

test("an answer that drips ends with the total time, however lively the line (F16)", async () => {
  const vendor = await startScriptedVendor((response) => {
    const timer = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(timer));
  });

  // Without a total time it would go on until the test itself is given up.
  expect((await providerErrorOf(freepikAt(vendor.url).submit("real", request, 700))).kind).toBe("unknown");
});

test.each([
  [401, '{"message":"Invalid API key"}', "unauthorized", "key_refused"],
  [402, '{"message":"no credits"}', "rejected", "no_credit"],
  [403, "{}", "rejected", "not_allowed"],
  [403, '{"message":"Insufficient credits"}', "rejected", "no_credit"],
  [400, '{"message":"x","invalid_params":[{"name":"image","reason":"too small"}]}', "rejected", "image_refused"],
  [429, '{"message":"Too many requests"}', "limited", undefined],
  [503, '{"message":"Service Unavailable"}', "unknown", undefined],
  [503, "<html>", "unknown", undefined],
  [500, '{"message":"Internal Server Error"}', "unknown", undefined],
  [302, "", "unknown", undefined],
  [307, "", "unknown", undefined],
])("a %i with %s is %s", async (status, body, kind, reason) => {
  const vendor = await startScriptedVendor((response) =>
    response.writeHead(status, { "x-ratelimit-reset": "31", location: "/" }).end(body),
  );
  const error = await providerErrorOf(freepikAt(vendor.url).submit("real", request, IN_TIME_MS));

  expect([error.kind, error.reason]).toEqual([kind, reason]);
  expect(error.retryAfterMs).toBe(status === 429 ? 31_000 : undefined);
});

test("nobody there means: surely not delivered", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");

  const error = await providerErrorOf(freepikAt(`http://127.0.0.1:${port}`).submit("real", request, IN_TIME_MS));

  expect(error.kind).toBe("unavailable");
});
