import { Link } from "react-router";
import { badgeStatus, statusKey, type ShownVideo } from "#data/video-state.ts";
import { formatCount, formatRelative } from "#lib/format.ts";
import { T, useT } from "#lib/messages.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { StatusBadge } from "#ui/status-badge.tsx";
import { VideoPicture } from "#ui/video-picture.tsx";

/** R5.2: the newest ones, with status, date and views. */
export function RecentVideos({ videos }: { videos: readonly ShownVideo[] }) {
  return (
    <Card>
      <CardHeader
        title={<T k="overview.recent" />}
        action={
          <Link to="/dashboard/videos" className="text-base text-accent-text underline underline-offset-4">
            <T k="overview.recentAll" />
          </Link>
        }
      />
      {videos.length === 0 ? (
        <EmptyState
          level={3}
          title={<T k="overview.recentEmpty" />}
          description={<T k="overview.recentEmptyText" />}
          className="py-8"
        />
      ) : (
        <ul className="divide-y divide-line">
          {videos.map((video) => (
            <RecentVideo key={video._id} video={video} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RecentVideo({ video }: { video: ShownVideo }) {
  const t = useT();
  const status = badgeStatus(video);
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <VideoPicture posterUrl={video.posterUrl} className="w-20 sm:w-24" />
      <div className="min-w-0 flex-1">
        <Link
          to={`/dashboard/videos?video=${video._id}`}
          className="line-clamp-2 text-base font-medium break-words underline-offset-4 hover:underline sm:line-clamp-1"
        >
          {video.videoName}
        </Link>
        <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-3">
          <time
            dateTime={video.createdAt}
            title={t("common.moment", { when: new Date(video.createdAt) })}
            lang={t.attr("overview.recent")}
          >
            {formatRelative(video.createdAt, t.lang("overview.recent"))}
          </time>
          {video.views !== null && (
            <T k="overview.viewsText" v={{ count: video.views, shown: formatCount(video.views) }} />
          )}
          <StatusBadge status={status} label={<T k={statusKey(status)} />} className="sm:hidden" />
        </p>
      </div>
      <StatusBadge status={status} label={<T k={statusKey(status)} />} className="max-sm:hidden" />
    </li>
  );
}
