// Draws the pictures a newcomer can start with: npx tsx packages/engine/src/tools/starter-pictures.ts [folder]
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { join } from "node:path";
import { drawStills } from "#child/draw-stills.ts";
import { makePoster } from "#encode/poster.ts";
import type { SceneId } from "#presets.ts";
import { ensureBuilt } from "./built-engine.ts";
import { ENGINE_FILES } from "./engine-files.ts";

/** Scenes that look like places, with a seed chosen by eye. */
const STARTERS: readonly (readonly [SceneId, number])[] = [
  ["sunset", 4],
  ["sea", 2],
  ["aurora", 7],
  ["city", 3],
  ["desert", 5],
  ["spring", 9],
];

const folder = process.argv[2] ?? fileURLToPath(new URL("../../starters/", import.meta.url));
await ensureBuilt();
await mkdir(folder, { recursive: true });
for (const [scene, seed] of STARTERS) {
  const look = { aspectRatio: "16:9", durationSeconds: 5, resolution: "1080p", captions: "none" } as const;
  const { planes, plan } = await drawStills({ prompt: "", ...look, scene, seed }, ENGINE_FILES, () => [75]);
  await writeFile(join(folder, `${scene}.jpg`), await makePoster(planes[0] ?? new Uint8Array(), plan));
}
