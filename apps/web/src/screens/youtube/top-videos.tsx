import type { ChannelReport } from "@sahne/contract/history/statistics";
import { ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { T, useT } from "#lib/messages.tsx";

type TopVideo = ChannelReport["topVideos"][number];

/** Most watched first; one that we published leads to its details here, every one to itself there. */
export function TopVideos({ videos }: { videos: readonly TopVideo[] }) {
  return (
    <section aria-labelledby="top-videos" className="flex flex-col gap-3">
      <h3 id="top-videos" className="text-md font-semibold">
        <T k="statistics.topVideos" />
      </h3>
      <ol className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {videos.map((video, index) => (
          <li key={video.youtubeVideoId} className="flex items-center gap-3 p-3">
            <span aria-hidden="true" className="tabular w-5 shrink-0 text-right text-sm text-text-3">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <Name video={video} />
              <p className="tabular flex flex-wrap gap-x-2 text-sm text-text-3">
                <span>
                  <T k="statistics.viewsOf" v={{ count: video.views }} />
                </span>
                <span aria-hidden="true">·</span>
                <span>
                  <T k="statistics.minutes" v={{ count: video.minutesWatched }} />
                </span>
              </p>
            </div>
            <Watch video={video} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Name({ video }: { video: TopVideo }) {
  const name = video.title ?? <T k="statistics.unknownVideo" />;
  if (video.videoId === null) return <p className="truncate text-base">{name}</p>;
  return (
    <p className="truncate text-base font-medium">
      <Link to={`/dashboard/videos?video=${video.videoId}`} className="underline-offset-4 hover:underline">
        {name}
      </Link>
    </p>
  );
}

function Watch({ video }: { video: TopVideo }) {
  const t = useT();
  const label = t("statistics.watch", { name: video.title ?? t("statistics.unknownVideo") });
  return (
    <a
      href={video.url}
      target="_blank"
      rel="noreferrer"
      title={label}
      aria-label={`${label} (${t("common.opensNewTab")})`}
      className="moves inline-flex size-8 shrink-0 items-center justify-center rounded-md text-text-2 hover:bg-surface-3 hover:text-text pointer-coarse:size-11"
    >
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  );
}
