// The vendors' own clients against the sandbox: only they can tell whether it speaks as the vendors do.
import Anthropic, { AuthenticationError as AnthropicKeyError } from "@anthropic-ai/sdk";
import OpenAI, { AuthenticationError as OpenaiKeyError } from "openai";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";

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

/** Left to themselves the clients send a paid call three times. */
const ONCE = { maxRetries: 0 };
const openaiWith = (apiKey: string) => new OpenAI({ apiKey, baseURL: `${sandbox.url}/openai/v1`, ...ONCE });
const anthropicWith = (apiKey: string) => new Anthropic({ apiKey, baseURL: `${sandbox.url}/anthropic`, ...ONCE });

async function chargesOf(): Promise<number> {
  return (await sandbox.ledger()).charges.length;
}

test("OpenAI: a response is streamed, counted and paid once", async () => {
  const stream = await openaiWith("sandbox-gpt").responses.create({
    model: "gpt-5.4-mini",
    input: "kites",
    stream: true,
  });
  let text = "";
  let tokens = 0;
  for await (const event of stream) {
    if (event.type === "response.output_text.delta") text += event.delta;
    if (event.type === "response.completed") tokens = event.response.usage?.output_tokens ?? 0;
  }

  expect(text).toContain("kites");
  expect(tokens).toBeGreaterThan(0);
  expect(await chargesOf()).toBe(1);
});

test("OpenAI: chat completions are streamed with their count at the end, as other servers speak them", async () => {
  const stream = await openaiWith("sandbox-gpt").chat.completions.create({
    model: "any",
    messages: [{ role: "user", content: "kites" }],
    stream: true,
    stream_options: { include_usage: true },
  });
  let text = "";
  let tokens = 0;
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta.content ?? "";
    tokens = chunk.usage?.completion_tokens ?? tokens;
  }

  expect(text).toContain("kites");
  expect(tokens).toBeGreaterThan(0);
});

test("OpenAI: no credit and a wrong key are the errors its client knows", async () => {
  const broke = openaiWith("sandbox-gpt").responses.create({ model: "m", input: "x [no-credit]", stream: true });
  await expect(broke).rejects.toMatchObject({ status: 429, code: "insufficient_quota" });

  const refused = openaiWith("sk-real").responses.create({ model: "m", input: "x" });
  await expect(refused).rejects.toThrow(OpenaiKeyError);
});

test("OpenAI: speech is a file of sound, paid once; a voice it does not have is refused", async () => {
  const ask = (voice: string) =>
    openaiWith("sandbox-gpt").audio.speech.create({
      model: "gpt-4o-mini-tts",
      voice,
      input: "kites fly",
      response_format: "wav",
      speed: 1.5,
    });
  const sound = Buffer.from(await (await ask("alloy")).arrayBuffer());

  expect(sound.toString("latin1", 0, 4)).toBe("RIFF");
  expect((sound.length - 44) / 2 / 24_000).toBeCloseTo(0.36, 2);
  await expect(ask("nobody")).rejects.toMatchObject({ status: 400 });
  expect(await chargesOf()).toBe(1);
});

test("Anthropic: a message is streamed to its end and paid once", async () => {
  const stream = anthropicWith("sandbox-claude").messages.stream({
    model: "claude-haiku-5-5",
    max_tokens: 200,
    messages: [{ role: "user", content: "kites" }],
  });
  const message = await stream.finalMessage();

  expect(message.stop_reason).toBe("end_turn");
  expect(message.content).toMatchObject([{ type: "text", text: expect.stringContaining("kites") }]);
  expect(await chargesOf()).toBe(1);
});

test("Anthropic: overload, a refusal and a wrong key are told as its client knows them", async () => {
  const request = { model: "claude-haiku-5-5", max_tokens: 200 };
  const ask = (key: string, content: string) =>
    anthropicWith(key)
      .messages.stream({ ...request, messages: [{ role: "user", content }] })
      .finalMessage();

  await expect(ask("sandbox-claude", "x [fail]")).rejects.toMatchObject({ status: 529 });
  expect(await ask("sandbox-claude", "x [filtered]")).toMatchObject({ stop_reason: "refusal", content: [] });
  await expect(ask("sk-ant-real", "x")).rejects.toThrow(AnthropicKeyError);
});
