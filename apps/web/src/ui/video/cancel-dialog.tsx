import { T } from "#lib/messages.tsx";
import { FieldError } from "#ui/form/field.tsx";
import { ConfirmDialog } from "#ui/overlay/confirm-dialog.tsx";

type CancelDialogProps = {
  isOpen: boolean;
  name: string;
  /** What the engine is called that may still charge for it; null for the free one. */
  paidEngine: string | null;
  isPending: boolean;
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** What a vendor has begun may still cost money: said before the press. */
export function CancelDialog(props: CancelDialogProps) {
  const { isOpen, name, paidEngine, isPending, problem, onConfirm, onClose } = props;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={<T k="cancelVideo.title" />}
      description={
        paidEngine === null ? (
          <T k="cancelVideo.text" v={{ name }} />
        ) : (
          <T k="cancelVideo.paidText" v={{ name, engine: paidEngine }} />
        )
      }
      cancelLabel={<T k="cancelVideo.keep" />}
      confirmLabel={<T k="cancelVideo.confirm" />}
      isPending={isPending}
      onConfirm={onConfirm}
    >
      {problem !== null && (
        <div className="mt-3">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
