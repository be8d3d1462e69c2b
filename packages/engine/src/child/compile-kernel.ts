import { readFile } from "node:fs/promises";

export async function compileKernel(path: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(path));
}
