import type { ShownVideo } from "#data/videos/video-state.ts";
import { useCancelVideo } from "#data/videos/videos.ts";
import { useT } from "#lib/messages.tsx";
import { CancelDialog } from "#ui/video/cancel-dialog.tsx";

type CancelVideoProps = { isOpen: boolean; video: ShownVideo; onClose: () => void };

export function CancelVideo({ isOpen, video, onClose }: CancelVideoProps) {
  const t = useT();
  const cancel = useCancelVideo();
  return (
    <CancelDialog
      isOpen={isOpen}
      name={video.videoName}
      paidEngine={video.engine === "sahne" ? null : t(`engine.${video.engine}`)}
      isPending={cancel.isPending}
      problem={cancel.error?.message ?? null}
      onConfirm={() => cancel.mutate(video._id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
