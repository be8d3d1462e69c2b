import type { Schedule } from "@sahne/contract/schedules/schedules";
import { Repeat } from "lucide-react";
import { Link } from "react-router";
import {
  badgeStatus,
  isWorking,
  shownProgress,
  stageKey,
  statusKey,
  type ShownVideo,
} from "#data/videos/video-state.ts";
import { T, useT } from "#lib/messages.tsx";
import { formatCount, formatRelative } from "#lib/time/format.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { StatusBadge } from "#ui/video/status-badge.tsx";
import { VideoPicture } from "#ui/video/video-picture.tsx";

type RecentVideosProps = { videos: readonly ShownVideo[]; plans: readonly Schedule[] };

/** R5.2: the newest ones, with status, date and views. */
export function RecentVideos({ videos, plans }: RecentVideosProps) {
  return (
    <Card>
      <CardHeader
        title={<T k="overview.recent" />}
        description={<T k="overview.recentText" />}
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
          isCompact
        />
      ) : (
        <ul className="divide-y divide-line">
          {videos.map((video) => (
            <RecentVideo
              key={video._id}
              video={video}
              isRepeated={plans.some((plan) => plan.recurring && plan.videoId === video._id)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RecentVideo({ video, isRepeated }: { video: ShownVideo; isRepeated: boolean }) {
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
          <When video={video} isRepeated={isRepeated} />
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

/** Its progress while it is being made, when it will be made, or else when it was requested. */
function When({ video, isRepeated }: { video: ShownVideo; isRepeated: boolean }) {
  const t = useT();
  const stage = isWorking(video) ? stageKey(video) : undefined;
  if (stage !== undefined) {
    const percent = shownProgress(video);
    return (
      <span>
        <T k={stage} /> {percent !== null && <T k="work.percent" v={{ percent: String(Math.round(percent)) }} />}
      </span>
    );
  }
  if (video.plannedAt !== null) {
    return (
      <time dateTime={video.plannedAt} className="flex items-center gap-1">
        {isRepeated && <Repeat role="img" aria-label={t("overview.repeated")} className="size-3.5" />}
        <T k="plan.at" v={{ when: new Date(video.plannedAt) }} />
      </time>
    );
  }
  return (
    <time
      dateTime={video.createdAt}
      title={t("common.moment", { when: new Date(video.createdAt) })}
      lang={t.attr("overview.recent")}
    >
      {formatRelative(video.createdAt, t.lang("overview.recent"))}
    </time>
  );
}
