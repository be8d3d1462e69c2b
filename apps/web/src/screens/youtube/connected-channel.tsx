import type { Channel } from "@sahne/contract/publishing/youtube";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useDefaultChannel } from "#data/publishing/connections.ts";
import { apiAddress } from "#lib/api.ts";
import { T, useT } from "#lib/messages.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { OutsideLink } from "#ui/outside-link.tsx";
import { SandboxBadge } from "#ui/video/status-badge.tsx";
import { ChannelHealth } from "./channel-health.tsx";
import { ChannelRights } from "./channel-rights.tsx";
import { ConnectButton } from "./connect-card.tsx";
import { Disconnect } from "./disconnect.tsx";
import { PublishDefaults } from "./publish-defaults.tsx";

/** `channel` is null only for an answer of an older server. */
export function ConnectedChannel({ channel }: { channel: Channel | null }) {
  const t = useT();
  const needsReconnect = channel?.needsReconnect === true;
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-4">
        <Avatar
          name={channel?.title ?? "YouTube"}
          src={typeof channel?.picture === "string" ? apiAddress(channel.picture) : null}
          size="lg"
        />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-xl font-semibold break-words">{channel?.title ?? t("youtube.title")}</h2>
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
      <PublishDefaults channel={channel} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {channel?.isSandbox === true && (
          <p className="min-w-0 flex-1 basis-64 text-sm text-text-2">
            <T k="youtube.sandbox" />
          </p>
        )}
        <MakeDefault channel={channel} />
        <Disconnect name={channel?.title ?? "YouTube"} channelId={channel?.id} />
      </div>
    </Card>
  );
}

/** R18.3: where several are connected, this one may become the one that is meant where none is named. */
function MakeDefault({ channel }: { channel: Channel | null }) {
  const { notify } = useNotification();
  const choose = useDefaultChannel();
  if (channel === null || channel.isDefault) return null;
  return (
    <Button
      isLoading={choose.isPending}
      onClick={() =>
        choose.mutate(channel.id, { onError: (error) => notify({ type: "error", message: error.message }) })
      }
    >
      <T k="youtube.channels.makeDefault" />
    </Button>
  );
}

/** How well the connection stands, for those who wonder; the figures come before it. */
export function ChannelCondition({ channel }: { channel: Channel }) {
  return (
    <Card className="flex flex-col gap-6">
      <ChannelHealth channel={channel} />
      <ChannelRights rights={channel.rights} />
    </Card>
  );
}

function ChannelFacts({ channel }: { channel: Channel }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-base text-text-2">
        {channel.handle !== null && <span className="truncate">{channel.handle}</span>}
        <OutsideLink href={channel.url} text="youtube.channel.open" />
      </p>
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
