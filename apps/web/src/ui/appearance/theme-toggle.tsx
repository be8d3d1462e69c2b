import { Moon, Sun } from "lucide-react";
import { IconButton } from "#ui/button.tsx";
import { useTheme } from "./theme.tsx";

export type ThemeToggleProps = { toDarkLabel: string; toLightLabel: string; className?: string | undefined };

/** Names what a press does, so the words change with the mode. */
export function ThemeToggle({ toDarkLabel, toLightLabel, className }: ThemeToggleProps) {
  const { mode, toggle } = useTheme();
  const isDark = mode === "dark";
  return (
    <IconButton label={isDark ? toLightLabel : toDarkLabel} onClick={toggle} className={className}>
      {isDark ? <Sun aria-hidden="true" className="size-5" /> : <Moon aria-hidden="true" className="size-5" />}
    </IconButton>
  );
}
