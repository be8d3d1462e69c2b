import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FaceFinder } from "#image/find-faces.ts";
import { openFaceFinder } from "#image/find-faces.ts";
import { loadKernel } from "./built-kernel.ts";
import { ENGINE_FILES } from "./engine-files.ts";

/** Photographs of people that come with the network: three women, all seen from the front. */
export const PHOTO_OF_THREE = join(
  dirname(createRequire(import.meta.url).resolve("@vladmandic/face-api/package.json")),
  "demo/sample3.jpg",
);

export async function knownFaceFinder(): Promise<FaceFinder> {
  return openFaceFinder(await loadKernel(), ENGINE_FILES.assetFolder);
}
