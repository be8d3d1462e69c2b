import { TriangleAlert } from "lucide-react";
import { useSearchParams } from "react-router";
import { channelOf, channelsOf, isConnected, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages, T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { ChannelSwitcher } from "./channel-switcher.tsx";
import { ChannelCondition, ConnectedChannel } from "./connected-channel.tsx";
import { ConnectCard } from "./connect-card.tsx";
import { ConnectionUses } from "./connection-uses.tsx";

const ChannelStatistics = lazyPart(async () => {
  const [part] = await Promise.all([import("./channel-statistics.tsx"), loadMessages(["statistics"])]);
  return part.ChannelStatistics;
});

export function YoutubeScreen() {
  const status = useYoutubeStatus();
  const [search] = useSearchParams();
  const channels = channelsOf(status.data);
  const channel = channelOf(status.data, search.get("channel"));
  const hasChannel = isConnected(status.data) || channel !== null;
  if (status.isPending) return <Loading />;
  // Of one column the figures are the last part: they grow as they come, and must push nothing down.
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        {status.isError && (
          <EmptyState
            tone="danger"
            icon={<TriangleAlert />}
            title={<T k="youtube.error" />}
            description={status.error.message}
            action={
              <Button variant="primary" isLoading={status.isFetching} onClick={() => void status.refetch()}>
                <T k="common.retry" />
              </Button>
            }
          />
        )}
        {status.isSuccess && hasChannel && <ChannelSwitcher channels={channels} shownId={channel?.id} />}
        {status.isSuccess && (hasChannel ? <ConnectedChannel key={channel?.id} channel={channel} /> : <ConnectCard />)}
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {channel !== null && <ChannelCondition channel={channel} />}
        <ConnectionUses />
      </div>
      <div className="min-w-0 empty:hidden">
        <ChannelStatistics
          key={channel?.id}
          isOpen={status.isSuccess && hasChannel}
          channelId={channels.length > 1 ? channel?.id : undefined}
          canSeeAnalytics={channel?.rights.canSeeAnalytics !== false}
        />
      </div>
    </div>
  );
}

/** Both columns: what stands beside what is still coming would be pushed about by it. */
function Loading() {
  const t = useT();
  return (
    <SkeletonGroup
      label={t("youtube.loading")}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <Skeleton className="h-48 w-full rounded-lg" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </SkeletonGroup>
  );
}
