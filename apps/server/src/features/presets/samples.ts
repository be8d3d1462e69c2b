import { readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "presets";
const SAMPLE = /^([a-z]+-[a-z0-9]+)\.(?:mp4|jpg|webp)$/;

/** Short films or stills that lie beside the pages as `presets/<kind>-<id>.mp4`: their addresses by name. */
export function findSamples(pagesRoot: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesIn(join(pagesRoot, FOLDER))) {
    const name = SAMPLE.exec(file)?.[1];
    if (name !== undefined) found.set(name, `/${FOLDER}/${file}`);
  }
  return found;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    // None were made: then none are shown.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
