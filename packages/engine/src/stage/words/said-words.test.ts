import { beforeAll, expect, test } from "vitest";
import type { Film } from "#film/film.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { everyKind, samplePictures } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "#stage/compose.ts";
import { wordTimes } from "./said-words.ts";
import type { StageTools } from "#stage/stage.ts";
import { stageThings } from "#stage/things.ts";

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(stageThings(everyKind("cinematic")), samplePictures());
}, 120_000);

const token = (text: string, gap = true) => ({ text, gap, width: 1 });
const said = ["Fener", "gece", "gündüz", "döner."].map((word, index) => ({ word, at: index + 0.5 }));

test("[R17.8] words come when they are said: capitals, signs of their own and broken words too", () => {
  expect(
    wordTimes(
      said,
      ["FENER", "–", "gece", "gündüz", "döner"].map((text) => token(text)),
    ),
  ).toEqual([0.5, 0.5, 1.5, 2.5, 3.5]);
  expect(wordTimes(said, [token("gece"), token("gün-"), token("düz", false)])).toEqual([1.5, 2.5, 2.5]);
});

test("[R17.8] a text that nobody says comes by itself", () => {
  expect(
    wordTimes(
      said,
      ["Kanala", "abone", "ol"].map((text) => token(text)),
    ),
  ).toBeNull();
  expect(wordTimes([], [token("Fener")])).toBeNull();
});

test("[R17.8] in a scene the last word is seen once it is said, and not before", () => {
  const base = everyKind("cinematic");
  const index = base.scenes.findIndex(({ kind, text }) => kind === "hero" && text.split(" ").length > 2);
  const scene = base.scenes[index];
  if (!scene) throw new Error("The fixtures have no such scene.");
  const words = scene.text.split(" ");
  const spoken = { ...scene, said: words.map((word, place) => ({ word, at: 0.3 + place * 0.5 })) };
  const film: Film = { ...base, scenes: base.scenes.map((each, place) => (place === index ? spoken : each)) };
  const stage = composeScene(film, index, { width: 480, height: 270 }, tools);
  const lastAt = 0.3 + (words.length - 1) * 0.5;
  const shown = (seconds: number) => readTexts(stage, seconds).map(({ text }) => text);

  expect(shown(lastAt - 0.05)).toHaveLength(words.length - 1);
  expect(shown(lastAt + 0.1)).toHaveLength(words.length);
});
