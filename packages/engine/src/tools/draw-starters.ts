// Draws the pictures every account starts with: npx tsx packages/engine/src/tools/draw-starters.ts apps/server/assets/starter-pictures
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawStills } from "#child/draw-stills.ts";
import type { SceneId } from "#presets.ts";
import { ENGINE_FILES } from "./engine-files.ts";

const [folder = "."] = process.argv.slice(2);
const MOST_BYTES = 80_000;
const SEED = 23;
const THUMBNAIL_WIDTH = 480;

const SCENES: readonly SceneId[] = ["sunset", "sea", "forest", "city", "cosmos", "aurora"];

for (const scene of SCENES) {
  const { plan, rgba } = await drawStills(
    { prompt: "", scene, aspectRatio: "16:9", durationSeconds: 5, resolution: "720p", captions: "none", seed: SEED },
    ENGINE_FILES,
  );
  const [pixels = new Uint8ClampedArray()] = rgba();
  const thumbnail = join(folder, `${scene}-thumb.jpg`);
  const picture = sharp(pixels, { raw: { width: plan.width, height: plan.height, channels: 4 } });
  for (let quality = 86; ; quality -= 6) {
    const jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length > MOST_BYTES && quality > 40) continue;
    await writeFile(join(folder, `${scene}.jpg`), jpeg);
    await sharp(jpeg).resize({ width: THUMBNAIL_WIDTH }).jpeg({ quality: 80, mozjpeg: true }).toFile(thumbnail);
    break;
  }
}
