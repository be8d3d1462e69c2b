import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { readTexts } from "#tools/stage-texts.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "#stage/compose.ts";
import type { StageTools } from "#stage/stage.ts";

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools(["hot-air-balloon", "round-pushpin", "simit"], []);
});

test("[R16.2] in a wide frame a tag hangs at its picture and not over the words beside it", () => {
  const place = { name: "Kapadokya", longitude: 34.8, latitude: 38.6, country: "792" };
  const figure = { prefix: "", value: "14", unit: "saat" };
  const film = tellFilm("cinematic", "tr", "hot-air-balloon", [
    { kind: "hook", text: "Gökyüzünü dolduran yüzlerce balon", things: things("hot-air-balloon") },
    { kind: "map", text: "Kapadokya'ya varmamız tam 14 saat sürdü", things: [], place, figure },
  ]);
  for (const index of [1]) {
    const texts = readTexts(composeScene(film, index, { width: 480, height: 270 }, tools), 2.4);
    const tags = texts.filter(({ text }) => text === "14 saat");
    expect(tags).toHaveLength(1);
    for (const { bounds } of tags)
      for (const { text, bounds: words } of texts.filter((one) => !tags.includes(one)))
        expect([text, bounds.right <= words.left || words.right <= bounds.left]).toEqual([text, true]);
  }
});
