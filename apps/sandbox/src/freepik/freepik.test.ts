import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { drawPicture } from "#pages/picture.ts";
import { eventually, json, look, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";

const KEY = { "x-magnific-api-key": "sandbox-freepik" };
const KLING = "/freepik/v1/ai/image-to-video/kling-v2-6-pro";
const FAMILY = "/freepik/v1/ai/image-to-video/kling-v2-6";

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

const film = (prompt: string, extra: object = {}) => ({ prompt, duration: "5", aspect_ratio: "square_1_1", ...extra });

async function submit(prompt: string, extra: object = {}): Promise<string> {
  return String(look(await json(await sandbox.post(KLING, film(prompt, extra), KEY)), "data.task_id"));
}

async function poll(id: string): Promise<Record<string, unknown>> {
  return (await json(await sandbox.get(`${FAMILY}/${id}`, KEY)))["data"] as Record<string, unknown>;
}

function settled(id: string): Promise<Record<string, unknown>> {
  return eventually(async () => {
    const task = await poll(id);
    return task["status"] === "COMPLETED" || task["status"] === "FAILED" ? task : undefined;
  });
}

async function linkOf(id: string): Promise<string> {
  return String(look(await settled(id), "generated.0"));
}

test("a prompt becomes a task, a signed link and a playable film, and one charge", async () => {
  await sandbox.post("/_sandbox/settings", { taskMs: 60_000 });
  const created = await sandbox.post(KLING, film("bir uçurtma"), KEY);
  const id = String(look(await json(created), "data.task_id"));
  const first = await poll(id);
  await sandbox.post("/_sandbox/clock", { advanceMs: 30_000 });
  const halfway = await poll(id);
  await sandbox.post("/_sandbox/clock", { advanceMs: 30_000 });
  const download = await fetch(await linkOf(id));
  const bytes = Buffer.from(await download.arrayBuffer());
  const { charges, chargesByKey } = await sandbox.ledger();

  expect(created.status).toBe(200);
  expect(created.headers.get("x-request-id")).toMatch(/^ak-/);
  expect(first).toMatchObject({ status: "CREATED", generated: [] });
  expect(halfway).toMatchObject({ status: "IN_PROGRESS", generated: [] });
  expect(download.headers.get("content-type")).toBe("video/mp4");
  expect(bytes.subarray(4, 8).toString()).toBe("ftyp");
  expect(bytes.includes(id)).toBe(true);
  expect(charges).toMatchObject([{ vendor: "freepik", model: "kling-v2-6-pro", operation: id, prompt: "bir uçurtma" }]);
  expect(chargesByKey).toEqual({ "sandbox-freepik": 1 });
});

test("a task is found at the family's path only, and only with its own key", async () => {
  const id = await submit("bir");

  expect((await sandbox.get(`${FAMILY}/${id}`, { "x-freepik-api-key": "sandbox-freepik" })).status).toBe(200);
  expect((await sandbox.get(`${KLING}/${id}`, KEY)).status).toBe(404);
  expect((await sandbox.get(`${FAMILY}/${id}`, { "x-magnific-api-key": "sandbox-other" })).status).toBe(404);
});

test("the list names tasks and states, with the limits in the headers", async () => {
  const id = await submit("bir");
  const list = await sandbox.get(FAMILY, KEY);

  expect(await json(list)).toEqual({ data: [{ task_id: id, status: expect.any(String) as string }] });
  expect(list.headers.get("x-ratelimit-limit")).toBe("300");
  expect(Number(list.headers.get("x-ratelimit-remaining"))).toBeLessThan(300);
});

test("too many reads in a minute are 429", async () => {
  await sandbox.post("/_sandbox/settings", { requestsPerMinute: 2 });
  const key = { "x-magnific-api-key": "sandbox-eager" };
  const answers = [await sandbox.get(FAMILY, key), await sandbox.get(FAMILY, key), await sandbox.get(FAMILY, key)];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers.get("retry-after"))).toBeGreaterThan(0);
});

test.each([
  ["no key", {}, "Missing API key"],
  ["a real key", { "x-magnific-api-key": "FPSX0123" }, "Unauthorized: The provided API key is invalid"],
])("%s is 401", async (_name, headers, message) => {
  const response = await sandbox.post(KLING, film("bir"), headers);

  expect(response.status).toBe(401);
  expect((await json(response))["message"]).toContain(message);
});

const tinyPicture = drawPicture("tiny", 200, 200).toString("base64");
const widePicture = drawPicture("wide", 1000, 310).toString("base64");

