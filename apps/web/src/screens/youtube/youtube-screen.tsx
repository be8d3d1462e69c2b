import { TriangleAlert } from "lucide-react";
import { isConnected, useYoutubeStatus } from "#data/youtube.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages, T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { ConnectedChannel } from "./connected-channel.tsx";
import { ConnectCard } from "./connect-card.tsx";
import { ConnectionUses } from "./connection-uses.tsx";

const ChannelStatistics = lazyPart(async () => {
  const [part] = await Promise.all([import("./channel-statistics.tsx"), loadMessages(["statistics"])]);
  return part.ChannelStatistics;
});

export function YoutubeScreen() {
  const t = useT();
  const status = useYoutubeStatus();
  const channel = status.data?.channel ?? null;
  const hasChannel = isConnected(status.data) || channel !== null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        {status.isPending && (
          <SkeletonGroup label={t("youtube.loading")}>
            <Skeleton className="h-96 w-full rounded-lg" />
          </SkeletonGroup>
        )}
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
        {status.isSuccess && (hasChannel ? <ConnectedChannel channel={channel} /> : <ConnectCard />)}
        <ChannelStatistics
          isOpen={status.isSuccess && hasChannel}
          canSeeAnalytics={channel?.rights.canSeeAnalytics !== false}
        />
      </div>
      <ConnectionUses />
    </div>
  );
}
