import { appendFile, readFile } from "node:fs/promises";
import type { StoredMedia } from "./media-store.ts";

/** Which files have been proven to lie at the new place. */
export type MoveJournal = {
  find(key: string): StoredMedia | undefined;
  add(key: string, stored: StoredMedia): Promise<void>;
};

/** One line per file. A killed run may leave half a line: that file is only copied once more. */
export async function openMoveJournal(path: string): Promise<MoveJournal> {
  const proven = new Map<string, StoredMedia>();
  const content = await readFile(path, "utf8").catch(() => "");
  for (const line of content.split("\n")) {
    const [sha256, bytes, key] = line.split(" ");
    if (sha256 && bytes && key) proven.set(key, { sha256, bytes: Number(bytes) });
  }
  let isFirst = true;
  return {
    find: (key) => proven.get(key),
    async add(key, stored) {
      // Ends what a killed run may have begun.
      const start = isFirst && content !== "" && !content.endsWith("\n") ? "\n" : "";
      isFirst = false;
      await appendFile(path, `${start}${stored.sha256} ${stored.bytes} ${key}\n`, { mode: 0o600 });
      proven.set(key, stored);
    },
  };
}
