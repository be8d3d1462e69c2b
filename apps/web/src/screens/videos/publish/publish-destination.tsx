import type { Channel } from "@sahne/contract/publishing/youtube";
import { useState } from "react";
import { isRetryable, type ShownVideo } from "#data/videos/video-state.ts";
import { channelOf, channelsOf, isConnected, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { apiAddress } from "#lib/api.ts";
import { type PlainKey, T, useT } from "#lib/messages.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/notice.tsx";
import { SandboxBadge } from "#ui/video/status-badge.tsx";

export type Destination = {
  /** Those there are, each with why it cannot be chosen. */
  choices: readonly { channel: Channel; isTaken: boolean }[];
  channel: Channel | null;
  /** What is told to the server: nothing while only one is connected, which it knows itself. */
  namedId: string | undefined;
  choose: (channelId: string) => void;
  /** Why nothing can be sent there now; null when it can, or while nobody knows. */
  obstacle: PlainKey | null;
  isClosed: boolean;
  isAudited: boolean;
};

/** Where a publication would go. While that is not known the server decides. */
export function useDestination(video: ShownVideo, wantedId: string | undefined): Destination {
  const status = useYoutubeStatus();
  const [chosenId, setChosenId] = useState(wantedId);
  const choices = channelsOf(status.data).map((channel) => ({ channel, isTaken: isTaken(video, channel) }));
  const free = choices.find(({ isTaken }) => !isTaken)?.channel.id;
  const channel = channelOf(status.data, chosenId ?? free);
  const obstacle = status.isSuccess ? obstacleOf(isConnected(status.data), channel) : null;
  return {
    choices,
    channel,
    namedId: choices.length > 1 ? channel?.id : undefined,
    choose: setChosenId,
    obstacle,
    isClosed: obstacle !== null,
    isAudited: channel?.health.isProjectAudited ?? true,
  };
}

/** It is there already or on its way: never twice on one channel. */
function isTaken({ uploads }: ShownVideo, channel: Channel): boolean {
  const there = uploads.find(({ channelId }) => channelId === channel.id);
  return there !== undefined && !isRetryable(there) && !WAITING.has(there.status);
}

/** Nothing of it was sent: what stands in the dialog takes its place. */
const WAITING = new Set(["awaiting_approval", "planned"]);

type PublishDestinationProps = { destination: Destination; onConnect: () => void; isConnecting: boolean };

/** Said before the press: to which channel, or why to none. */
export function PublishDestination(props: PublishDestinationProps) {
  const { choices, channel, choose } = props.destination;
  const t = useT();
  return (
    <>
      {choices.length > 1 && (
        <Select
          label={<T k="publish.channel.label" />}
          hint={<T k="publish.channel.hint" />}
          value={channel?.id ?? ""}
          onChange={(event) => choose(event.currentTarget.value)}
          options={choices.map(({ channel: one, isTaken }) => ({
            value: one.id,
            label: isTaken ? t("publish.channel.taken", { name: one.title }) : one.title,
            isDisabled: isTaken,
          }))}
        />
      )}
      <ChosenChannel {...props} />
    </>
  );
}

function ChosenChannel({ destination: { channel, obstacle }, onConnect, isConnecting }: PublishDestinationProps) {
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
  if (channel === null) return connected ? null : "publish.noChannel";
  if (channel.needsReconnect) return "publish.reconnectFirst";
  return channel.rights.canUpload ? null : "publish.noRight";
}
