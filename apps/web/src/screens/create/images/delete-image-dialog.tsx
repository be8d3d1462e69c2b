import type { Image } from "@sahne/contract/videos/images";
import { useState } from "react";
import { useDeleteImage } from "#data/videos/images.ts";
import { T, useT } from "#lib/messages.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { ConfirmDialog } from "#ui/overlay/confirm-dialog.tsx";

/** Names what will be gone; the name stays while the dialog is seen closing. */
export function DeleteImageDialog({ image, onClose }: { image: Image | null; onClose: () => void }) {
  const t = useT();
  const { notify } = useNotification();
  const deleteImage = useDeleteImage();
  const [lastName, setLastName] = useState("");
  if (image !== null && image.userName !== lastName) setLastName(image.userName);

  function handleConfirm() {
    if (image === null) return;
    deleteImage.mutate(image._id, {
      onSuccess: () => notify({ type: "success", message: t("picker.deleted"), lang: t.attr("picker.deleted") }),
      onError: (error) => notify({ type: "error", message: error.message }),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      isOpen={image !== null}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={<T k="picker.deleteTitle" />}
      description={<T k="picker.deleteText" v={{ name: image?.userName ?? lastName }} />}
      confirmLabel={<T k="common.delete" />}
      cancelLabel={<T k="common.cancel" />}
      isPending={deleteImage.isPending}
      onConfirm={handleConfirm}
    />
  );
}
