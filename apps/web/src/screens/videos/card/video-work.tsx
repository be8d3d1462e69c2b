import { useProfile } from "#data/accounts/profile.ts";
import { expectedWorkMs } from "#data/videos/estimate.ts";
import { isProcessing, isWorking, shownProgress, stageKey, type ShownVideo } from "#data/videos/video-state.ts";
import { WorkProgress } from "#ui/video/work-progress.tsx";

type VideoWorkProps = {
  isOpen: boolean;
  video: ShownVideo;
  className?: string | undefined;
};

/** The bar of a film that is being made; nothing for any other. */
export function VideoWork({ video, className }: VideoWorkProps) {
  // How long such a film usually takes is read from the account's newest ones.
  const history = useProfile().data?.videos ?? [];
  const stage = stageKey(video);
  if (stage === undefined || !isWorking(video) || !isProcessing(video)) return null;
  const isQueued = (video.stage ?? "queued") === "queued";
  return (
    <WorkProgress
      name={video.videoName}
      stageKey={stage}
      percent={shownProgress(video)}
      startedAt={video.startedAt}
      expectedMs={isQueued ? null : expectedWorkMs(video, history)}
      className={className}
    />
  );
}
