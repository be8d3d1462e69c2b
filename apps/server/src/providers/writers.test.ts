import { join } from "node:path";
import { startSandbox, type RunningSandbox } from "@sahne/sandbox/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { providerErrorOf } from "#test/vendors/provider-answers.ts";
import { startScriptedVendor } from "#test/vendors/scripted-vendor.ts";
import { makeFolder, removeFolder } from "#test/product/temporary-folder.ts";
import { createAnthropicWriter } from "#providers/anthropic/write.ts";
import { createCompatibleWriter } from "#providers/local/write.ts";
import { createGeminiWriter } from "#providers/gemini/write.ts";
import { createOpenaiWriter } from "#providers/openai/write.ts";
import type { Writer, WritingPiece, WritingRequest } from "./writer.ts";

let folder: string;
let sandbox: RunningSandbox;

beforeAll(async () => {
  folder = await makeFolder();
  sandbox = await startSandbox({ dataDir: join(folder, "sandbox") });
});
afterAll(async () => {
  await sandbox.close();
  await removeFolder(folder);
});

const KEY = "sandbox-writer";
const base = { models: ["m"] };
const WRITERS: Record<string, () => Writer> = {
  openai: () => createOpenaiWriter({ ...base, sandboxUrl: sandbox.url, baseUrl: "https://api.openai.com/v1" }),
  anthropic: () => createAnthropicWriter({ ...base, sandboxUrl: sandbox.url, baseUrl: "https://api.anthropic.com" }),
  gemini: () =>
    createGeminiWriter({ ...base, sandboxUrl: sandbox.url, baseUrl: "https://generativelanguage.googleapis.com" }),
  compatible: () =>
    createCompatibleWriter({ baseUrl: `${sandbox.url}/openai/v1`, apiKey: "sandbox-of-operator", models: ["m"] }),
};
const MODELS: Record<string, string> = { gemini: "gemini-flash-latest" };

function request(name: string, text: string, changes: Partial<WritingRequest> = {}): WritingRequest {
  const model = MODELS[name] ?? "m";
  return { model, instructions: "Write.", text, maxTokens: 500, signal: new AbortController().signal, ...changes };
}

async function ask(name: string, text: string, changes: Partial<WritingRequest> = {}): Promise<WritingPiece[]> {
  const all: WritingPiece[] = [];
  for await (const piece of WRITERS[name]?.().write(KEY, request(name, text, changes)) ?? []) all.push(piece);
  return all;
}

function textOf(pieces: readonly WritingPiece[]): string {
  return pieces.map((piece) => (piece.kind === "text" ? piece.text : "")).join("");
}

test.each(Object.keys(WRITERS))("%s streams its text in pieces, counts its tokens and ends [R17.7]", async (name) => {
  const pieces = await ask(name, "the lighthouse");

  expect(pieces.filter(({ kind }) => kind === "text").length).toBeGreaterThan(2);
  expect(textOf(pieces)).toContain("lighthouse");
  expect(pieces).toContainEqual({ kind: "end", how: "finished" });
  expect(pieces.some((piece) => piece.kind === "usage" && (piece.outputTokens ?? 0) > 0)).toBe(true);
});

test.each(Object.keys(WRITERS))("%s answers with JSON of the asked shape [R17.7]", async (name) => {
  const schema = { type: "object", properties: { title: { type: "string" } }, required: ["title"] };

  const pieces = await ask(name, "the lighthouse", { schema });

  expect(JSON.parse(textOf(pieces))).toEqual({ title: "the lighthouse" });
});

test.each(Object.keys(WRITERS))("%s: a refusal is an end of its own, not a text [R17.7]", async (name) => {
  const pieces = await ask(name, "x [filtered]");

  expect(pieces).toContainEqual({ kind: "end", how: "refused" });
  expect(textOf(pieces)).toBe("");
});

test.each([
  ["openai", "x [no-credit]", { reason: "no_credit" }],
  ["openai", "x [fail]", { kind: "unknown" }],
  ["anthropic", "x [no-credit]", { reason: "no_credit" }],
  ["anthropic", "x [fail]", { kind: "unavailable", status: 529 }],
  ["gemini", "x [no-credit]", { reason: "no_credit" }],
  ["gemini", "x [fail]", { kind: "unknown" }],
])("%s: %s is told as what it is [R17.7]", async (name, text, expected) => {
  const error = await providerErrorOf(ask(name, text));

  expect(error).toMatchObject(expected);
});

test.each(["openai", "anthropic", "gemini"])(
  "%s: a key of the sandbox reaches no other host, and is checked [R17.7]",
  async (name) => {
    const writer = WRITERS[name]?.();

    expect(await writer?.checkKey(KEY)).toBe("valid");
    const away = createOpenaiWriter({ baseUrl: "https://api.openai.com/v1", models: ["m"], sandboxUrl: undefined });
    const error = await providerErrorOf(away.write(KEY, request(name, "x")).next());
    expect(error).toMatchObject({ kind: "unauthorized" });
  },
);

test("an answer that breaks off in the middle has no end, and what came is given", async () => {
  const vendor = await startScriptedVendor((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('data: {"choices":[{"index":0,"delta":{"content":"half a "}}]}\n\n', () => response.destroy());
  });
  const writer = createCompatibleWriter({ baseUrl: vendor.url, apiKey: undefined, models: ["m"] });
  const pieces: WritingPiece[] = [];

  const error = await providerErrorOf(
    (async () => {
      for await (const piece of writer.write("", request("compatible", "x"))) pieces.push(piece);
    })(),
  );

  expect(textOf(pieces)).toBe("half a ");
  expect(error).toMatchObject({ kind: "unknown" });
});
