import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm } from "#tools/stage-fixtures.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "#stage/compose.ts";
import type { StageTools } from "#stage/stage.ts";

const SIZE = { width: 270, height: 480 };

let tools: StageTools;
beforeAll(async () => {
  await ensureBuilt();
  tools = await loadStageTools([], []);
});

/** The lowest fifth of the ground behind words without a thing, or its left and right edge alone, as bytes. */
function foot(text: string, emphasis: string, edge = 0): string {
  const told = tellFilm("cinematic", "tr", "", [{ kind: "words", text, emphasis: [emphasis] }]);
  // Without a giant word of its own: subtitles are small.
  const plain = { ...told, captions: "subtitle" as const };
  const film = { ...plain, channel: null, cast: [], scenes: told.scenes.map((scene) => ({ ...scene, colors: 0 })) };
  const { backdrop } = composeScene(film, 0, SIZE, tools);
  if (!("draw" in backdrop)) throw new Error("The ground is not painted.");
  const { pen } = tools.canvas(SIZE.width, SIZE.height);
  backdrop.draw(pen, SIZE);
  const [top, height] = [Math.round(SIZE.height * 0.8), Math.round(SIZE.height * 0.2)];
  const parts = edge > 0 ? [0, SIZE.width - edge] : [0];
  return parts
    .map((left) => pen.getImageData(left, top, edge || SIZE.width, height).data)
    .map((data) => Buffer.from(data.buffer).toString("base64"))
    .join();
}

test("[R16.2] where no thing stands, the word that counts stands giant and faint at the foot", () => {
  expect(foot("Bir gün mutlaka", "mutlaka") === foot("Bir gün mutlaka", "Bir")).toBe(false);
  // What its font cannot write is left out.
  expect(foot("Bir gün 你好", "你好") === foot("Bir gün 你好", "您好")).toBe(true);
});

test("[R16.2] it stands there whole, however long it is", () => {
  const text = "Bir gün başaracaksın mutlaka";
  expect(foot(text, "başaracaksın", 3)).toBe(foot(text, "Bir", 3));
});
