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
  const [activity, setActivity] = useState<"none" | "saving" | "failed">("none");
  const [problem, setProblem] = useState<string | null>(null);
  const [versions, setVersions] = useState(draft.versions);
  const latest = useLatest(content);
  // Scenes that were planned here, or that lay in this browser, are new to the server.
  const [isKnown] = useState(() => draft.film !== null && readUnsaved(draft._id) === null);
  const [kept, setKept] = useState<DraftContent | null>(isKnown ? content : null);
  const saved = useRef(kept);
  const revision = useRef(draft.revision);
  const running = useRef<Promise<boolean> | null>(null);
  const tellReplaced = useLatest(onReplaced);

  const run = useCallback(async (): Promise<boolean> => {
    while (saved.current !== latest.current) {
      const sending = latest.current;
      setActivity("saving");
      try {
        const answer = await saveDraft(draft._id, { revision: revision.current, content: sending });
        const { draft: stored, replaced } = answer;
        revision.current = stored.revision;
        saved.current = sending;
        setKept(sending);
        setVersions(stored.versions);
        setProblem(null);
        if (replaced) tellReplaced.current(replaced);
      } catch (error) {
        setActivity("failed");
        setProblem(error instanceof Error ? error.message : String(error));
        return false;
      }
    }
    dropUnsaved(draft._id);
    setActivity("none");
    return true;
  }, [draft._id, latest, tellReplaced]);

  const flush = useCallback(async (): Promise<boolean> => {
    await running.current;
    running.current = run();
    return running.current;
  }, [run]);

  useEffect(() => {
    if (saved.current === content) return undefined;
    keepUnsaved(draft._id, { revision: revision.current, content });
    const timer = setTimeout(() => void flush(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [content, draft._id, flush]);

  useEffect(() => {
    if (activity !== "failed") return undefined;
    const timer = setTimeout(() => void flush(), RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [activity, flush]);

  const addVersion = useCallback((version: DraftVersion) => setVersions((known) => [...known, version]), []);
  // Told by what is there, so that no change is called saved, not even for a moment.
  const state = activity === "none" ? (kept === content ? "saved" : "unsaved") : activity;
  return { state, problem, versions, addVersion, flush };
}
