import { useEffect } from "react";
import type { HistoryAction } from "./edits/history.ts";
import { useLatest } from "./use-latest.ts";

type Keys = { step: (action: HistoryAction) => void; togglePlay: () => void };

/** Undo and redo wherever the focus is; space plays where nothing else takes it. */
export function useStudioKeys(keys: Keys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (isCommand && !event.altKey && (key === "z" || key === "y")) {
        event.preventDefault();
        latest.current.step({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
        return;
      }
      const isFree = event.target === document.body || event.target === document.documentElement;
      if (key === " " && isFree && !isCommand) {
        event.preventDefault();
        latest.current.togglePlay();
      }
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [latest]);
}
