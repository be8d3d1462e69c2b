// Renders the two-second sample of every preset: npx tsx packages/engine/src/tools/preset-samples.ts [folder]
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PRESET_IDS } from "#presets.ts";
import { startRender } from "#render.ts";
import type { PresetId } from "#presets.ts";
import { ensureBuilt } from "./built-engine.ts";

/** Our name is the one word that needs no translation; the clapper shows how the look draws its objects. */
const PROMPT = "Sahne 🎬";
/** Chosen by eye: the moment of its field in which each look is at its best. */
const SEEDS: Readonly<Partial<Record<PresetId, number>>> = { cinematic: 16, minimal: 11, bold: 12 };
const DEFAULT_SEED = 7;

const folder = process.argv[2] ?? fileURLToPath(new URL("../../samples/", import.meta.url));
await ensureBuilt();
await mkdir(folder, { recursive: true });
for (const style of PRESET_IDS) {
  const paths = { outputPath: join(folder, `${style}.mp4`), posterPath: join(folder, `${style}.jpg`) };
  const look = { aspectRatio: "16:9", durationSeconds: 2, resolution: "480p", music: "none" } as const;
  const spec = { prompt: PROMPT, style, ...look, seed: SEEDS[style] ?? DEFAULT_SEED };
  await startRender(spec, { ...paths, isSample: true }).result;
}
