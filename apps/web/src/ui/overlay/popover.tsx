import { Popover as BasePopover } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { floatingPanel } from "./overlay-style.ts";

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  title?: ReactNode;
  /** Controls beside the title. */
  action?: ReactNode;
  align?: "start" | "center" | "end" | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Popover({
  trigger,
  title,
  action,
  align = "end",
  isOpen,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  return (
    <BasePopover.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner align={align} sideOffset={8} collisionPadding={12} className="z-50">
          <BasePopover.Popup className={classNames(floatingPanel, "w-90", className)}>
            {title !== undefined && (
              <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
                <BasePopover.Title className="text-base font-semibold">{title}</BasePopover.Title>
                {action}
              </div>
            )}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
