import { compileKernel } from "#child/compile-kernel.ts";
import { ensureBuilt } from "./built-engine.ts";
import { ENGINE_FILES } from "./engine-files.ts";

/** The compiled kernel without a memory, for tests of sound. */
export async function loadKernel(): Promise<WebAssembly.Module> {
  await ensureBuilt();
  return compileKernel(ENGINE_FILES.kernelPath);
}
