import type { LucideProps } from "lucide-react";
import { createElement, type ReactElement } from "react";

export type IconData = Readonly<{
  name: string;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}>;

const DRAWN = {
  xmlns: "http://www.w3.org/2000/svg",
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/**
 * What the build puts in the place of lucide's own maker of icons: of all that one can do (sizes from a context, names
 * in three spellings, strokes that do not scale) ours ask nothing, and every visitor would load it before the first page.
 */
export function createSlimIcon({ name, node }: IconData) {
  const strokes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function SlimIcon({ size = 24, className, children, ...rest }: LucideProps): ReactElement {
    const named = Object.keys(rest).some((prop) => prop === "role" || prop === "title" || prop.startsWith("aria-"));
    const hidden = named || children !== undefined ? {} : { "aria-hidden": "true" as const };
    const classes = ["lucide", `lucide-${name}`, className].filter(Boolean).join(" ");
    return createElement(
      "svg",
      { ...DRAWN, width: size, height: size, ...hidden, ...rest, className: classes },
      ...strokes,
      children,
    );
  };
}
