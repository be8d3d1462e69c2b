import { expect, test } from "vitest";
import { composeScene } from "#stage/compose.ts";
import { tellFilm } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { shownText } from "./shown-text.ts";

test.each([
  ["And see the clouds below you", "en", "See the clouds below you"],
  ["And porcelain on camels through deserts", "en", "Porcelain on camels through deserts"],
  ["ve ışıklar bir bir söndü", "tr", "Işıklar bir bir söndü"],
  // What leans on the word it begins with keeps it, and so does a stub.
  ["And then it was gone", "en", "And then it was gone"],
  ["And you?", "en", "And you?"],
  ["Andrew went home early", "en", "Andrew went home early"],
  ["Ve sonra sabah oldu", "tr", "Ve sonra sabah oldu"],
  ["Ve gitti", "tr", "Ve gitti"],
] as const)("[R16.2] a caption does not begin in the middle of a sentence: “%s”", (text, language, shown) => {
  expect(shownText(text, language)).toBe(shown);
});

test("[R16.2] the words over a picture leave their conjunction out", async () => {
  await ensureBuilt();
  const tools = await loadStageTools(["mountain"], []);
  const told = ["One day you will look back", "And see the clouds below you"].map((text) => ({
    kind: "hero" as const,
    text,
  }));
  const stage = composeScene(tellFilm("nature", "en", "", told), 1, { width: 270, height: 480 }, tools);
  const words = readTexts(stage, 3).map(({ text }) => text);
  expect(words.join(" ")).toMatch(/See/u);
  expect(words.join(" ")).not.toMatch(/\bAnd\b/u);
});
