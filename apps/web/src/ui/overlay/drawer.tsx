import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { backdropStyle } from "./overlay-style.ts";

export type DrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  side?: "left" | "right" | undefined;
  title: ReactNode;
  /** Keeps the title for screen readers only, where the content shows its own head. */
  isTitleHidden?: boolean | undefined;
  closeLabel: string;
  size?: "nav" | "md" | "lg" | undefined;
  children: ReactNode;
};

const SIZES = { nav: "w-70", md: "w-105", lg: "w-160" };

export function Drawer({
  isOpen,
  onOpenChange,
  side = "right",
  title,
  isTitleHidden = false,
  closeLabel,
  size = "md",
  children,
}: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyle} />
        <BaseDialog.Popup
          ref={panel}
          // Not on the close button, which comes first: the next space would take the panel away again.
          initialFocus={panel}
          className={classNames(
            "fixed inset-y-0 z-50 flex max-w-[calc(100vw-2.5rem)] flex-col bg-surface-1 text-text shadow-3 outline-none",
            "transition-[translate] duration-(--dur-3) ease-out data-ending-style:duration-(--dur-2)",
            side === "left"
              ? "left-0 data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
              : "right-0 data-ending-style:translate-x-full data-starting-style:translate-x-full",
            SIZES[size],
          )}
        >
          <BaseDialog.Close
            render={<IconButton size="sm" label={closeLabel} className="absolute top-4 right-3 z-10" />}
          >
            <X aria-hidden="true" className="size-5" />
          </BaseDialog.Close>
          <BaseDialog.Title
            className={isTitleHidden ? "sr-only" : "border-b border-line py-4 pr-14 pl-5 text-lg font-semibold"}
          >
            {title}
          </BaseDialog.Title>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
