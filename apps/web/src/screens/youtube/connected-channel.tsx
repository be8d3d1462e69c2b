import type { Channel } from "@sahne/contract/youtube";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useDisconnectYoutube } from "#data/youtube.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications.tsx";
import { SandboxBadge } from "#ui/status-badge.tsx";
import { ConnectButton } from "./connect-card.tsx";

const ConfirmDialog = lazyPart(async () => (await import("#ui/confirm-dialog.tsx")).ConfirmDialog);

export function ConnectedChannel({ channel }: { channel: Channel | null }) {
  const t = useT();
  const needsReconnect = channel?.needsReconnect === true;
  return (
    <Card className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start gap-4">
        <Avatar name={channel?.title ?? "YouTube"} size="lg" />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="truncate text-xl font-semibold">{channel?.title ?? t("youtube.title")}</h2>
          {channel !== null && <ChannelFacts channel={channel} />}
        </div>
        <div className="flex flex-wrap gap-2">
          {channel?.isSandbox === true && <SandboxBadge label={t("common.sandbox")} />}
          {needsReconnect ? (
            <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
              <T k="youtube.status.needsReconnect" />
            </Badge>
          ) : (
            <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
              <T k="youtube.status.connected" />
            </Badge>
          )}
        </div>
      </div>
      {needsReconnect && (
        <Notice tone="warning" action={<ConnectButton label={<T k="youtube.reconnect" />} />}>
          <T k="youtube.needsReconnect.text" />
        </Notice>
      )}
      {channel?.isSandbox === true && (
        <p className="text-sm text-text-2">
          <T k="youtube.sandbox" />
        </p>
      )}
      <Disconnect name={channel?.title ?? "YouTube"} />
    </Card>
  );
}

function ChannelFacts({ channel }: { channel: Channel }) {
  return (
    <>
      {channel.handle !== null && <p className="truncate text-base text-text-2">{channel.handle}</p>}
      <p className="mt-1 text-sm text-text-3">
        {channel.subscribers === null ? (
          <T k="youtube.channel.subscribersHidden" />
        ) : (
          <T k="youtube.channel.subscribers" v={{ count: channel.subscribers }} />
        )}
        {" · "}
        <T k="youtube.channel.since" v={{ when: new Date(channel.connectedAt) }} />
      </p>
    </>
  );
}

function Disconnect({ name }: { name: string }) {
  const t = useT();
  const { notify } = useNotification();
  const disconnect = useDisconnectYoutube();
  const [isAsking, setIsAsking] = useState(false);

  function handleConfirm() {
    // Not by callbacks of `mutate`: those are dropped when this card is gone, and success makes it go.
    disconnect
      .mutateAsync()
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
        description={<T k="youtube.disconnect.text" v={{ name }} />}
        confirmLabel={disconnect.isPending ? <T k="youtube.disconnecting" /> : <T k="youtube.disconnect" />}
        cancelLabel={<T k="common.cancel" />}
        onConfirm={handleConfirm}
        isPending={disconnect.isPending}
      />
    </>
  );
}
