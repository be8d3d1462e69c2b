import { readFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { join } from "node:path";
import { startSandbox, type RunningSandbox } from "@sahne/sandbox/sandbox";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { filmOf, providerErrorOf } from "#test/vendors/provider-answers.ts";
import { startScriptedVendor } from "#test/vendors/scripted-vendor.ts";
import { fileIdOf } from "./file.ts";
import { createGemini } from "./film.ts";
import type { GenerationRequest } from "#providers/video-generator.ts";
import { makeFolder, removeFolder } from "#test/product/temporary-folder.ts";

let folder: string;
let sandbox: RunningSandbox;

beforeAll(async () => {
  folder = await makeFolder();
  sandbox = await startSandbox({ dataDir: join(folder, "sandbox"), settings: { taskMs: 0, fileMs: 0 } });
});
afterAll(async () => {
  await sandbox.close();
  await removeFolder(folder);
});

/** Far more than any call here takes. */
const IN_TIME_MS = 60_000;
const KEY = "sandbox-key";
const MODELS = ["gemini-omni-1.1-flash", "veo-3.1-generate-preview"];
const request: GenerationRequest = {
  model: "gemini-omni-1.1-flash",
  prompt: "a cat",
  aspectRatio: "9:16",
  durationSeconds: 8,
  resolution: "720p",
};

const geminiAt = (baseUrl: string, model = "gemini-omni-1.1-flash") =>
  createGemini({ baseUrl, model, sandboxUrl: sandbox.url });

test.each(MODELS)("%s makes a film from words and from a picture and hands it over", async (model) => {
  const gemini = geminiAt("https://generativelanguage.googleapis.com", model);
  const image = await sharp({ create: { width: 400, height: 700, channels: 3, background: "#A4161A" } })
    .jpeg()
    .toBuffer();

  for (const [index, generation] of [request, { ...request, image }].entries()) {
    const film = filmOf(await gemini.poll(KEY, await gemini.submit(KEY, generation, IN_TIME_MS)));
    const path = join(folder, `${model}-${index}.mp4`);
    const { bytes } = await gemini.download(KEY, film, { path, timeoutMs: IN_TIME_MS });
    expect((await readFile(path)).length).toBe(bytes);
  }
});

test.each([
  ["gemini-omni-1.1-flash", "[fail]", "failed"],
  ["gemini-omni-1.1-flash", "[filtered]", "no_output"],
  ["veo-3.1-generate-preview", "[fail]", "failed"],
  ["veo-3.1-generate-preview", "[filtered]", "content"],
  ["veo-3.1-generate-preview", "[no-output]", "no_output"],
])("%s with %s ends as %s, never as still running", async (model, marker, problem) => {
  const gemini = geminiAt("https://generativelanguage.googleapis.com", model);
  const operation = await gemini.submit(KEY, { ...request, prompt: `cat ${marker}` }, IN_TIME_MS);

  expect(await gemini.poll(KEY, operation)).toMatchObject({ state: "failed", problem });
});

test("a bad key is Google's 400, and is told as a refused key", async () => {
  const body = { error: { code: 400, message: "API key not valid.", details: [{ reason: "API_KEY_INVALID" }] } };
  const vendor = await startScriptedVendor((response) => response.writeHead(400).end(JSON.stringify(body)));

  expect(await geminiAt(vendor.url).checkKey("real")).toBe("refused");
  expect(await providerErrorOf(geminiAt(vendor.url).submit("real", request, IN_TIME_MS))).toMatchObject({
    kind: "unauthorized",
    reason: "key_refused",
  });
  expect(await geminiAt("https://generativelanguage.googleapis.com").checkKey(KEY)).toBe("valid");
});

test.each([
  [
    404,
    { error: { code: 404, message: "models/veo-9 is no longer available.", status: "NOT_FOUND" } },
    "rejected",
    "model_retired",
  ],
  [402, { error: { code: "resource_exhausted", message: "depleted" } }, "rejected", "no_credit"],
  [400, { error: { code: 400, message: "billing", status: "FAILED_PRECONDITION" } }, "rejected", "no_credit"],
  [429, { error: { code: 429, message: "quota", details: [{ retryDelay: "31s" }] } }, "limited", undefined],
  [503, { error: { code: 503, message: "overloaded", status: "UNAVAILABLE" } }, "unavailable", undefined],
  [504, { error: { code: 504, message: "deadline" } }, "unknown", undefined],
])("a %i with %j is understood", async (status, body, kind, reason) => {
  const vendor = await startScriptedVendor((response) => response.writeHead(status).end(JSON.stringify(body)));
  const error = await providerErrorOf(geminiAt(vendor.url).submit("real", request, IN_TIME_MS));

  expect([error.kind, error.reason]).toEqual([kind, reason]);
  expect(error.retryAfterMs).toBe(status === 429 ? 31_000 : undefined);
});

test("a download is followed to Google's other address, which gets the key again; the sixth hop is not taken", async () => {
  const settings = async (fileRedirects: number) =>
    fetch(`${sandbox.url}/_sandbox/settings`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ fileRedirects }),
    });
  const gemini = geminiAt("https://generativelanguage.googleapis.com");
  const film = filmOf(await gemini.poll(KEY, await gemini.submit(KEY, request, IN_TIME_MS)));
  await settings(5);
  const { bytes } = await gemini.download(KEY, film, { path: join(folder, "hops.mp4"), timeoutMs: IN_TIME_MS });
  await settings(6);
  const tooFar = providerErrorOf(gemini.download(KEY, film, { path: join(folder, "far.mp4"), timeoutMs: IN_TIME_MS }));

  expect((await readFile(join(folder, "hops.mp4"))).length).toBe(bytes);
  expect((await tooFar).message).toContain("too many redirects");
  await settings(1);
});

