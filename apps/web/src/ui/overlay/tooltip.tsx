import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

export type TooltipProps = {
  content: ReactNode;
  side?: "top" | "bottom" | "left" | "right" | undefined;
  /** The control it explains; it must take focus, and must have its own name: a tooltip is an extra. */
  children: ReactElement<Record<string, unknown>>;
};

export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={400} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={8} className="z-60">
          <BaseTooltip.Popup className="max-w-72 rounded-sm bg-text px-2.5 py-1.5 text-xs text-bg shadow-2 transition-opacity duration-(--dur-2) data-ending-style:opacity-0 data-starting-style:opacity-0">
            {content}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