test.each([
  ["a number where text is wanted", { prompt: "a", duration: 5 }, "duration"],
  ["a length the model does not make", { prompt: "a", duration: "7" }, "duration"],
  ["neither prompt nor picture", { duration: "5" }, "prompt"],
  ["a prompt over 2500 characters", { prompt: "a".repeat(2501), duration: "5" }, "prompt"],
  ["another model's shape", { prompt: "a", duration: "5", aspect_ratio: "16:9" }, "aspect_ratio"],
  ["an unknown field", { prompt: "a", duration: "5", image_url: "https://a.example/a.png" }, "image_url"],
  ["a data URI", { image: `data:image/png;base64,${widePicture}`, duration: "5" }, "image"],
  ["a picture under 300 pixels", { image: tinyPicture, duration: "5" }, "image"],
  ["a picture that is too wide", { image: widePicture, duration: "5" }, "image"],
  ["a GIF", { image: Buffer.from("GIF89a\u0000\u0002\u0000\u0002....").toString("base64"), duration: "5" }, "image"],
])("%s is refused by name and costs nothing", async (_name, body, parameter) => {
  const response = await sandbox.post(KLING, body, KEY);

  expect(response.status).toBe(400);
  expect(look(await json(response), "invalid_params.0.name")).toBe(parameter);
  expect((await sandbox.ledger()).charges).toEqual([]);
});

test("a body with a wrong Content-Type is ignored", async () => {
  const response = await sandbox.post(KLING, film("bir"), { ...KEY, "content-type": "text/plain" });

  expect(response.status).toBe(400);
});

test("a picture alone is enough for the default model", async () => {
  const image = drawPicture("good", 640, 360).toString("base64");

  expect((await sandbox.post(KLING, { image, duration: "10" }, KEY)).status).toBe(200);
});

test.each([
  ["image-to-video/kling-v2-1-pro", "image-to-video/kling-v2-1", { image: "https://a.example/a.png", duration: "5" }],
  ["image-to-video/kling-o1-std", "image-to-video/kling-o1", { prompt: "a", duration: 5 }],
  ["video/kling-v3-pro", "video/kling-v3", { prompt: "a", duration: "3" }],
  ["text-to-video/kling-v3-turbo-1080p", "text-to-video/kling-v3-turbo", { prompt: "a", duration: "15" }],
  ["video/seedance-2-fast-720p", "video/seedance-2-fast", { prompt: "a", duration: 10 }],
  ["video/seedance-1-5-pro-720p", "video/seedance-1-5-pro-720p", { prompt: "a", duration: 4 }],
  ["image-to-video/minimax-hailuo-02-768p", "image-to-video/minimax-hailuo-02-768p", { prompt: "a", duration: 10 }],
  ["text-to-video/wan-2-7", "text-to-video/wan-2-7", { prompt: "a", duration: 2, resolution: "720P" }],
  ["text-to-video/veo-3-1-fast", "text-to-video/veo-3-1-fast", { prompt: "a", duration: 8 }],
])("%s is polled at %s", async (submitPath, pollPath, body) => {
  const created = await json(await sandbox.post(`/freepik/v1/ai/${submitPath}`, body, KEY));
  const polled = await sandbox.get(`/freepik/v1/ai/${pollPath}/${String(look(created, "data.task_id"))}`, KEY);

  expect(polled.status).toBe(200);
});

test("an unknown model is 404", async () => {
  expect((await sandbox.post("/freepik/v1/ai/image-to-video/kling-v9", film("bir"), KEY)).status).toBe(404);
});

test("a link dies at its time and cannot be forged", async () => {
  const link = await linkOf(await submit("bir"));
  const alive = await fetch(link);
  await alive.arrayBuffer();
  const forged = await fetch(link.replace(/exp=\d+/, "exp=9999999999"));
  await sandbox.post("/_sandbox/clock", { advanceMs: 3_700_000 });
  const dead = await fetch(link);

  expect([alive.status, forged.status, dead.status]).toEqual([200, 403, 403]);
});

test("[429] refuses the first try of a prompt without a charge", async () => {
  const first = await sandbox.post(KLING, film("bir [429]"), KEY);
  const second = await sandbox.post(KLING, film("bir [429]"), KEY);

  expect([first.status, second.status]).toEqual([429, 200]);
  expect(first.headers.get("retry-after")).toBe("1");
  expect((await sandbox.ledger()).charges).toHaveLength(1);
});

test("[no-credit] is refused without a charge, every time", async () => {
  expect((await sandbox.post(KLING, film("bir [no-credit]"), KEY)).status).toBe(402);
  expect((await sandbox.post(KLING, film("bir [no-credit]"), KEY)).status).toBe(402);
  expect((await sandbox.ledger()).charges).toEqual([]);
});

