import { expect, test } from "vitest";
import { restPoses } from "#paint/rest-poses.ts";
import { composeScene } from "#stage/compose.ts";
import { stageThings } from "#stage/things.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { loadStageTools } from "#tools/stage-tools.ts";

const TALL = { width: 270, height: 480 };
const SECONDS = 3;

/** The large sprites of a scene that shows one thing, and which of them are seen while it lasts. */
async function momentsOf(slug: string) {
  const film = {
    ...tellFilm("cinematic", "tr", "", [{ kind: "hero", text: "", things: things(slug) }]),
    channel: null,
  };
  const stage = composeScene(film, 0, TALL, await loadStageTools(stageThings(film)));
  const isLarge = (at: number) => (stage.sprites[at]?.height ?? 0) > TALL.width * 0.5;
  const times = Array.from({ length: SECONDS * 30 }, (_, frame) => frame / 30);
  const large = times.map((seconds) => stage.placements(seconds).filter(({ sprite }) => isLarge(sprite)));
  const poses = restPoses(stage, SECONDS);
  const seen = new Set(large.flat().map(({ sprite }) => sprite));
  return { seen: [...seen], most: Math.max(...large.map((placed) => placed.length)), stage, poses };
}

test("[R16.2] who walks is seen at one moment of it after the other, in a story and by the name of an object", async () => {
  await ensureBuilt();
  for (const slug of ["figure-she-adult-today-1-walk-calm", "person-walking"]) {
    const { seen, most, stage, poses } = await momentsOf(slug);
    expect(seen).toHaveLength(4);
    expect(most).toBe(1);
    // All are as large and rest alike: nothing jumps or is scaled from frame to frame.
    expect(new Set(seen.map((at) => `${stage.sprites[at]?.width} ${stage.sprites[at]?.height}`)).size).toBe(1);
    expect(new Set(seen.map((at) => JSON.stringify(poses[at]))).size).toBe(1);
  }
}, 120_000);

test("[R16.2] a thing has one moment", async () => {
  await ensureBuilt();
  expect((await momentsOf("factory")).seen).toHaveLength(1);
}, 120_000);
