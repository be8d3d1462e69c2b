import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { MediaStore, StoredMedia } from "./media-store.ts";
import type { MoveJournal } from "./move-journal.ts";

export type MoveReport = {
  files: number;
  bytes: number;
  /** Copied in this run; the others were there already. */
  copied: number;
  removed: number;
  /** Did not come back as they were sent; nothing was kept of them. */
  damaged: string[];
};

type Move = {
  from: MediaStore;
  to: MediaStore;
  journal: MoveJournal;
  /** Each file that is proven to be there is removed here. */
  removeSource: boolean;
  onProgress: (progress: { files: number; ofFiles: number; bytes: number; ofBytes: number }) => void;
};

/**
 * Copies every file, reads it back and compares. What a run has proven is in the journal, so that the next one goes on
 * from there; a file never changes under its name, so nothing proven has to be copied again.
 */
export async function moveMedia({ from, to, journal, removeSource, onProgress }: Move): Promise<MoveReport> {
  const files = await listFiles(from);
  const ofBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const report: MoveReport = { files: 0, bytes: 0, copied: 0, removed: 0, damaged: [] };
  for (const { key, bytes } of files) {
    const isThere = journal.find(key)?.bytes === bytes && (await to.size(key)) === bytes;
    const isProven = isThere || (await copy(from, to, key, journal));
    if (!isProven) report.damaged.push(key);
    if (isProven && !isThere) report.copied += 1;
    if (isProven && removeSource) {
      await from.remove(key);
      report.removed += 1;
    }
    report.files += 1;
    report.bytes += bytes;
    onProgress({ files: report.files, ofFiles: files.length, bytes: report.bytes, ofBytes });
  }
  return report;
}

async function copy(from: MediaStore, to: MediaStore, key: string, journal: MoveJournal): Promise<boolean> {
  const content = await from.open(key);
  // A store that refuses it at once leaves it unread.
  const sent = await to.put(key, content).finally(() => content.destroy());
  const arrived = await measure(await to.open(key));
  if (arrived.bytes !== sent.bytes || arrived.sha256 !== sent.sha256) {
    await to.remove(key);
    return false;
  }
  await journal.add(key, sent);
  return true;
}

async function listFiles(store: MediaStore): Promise<{ key: string; bytes: number }[]> {
  const files: { key: string; bytes: number }[] = [];
  for await (const key of store.list("")) {
    const bytes = await store.size(key);
    // Removed while we looked: the product may be running.
    if (bytes !== null) files.push({ key, bytes });
  }
  return files;
}

async function measure(content: Readable): Promise<StoredMedia> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
