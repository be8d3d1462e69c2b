import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { layout } from "#layout.ts";
import type { TestProduct } from "#test/test-product.ts";

/** Replaces the render process for one test by a script of it; `rendererUrl` is what the real one is imported from. */
export async function useRenderProcess(
  { context }: TestProduct,
  script: (rendererUrl: string, folder: string) => string,
): Promise<{ folder: string; restore(): void }> {
  const folder = await mkdtemp(join(tmpdir(), "sahne-renderer-"));
  const path = join(folder, "render-process.mjs");
  await writeFile(path, script(`file://${layout.renderChild}`, folder));
  const restore = () => void Object.assign(context, { renderChildPath: layout.renderChild });
  Object.assign(context, { renderChildPath: path });
  onTestFinished(async () => {
    restore();
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, restore };
}
