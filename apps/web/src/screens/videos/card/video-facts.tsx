import type { ShownVideo } from "#data/videos/video-state.ts";
import { T, useT } from "#lib/messages.tsx";
import { formatCount, formatRelative, isRecent, wholeSeconds } from "#lib/time/format.ts";

/** One line: when it was requested, its length, its views and its engine. */
export function VideoFacts({ video }: { video: ShownVideo }) {
  return (
    <p className="tabular flex flex-wrap gap-x-2 text-sm text-text-3 [&>:not(:last-child)]:after:ml-2 [&>:not(:last-child)]:after:content-['·']">
      {video.plannedAt === null ? <CreatedAt instant={video.createdAt} /> : <PlannedAt instant={video.plannedAt} />}
      {video.videoDuration !== null && (
        <span>
          <T k="videos.card.duration" v={{ seconds: wholeSeconds(video.videoDuration) }} />
        </span>
      )}
      {video.views !== null && (
        <span>
          <T k="work.views" v={{ count: video.views, shown: formatCount(video.views) }} />
        </span>
      )}
      <span>
        <T k={`engine.${video.engine}`} />
      </span>
    </p>
  );
}

/** For a scheduled one, when it will be made matters more than when it was requested. */
function PlannedAt({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} className="text-scheduled">
      <T k="videos.card.planned" v={{ when: new Date(instant) }} />
    </time>
  );
}

/** Hovering shows the exact time. */
function CreatedAt({ instant }: { instant: string }) {
  const t = useT();
  const when = new Date(instant);
  const isNew = isRecent(instant);
  return (
    <time
      dateTime={instant}
      title={t("videos.card.created", { when })}
      lang={isNew ? t.attr("videos.card.created") : t.attr("common.date")}
    >
      {isNew ? formatRelative(instant, t.lang("videos.card.created")) : t("common.date", { when })}
    </time>
  );
}
