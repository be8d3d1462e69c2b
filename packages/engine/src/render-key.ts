import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { RenderError } from "./render-error.ts";
import type { RenderSpec } from "./spec.ts";
import { checkRenderSpec } from "./spec.ts";
import { ENGINE_VERSION } from "./version.ts";

/** Two specs with the same key give the same film: pictures, clips, speech and music count by their content, not by their path. */
export async function renderKey(spec: RenderSpec): Promise<string> {
  const { images = [], clips = [], speech = [], logo, track, narration, ...rest } = checkRenderSpec(spec);
  const files = await Promise.all(
    [images, logo ? [logo] : [], speech, track ? [track] : [], narration ? [narration] : [], clips].map((paths) =>
      Promise.all(paths.map(hashFile)),
    ),
  );
  return hash(JSON.stringify([ENGINE_VERSION, process.arch, Object.entries(rest).toSorted(byName), files]));
}

async function hashFile(path: string): Promise<string> {
  if (path === "") return "";
  try {
    return hash(await readFile(path));
  } catch (error) {
    throw new RenderError("bad_input", "A file of the film cannot be read.", { cause: error });
  }
}

function hash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
