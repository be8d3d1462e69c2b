import { CirclePlay } from "lucide-react";
import { useEffect, useRef } from "react";
import { useProfile } from "#data/profile.ts";
import {
  badgeStatus,
  isWorking,
  shownProgress,
  stageKey,
  statusKey,
  type ShownVideo,
} from "#data/videos/video-state.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { Progress } from "#ui/progress.tsx";
import { StatusBadge } from "#ui/video/status-badge.tsx";
import type { Made } from "./use-submission.ts";

// Fetched while the film is being made, so that it is there when the film is.
const FinishedFilm = lazyPart(async () => (await import("./finished-film.tsx")).FinishedFilm);

type CreatedVideo = { video: ShownVideo; runsAt: string | null };

/** What was just asked for, with its phase, so that nobody wonders whether the press did anything. */
export function CreatedVideos({ made }: { isOpen: boolean; made: readonly Made[] }) {
  // Keyed by the newest one, so this is a new place whenever there is a new film.
  return made.length > 0 && <Latest key={made[0]?.video._id} made={made} />;
}

/** Brought into view by itself: on a phone the button stands at the end of a long page. */
function Latest({ made }: { made: readonly Made[] }) {
  const place = useRef<HTMLDivElement>(null);
  const known = useProfile().data?.videos;
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for the way to undo it.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place}>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">
          <T k="create.started.title" />
        </h2>
        <ul className="flex flex-col gap-4">
          {made.map(({ video, schedule }) => (
            <li key={video._id} className="min-w-0">
              <Line video={known?.find(({ _id }) => _id === video._id) ?? video} runsAt={schedule?.nextRunAt ?? null} />
            </li>
          ))}
        </ul>
        <ButtonLink to="/dashboard/videos" icon={<CirclePlay aria-hidden="true" className="size-4" />}>
          <T k="create.started.toVideos" />
        </ButtonLink>
      </Card>
    </div>
  );
}

function Line({ video, runsAt }: CreatedVideo) {
  const t = useT();
  const status = badgeStatus(video);
  const stage = stageKey(video);
  return (
    <>
      <p className="truncate text-base font-medium">{video.videoName}</p>
      <FinishedFilm isOpen={video.videoUrl !== null} video={video} />
      {isWorking(video) && stage !== undefined ? (
        <Progress label={`${video.videoName}: ${t(stage)}`} value={shownProgress(video)} className="mt-2">
          <T k={stage} />
        </Progress>
      ) : (
        <StatusBadge status={status} label={<T k={statusKey(status)} />} className="mt-2" />
      )}
      {runsAt !== null && (
        <p className="mt-1.5 text-sm text-text-2">
          <T k="create.started.runsAt" v={{ when: new Date(runsAt) }} />
        </p>
      )}
      {video.error !== null && <p className="mt-1.5 text-sm text-danger">{video.error.message}</p>}
    </>
  );
}
