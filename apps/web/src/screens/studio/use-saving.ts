import type { Draft, DraftContent, DraftVersion } from "@sahne/contract/studio/studio";
import { useCallback, useEffect, useRef, useState } from "react";
import { saveDraft } from "#data/studio/studio.ts";
import { useLatest } from "./use-latest.ts";
import { dropUnsaved, keepUnsaved, readUnsaved } from "./unsaved.ts";

const SAVE_AFTER_MS = 900;
const RETRY_AFTER_MS = 5_000;

export type SaveState = "saved" | "saving" | "unsaved" | "failed";

export type Saving = {
  state: SaveState;
  /** What the server said when it refused; null while it has not. */
  problem: string | null;
  versions: DraftVersion[];
  addVersion: (version: DraftVersion) => void;
  /** Saves at once and waits for it; false: it did not succeed. */
  flush: () => Promise<boolean>;
};

/**
 * Saves a moment after the last change. What is not saved yet lies in this browser, so that closing the tab loses nothing.
 * The server tells when another tab had saved meanwhile; that state is kept as a version.
 */
export function useSaving(draft: Draft, content: DraftContent, onReplaced: (version: DraftVersion) => void): Saving {
  const [state, setState] = useState<SaveState>("saved");
  const [problem, setProblem] = useState<string | null>(null);
  const [versions, setVersions] = useState(draft.versions);
  const latest = useLatest(content);
  // Scenes that were planned here, or that lay in this browser, are new to the server.
  const [isKnown] = useState(() => draft.film !== null && readUnsaved(draft._id) === null);
  const saved = useRef<DraftContent | null>(isKnown ? content : null);
  const revision = useRef(draft.revision);
  const running = useRef<Promise<boolean> | null>(null);
  const tellReplaced = useLatest(onReplaced);

  const run = useCallback(async (): Promise<boolean> => {
    while (saved.current !== latest.current) {
      const sending = latest.current;
      setState("saving");
      try {
        const { draft: kept, replaced } = await saveDraft(draft._id, { revision: revision.current, content: sending });
        revision.current = kept.revision;
        saved.current = sending;
        setVersions(kept.versions);
        setProblem(null);
        if (replaced) tellReplaced.current(replaced);
      } catch (error) {
        setState("failed");
        setProblem(error instanceof Error ? error.message : String(error));
        return false;
      }
    }
    dropUnsaved(draft._id);
    setState("saved");
    return true;
  }, [draft._id, latest, tellReplaced]);

  const flush = useCallback(async (): Promise<boolean> => {
    await running.current;
    running.current = run();
    return running.current;
  }, [run]);

  useEffect(() => {
    if (saved.current === content) {
      // Undone and done again before it was saved: it is what the server has.
      setState((known) => (known === "unsaved" ? "saved" : known));
      return undefined;
    }
    setState((known) => (known === "saving" ? known : "unsaved"));
    keepUnsaved(draft._id, { revision: revision.current, content });
    const timer = setTimeout(() => void flush(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [content, draft._id, flush]);

  useEffect(() => {
    if (state !== "failed") return undefined;
    const timer = setTimeout(() => void flush(), RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, flush]);

  const addVersion = useCallback((version: DraftVersion) => setVersions((known) => [...known, version]), []);
  return { state, problem, versions, addVersion, flush };
}
