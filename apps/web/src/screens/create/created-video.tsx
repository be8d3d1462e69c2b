import { CirclePlay } from "lucide-react";
import { badgeStatus, isWorking, shownProgress, stageKey, statusKey, type ShownVideo } from "#data/video-state.ts";
import { T, useT } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { Progress } from "#ui/progress.tsx";
import { StatusBadge } from "#ui/status-badge.tsx";

/** The film just asked for, with its phase, so that nobody wonders whether the press did anything. */
export function CreatedVideo({ video }: { video: ShownVideo }) {
  const t = useT();
  const status = badgeStatus(video);
  const stage = stageKey(video);
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate text-base font-medium">{video.videoName}</p>
        {isWorking(video) && stage !== undefined ? (
          <Progress label={`${video.videoName}: ${t(stage)}`} value={shownProgress(video)} className="mt-2">
            <T k={stage} />
          </Progress>
        ) : (
          <StatusBadge status={status} label={<T k={statusKey(status)} />} className="mt-2" />
        )}
      </div>
      <ButtonLink to="/dashboard/videos" icon={<CirclePlay aria-hidden="true" className="size-4" />}>
        <T k="create.started.watch" />
      </ButtonLink>
    </Card>
  );
}
