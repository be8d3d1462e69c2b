import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SAMPLES = fileURLToPath(new URL("../../packages/engine/samples/", import.meta.url));

/** Lays the renderer's two-second samples beside the pages, under the names that GET /api/presets looks for. */
export function presetSamples(): Plugin {
  return {
    name: "preset-samples",
    apply: "build",
    async generateBundle() {
      for (const file of await readdir(SAMPLES)) {
        const source = await readFile(`${SAMPLES}${file}`);
        this.emitFile({ type: "asset", fileName: `presets/style-${file}`, source });
      }
    },
  };
}
