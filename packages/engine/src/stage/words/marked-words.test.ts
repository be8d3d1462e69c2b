import { beforeAll, expect, test } from "vitest";
import { parseColor } from "#base/color.ts";
import { luminance } from "#stage/colors/colors.ts";
import { composeScene } from "#stage/compose.ts";
import type { StageTools } from "#stage/stage.ts";
import { stageThings } from "#stage/things.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { everyKind, samplePictures, tellFilm, things } from "#tools/stage-fixtures.ts";
import { readUnder } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";

const TALL = { width: 270, height: 480 };

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools([...stageThings(everyKind("minimal")), "towering-mountain"], samplePictures());
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

test("[R16.2] a title's word that would be nearly as dark as its neighbours stands light on a marker", () => {
  const lightness = (text: string) => {
    const film = tellFilm("nature", "en", "", [
      { kind: "hook", text, things: things("towering-mountain"), emphasis: ["mountain"] },
    ]);
    const texts = readUnder(composeScene(film, 0, TALL, tools), TALL, tools, 2.4).map((each) => each.text);
    const of = (word: string) =>
      luminance(parseColor(texts.find((each) => each.text.includes(word))?.color ?? "#808080"));
    return [of("mountain"), of("impossible")] as const;
  };
  const [word, others] = lightness("Every mountain looks impossible");
  expect(word).toBeGreaterThan(0.5);
  expect(others).toBeLessThan(0.1);
});
