import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useRef, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { backdropStyle, popupMotion } from "./overlay-style.ts";

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Verb and object: "“Kırmızı uçurtma” silinsin mi?" */
  title: ReactNode;
  /** What will be gone, and whether it can come back. */
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  isPending?: boolean | undefined;
  tone?: "danger" | "plain" | undefined;
  children?: ReactNode;
};

/** The focus starts on Cancel, and a press outside does not answer the question. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  isPending = false,
  tone = "danger",
  children,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropStyle} />
        <AlertDialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center md:items-center md:p-6">
          <AlertDialog.Popup
            initialFocus={cancel}
            className={classNames(
              "w-full rounded-t-xl bg-surface-2 p-5 text-text shadow-3 outline-none md:max-w-md md:rounded-xl md:p-6",
              popupMotion,
            )}
          >
            <AlertDialog.Title className="text-xl font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-base text-text-2">{description}</AlertDialog.Description>
            {children}
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <AlertDialog.Close render={<Button ref={cancel} />}>{cancelLabel}</AlertDialog.Close>
              <Button variant={tone === "danger" ? "danger" : "primary"} isLoading={isPending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
