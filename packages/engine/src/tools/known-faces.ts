import type { FaceFinder } from "#image/find-faces.ts";
import { openFaceFinder } from "#image/find-faces.ts";
import { loadKernel } from "./built-kernel.ts";
import { ENGINE_FILES } from "./engine-files.ts";

/** Looks for heads with the built kernel and model, for tests. */
export async function knownFaceFinder(): Promise<FaceFinder> {
  return openFaceFinder(await loadKernel(), ENGINE_FILES.assetFolder);
}
