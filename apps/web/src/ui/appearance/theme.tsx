import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { readStored, writeStored } from "#lib/storage.ts";

export const themeModes = ["dark", "light"] as const;
export type ThemeMode = (typeof themeModes)[number];

export type Theme = {
  mode: ThemeMode;
  toggle: () => void;
  /** Anything that is not a mode is ignored. */
  setMode: (mode: string) => void;
};

const ThemeContext = createContext<Theme | null>(null);

/** Dark unless the visitor chose light here before, whatever the system prefers. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [mode, setKnownMode] = useState<ThemeMode>(() => toMode(readStored("theme")) ?? "dark");

  const setMode = useCallback((wanted: string) => {
    const known = toMode(wanted);
    if (known === undefined) return;
    writeStored("theme", known);
    setKnownMode(known);
  }, []);

  useEffect(() => showMode(mode), [mode]);
  useEffect(() => followOtherTabs(setKnownMode), []);

  const theme = useMemo<Theme>(
    () => ({ mode, setMode, toggle: () => setMode(mode === "dark" ? "light" : "dark") }),
    [mode, setMode],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (theme === null) throw new Error("useTheme must be used within a ThemeProvider");
  return theme;
}

function toMode(value: string | null): ThemeMode | undefined {
  return themeModes.find((mode) => mode === value);
}

function showMode(mode: ThemeMode): void {
  document.documentElement.dataset["theme"] = mode;
}

function followOtherTabs(onMode: (mode: ThemeMode) => void): () => void {
  function handleStorage(event: StorageEvent) {
    const mode = event.key === "theme" ? toMode(event.newValue) : undefined;
    if (mode !== undefined) onMode(mode);
  }
  addEventListener("storage", handleStorage);
  return () => removeEventListener("storage", handleStorage);
}
