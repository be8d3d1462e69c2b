import { useEffect } from "react";

type Shortcuts = { onPalette: () => void; onHelp: () => void };

/** Ctrl or ⌘ K anywhere; `?` only where nobody is typing. */
export function useShortcuts({ onPalette, onHelp }: Shortcuts): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isPalette = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (isPalette) {
        event.preventDefault();
        onPalette();
        return;
      }
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === "?" && isPlain && !isTyping(event.target)) onHelp();
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [onPalette, onHelp]);
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}
