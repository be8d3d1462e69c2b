import type { MediaStore } from "./media-store.ts";

/** Keeps a local copy of each file until the work that needs all of them is done; paths in the order of the keys. */
export async function withLocalFiles<T>(
  context: { media: MediaStore },
  keys: readonly string[],
  work: (paths: string[]) => Promise<T>,
  paths: readonly string[] = [],
): Promise<T> {
  const [next, ...rest] = keys;
  if (next === undefined) return work([...paths]);
  return context.media.withLocalFile(next, (path) => withLocalFiles(context, rest, work, [...paths, path]));
}
