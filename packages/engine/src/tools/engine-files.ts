import { fileURLToPath } from "node:url";

/** The built parts, for tools, tests and benches that run from the sources. */
export const ENGINE_FILES = {
  kernelPath: fromRoot("dist/kernel.wasm"),
  childPath: fromRoot("dist/render-child.cjs"),
  assetFolder: fromRoot("dist"),
  fontFolder: fromRoot("fonts"),
};

function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
