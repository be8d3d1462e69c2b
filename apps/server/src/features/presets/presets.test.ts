import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { presetsReply, type Presets } from "@sahne/contract/videos/presets";
import { expect, test } from "vitest";
import { callApi, makeUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { findSamples } from "./samples.ts";

const t = withTestProduct();

test("what may be chosen is listed with words for each, and what each engine and each of its models can do [R17.11]", async () => {
  const user = await makeUser(t.product());
  const answer = await callApi(t.product(), "GET", "/api/presets", { token: user.token });
  const presets: Presets = presetsReply.parse(answer.body);
  const translate = t.product().context.translatorFor("tr");

  expect(presets.styles.length).toBeGreaterThanOrEqual(12);
  const keys = [
    ...presets.styles.map(({ id }) => `preset.style.${id}`),
    ...presets.scenes.map(({ id }) => `preset.scene.${id}`),
    ...presets.moods.map(({ id }) => `preset.music.${id}`),
    ...presets.captions.map(({ id }) => `preset.captions.${id}`),
  ];
  expect(keys.filter((key) => !translate.has(key))).toEqual([]);
  expect(presets.engines.freepik).toMatchObject({ durations: [5, 10], takesImage: true, hasPresets: false });
  expect(presets.engines.gemini.aspectRatios).toEqual(["16:9", "9:16"]);
  const [first, ...others] = presets.models.freepik;
  expect(first).toEqual({ ...presets.engines.freepik, model: "kling-v2-6-pro" });
  expect(others.find(({ model }) => model === "kling-v3-turbo-720p")?.durations.at(-1)).toBe(15);
  expect(presets.models.sahne).toEqual([]);
});

test("a sample that lies beside the pages gets its address, anything else does not", async () => {
  const root = join(t.product().context.config.dataDir, "pages");
  await mkdir(join(root, "presets"), { recursive: true });
  for (const name of ["style-neon.mp4", "readme.txt", "scene-sea.jpg"])
    await writeFile(join(root, "presets", name), "");

  expect(Object.fromEntries(findSamples(root))).toEqual({
    "style-neon": "/presets/style-neon.mp4",
    "scene-sea": "/presets/scene-sea.jpg",
  });
  expect(findSamples(join(root, "nowhere")).size).toBe(0);
});

test("films are offered up to the largest this installation makes, and a larger one is refused at its field [R16]", async () => {
  const product = t.product();
  const user = await makeUser(product);
  const { limits } = product.context.config;
  expect((await offered()).at(-1)).toBe(limits.filmSize);
  const usual = limits.filmSize;
  limits.filmSize = "1080p60";
  try {
    const film = {
      scenario: "text2video",
      promptText: "Günaydın",
      serviceType: "sahne",
      options: { resolution: "1440p" },
    };
    const answer = await callApi(product, "POST", "/video/create", { token: user.token, body: film });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { "options.resolution": { code: "create.option.unsupported" } } });
  } finally {
    limits.filmSize = usual;
  }

  async function offered(): Promise<string[]> {
    const answer = await callApi(product, "GET", "/api/presets", { token: user.token });
    return presetsReply.parse(answer.body).engines.sahne.resolutions;
  }
});
