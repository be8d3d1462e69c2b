import { Link } from "react-router";
import { expectedWorkMs } from "#data/estimate.ts";
import { isProcessing, shownProgress, stageKey, type ShownVideo } from "#data/video-state.ts";
import { T } from "#lib/messages.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { WorkProgress } from "#ui/work-progress.tsx";

type WorkInProgressProps = { videos: readonly ShownVideo[]; history: readonly ShownVideo[] };

/** What is being made or published this very moment. */
export function WorkInProgress({ videos, history }: WorkInProgressProps) {
  return (
    <Card>
      <CardHeader title={<T k="overview.inProgress" />} />
      <ul className={classNames("grid gap-x-8 gap-y-5", videos.length > 1 && "md:grid-cols-2")}>
        {videos.map((video) => (
          <li key={video._id} className="flex min-w-0 flex-col gap-2">
            <Link
              to={`/dashboard/videos?video=${video._id}`}
              className="truncate text-base font-medium underline-offset-4 hover:underline"
            >
              {video.videoName}
            </Link>
            <WorkProgress
              name={video.videoName}
              stageKey={stageKey(video) ?? "stage.queued"}
              percent={shownProgress(video)}
              startedAt={isProcessing(video) ? video.startedAt : null}
              expectedMs={video.stage === "queued" ? null : expectedWorkMs(video, history)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
