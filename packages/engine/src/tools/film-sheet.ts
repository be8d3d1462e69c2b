// One contact sheet a film, every scene when it has settled, as PNG:
// npx tsx packages/engine/src/tools/film-sheet.ts <folder> [name,name…|all] [9:16|16:9|1:1] [preset] [photo…]
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { drawStills } from "#child/draw-stills.ts";
import type { Plan } from "#plan/plan.ts";
import { PRESET_IDS } from "#presets.ts";
import { ASPECT_RATIOS } from "#spec.ts";
import { ensureBuilt } from "./built-engine.ts";
import { ENGINE_FILES } from "./engine-files.ts";
import { SHEET_PROMPTS } from "./sheet-prompts.ts";

const SETTLED_SECONDS = 1.5;
const TILE_AREA = 250 * 445;
const GAP = 8;
const MOST_COLUMNS = 6;

const [folder = "sheets", names = "all", shape = "9:16", preset, ...photos] = process.argv.slice(2);
const aspectRatio = ASPECT_RATIOS.find((ratio) => ratio === shape) ?? "9:16";
const style = PRESET_IDS.find((id) => id === preset);
const images = photos.map((path) => resolve(path));

await ensureBuilt();
await mkdir(folder, { recursive: true });
for (const { name, language, prompt } of SHEET_PROMPTS) {
  if (names !== "all" && !names.split(",").includes(name)) continue;
  const spec = { prompt, language, aspectRatio, resolution: "480p", style, images } as const;
  const { plan, rgba } = await drawStills(spec, ENGINE_FILES, settledFrames);
  const path = join(folder, `${name}-${aspectRatio.replace(":", "x")}${style ? `-${style}` : ""}.png`);
  await writeSheet(path, plan, rgba());
  process.stdout.write(`${path}: ${plan.film.preset}, ${plan.durationSeconds.toFixed(1)} s\n`);
}

function settledFrames({ film, framesPerSecond }: Plan): number[] {
  return film.scenes.map(({ start, end }) =>
    Math.round(Math.min(start + SETTLED_SECONDS, end - 0.35) * framesPerSecond),
  );
}

async function writeSheet(path: string, { width, height }: Plan, frames: Uint8ClampedArray[]): Promise<void> {
  const tile = { height: Math.round(Math.sqrt((TILE_AREA * height) / width)), width: 0 };
  tile.width = Math.round((tile.height * width) / height);
  const columns = Math.min(MOST_COLUMNS, frames.length);
  const rows = Math.ceil(frames.length / columns);
  const tiles = await Promise.all(
    frames.map(async (pixels, index) => ({
      input: await sharp(pixels, { raw: { width, height, channels: 4 } })
        .resize(tile.width, tile.height)
        .png()
        .toBuffer(),
      left: GAP + (index % columns) * (tile.width + GAP),
      top: GAP + Math.floor(index / columns) * (tile.height + GAP),
    })),
  );
  const size = { width: GAP + columns * (tile.width + GAP), height: GAP + rows * (tile.height + GAP) };
  await sharp({ create: { ...size, channels: 3, background: "#101014" } })
    .composite(tiles)
    .png()
    .toFile(path);
}
