import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { readStored, writeStored } from "#lib/storage.ts";
import { useMediaQuery } from "./use-media-query.ts";

export const themeChoices = ["dark", "light", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type ThemeMode = Exclude<ThemeChoice, "system">;

export type Theme = {
  /** What is shown. */
  mode: ThemeMode;
  /** What was chosen; `system` is shown as the system is. */
  choice: ThemeChoice;
  toggle: () => void;
  /** Anything that is not a choice is ignored. */
  setMode: (choice: string) => void;
};

const SYSTEM_IS_LIGHT = "(prefers-color-scheme: light)";

const ThemeContext = createContext<Theme | null>(null);

/** Dark unless the visitor chose otherwise here before; the system counts only for whoever asked for that. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ThemeChoice>(() => toChoice(readStored("theme")) ?? "dark");
  const isSystemLight = useMediaQuery(SYSTEM_IS_LIGHT);
  const mode = choice === "system" ? (isSystemLight ? "light" : "dark") : choice;

  const setMode = useCallback((wanted: string) => {
    const known = toChoice(wanted);
    if (known === undefined) return;
    writeStored("theme", known);
    setChoice(known);
  }, []);

  useEffect(() => showMode(mode), [mode]);
  useEffect(() => followOtherTabs(setChoice), []);

  const theme = useMemo<Theme>(
    () => ({ mode, choice, setMode, toggle: () => setMode(mode === "dark" ? "light" : "dark") }),
    [mode, choice, setMode],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (theme === null) throw new Error("useTheme must be used within a ThemeProvider");
  return theme;
}

function toChoice(value: string | null): ThemeChoice | undefined {
  return themeChoices.find((choice) => choice === value);
}

function showMode(mode: ThemeMode): void {
  document.documentElement.dataset["theme"] = mode;
}

function followOtherTabs(onChoice: (choice: ThemeChoice) => void): () => void {
  function handleStorage(event: StorageEvent) {
    const choice = event.key === "theme" ? toChoice(event.newValue) : undefined;
    if (choice !== undefined) onChoice(choice);
  }
  addEventListener("storage", handleStorage);
  return () => removeEventListener("storage", handleStorage);
}
