import type { Channel } from "@sahne/contract/publishing/youtube";
import { Plus, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { apiAddress } from "#lib/api.ts";
import { T, useT } from "#lib/messages.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { classNames } from "#ui/class-names.ts";
import { ConnectButton } from "./connect-card.tsx";

type ChannelSwitcherProps = { channels: readonly Channel[]; shownId: string | undefined };

/** R18.3: all that are connected, which of them is shown below, and the way to one more. */
export function ChannelSwitcher({ channels, shownId }: ChannelSwitcherProps) {
  const t = useT();
  return (
    <nav aria-label={t("youtube.channels.title")} className="flex flex-wrap items-center gap-2">
      {channels.length > 1 && (
        <ul className="contents">
          {channels.map((channel) => (
            <li key={channel.id} className="max-w-full min-w-0">
              <Choice channel={channel} isShown={channel.id === shownId} />
            </li>
          ))}
        </ul>
      )}
      <ConnectButton
        variant="ghost"
        icon={<Plus aria-hidden="true" className="size-4" />}
        label={<T k="youtube.channels.add" />}
      />
    </nav>
  );
}

/** Its own address, so that a notice or the back button leads to the same channel. */
function Choice({ channel, isShown }: { channel: Channel; isShown: boolean }) {
  return (
    <Link
      to={`?channel=${encodeURIComponent(channel.id)}`}
      replace
      preventScrollReset
      aria-current={isShown ? "true" : undefined}
      className={classNames(
        "moves flex min-h-10 max-w-full items-center gap-2 rounded-full border py-1 pr-4 pl-1.5 text-base pointer-coarse:min-h-11",
        isShown ? "border-accent-text bg-surface-3 font-medium" : "border-line hover:bg-surface-3",
      )}
    >
      <Avatar name={channel.title} src={channel.picture === null ? null : apiAddress(channel.picture)} size="sm" />
      <span className="truncate">{channel.title}</span>
      {channel.isDefault && (
        <span className="text-sm font-normal text-text-2">
          <T k="youtube.channels.default" />
        </span>
      )}
      {channel.needsReconnect && (
        <span className="text-warning">
          <TriangleAlert aria-hidden="true" className="size-4" />
          <span className="sr-only">
            <T k="youtube.status.needsReconnect" />
          </span>
        </span>
      )}
    </Link>
  );
}
