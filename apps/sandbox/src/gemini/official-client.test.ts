// Google's own client against the sandbox: only it can tell whether the sandbox speaks as Google does.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError, GenerateVideosOperation, GoogleGenAI } from "@google/genai";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { drawPicture } from "#pages/picture.ts";
import { eventually, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";

const OMNI = "gemini-omni-1.1-flash";
const VEO = "veo-3.1-generate-preview";
/** Left to itself the client sends a paid call up to five times. */
const ONCE = { maxRetries: 0 };

let sandbox: TestSandbox;
let folder: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  folder = await mkdtemp(join(tmpdir(), "sandbox-genai-"));
});

beforeEach(async () => {
  await sandbox.post("/_sandbox/reset", {});
});

afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

const clientWith = (apiKey: string): GoogleGenAI =>
  new GoogleGenAI({ apiKey, httpOptions: { baseUrl: `${sandbox.url}/gemini` } });

async function chargesOf(): Promise<number> {
  return (await sandbox.ledger()).charges.length;
}

async function isMp4(path: string): Promise<boolean> {
  return (await readFile(path)).toString("latin1", 4, 8) === "ftyp";
}

test("Omni: a picture and words become a film, asked for in the background, for one charge", async () => {
  const ai = clientWith("sandbox-omni");
  const picture = drawPicture("sunset", 640, 360).toString("base64");
  const { id } = await ai.interactions.create(
    {
      model: OMNI,
      background: true,
      input: [
        {
          type: "user_input",
          content: [
            { type: "image", data: picture, mime_type: "image/png" },
            { type: "text", text: "animate" },
          ],
        },
      ],
      response_format: { type: "video", aspect_ratio: "16:9", duration: "5s", resolution: "720p", delivery: "uri" },
    },
    ONCE,
  );

  const done = await eventually(async () => {
    const seen = await ai.interactions.get(id);
    return seen.status === "completed" ? seen : undefined;
  });
  const uri = done.output_video?.uri ?? "";
  const downloadPath = join(folder, "omni.mp4");
  await ai.files.download({ file: { uri }, downloadPath });

  expect(uri).toMatch(/^https:/);
  await expect.poll(() => isMp4(downloadPath)).toBe(true);
  expect(await chargesOf()).toBe(1);
});

test("Omni: what runs can be cancelled and forgotten, and stays charged", async () => {
  await sandbox.post("/_sandbox/settings", { taskMs: 60_000 });
  const ai = clientWith("sandbox-cancel");
  const { id } = await ai.interactions.create(
    { model: OMNI, background: true, input: "a kite", response_format: { type: "video" } },
    ONCE,
  );

  expect((await ai.interactions.cancel(id)).status).toBe("cancelled");
  await ai.interactions.delete(id);
  await expect(ai.interactions.get(id, undefined, ONCE)).rejects.toMatchObject({ status: 404 });
  expect(await chargesOf()).toBe(1);
  await sandbox.post("/_sandbox/settings", { taskMs: 60 });
});

test("Veo: an operation is asked for by its name alone, as after a restart, and its film fetched", async () => {
  const ai = clientWith("sandbox-veo");
  const started = await ai.models.generateVideos({
    model: VEO,
    source: { prompt: "a cat" },
    config: { numberOfVideos: 1, durationSeconds: 8, aspectRatio: "16:9", resolution: "720p" },
  });
  const saved = new GenerateVideosOperation();
  saved.name = started.name ?? "";

  const done = await eventually(async () => {
    const operation = await ai.operations.getVideosOperation({ operation: saved });
    return operation.done ? operation : undefined;
  });
  const downloadPath = join(folder, "veo.mp4");
  const [film] = done.response?.generatedVideos ?? [];
  if (film) await ai.files.download({ file: film, downloadPath });

  await expect.poll(() => isMp4(downloadPath)).toBe(true);
  expect(await chargesOf()).toBe(1);
});

test("Veo: a filtered film is done, without an error and without a film", async () => {
  const ai = clientWith("sandbox-veo");
  const started = await ai.models.generateVideos({ model: VEO, source: { prompt: "a cat [filtered]" } });

  const done = await eventually(async () => {
    const operation = await ai.operations.getVideosOperation({ operation: started });
    return operation.done ? operation : undefined;
  });

  expect(done.error).toBeUndefined();
  expect(done.response?.generatedVideos ?? []).toEqual([]);
  expect(done.response?.raiMediaFilteredCount).toBe(1);
});

test("words by a schema, speech, and the list of models", async () => {
  const ai = clientWith("sandbox-text");
  const schema = { type: "object", properties: { title: { type: "string" } }, required: ["title"] };
  const text = await ai.models.generateContent({
    model: "gemini-flash-latest",
    contents: "a title",
    config: { responseMimeType: "application/json", responseJsonSchema: schema },
  });
  const speech = await ai.models.generateContent({
    model: "gemini-3.8-flash-tts",
    contents: "merhaba",
    config: {
      responseModalities: ["AUDIO"],
      speechConfig: { languageCode: "tr", voiceConfig: { prebuiltVoiceConfig: { voiceName: "Kore" } } },
    },
  });
  const names: string[] = [];
  for await (const { name } of await ai.models.list()) names.push(name ?? "");

  expect(JSON.parse(text.text ?? "")).toMatchObject({ title: expect.any(String) });
  expect(Buffer.from(speech.data ?? "", "base64").length).toBeGreaterThan(10_000);
  expect(names).toContain(`models/${OMNI}`);
});

test("a key that is not the sandbox's is refused as Google refuses one", async () => {
  const refusal = clientWith("AIza-real").models.generateContent({ model: "gemini-flash-latest", contents: "x" });

  await expect(refusal).rejects.toThrow(ApiError);
  await expect(refusal).rejects.toMatchObject({ status: 400, message: expect.stringContaining("API_KEY_INVALID") });
});
