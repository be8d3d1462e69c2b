import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { json, look, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";

const schema = {
  type: "object",
  properties: {
    title: { type: "string", maxLength: 20 },
    tags: { type: "array", items: { type: "string" } },
    mood: { enum: ["calm", "wild"] },
    count: { type: "integer", minimum: 4 },
  },
  required: ["title", "tags", "mood", "count"],
  additionalProperties: false,
};
const fitting = { title: "martılar ve deniz", tags: ["martılar", "ve", "deniz"], mood: "calm", count: 4 };

type Vendor = { path: string; headers: Record<string, string>; body(prompt: string): object; textAt: string };

const gemini: Vendor = {
  path: "/gemini/v1beta/models/gemini-flash-latest:generateContent",
  headers: { "x-goog-api-key": "sandbox-k" },
  body: (text) => ({
    contents: [{ role: "user", parts: [{ text }] }],
    generationConfig: { responseMimeType: "application/json", responseJsonSchema: schema },
  }),
  textAt: "candidates.0.content.parts.0.text",
};
const openai: Vendor = {
  path: "/openai/v1/responses",
  headers: { authorization: "Bearer sandbox-k" },
  body: (input) => ({
    model: "gpt-5.4-mini",
    input,
    text: { format: { type: "json_schema", name: "seo", strict: true, schema } },
  }),
  textAt: "output.0.content.0.text",
};
const chat: Vendor = {
  path: "/openai/v1/chat/completions",
  headers: { authorization: "Bearer sandbox-k" },
  body: (content) => ({
    model: "gpt-5.4-mini",
    messages: [{ role: "user", content }],
    response_format: { type: "json_schema", json_schema: { name: "seo", schema } },
  }),
  textAt: "choices.0.message.content",
};
const anthropic: Vendor = {
  path: "/anthropic/v1/messages",
  headers: { "x-api-key": "sandbox-k", "anthropic-version": "2023-06-01" },
  body: (content) => ({
    model: "claude-haiku-5-5",
    max_tokens: 500,
    messages: [{ role: "user", content }],
    output_config: { format: { type: "json_schema", schema } },
  }),
  textAt: "content.0.text",
};
const vendors: [string, Vendor][] = Object.entries({ gemini, openai, chat, anthropic });

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

const send = (vendor: Vendor, prompt: string, headers = vendor.headers) =>
  sandbox.post(vendor.path, vendor.body(prompt), headers);

test.each(vendors)("%s answers with JSON that fits the asked schema, and is paid for", async (_name, vendor) => {
  const answer = await json(await send(vendor, "martılar ve deniz"));

  expect(JSON.parse(String(look(answer, vendor.textAt)))).toEqual(fitting);
  expect((await sandbox.ledger()).charges).toHaveLength(1);
});

test.each(vendors)("%s refuses a key that is not the sandbox's", async (_name, vendor) => {
  const headers = Object.fromEntries(
    Object.entries(vendor.headers).map(([name, value]) => [name, value.replace("sandbox-k", "real-k")]),
  );
  const response = await send(vendor, "martılar", headers);

  expect([400, 401]).toContain(response.status);
  expect((await sandbox.ledger()).charges).toEqual([]);
});

test.each(vendors)("%s knows the markers", async (_name, vendor) => {
  const limited = await send(vendor, "a [429]");
  const poor = await send(vendor, "a [no-credit]");
  const failed = await send(vendor, "a [fail]");
  const filtered = await json(await send(vendor, "a [filtered]"));
  await expect(send(vendor, "a [drop-after-accept]")).rejects.toThrow();

  expect(limited.status).toBe(429);
  expect(poor.ok).toBe(false);
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect(look(filtered, vendor.textAt) ?? null).toBeNull();
});

test.each([
  ["gemini-3.1-flash-tts-preview", "audio/L16;codec=pcm;rate=24000", 0],
  ["gemini-3.8-flash-lite-tts", "audio/wav", 44],
])("%s gives speech as long as the text, as %s", async (model, mimeType, headBytes) => {
  const body = {
    contents: [{ parts: [{ text: "Merhaba dünya" }] }],
    generationConfig: { responseModalities: ["AUDIO"], speechConfig: { languageCode: "tr" } },
  };
  const answer = await json(await sandbox.post(`/gemini/v1beta/models/${model}:generateContent`, body, gemini.headers));
  const sound = Buffer.from(String(look(answer, "candidates.0.content.parts.0.inlineData.data")), "base64");

  expect(look(answer, "candidates.0.content.parts.0.inlineData.mimeType")).toBe(mimeType);
  expect((sound.length - headBytes) / 2 / 24_000).toBeCloseTo(0.78, 1);
});
