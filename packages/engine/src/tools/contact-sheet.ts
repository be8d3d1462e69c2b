// Draws every preset (every scene, every awkward text) in all three shapes into one JPEG:
// npx tsx packages/engine/src/tools/contact-sheet.ts <out.jpg> [presets|scenes|texts] [photo…]
import { resolve } from "node:path";
import type { OverlayOptions } from "sharp";
import sharp from "sharp";
import { drawStills } from "#child/draw-stills.ts";
import { PRESET_IDS, SCENE_IDS } from "#presets.ts";
import type { AspectRatio, RenderSpec } from "#spec.ts";
import { ASPECT_RATIOS } from "#spec.ts";
import { ENGINE_FILES } from "./engine-files.ts";

const TEXTS = [
  "Her sabah yeni bir başlangıçtır. Işığı gör ve ilk adımı at.",
  "Small steps every day become the story you will be proud of.",
  "İstanbul'un ışıkları sönmeden önce, hayallerini yüksek sesle söyle.",
];
const AWKWARD_TEXTS = [
  "Dur",
  "Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine",
  "iğne ıhlamur İzmir ışık çiğdem ŞİİR",
  "Donaudampfschifffahrtsgesellschaftskapitän fährt",
  "🔥🔥 Bugün 🎉 kutlama var! 👨‍👩‍👧 Herkes davetli 💃",
  "asdf qwer zxcv hjkl",
  "!!! ??? ... ---",
  Array.from({ length: 500 }, (_, index) => (index % 9 === 8 ? "sözcük." : "sözcük")).join(" "),
];
const ROW_HEIGHT = 300;
const WIDTHS: Readonly<Record<AspectRatio, number>> = { "16:9": 534, "9:16": 169, "1:1": 300 };
const GAP = 8;

const [outputPath = "contact-sheet.jpg", subject = "presets", ...photos] = process.argv.slice(2);
const LOOKS: Readonly<Record<string, Partial<RenderSpec>[]>> = {
  presets: PRESET_IDS.map((style) => ({ style })),
  scenes: SCENE_IDS.map((scene) => ({ scene })),
  texts: AWKWARD_TEXTS.map((prompt) => ({ prompt })),
};
const looks = LOOKS[subject] ?? [];
const images = photos.map((path) => resolve(path));

const tiles: OverlayOptions[] = [];
const cellWidth = Object.values(WIDTHS).reduce((sum, width) => sum + width + GAP, GAP);
const columns = 2;
for (const [index, look] of looks.entries()) {
  let left = (index % columns) * cellWidth + GAP;
  for (const aspectRatio of ASPECT_RATIOS) {
    const prompt = TEXTS[index % TEXTS.length] ?? "";
    const spec: RenderSpec = { prompt, aspectRatio, durationSeconds: 8, resolution: "720p", images, seed: 7, ...look };
    const { plan, rgba } = await drawStills(spec, ENGINE_FILES);
    const [pixels = new Uint8ClampedArray()] = rgba();
    const input = await sharp(pixels, { raw: { width: plan.width, height: plan.height, channels: 4 } })
      .resize(WIDTHS[aspectRatio], ROW_HEIGHT)
      .png()
      .toBuffer();
    tiles.push({ input, left, top: Math.floor(index / columns) * (ROW_HEIGHT + GAP) + GAP });
    left += WIDTHS[aspectRatio] + GAP;
  }
}
const height = Math.ceil(looks.length / columns) * (ROW_HEIGHT + GAP) + GAP;
// The decoders are closed in this process except for the few that pictures need; PNG tiles are among those.
await sharp({ create: { width: cellWidth * columns, height, channels: 3, background: "#111" } })
  .composite(tiles)
  .jpeg({ quality: 88 })
  .toFile(outputPath);
