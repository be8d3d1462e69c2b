import { execFile } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ENGINE_FILES } from "./engine-files.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Builds the kernel and the render process when a source is newer than they are; for tests and benches. */
export async function ensureBuilt(): Promise<void> {
  const built = await Promise.all([ENGINE_FILES.kernelPath, ENGINE_FILES.childPath].map(changedAt));
  const folders = ["src", "objects"].map((name) => readdir(join(root, name), { recursive: true, withFileTypes: true }));
  const sources = (await Promise.all(folders)).flat();
  const paths = sources.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const changes = await Promise.all(paths.filter((path) => !path.endsWith(".test.ts")).map(changedAt));
  if (Math.max(...changes) < Math.min(...built)) return;
  await promisify(execFile)(process.execPath, [join(root, "build.mjs")]);
}

async function changedAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return 0;
  }
}
