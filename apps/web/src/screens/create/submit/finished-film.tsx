import { useState } from "react";
import { useFreshVideo } from "#data/videos/library.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { apiAddress } from "#lib/api.ts";
import { useT } from "#lib/messages.tsx";
import { useMediaQuery } from "#ui/appearance/use-media-query.ts";
import { VideoPlayer } from "#ui/video/video-player.tsx";

type FinishedFilmProps = {
  isOpen: boolean;
  video: ShownVideo;
  /** Somebody asked for it here and waited for it. */
  isAwaited: boolean;
};

/** Plays the finished video right where its progress was shown. */
export function FinishedFilm({ video, isAwaited }: FinishedFilmProps) {
  const { _id: videoId, videoUrl, posterUrl, videoName, options } = video;
  const t = useT();
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  // Whoever writes the next prompt by then is left alone.
  const [isWriting] = useState(() => document.activeElement?.matches("input, textarea") === true);
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
        startsSilently={isAwaited && !isStill && !isWriting}
        onGone={askAgain}
      />
    </div>
  );
}
