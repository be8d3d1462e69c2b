import { useState } from "react";
import { useDisconnectYoutube } from "#data/publishing/connections.ts";
import { channelsOf, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";

const ConfirmDialog = lazyPart(async () => (await import("#ui/overlay/confirm-dialog.tsx")).ConfirmDialog);

export function Disconnect({ name, channelId }: { name: string; channelId: string | undefined }) {
  const t = useT();
  const { notify } = useNotification();
  const disconnect = useDisconnectYoutube();
  const isOneOfSeveral = channelsOf(useYoutubeStatus().data).length > 1;
  const [isAsking, setIsAsking] = useState(false);

  function handleConfirm() {
    // Not by callbacks of `mutate`: those are dropped when this card is gone, and success makes it go.
    disconnect
      .mutateAsync(channelId)
      .then(() => notify({ type: "success", message: t("youtube.disconnected") }))
      .catch((error: Error) => notify({ type: "error", message: error.message }))
      .finally(() => setIsAsking(false));
  }

  return (
    <>
      <Button className="self-start" onClick={() => setIsAsking(true)}>
        <T k="youtube.disconnect" />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<T k="youtube.disconnect.title" />}
        description={
          isOneOfSeveral ? (
            <T k="youtube.disconnect.textOne" v={{ name }} />
          ) : (
            <T k="youtube.disconnect.text" v={{ name }} />
          )
        }
        confirmLabel={disconnect.isPending ? <T k="youtube.disconnecting" /> : <T k="youtube.disconnect" />}
        cancelLabel={<T k="common.cancel" />}
        onConfirm={handleConfirm}
        isPending={disconnect.isPending}
      />
    </>
  );
}
