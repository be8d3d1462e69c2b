import type { Image } from "@sahne/contract/videos/images";
import { randomId } from "#lib/ids.ts";
import { createStore, type Store } from "#lib/store.ts";
import { UploadCancelled, type UploadControls } from "#lib/upload.ts";

export type Upload = {
  id: string;
  file: File;
  state: "waiting" | "sending" | "failed";
  percent: number;
  /** The server's own words; empty while nothing went wrong. */
  problem: string;
};

export type UploadQueue = {
  uploads: Store<readonly Upload[]>;
  add: (files: readonly File[]) => void;
  /** Ends one that waits or runs, and removes the line of one that failed. */
  remove: (id: string) => void;
  retry: (id: string) => void;
  stop: () => void;
};

type Send = (file: File, controls: UploadControls) => Promise<Image>;

/** More than this only share the same line, and each of them would come nearer to its time limit. */
const AT_ONCE = 3;

/** Sends several files side by side; each has its own progress and can be ended alone. */
export function createUploadQueue(send: Send, onAdded: (image: Image) => void): UploadQueue {
  const uploads = createStore<readonly Upload[]>([]);
  const running = new Map<string, AbortController>();

  function change(id: string, changed: Partial<Upload>): void {
    uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)));
  }

  function drop(id: string): void {
    uploads.set(uploads.get().filter((upload) => upload.id !== id));
  }

  function startNext(): void {
    for (const upload of uploads.get()) {
      if (running.size >= AT_ONCE) return;
      if (upload.state === "waiting") void start(upload);
    }
  }

  async function start({ id, file }: Upload): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    change(id, { state: "sending", percent: 0, problem: "" });
    try {
      const onProgress = (percent: number) => change(id, { percent });
      onAdded(await send(file, { signal: controller.signal, onProgress }));
      drop(id);
    } catch (error) {
      if (error instanceof UploadCancelled) drop(id);
      else change(id, { state: "failed", problem: error instanceof Error ? error.message : "" });
    } finally {
      running.delete(id);
      startNext();
    }
  }

  return {
    uploads,
    add(files) {
      const added = files.map((file): Upload => ({ id: randomId(), file, state: "waiting", percent: 0, problem: "" }));
      uploads.set([...uploads.get(), ...added]);
      startNext();
    },
    remove(id) {
      const controller = running.get(id);
      if (controller === undefined) drop(id);
      else controller.abort();
    },
    retry(id) {
      change(id, { state: "waiting" });
      startNext();
    },
    stop() {
      uploads.set(uploads.get().filter((upload) => upload.state === "sending"));
      for (const controller of running.values()) controller.abort();
    },
  };
}