test("[drop-after-accept] charges and hangs up; the task can be found in the list", async () => {
  await expect(sandbox.post(KLING, film("bir [drop-after-accept]"), KEY)).rejects.toThrow();
  const { charges } = await sandbox.ledger();
  const list = await json(await sandbox.get(FAMILY, KEY));

  expect(charges).toMatchObject([{ isAnswerLost: true }]);
  expect(look(list, "data.0.task_id")).toBe(charges[0]?.operation);
});

test("[fail] and [filtered] end as FAILED, [no-output] as COMPLETED without a link", async () => {
  expect(await settled(await submit("bir [fail]"))).toMatchObject({ status: "FAILED", generated: [] });
  expect(await settled(await submit("bir [filtered]"))).toMatchObject({ status: "FAILED", generated: [] });
  expect(await settled(await submit("bir [no-output]"))).toMatchObject({ status: "COMPLETED", generated: [] });
});

test("[stuck] never ends by itself, until it is released", async () => {
  const id = await submit("bir [stuck]");
  await sandbox.post("/_sandbox/clock", { advanceMs: 24 * 3_600_000 });
  const stuck = await poll(id);
  await sandbox.post("/_sandbox/release", {});

  expect(stuck["status"]).toBe("IN_PROGRESS");
  expect((await settled(id))["status"]).toBe("COMPLETED");
});

test("[slow] takes ten times as long", async () => {
  await sandbox.post("/_sandbox/settings", { taskMs: 60_000 });
  const id = await submit("bir [slow]");
  await sandbox.post("/_sandbox/clock", { advanceMs: 61_000 });
  const early = await poll(id);
  await sandbox.post("/_sandbox/clock", { advanceMs: 540_000 });

  expect(early["status"]).toBe("CREATED");
  expect((await poll(id))["status"]).toBe("COMPLETED");
});

test("[expired-url] gives dead links only, [expired-once] a good one at the second poll", async () => {
  const dead = await submit("bir [expired-url]");
  const once = await submit("iki [expired-once]");
  const links = [await linkOf(dead), await linkOf(dead), await linkOf(once), await linkOf(once)];
  const answers = await Promise.all(links.map(async (link) => (await fetch(link)).status));

  expect(answers).toEqual([403, 403, 403, 200]);
});

test("downloads can be missing, of another type, or shorter than promised", async () => {
  const missing = await fetch(await linkOf(await submit("a [file-404]")));
  const html = await fetch(await linkOf(await submit("a [file-type]")));
  const short = await fetch(await linkOf(await submit("a [file-short]")));

  expect(missing.status).toBe(404);
  expect(html.headers.get("content-type")).toContain("text/html");
  await expect(short.arrayBuffer()).rejects.toThrow();
});

test("tasks and charges survive a restart", async () => {
  const own = await startTestSandbox();
  const created = await json(await own.post(KLING, film("kalıcı"), KEY));
  const restarted = await own.restart();
  const id = String(look(created, "data.task_id"));
  const task = await restarted.get(`${FAMILY}/${id}`, KEY);
  const { charges } = await restarted.ledger();
  await restarted.stop();

  expect(task.status).toBe(200);
  expect(charges).toHaveLength(1);
});

test("a webhook tells of the finished task with a signature that fits", async () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const listener = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += String(piece)));
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.end();
    });
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;

  const id = await submit("bir", { webhook_url: `http://127.0.0.1:${port}/hook` });
  const last = await eventually(async () => received.find(({ body }) => body.includes("COMPLETED")));
  listener.close();
  const { "webhook-id": hookId, "webhook-timestamp": timestamp, "webhook-signature": signature } = last.headers;
  const expected = createHmac("sha256", "sandbox-webhook-secret")
    .update(`${String(hookId)}.${String(timestamp)}.${last.body}`)
    .digest("base64");

  expect(JSON.parse(last.body)).toMatchObject({ task_id: id, status: "COMPLETED" });
  expect(signature).toBe(`v1,${expected}`);
});

test("a webhook to anywhere but loopback is never sent", async () => {
  await submit("bir", { webhook_url: "https://hooks.example/x" });
  const { counts } = await eventually(async () => {
    const ledger = await sandbox.ledger();
    return (ledger.counts["freepik.webhook.refused"] ?? 0) > 0 ? ledger : undefined;
  });

  expect(counts["freepik.webhook.taken"]).toBeUndefined();
  expect(counts["freepik.webhook.failed"]).toBeUndefined();
});
