import type { Statistics } from "@sahne/contract/history/statistics";
import type { ReactNode } from "react";
import { useStatistics } from "#data/history/statistics.ts";
import { T, useT } from "#lib/messages.tsx";
import { formatCount } from "#lib/time/format.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { FiguresByDay } from "./figures-by-day.tsx";
import { TopVideos } from "./top-videos.tsx";
import { ViewerShares } from "./viewer-shares.tsx";

type ChannelStatisticsProps = { isOpen: boolean; channelId: string | undefined; canSeeAnalytics: boolean };

/** R14.4: how published videos and the channel do, as far as the grant lets us see it. */
export function ChannelStatistics({ isOpen, channelId, canSeeAnalytics }: ChannelStatisticsProps) {
  const t = useT();
  const statistics = useStatistics(channelId);
  if (!isOpen) return null;
  return (
    <Card>
      <CardHeader
        title={<T k="statistics.title" />}
        {...(statistics.data !== undefined && { description: <Freshness statistics={statistics.data} /> })}
      />
      {statistics.isPending && (
        <SkeletonGroup label={t("statistics.loading")} className="flex flex-col gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-48" />
        </SkeletonGroup>
      )}
      {statistics.isError && statistics.data === undefined && (
        <Notice
          tone="danger"
          title={<T k="statistics.error" />}
          action={
            <Button size="sm" isLoading={statistics.isFetching} onClick={() => void statistics.refetch()}>
              <T k="common.retry" />
            </Button>
          }
        >
          {statistics.error.message}
        </Notice>
      )}
      {statistics.data !== undefined && (
        <Figures statistics={statistics.data} channelId={channelId} canSeeAnalytics={canSeeAnalytics} />
      )}
    </Card>
  );
}

function Freshness({ statistics: { refreshedAt, isRefreshing } }: { statistics: Statistics }) {
  if (isRefreshing) return <T k="statistics.refreshing" />;
  return refreshedAt === null ? null : <T k="statistics.refreshed" v={{ when: new Date(refreshedAt) }} />;
}

type FiguresProps = { statistics: Statistics; channelId: string | undefined; canSeeAnalytics: boolean };

function Figures({ statistics, channelId, canSeeAnalytics }: FiguresProps) {
  const { totals, report, videos } = statistics;
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="published-figures" className="flex flex-col gap-3">
        <h3 id="published-figures" className="text-md font-semibold">
          <T k="statistics.published" />
        </h3>
        {videos.length === 0 ? (
          <p className="text-base text-text-2">
            <T k="statistics.nothingPublished" />
          </p>
        ) : (
          <dl className="grid gap-2 sm:grid-cols-3 sm:gap-3">
            <Figure name={<T k="statistics.views" />} count={totals?.views} />
            <Figure name={<T k="statistics.likes" />} count={totals?.likes} />
            <Figure name={<T k="statistics.comments" />} count={totals?.comments} />
          </dl>
        )}
      </section>
      {!canSeeAnalytics && (
        <Notice tone="info">
          <T k="statistics.noRight" />
        </Notice>
      )}
      {canSeeAnalytics && (report === null || report.days.length === 0) && (
        <p className="text-base text-text-2">
          <T k="statistics.noData" />
        </p>
      )}
      {report !== null && report.days.length > 0 && (
        <FiguresByDay days={report.days} videos={videos} channelId={channelId} />
      )}
      {report !== null && <ViewerShares report={report} />}
      {report !== null && report.topVideos.length > 0 && <TopVideos videos={report.topVideos} />}
    </div>
  );
}

function Figure({ name, count }: { name: ReactNode; count: number | undefined }) {
  return (
    <div className="flex items-baseline justify-between gap-3 rounded-lg border border-line p-3 sm:block">
      <dt className="text-sm text-text-2">{name}</dt>
      <dd className="tabular text-xl font-semibold">{count === undefined ? "—" : formatCount(count)}</dd>
    </div>
  );
}
