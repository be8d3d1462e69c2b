import { Film, OctagonX } from "lucide-react";
import { isProcessing, shownProgress, stageKey, type ShownVideo } from "#data/video-state.ts";
import { apiAddress } from "#lib/api.ts";
import { T, useT } from "#lib/messages.tsx";
import { Progress } from "#ui/progress.tsx";
import { VideoPlayer } from "#ui/video-player.tsx";

/** The picture of a card: the film once there is one, before that where it stands. The box never changes its size. */
export function VideoStage({ video }: { video: ShownVideo }) {
  const t = useT();
  if (video.videoUrl !== null) {
    return (
      <VideoPlayer
        src={apiAddress(video.videoUrl)}
        poster={video.posterUrl === null ? null : apiAddress(video.posterUrl)}
        title={video.videoName}
        playLabel={t("videos.card.playAction")}
      />
    );
  }
  const stage = stageKey(video);
  const Icon = isProcessing(video) ? Film : OctagonX;
  return (
    <div className="flex aspect-video flex-col items-center justify-center gap-4 bg-surface-sunken px-8 text-text-3">
      <Icon aria-hidden="true" className="size-8" />
      {stage !== undefined && (
        <Progress label={`${video.videoName}: ${t(stage)}`} value={shownProgress(video)} className="w-full max-w-60">
          <T k={stage} />
          {video.progress !== null && (
            <>
              {" · "}
              <T k="videos.card.percent" v={{ percent: Math.round(video.progress) }} />
            </>
          )}
        </Progress>
      )}
    </div>
  );
}
