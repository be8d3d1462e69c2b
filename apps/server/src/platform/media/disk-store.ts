import type { MediaStore } from "./media-store.ts";

export type DiskStore = MediaStore & {
  /** Removes what an interrupted write left behind; answers how many files. */
  sweepTemporary(olderThanMs: number): Promise<number>;
};

export function createDiskStore(root: string): DiskStore {
  throw new Error(`Not built yet: ${root}`);
}
