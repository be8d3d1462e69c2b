import { useFreshVideo } from "#data/library.ts";
import type { ShownVideo } from "#data/video-state.ts";
import { apiAddress } from "#lib/api.ts";
import { useT } from "#lib/messages.tsx";
import { VideoPlayer } from "#ui/video-player.tsx";

type FinishedFilmProps = { isOpen: boolean; video: ShownVideo };

/** Whoever waited for it watches it where they waited. */
export function FinishedFilm({ video: { _id: videoId, videoUrl, posterUrl, videoName } }: FinishedFilmProps) {
  const t = useT();
  const askAgain = useFreshVideo(videoId);
  if (videoUrl === null) return null;
  return (
    <div className="mt-2 overflow-hidden rounded-md">
      <VideoPlayer
        src={apiAddress(videoUrl)}
        poster={posterUrl === null ? null : apiAddress(posterUrl)}
        title={videoName}
        playLabel={t("create.started.play")}
        onGone={askAgain}
      />
    </div>
  );
}
