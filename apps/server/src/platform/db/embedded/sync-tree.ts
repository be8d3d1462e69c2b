import { open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";

const AT_ONCE = 8;

/** Makes a file's content, or a folder's list of names, survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } catch (error) {
    if (!isFolderSyncRefused(error)) throw error;
  } finally {
    await handle.close();
  }
}

/** The same for everything below a folder, the folder and its own name. */
export async function syncTree(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const next = paths.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of next) await syncPath(path);
    }),
  );
  await syncPath(root);
  await syncPath(dirname(root));
}

/** Windows and some network file systems keep names by themselves and refuse to sync a folder. */
function isFolderSyncRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["EPERM", "EINVAL", "EISDIR"].includes(String(error.code));
}
