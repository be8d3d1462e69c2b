import { CalendarClock, Film, OctagonX } from "lucide-react";
import { useFreshVideo } from "#data/library.ts";
import { isProcessing, type ShownVideo } from "#data/video-state.ts";
import { apiAddress } from "#lib/api.ts";
import { wholeSeconds } from "#lib/format.ts";
import { T, useT } from "#lib/messages.tsx";
import { VideoPlayer } from "#ui/video-player.tsx";
import { VideoWork } from "./card-parts.tsx";

/** The picture of a card: the film once there is one, before that where it stands. The box never changes its size. */
export function VideoStage({ video }: { video: ShownVideo }) {
  const t = useT();
  const askAgain = useFreshVideo(video._id);
  if (video.videoUrl !== null) {
    return (
      <div className="relative">
        <VideoPlayer
          src={apiAddress(video.videoUrl)}
          poster={video.posterUrl === null ? null : apiAddress(video.posterUrl)}
          title={video.videoName}
          playLabel={t("videos.card.playAction")}
          onGone={askAgain}
        />
        {video.videoDuration !== null && (
          <span
            aria-hidden="true"
            className="tabular pointer-events-none absolute top-2 right-2 rounded-sm bg-film/80 px-1.5 py-0.5 text-xs font-medium text-on-film"
          >
            <T k="videos.card.durationShort" v={{ seconds: String(wholeSeconds(video.videoDuration)) }} />
          </span>
        )}
      </div>
    );
  }
  return (
    <div className="flex aspect-video flex-col items-center justify-center gap-4 bg-surface-sunken px-8 text-text-3">
      <StageIcon video={video} />
      <VideoWork isOpen={isProcessing(video)} video={video} className="w-full max-w-72" />
    </div>
  );
}

function StageIcon({ video }: { video: ShownVideo }) {
  if (isProcessing(video)) return <Film aria-hidden="true" className="size-8" />;
  if (video.status.toLowerCase() === "scheduled") return <CalendarClock aria-hidden="true" className="size-8" />;
  return <OctagonX aria-hidden="true" className="size-8" />;
}
