import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

type NoImageDialogProps = { isOpen: boolean; onClose: () => void; onContinue: () => void; onChoose: () => void };

/** R7.4: a scheduled video may do without a picture, but not by oversight. */
export function NoImageDialog({ isOpen, onClose, onContinue, onChoose }: NoImageDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      size="sm"
      title={<T k="create.noImage.title" />}
      description={<T k="create.noImage.text" />}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button onClick={onChoose}>
            <T k="create.noImage.choose" />
          </Button>
          <Button variant="primary" onClick={onContinue}>
            <T k="create.noImage.continue" />
          </Button>
        </>
      }
    />
  );
}
