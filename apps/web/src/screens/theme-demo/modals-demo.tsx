import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { TextField } from "#ui/text-field.tsx";

export type ModalName = "dialog" | "confirm" | "drawer";

export function ModalsDemo({ open, onClose }: { open: ModalName | null; onClose: () => void }) {
  const t = useT();
  return (
    <>
      <Dialog
        isOpen={open === "dialog"}
        onOpenChange={onClose}
        title={<T k="themeDemo.overlay.dialog" />}
        description={<T k="themeDemo.overlay.dialogText" />}
        closeLabel={t("common.close")}
        footer={
          <>
            <Button onClick={onClose}>
              <T k="common.cancel" />
            </Button>
            <Button variant="primary" onClick={onClose}>
              <T k="common.save" />
            </Button>
          </>
        }
      >
        <TextField label={<T k="themeDemo.input.text" />} placeholder={t("themeDemo.input.placeholder")} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === "confirm"}
        onOpenChange={onClose}
        title={<T k="themeDemo.overlay.confirmTitle" />}
        description={<T k="demo.warning" />}
        confirmLabel={<T k="common.delete" />}
        cancelLabel={<T k="common.cancel" />}
        onConfirm={onClose}
      />
      <Drawer
        isOpen={open === "drawer"}
        onOpenChange={onClose}
        title={<T k="themeDemo.overlay.drawer" />}
        closeLabel={t("common.close")}
      >
        <p className="p-5 text-base text-text-2">
          <T k="themeDemo.overlay.dialogText" />
        </p>
      </Drawer>
    </>
  );
}
