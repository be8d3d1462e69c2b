import { Link } from "react-router";
import type { ShownOverview } from "#data/history/overview.ts";
import { expectedWorkMs } from "#data/videos/estimate.ts";
import { isProcessing, isWorking, shownProgress, stageKey, type ShownVideo } from "#data/videos/video-state.ts";
import { T } from "#lib/messages.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { WorkProgress } from "#ui/video/work-progress.tsx";

type WorkInProgressProps = {
  overview: Pick<ShownOverview, "inProgress" | "working">;
  history: readonly ShownVideo[];
};

/** What is being made or published this very moment: the newest few, and how many more there are. */
export function WorkInProgress({ overview: { inProgress, working }, history }: WorkInProgressProps) {
  // One that has just ended disappears before the overview is fetched again.
  const videos = inProgress.filter(isWorking);
  const more = working - inProgress.length;
  if (videos.length === 0) return null;
  return (
    <Card>
      <CardHeader title={<T k="overview.inProgress" />} />
      <ul
        className={classNames(
          "grid gap-x-8 gap-y-5",
          videos.length > 1 && "md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2",
        )}
      >
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
      {more > 0 && (
        <Link
          to="/dashboard/videos"
          className="mt-5 inline-block text-base text-accent-text underline underline-offset-4"
        >
          <T k="overview.inProgressMore" v={{ count: more }} />
        </Link>
      )}
    </Card>
  );
}
