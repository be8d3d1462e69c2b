import { useCancelUpload, type UploadRef } from "#data/publishing/publishing.ts";
import { T } from "#lib/messages.tsx";
import { useStepVariant } from "#screens/videos/card/trouble-box.tsx";
import { Button } from "#ui/button.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";

/** A publication can be cancelled without a trace until its last part is sent. */
export function CancelUpload({ of }: { of: UploadRef }) {
  const { notify } = useNotification();
  const cancel = useCancelUpload();
  return (
    <Button
      size="sm"
      variant={useStepVariant() === "primary" ? "primary" : "ghost"}
      className="self-start"
      isLoading={cancel.isPending}
      onClick={() => cancel.mutate(of, { onError: (error) => notify({ type: "error", message: error.message }) })}
    >
      <T k="publish.cancel" />
    </Button>
  );
}
