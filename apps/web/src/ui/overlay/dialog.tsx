import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { dialogStart } from "./dialog-start.ts";
import { backdropStyle, popupMotion } from "./overlay-style.ts";

export type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Buttons, the primary last; without a body the first one has the focus and must be harmless. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | undefined;
  /** Where the focus goes afterwards; back to where it was when left out. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  children?: ReactNode;
};

const SIZES = { sm: "md:max-w-md", md: "md:max-w-xl", lg: "md:max-w-4xl" };

/** A sheet from below on phones, a card in the middle elsewhere; the body scrolls, head and foot stay. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  footer,
  size = "md",
  finalFocus,
  children,
}: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyle} />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center md:items-center md:p-6">
          <BaseDialog.Popup
            ref={panel}
            initialFocus={() => dialogStart(panel.current)}
            finalFocus={finalFocus}
            className={classNames(
              "flex max-h-[92dvh] w-full flex-col rounded-t-xl bg-surface-2 text-text shadow-3 outline-none md:max-h-full md:rounded-xl",
              popupMotion,
              SIZES[size],
            )}
          >
            <div className="flex items-start gap-4 px-5 pt-5 pb-3 md:px-6">
              <div className="min-w-0 flex-1">
                <BaseDialog.Title className="text-xl font-semibold">{title}</BaseDialog.Title>
                {description !== undefined && (
                  <BaseDialog.Description className="mt-1 text-base text-text-2">{description}</BaseDialog.Description>
                )}
              </div>
              <BaseDialog.Close render={<IconButton size="sm" label={closeLabel} className="-mr-1.5" />}>
                <X aria-hidden="true" className="size-5" />
              </BaseDialog.Close>
            </div>
            {children !== undefined && (
              <div className="min-h-0 flex-1 overflow-y-auto px-5 py-2 md:px-6">{children}</div>
            )}
            {footer !== undefined && (
              <div
                data-question={children === undefined || undefined}
                className="flex flex-col-reverse gap-3 px-5 pt-3 pb-5 sm:flex-row sm:justify-end md:px-6"
              >
                {footer}
              </div>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
