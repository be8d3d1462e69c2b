// Draws films scene by scene into one PNG, without encoding any:
// npx tsx packages/engine/src/tools/stage-sheet.ts <out.png> <film.json> [9:16|16:9|1:1] [seconds into each scene, or "motion"]
import { readFileSync, writeFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";
import type { Film } from "#film/film.ts";
import { composeScene } from "#stage/compose.ts";
import { stageThings } from "#stage/things.ts";
import { createFrameDrawer } from "./stage-frame.ts";
import { samplePictures } from "./stage-fixtures.ts";
import { loadStageTools } from "./stage-tools.ts";

const SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  "9:16": { width: 720, height: 1280 },
  "16:9": { width: 1280, height: 720 },
  "1:1": { width: 720, height: 720 },
};
const MOTION = [0, 0.12, 0.3, 0.6, 1, 1.8];
const GAP = 8;

const [output = "stage-sheet.png", path = "", shape = "9:16", when = "1.7"] = process.argv.slice(2);
const film = JSON.parse(readFileSync(path, "utf8")) as Film;
const size = SIZES[shape] ?? { width: 720, height: 1280 };
const times = when === "motion" ? MOTION : [Number(when)];
const tools = await loadStageTools(stageThings(film), samplePictures());

const columns = when === "motion" ? times.length : Math.min(film.scenes.length, shape === "16:9" ? 4 : 6);
const width = Math.min(size.width, Math.floor(1900 / columns) - GAP);
const height = Math.round((width * size.height) / size.width);
const count = film.scenes.length * times.length;
const sheet = createCanvas(columns * (width + GAP) + GAP, Math.ceil(count / columns) * (height + GAP) + GAP);
const pen = sheet.getContext("2d");
pen.fillStyle = "#101014";
pen.fillRect(0, 0, sheet.width, sheet.height);
let cell = 0;
for (const index of film.scenes.keys()) {
  const draw = createFrameDrawer(composeScene(film, index, size, tools), size, tools);
  for (const seconds of times) {
    const x = GAP + (cell % columns) * (width + GAP);
    pen.drawImage(draw(seconds), x, GAP + Math.floor(cell / columns) * (height + GAP), width, height);
    cell++;
  }
}
writeFileSync(output, sheet.toBuffer("image/png"));