test("a redirect off Google's hosts is not followed, so that neither key nor request gets there", async () => {
  const elsewhere = await startScriptedVendor((response) => response.end("stolen"));
  const vendor = await startScriptedVendor((response, { url }) => {
    if (url?.includes(":download")) response.writeHead(302, { location: `${elsewhere.url}/film.mp4` }).end();
    else response.end('{"state":"ACTIVE"}');
  });
  const film = { kind: "file", fileId: "abc" } as const;
  const path = join(folder, "elsewhere.mp4");
  const error = await providerErrorOf(geminiAt(vendor.url).download("real", film, { path, timeoutMs: IN_TIME_MS }));

  expect(error.message).toContain("not the vendor's");
  expect(elsewhere.requests).toEqual([]);
});

test.each([
  ["files/a-b_C9", "a-b_C9"],
  ["https://generativelanguage.googleapis.com/v1beta/files/-x1-:download?alt=media", "-x1-"],
  ["https://generativelanguage.googleapis.com/v1beta/files/abc?key=1", "abc"],
  ["files/../models", undefined],
  ["https://elsewhere.example/film.mp4", undefined],
])("a film at %s is the file %s", (uri, id) => {
  expect(fileIdOf(uri)).toBe(id);
});

test("another host of Google's is followed to, but gets no key: only the host that was asked knows it", async () => {
  const clip = await readFile(new URL("../../../../sandbox/clips/landscape.mp4", import.meta.url));
  const storage = await startScriptedVendor((response) => response.end(clip));
  await leadTo(storage.url, "https://storage.googleapis.com");
  const vendor = await startScriptedVendor((response, { url }) => {
    if (url?.includes(":download")) {
      response.writeHead(302, { location: "https://storage.googleapis.com/film.mp4?signature=x" }).end();
    } else response.end('{"state":"ACTIVE"}');
  });
  const target = { path: join(folder, "storage.mp4"), timeoutMs: IN_TIME_MS };

  const { bytes } = await geminiAt(vendor.url).download("real", { kind: "file", fileId: "abc" }, target);

  expect(bytes).toBe(clip.length);
  expect(vendor.requests.map(({ headers }) => headers["x-goog-api-key"])).toEqual(["real", "real"]);
  expect(storage.requests.map(({ headers }) => headers["x-goog-api-key"])).toEqual([undefined]);
});

/** Whatever this process fetches from that origin comes from this machine, for the length of a test. */
async function leadTo(local: string, origin: string): Promise<void> {
  type Dispatcher = { dispatch(options: { origin: string | URL }, handler: unknown): boolean };
  const place = globalThis as typeof globalThis & Record<symbol, Dispatcher>;
  const key = Symbol.for("undici.globalDispatcher.1");
  // It is there from the first call on.
  await fetch(`${sandbox.url}/_sandbox/health`);
  const usual = place[key];
  if (!usual) throw new Error("This Node fetches in another way.");
  onTestFinished(() => void (place[key] = usual));
  place[key] = {
    dispatch: (options, handler) =>
      usual.dispatch(new URL(options.origin).origin === origin ? { ...options, origin: local } : options, handler),
  };
}

test("a film that drips ends with its time even when memory is tidied up meanwhile (F16)", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const vendor = await startScriptedVendor((response, { url }) => {
    if (!url?.includes(":download")) return response.end('{"state":"ACTIVE"}');
    response.write(Buffer.from("00000018667479706d703432", "hex"));
    const timer = setInterval(() => {
      collect();
      response.write("0");
    }, 50);
    return response.on("close", () => clearInterval(timer));
  });
  const film = { kind: "file", fileId: "abc" } as const;
  const { signal } = new AbortController();
  const target = { path: join(folder, "drip.mp4"), timeoutMs: 1_500, signal };

  // Without its own timer it would go on until the test itself is given up.
  expect((await providerErrorOf(geminiAt(vendor.url).download("real", film, target))).kind).toBe("unknown");
});

test("a file that is still in the making is not a failure, and its public address is never called", async () => {
  await fetch(`${sandbox.url}/_sandbox/settings`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fileMs: 60_000 }),
  });
  const gemini = geminiAt("https://generativelanguage.googleapis.com");
  const film = filmOf(await gemini.poll(KEY, await gemini.submit(KEY, request, IN_TIME_MS)));
  const path = join(folder, "early.mp4");

  expect((await providerErrorOf(gemini.download(KEY, film, { path, timeoutMs: IN_TIME_MS }))).kind).toBe("unavailable");
});

test.each([
  ["<html>", {}],
  ['{"id":"v1_1"', {}],
  ['{"id":7,"status":"in_progress"}', {}],
  ['{"id":"v1_../x","status":"in_progress"}', {}],
  ["[]", {}],
])("%s in answer to the paid call is an unknown outcome (F15)", async (body, headers) => {
  const vendor = await startScriptedVendor((response) => response.writeHead(200, headers).end(body));

  expect((await providerErrorOf(geminiAt(vendor.url).submit("real", request, IN_TIME_MS))).kind).toBe("unknown");
});
