// Draws the pictures every account starts with, from the renderer's own scenes: npx tsx apps/server/scripts/make-starter-pictures.ts
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { drawStills } from "@sahne/engine/child/draw-stills";
import type { SceneId } from "@sahne/engine/presets";
import { ENGINE_FILES } from "@sahne/engine/tools/engine-files";
import sharp from "sharp";

const FOLDER = fileURLToPath(new URL("../assets/starter-pictures/", import.meta.url));
const MOST_BYTES = 80_000;
const SEED = 23;

const SCENES: readonly SceneId[] = ["sunset", "sea", "forest", "city", "cosmos", "aurora"];

for (const scene of SCENES) {
  const { plan, rgba } = await drawStills(
    { prompt: "", scene, aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", captions: "none", seed: SEED },
    ENGINE_FILES,
  );
  const [pixels = new Uint8ClampedArray()] = rgba();
  const picture = sharp(pixels, { raw: { width: plan.width, height: plan.height, channels: 4 } });
  for (let quality = 86; ; quality -= 6) {
    const jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length > MOST_BYTES && quality > 40) continue;
    await writeFile(`${FOLDER}${scene}.jpg`, jpeg);
    break;
  }
}
