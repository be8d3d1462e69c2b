import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { drawPicture } from "#pages/picture.ts";
import { eventually, json, look, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";

const KEY = { "x-goog-api-key": "sandbox-gemini" };
const INTERACTIONS = "/gemini/v1beta/interactions";
const VEO = "/gemini/v1beta/models/veo-3.1-generate-preview";

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

beforeEach(async () => {
  await sandbox.post("/_sandbox/reset", {});
});

afterAll(async () => {
  await sandbox.stop();
});

const omni = (text: string, format: object = {}) => ({
  model: "gemini-omni-1.1-flash",
  background: true,
  input: [{ type: "user_input", content: [{ type: "text", text }] }],
  response_format: { type: "video", aspect_ratio: "9:16", duration: "4s", delivery: "uri", ...format },
});

async function start(body: object): Promise<string> {
  return String((await json(await sandbox.post(INTERACTIONS, body, KEY)))["id"]);
}

function settled(id: string): Promise<Record<string, unknown>> {
  return eventually(async () => {
    const answer = await json(await sandbox.get(`${INTERACTIONS}/${id}?stream=false`, KEY));
    return answer["status"] === "queued" || answer["status"] === "in_progress" ? undefined : answer;
  });
}

/** As Google's own sample does with `curl -L`; the key goes along, since it is the same host. */
async function download(uri: unknown): Promise<Response> {
  const first = await sandbox.get(`${downloadPath(uri)}:download?alt=media`, KEY);
  const { pathname, search } = URL.parse(first.headers.get("location") ?? "") ?? {};
  return first.status === 302 ? sandbox.get(`${pathname}${search}`, KEY) : first;
}

const downloadPath = (uri: unknown) => `/gemini/v1beta/files/${/files\/([a-z0-9]+)/.exec(String(uri))?.[1]}`;

test("an interaction becomes a film that only its key can fetch, and one charge", async () => {
  await sandbox.post("/_sandbox/settings", { taskMs: 60_000 });
  const created = await json(await sandbox.post(INTERACTIONS, omni("bir uçurtma"), KEY));
  await sandbox.post("/_sandbox/clock", { advanceMs: 60_000 });
  const done = await settled(String(created["id"]));
  const uri = look(done, "steps.1.content.0.uri");
  const file = await json(await sandbox.get(downloadPath(uri), KEY));
  const film = await download(uri);
  const stranger = await sandbox.get(`${downloadPath(uri)}:download?alt=media`, { "x-goog-api-key": "sandbox-other" });
  const { charges } = await sandbox.ledger();

  expect(created).toMatchObject({ object: "interaction", status: "in_progress", model: "gemini-omni-1.1-flash" });
  expect(done).toMatchObject({ status: "completed", steps: [{ type: "user_input" }, { type: "model_output" }] });
  expect(uri).toMatch(/^https:\/\/generativelanguage\.googleapis\.com\/v1beta\/files\/[a-z0-9]+:download\?alt=media$/);
  expect(file).toMatchObject({ state: "ACTIVE", mimeType: "video/mp4" });
  expect(
    Buffer.from(await film.arrayBuffer())
      .subarray(4, 8)
      .toString(),
  ).toBe("ftyp");
  expect(stranger.status).toBe(403);
  expect(charges).toMatchObject([{ vendor: "gemini", prompt: "bir uçurtma", key: "sandbox-gemini" }]);
});

test("inline delivery carries the film in the answer, also without background", async () => {
  const answer = await json(
    await sandbox.post(INTERACTIONS, { ...omni("bir", { delivery: "inline" }), background: false }, KEY),
  );
  const bytes = Buffer.from(String(look(answer, "steps.1.content.0.data")), "base64");

  expect(answer["status"]).toBe("completed");
  expect(bytes.subarray(4, 8).toString()).toBe("ftyp");
});

test("a file is PROCESSING before it can be downloaded", async () => {
  await sandbox.post("/_sandbox/settings", { fileMs: 60_000 });
  const uri = look(await settled(await start(omni("bir"))), "steps.1.content.0.uri");
  const file = await json(await sandbox.get(downloadPath(uri), KEY));
  const early = await sandbox.get(`${downloadPath(uri)}:download?alt=media`, KEY);

  expect(file["state"]).toBe("PROCESSING");
  expect(early.status).toBe(400);
});

test.each([
  ["a string", "bir"],
  ["one block", { type: "text", text: "bir" }],
  ["blocks", [{ type: "text", text: "bir" }]],
])("the input may also be %s", async (_name, input) => {
  expect((await sandbox.post(INTERACTIONS, { ...omni(""), input }, KEY)).status).toBe(200);
});

test("a picture is read by its bytes, not by its declared type", async () => {
  const data = drawPicture("p", 320, 320).toString("base64");
  const content = (mime_type: string) => [
    { type: "image", data, mime_type },
    { type: "text", text: "hareket" },
  ];
  const right = await sandbox.post(INTERACTIONS, { ...omni(""), input: content("image/png") }, KEY);
  const wrong = await sandbox.post(INTERACTIONS, { ...omni(""), input: content("image/jpeg") }, KEY);
  const gif = await sandbox.post(INTERACTIONS, { ...omni(""), input: content("image/gif") }, KEY);

  expect([right.status, wrong.status, gif.status]).toEqual([200, 400, 400]);
});

test.each([
  ["a number of seconds as a number", omni("a", { duration: 8 })],
  ["eleven seconds", omni("a", { duration: "11s" })],
  ["a square", omni("a", { aspect_ratio: "1:1" })],
  ["an unknown field", { ...omni("a"), seed: 5 }],
])("%s is invalid_request and costs nothing", async (_name, body) => {
  const response = await sandbox.post(INTERACTIONS, body, KEY);

  expect(response.status).toBe(400);
  expect(look(await json(response), "error.code")).toBe("invalid_request");
  expect((await sandbox.ledger()).charges).toEqual([]);
});

test("a bad key is 400 API_KEY_INVALID, a missing one 403", async () => {
  const bad = await sandbox.get("/gemini/v1beta/models?pageSize=1", { "x-goog-api-key": "AIza0123" });
  const missing = await sandbox.get("/gemini/v1beta/models?pageSize=1");
  const good = await sandbox.get("/gemini/v1beta/models?pageSize=1&key=sandbox-gemini");

  expect([bad.status, missing.status, good.status]).toEqual([400, 403, 200]);
  expect(look(await json(bad), "error.details.0.reason")).toBe("API_KEY_INVALID");
  expect(look(await json(good), "models.length")).toBe(1);
});

test("[filtered] is completed without a film, [fail] is failed with a reason", async () => {
  const filtered = await settled(await start(omni("a [filtered]")));
  const failed = await settled(await start(omni("a [fail]")));

  expect(filtered["status"]).toBe("completed");
  expect(look(filtered, "steps.1.content")).toEqual([]);
  expect(failed).toMatchObject({ status: "failed", errors: [{ message: expect.any(String) as string }] });
});

test("[429], [no-credit] and [drop-after-accept] act as in the documents", async () => {
  const limited = await sandbox.post(INTERACTIONS, omni("a [429]"), KEY);
  const poor = await sandbox.post(INTERACTIONS, omni("a [no-credit]"), KEY);
  await expect(sandbox.post(INTERACTIONS, omni("a [drop-after-accept]"), KEY)).rejects.toThrow();
  const { charges } = await sandbox.ledger();

  expect([limited.status, poor.status]).toEqual([429, 402]);
  expect(charges).toMatchObject([{ isAnswerLost: true }]);
});

test("[expired-url] refuses the file, [expired-once] only the first time", async () => {
  const dead = look(await settled(await start(omni("a [expired-url]"))), "steps.1.content.0.uri");
  const once = look(await settled(await start(omni("a [expired-once]"))), "steps.1.content.0.uri");
  const statuses: number[] = [];
  for (const uri of [dead, dead, once, once]) {
    statuses.push((await download(uri)).status);
  }

  expect(statuses).toEqual([403, 403, 403, 200]);
});

test("cancel stops the work but not the bill, and delete forgets it", async () => {
  await sandbox.post("/_sandbox/settings", { taskMs: 60_000 });
  const id = await start(omni("bir"));
  const cancelled = await json(await sandbox.post(`${INTERACTIONS}/${id}/cancel`, {}, KEY));
  const deleted = await fetch(`${sandbox.url}${INTERACTIONS}/${id}`, { method: "DELETE", headers: KEY });
  const gone = await sandbox.get(`${INTERACTIONS}/${id}`, KEY);

  expect(cancelled["status"]).toBe("cancelled");
  expect([deleted.status, gone.status]).toEqual([200, 404]);
  expect((await sandbox.ledger()).charges).toHaveLength(1);
});

const veo = (prompt: string, parameters: object = {}) => ({
  instances: [{ prompt }],
  parameters: { durationSeconds: 4, ...parameters },
});

async function operation(prompt: string): Promise<Record<string, unknown>> {
  const { name } = await json(await sandbox.post(`${VEO}:predictLongRunning`, veo(prompt), KEY));
  return eventually(async () => {
    const answer = await json(await sandbox.get(`/gemini/v1beta/${String(name)}`, KEY));
    return answer["done"] === true ? answer : undefined;
  });
}

test("a Veo operation runs without `done`, then points at a film", async () => {
  await sandbox.post("/_sandbox/settings", { taskMs: 60_000 });
  const { name } = await json(await sandbox.post(`${VEO}:predictLongRunning`, veo("bir"), KEY));
  const running = await json(await sandbox.get(`/gemini/v1beta/${String(name)}`, KEY));
  await sandbox.post("/_sandbox/settings", { taskMs: 0 });
  const done = await operation("iki");
  const uri = look(done, "response.generateVideoResponse.generatedSamples.0.video.uri");
  const film = await download(uri);

  expect(running).toEqual({ name });
  expect(film.status).toBe(200);
});

test("Veo's failures: an error, a filtered answer without error, a refused parameter", async () => {
  const failed = await operation("a [fail]");
  const filtered = await operation("a [filtered]");
  const refused = await sandbox.post(`${VEO}:predictLongRunning`, veo("a", { durationSeconds: "8" }), KEY);
  const limited = await sandbox.post(`${VEO}:predictLongRunning`, veo("a [429]"), KEY);

  expect(look(failed, "error.code")).toBe(13);
  expect(look(filtered, "error")).toBeUndefined();
  expect(look(filtered, "response.generateVideoResponse.raiMediaFilteredCount")).toBe(1);
  expect(look(await json(refused), "error.status")).toBe("INVALID_ARGUMENT");
  expect(look(await json(limited), "error.details.0.retryDelay")).toBe("1s");
});

test("a retired model says that it is no longer available", async () => {
  await sandbox.post("/_sandbox/settings", { veoRetired: true });
  const response = await sandbox.post(`${VEO}:predictLongRunning`, veo("a"), KEY);

  expect(response.status).toBe(404);
  expect(look(await json(response), "error.message")).toContain("no longer available");
});
