import { Film } from "lucide-react";
import { useFreshVideo } from "#data/videos/library.ts";
import { isBeingMade, type ShownVideo } from "#data/videos/video-state.ts";
import { apiAddress } from "#lib/api.ts";
import { T, useT } from "#lib/messages.tsx";
import { wholeSeconds } from "#lib/time/format.ts";
import { classNames } from "#ui/class-names.ts";
import { VideoPlayer } from "#ui/video/video-player.tsx";
import { VideoProblem, VideoWork } from "./card-parts.tsx";

/** Whether there is anything to look at, now or soon. */
export function hasStage(video: ShownVideo): boolean {
  return video.videoUrl !== null || isBeingMade(video);
}

/**
 * The picture of a card: the film, or in a box of the same size how far it is. What holds it up for a while is told
 * there too, so that nothing moves when it comes and goes.
 */
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
  const waits = video.error !== null;
  return (
    <div
      className={classNames(
        "flex aspect-video flex-col items-center justify-center gap-4 bg-surface-sunken py-4 text-text-3",
        waits ? "px-4" : "px-8",
      )}
    >
      {!waits && <Film aria-hidden="true" className="size-8" />}
      <VideoWork isOpen video={video} className="w-full max-w-72" />
      <VideoProblem isOpen={waits} video={video} />
    </div>
  );
}
