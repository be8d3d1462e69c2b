import { beforeAll, expect, test } from "vitest";
import { composeScene } from "#stage/compose.ts";
import type { StageTools } from "#stage/stage.ts";
import { stageThings } from "#stage/things.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { everyKind, samplePictures } from "#tools/stage-fixtures.ts";
import { readUnder } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";

const TALL = { width: 270, height: 480 };

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(stageThings(everyKind("minimal")), samplePictures());
});

test("[R16.2] a marked word ends before its comma, which has the colour of the other words", () => {
  const film = everyKind("minimal");
  const at = film.scenes.findIndex(({ kind }) => kind === "hero");
  const scenes = film.scenes.map((scene, index) =>
    index === at ? { ...scene, text: "Take a photo, we read it", emphasis: ["photo"] } : scene,
  );
  const texts = readUnder(composeScene({ ...film, scenes }, at, TALL, tools), TALL, tools, 2.4).map(({ text }) => text);
  const colorOf = (word: string) => texts.find(({ text }) => text.trim() === word)?.color;

  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(["photo", ","]));
  expect(colorOf(",")).toBe(colorOf("Take"));
  expect(colorOf("photo")).not.toBe(colorOf("Take"));
});
