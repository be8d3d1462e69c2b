import type { Channel } from "@sahne/contract/youtube";
import { isConnected, useYoutubeStatus } from "#data/youtube.ts";
import { apiAddress } from "#lib/api.ts";
import { type PlainKey, T, useT } from "#lib/messages.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SandboxBadge } from "#ui/video/status-badge.tsx";

type Destination = {
  channel: Channel | null;
  /** Why nothing can be sent there now; null when it can, or while nobody knows. */
  obstacle: PlainKey | null;
  isClosed: boolean;
  isAudited: boolean;
};

/** Where a publication would go. While that is not known the server decides. */
export function useDestination(): Destination {
  const status = useYoutubeStatus();
  const channel = status.data?.channel ?? null;
  const obstacle = status.isSuccess ? obstacleOf(isConnected(status.data), channel) : null;
  return { channel, obstacle, isClosed: obstacle !== null, isAudited: channel?.health.isProjectAudited ?? true };
}

type PublishDestinationProps = { destination: Destination; onConnect: () => void; isConnecting: boolean };

/** Said before the press: to which channel, or why to none. */
export function PublishDestination({
  destination: { channel, obstacle },
  onConnect,
  isConnecting,
}: PublishDestinationProps) {
  const t = useT();
  if (obstacle !== null) {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" className="self-center" isLoading={isConnecting} onClick={onConnect}>
            <T k="publish.reconnect" />
          </Button>
        }
      >
        <T k={obstacle} />
      </Notice>
    );
  }
  if (channel === null) return null;
  const { uploadsLeftToday: left, quotaResetsAt } = channel.health;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
        <Avatar name={channel.title} src={channel.picture === null ? null : apiAddress(channel.picture)} size="sm" />
        <span className="min-w-0 font-medium">
          <T k="publish.toChannel" v={{ name: channel.title }} />
        </span>
        {channel.isSandbox && <SandboxBadge label={t("common.sandbox")} />}
        {left > 0 && (
          <span className="tabular text-sm text-text-3">
            <T k="publish.left" v={{ count: left }} />
          </span>
        )}
      </div>
      {channel.isSandbox && (
        <p className="text-sm text-text-2">
          <T k="publish.sandbox" />
        </p>
      )}
      {left === 0 && (
        <Notice tone="info">
          <T k="publish.noneLeft" v={{ when: new Date(quotaResetsAt) }} />
        </Notice>
      )}
    </>
  );
}

function obstacleOf(connected: boolean, channel: Channel | null): PlainKey | null {
  if (!connected) return channel?.needsReconnect === true ? "publish.reconnectFirst" : "publish.noChannel";
  if (channel?.needsReconnect === true) return "publish.reconnectFirst";
  return channel?.rights.canUpload === false ? "publish.noRight" : null;
}
