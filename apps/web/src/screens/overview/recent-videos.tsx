import { Film } from "lucide-react";
import { Link } from "react-router";
import { badgeStatus, isWorking, shownProgress, stageKey, statusKey, type ShownVideo } from "#data/video-state.ts";
import { apiAddress } from "#lib/api.ts";
import { formatCount, formatRelative } from "#lib/format.ts";
import { T, useT } from "#lib/messages.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Progress } from "#ui/progress.tsx";
import { StatusBadge } from "#ui/status-badge.tsx";

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
      <ul className="divide-y divide-line">
        {videos.map((video) => (
          <RecentVideo key={video._id} video={video} />
        ))}
      </ul>
    </Card>
  );
}

function RecentVideo({ video }: { video: ShownVideo }) {
  const t = useT();
  const status = badgeStatus(video);
  const stage = stageKey(video);
  const lang = t.attr("overview.recent");
  return (
    <li className="flex flex-wrap items-center gap-4 py-3 first:pt-0 last:pb-0">
      <span className="flex aspect-video w-24 shrink-0 items-center justify-center overflow-hidden rounded-md bg-surface-3 text-text-3">
        {video.posterUrl === null ? (
          <Film aria-hidden="true" className="size-5" />
        ) : (
          <img src={apiAddress(video.posterUrl)} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-base font-medium">{video.videoName}</p>
        <p className="tabular text-sm text-text-3">
          <time dateTime={video.createdAt} title={t("common.moment", { when: new Date(video.createdAt) })} lang={lang}>
            {formatRelative(video.createdAt, t.lang("overview.recent"))}
          </time>
          {video.views !== null && (
            <>
              {" · "}
              <T k="overview.viewsText" v={{ count: formatCount(video.views) }} />
            </>
          )}
        </p>
      </div>
      {isWorking(video) && stage !== undefined ? (
        <Progress label={`${video.videoName}: ${t(stage)}`} value={shownProgress(video)} className="w-40 max-sm:w-full">
          <T k={stage} />
        </Progress>
      ) : (
        <StatusBadge status={status} label={<T k={statusKey(status)} />} />
      )}
    </li>
  );
}
