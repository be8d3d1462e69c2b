import { useFreshVideo } from "#data/videos/library.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { apiAddress } from "#lib/api.ts";
import { useT } from "#lib/messages.tsx";
import { VideoPlayer } from "#ui/video/video-player.tsx";

type FinishedFilmProps = { isOpen: boolean; video: ShownVideo };

/** Plays the finished video right where its progress was shown. */
export function FinishedFilm({ video }: FinishedFilmProps) {
  const { _id: videoId, videoUrl, posterUrl, videoName, options } = video;
  const t = useT();
  const askAgain = useFreshVideo(videoId);
  if (videoUrl === null) return null;
  return (
    <div className="overflow-hidden rounded-md">
      <VideoPlayer
        src={apiAddress(videoUrl)}
        poster={posterUrl === null ? null : apiAddress(posterUrl)}
        aspect={options.aspectRatio}
        title={videoName}
        playLabel={t("create.started.play")}
        onGone={askAgain}
      />
    </div>
  );
}
