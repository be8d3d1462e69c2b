import type { Arena } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import type { PictureFacts } from "#plan/shots.ts";
import type { PicturePlanes } from "#scene/film-memory.ts";
import type { RenderSpec } from "#spec.ts";

export async function preparePictures(
  _spec: RenderSpec,
  _saturation: number,
  _arena: Arena,
  _kernel: Kernel,
): Promise<{ planes: PicturePlanes[]; facts: PictureFacts[] }> {
  return { planes: [], facts: [] };
}
