import type { PlainKey } from "#lib/messages.tsx";

export type Swatch = {
  name: PlainKey;
  /** Tokens without their `--c-`. */
  background: string;
  ink: string;
  /** What WCAG asks of this pair: 4.5 for text, 3 for edges and drawings. */
  least: 3 | 4.5;
  look: string;
};

/** The pairs as they meet in the product. */
export const palette: readonly Swatch[] = [
  {
    name: "themeDemo.colour.accent",
    background: "accent",
    ink: "on-accent",
    least: 4.5,
    look: "bg-accent text-on-accent",
  },
  { name: "themeDemo.colour.background", background: "bg", ink: "text", least: 4.5, look: "bg-bg text-text" },
  {
    name: "themeDemo.colour.surface",
    background: "surface-1",
    ink: "text",
    least: 4.5,
    look: "bg-surface-1 text-text",
  },
  {
    name: "themeDemo.colour.text2",
    background: "surface-2",
    ink: "text-2",
    least: 4.5,
    look: "bg-surface-2 text-text-2",
  },
  {
    name: "themeDemo.colour.text3",
    background: "surface-3",
    ink: "text-3",
    least: 4.5,
    look: "bg-surface-3 text-text-3",
  },
  {
    name: "themeDemo.colour.accentText",
    background: "accent-tint",
    ink: "accent-text",
    least: 4.5,
    look: "bg-accent-tint text-accent-text",
  },
  {
    name: "themeDemo.colour.success",
    background: "success-tint",
    ink: "success",
    least: 4.5,
    look: "bg-success-tint text-success",
  },
  {
    name: "themeDemo.colour.warning",
    background: "warning-tint",
    ink: "warning",
    least: 4.5,
    look: "bg-warning-tint text-warning",
  },
  {
    name: "themeDemo.colour.danger",
    background: "danger-tint",
    ink: "danger",
    least: 4.5,
    look: "bg-danger-tint text-danger",
  },
  { name: "themeDemo.colour.info", background: "info-tint", ink: "info", least: 4.5, look: "bg-info-tint text-info" },
  {
    name: "themeDemo.colour.scheduled",
    background: "scheduled-tint",
    ink: "scheduled",
    least: 4.5,
    look: "bg-scheduled-tint text-scheduled",
  },
  { name: "themeDemo.colour.graphic", background: "accent-graphic", ink: "bg", least: 3, look: "bg-accent-graphic" },
  { name: "themeDemo.colour.edge", background: "line-strong", ink: "bg", least: 3, look: "bg-line-strong" },
];
