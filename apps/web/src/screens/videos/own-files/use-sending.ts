import { OWN_FILE_MAX_BYTES } from "@sahne/contract/limits";
import type { OwnFile } from "@sahne/contract/videos/own-files";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useUserId } from "#data/accounts/accounts.ts";
import { beginOwnFile, ownFilesKey, sendPiece } from "#data/studio/own-files.ts";
import { ApiError } from "#lib/api-error.ts";
import { useT } from "#lib/messages.tsx";
import { retryDelay } from "#lib/retry.ts";

/** A file of this page on its way; what is known of it on the server comes with it. */
export type Sending = {
  file: File;
  state: "waiting" | "sending" | "failed";
  known: OwnFile | null;
  problem: string | null;
};

/** So often in a row without an answer before its owner is asked. */
const TRIES = 6;

/** Sends files one after the other, each from where it stopped. Leaving the page stops them; nothing that arrived is lost. */
export function useSending() {
  const t = useT();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<Sending[]>([]);
  const stop = useRef(new AbortController());
  const isBusy = useRef(false);

  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const change = (file: File, changes: Partial<Sending>) =>
    setFiles((all) => all.map((one) => (one.file === file ? { ...one, ...changes } : one)));

  const next = files.find(({ state }) => state === "waiting");
  useEffect(() => {
    if (next === undefined || isBusy.current) return;
    isBusy.current = true;
    const { file } = next;
    change(file, { state: "sending" });
    void sendWhole({ userId, file, signal: stop.current.signal, onProgress: (known) => change(file, { known }) })
      .then(() => setFiles((all) => all.filter((one) => one.file !== file)))
      .catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error);
        change(file, { state: "failed", problem });
      })
      .finally(() => {
        isBusy.current = false;
        void queryClient.invalidateQueries({ queryKey: ownFilesKey(userId) });
      });
  });

  function add(chosen: readonly File[]) {
    const isNew = (file: File) => !files.some((one) => isSame(one.file, file) && one.state !== "failed");
    const added = chosen.filter(isNew).map((file): Sending => {
      const isTooLarge = file.size > OWN_FILE_MAX_BYTES;
      const problem = isTooLarge ? t("adding.size", { name: file.name }) : null;
      return { file, state: isTooLarge ? "failed" : "waiting", known: null, problem };
    });
    setFiles((all) => [...all.filter((one) => !chosen.some((file) => isSame(one.file, file))), ...added]);
  }

  return {
    files,
    add,
    goOn: (file: File) => change(file, { state: "waiting", problem: null }),
    remove: (file: File) => setFiles((all) => all.filter((one) => one.file !== file)),
  };
}

export function isSame(left: Pick<File, "name" | "size">, right: Pick<File, "name" | "size">): boolean {
  return left.name === right.name && left.size === right.size;
}

type Order = { userId: string; file: File; signal: AbortSignal; onProgress: (known: OwnFile) => void };

async function sendWhole({ userId, file, signal, onProgress }: Order): Promise<void> {
  let known = await beginOwnFile(userId, file);
  onProgress(known);
  let failures = 0;
  while (known.status === "receiving") {
    signal.throwIfAborted();
    try {
      const before = known.receivedBytes;
      known = await sendPiece(known, file, signal);
      if (known.receivedBytes > before) failures = 0;
      onProgress(known);
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
      failures += 1;
      if (isFinal || signal.aborted || failures >= TRIES) throw error;
      await pause(retryDelay(failures), signal);
    }
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
