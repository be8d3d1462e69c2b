import type { ShownVideo } from "#data/videos/video-state.ts";
import { useCancelVideo } from "#data/videos/videos.ts";
import { T, useT } from "#lib/messages.tsx";
import { FieldError } from "#ui/form/field.tsx";
import { ConfirmDialog } from "#ui/overlay/confirm-dialog.tsx";

type CancelDialogProps = { isOpen: boolean; video: ShownVideo; onClose: () => void };

/** What a vendor has begun may still cost money: said before the press. */
export function CancelDialog({ isOpen, video, onClose }: CancelDialogProps) {
  const t = useT();
  const cancel = useCancelVideo();
  const isPaid = video.engine !== "sahne";
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={<T k="videos.cancel.title" />}
      description={
        isPaid ? (
          <T k="videos.cancel.paidText" v={{ name: video.videoName, engine: t(`engine.${video.engine}`) }} />
        ) : (
          <T k="videos.cancel.text" v={{ name: video.videoName }} />
        )
      }
      cancelLabel={<T k="videos.cancel.keep" />}
      confirmLabel={<T k="videos.cancel.confirm" />}
      isPending={cancel.isPending}
      onConfirm={() => cancel.mutate(video._id, { onSuccess: onClose })}
    >
      {cancel.isError && (
        <div className="mt-3">
          <FieldError>{cancel.error.message}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
