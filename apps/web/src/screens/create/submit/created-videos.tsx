import { HOUR_MS } from "@sahne/contract/time-units";
import { CirclePlay, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useProfile } from "#data/accounts/profile.ts";
import { expectedWorkMs } from "#data/videos/estimate.ts";
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
import { IconButton } from "#ui/button.tsx";
import type { CreateValues } from "#screens/create/create-values.ts";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { StatusBadge } from "#ui/video/status-badge.tsx";
import { WorkProgress } from "#ui/video/work-progress.tsx";
import { StageActions } from "./stage-actions.tsx";
import { StageFrame, StageRoom } from "./stage-frame.tsx";
import { STAGED_MAX, type Staged } from "./stage-memory.ts";
import type { Made } from "./create-body.ts";

// Fetched while the film is being made, so that it is there when the film is.
const FinishedFilm = lazyPart(async () => (await import("./finished-film.tsx")).FinishedFilm);

type CreatedVideo = { video: ShownVideo; runsAt: string | null };

type CreatedVideosProps = {
  isOpen: boolean;
  /** What this page sent, the newest first. */
  made: readonly Made[];
  /** What has the stage, also after a reload. */
  staged: Staged | null;
  /** Beside the form: what another page sent and is being made. It comes by itself and must not push anything away. */
  isAside?: boolean;
  onAnother: (values: Partial<CreateValues>) => void;
  onLeave?: () => void;
};

/** What was just asked for, with its phase, so that nobody wonders whether the press did anything. */
export function CreatedVideos({ made, staged, isAside = false, onAnother, onLeave }: CreatedVideosProps) {
  const profile = useProfile();
  const { own, others } = useShown(profile.data?.videos ?? [], made, staged);
  // The newest has the stage, the others a line each.
  const [latest, ...rest] = isAside ? others : own;
  if (!latest) {
    const isAwaited = !isAside && staged !== null && profile.isPending;
    return isAwaited ? <StageRoom shape={staged.shape} /> : null;
  }
  const isFresh = made.some(({ video }) => video._id === latest.video._id);
  return (
    <Card className="relative flex flex-col gap-5">
      {/* Keyed by the newest one, so this is a new place whenever there is a new film. */}
      <Stage key={latest.video._id} {...latest} isAside={isAside} isFresh={isFresh} onAnother={onAnother} />
      {rest.length > 0 && (
        <ul className="flex flex-col gap-3 border-t border-line pt-4">
          {rest.map((other) => (
            <li key={other.video._id} className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 truncate text-base font-medium">{other.video.videoName}</p>
              <Standing {...other} />
            </li>
          ))}
        </ul>
      )}
      {onLeave && <LeaveStage onLeave={onLeave} />}
    </Card>
  );
}

function LeaveStage({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  return (
    <div className="absolute top-2 right-2">
      <IconButton size="sm" label={t("create.started.leave")} onClick={onLeave}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

/** On the stage: what this page sent, and what it or another tab sent before. Beside it: what is being made elsewhere. */
function useShown(known: readonly ShownVideo[], made: readonly Made[], staged: Staged | null) {
  const [openedAt] = useState(() => Date.now());
  const sent = made.map(({ video, schedule }) => ({
    video: known.find(({ _id }) => _id === video._id) ?? video,
    runsAt: schedule?.nextRunAt ?? null,
  }));
  const isSent = ({ _id }: ShownVideo): boolean => made.some(({ video }) => video._id === _id);
  const kept = (staged?.videoIds ?? []).flatMap((id) => known.find(({ _id }) => _id === id) ?? []);
  const own = [...sent, ...kept.filter((video) => !isSent(video)).map(asShown)].slice(0, STAGED_MAX);
  const others = known.filter(
    (video) =>
      (isWorking(video) || Date.parse(video.completedAt ?? "") > openedAt) &&
      Date.parse(video.createdAt) > openedAt - HOUR_MS &&
      !own.some(({ video: { _id } }) => _id === video._id),
  );
  return { own, others: others.slice(0, STAGED_MAX).map(asShown) };
}

function asShown(video: ShownVideo): CreatedVideo {
  return { video, runsAt: video.plannedAt };
}

type StageProps = CreatedVideo & { isAside: boolean; isFresh: boolean; onAnother: CreatedVideosProps["onAnother"] };

/** The film in its own shape, where it is made and where it plays. Brought into view: on a phone the button was far below. */
function Stage({ video, runsAt, isAside, isFresh, onAnother }: StageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for the way to undo it.
    if (isFresh) {
      place.current?.scrollIntoView({ block: "nearest" });
    }
  }, [isFresh]);
  const film = (
    <>
      {video.videoUrl === null && (
        <span className="flex size-full items-center justify-center">
          <CirclePlay aria-hidden="true" className={classNames("size-10", isWorking(video) && "animate-breathe")} />
        </span>
      )}
      <FinishedFilm isOpen={video.videoUrl !== null} video={video} isAwaited={isFresh} />
    </>
  );
  return (
    <StageFrame ref={place} shape={video.options.aspectRatio} isAside={isAside} film={film}>
      <h2 className="text-sm font-medium text-text-3">
        <T k="create.started.title" />
      </h2>
      <p className="line-clamp-2 text-lg font-semibold break-words">{video.videoName}</p>
      <Standing video={video} runsAt={runsAt} />
      <StageActions video={video} onAnother={onAnother} />
    </StageFrame>
  );
}

function Standing({ video, runsAt }: CreatedVideo) {
  // How long such a film usually takes is read from the account's newest ones.
  const history = useProfile().data?.videos ?? [];
  const status = badgeStatus(video);
  const stage = stageKey(video);
  return (
    <>
      {isWorking(video) && stage !== undefined ? (
        <WorkProgress
          name={video.videoName}
          stageKey={stage}
          percent={shownProgress(video)}
          startedAt={video.startedAt}
          expectedMs={video.stage === "queued" ? null : expectedWorkMs(video, history)}
          className="w-full max-w-md"
        />
      ) : (
        <StatusBadge status={status} label={<T k={statusKey(status)} />} className="self-start" />
      )}
      {runsAt !== null && (
        <p className="text-sm text-text-2">
          <T k="create.started.runsAt" v={{ when: new Date(runsAt) }} />
        </p>
      )}
      {video.error !== null && <p className="text-sm text-danger">{video.error.message}</p>}
    </>
  );
}
