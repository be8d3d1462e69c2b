import { CirclePlay, Clapperboard, CopyPlus, Download, Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useProfile } from "#data/profile.ts";
import { expectedWorkMs } from "#data/videos/estimate.ts";
import {
  badgeStatus,
  canPublish,
  isWorking,
  shownProgress,
  stageKey,
  statusKey,
  type ShownVideo,
} from "#data/videos/video-state.ts";
import { loadChunk } from "#lib/chunk.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T } from "#lib/messages.tsx";
import { savingAddress } from "#lib/saving-address.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { StatusBadge } from "#ui/video/status-badge.tsx";
import { aspectClasses } from "#ui/video/video-player.tsx";
import { WorkProgress } from "#ui/video/work-progress.tsx";

// Fetched while the film is being made, so that it is there when the film is.
const FinishedFilm = lazyPart(async () => (await import("./finished-film.tsx")).FinishedFilm);

export type CreatedVideo = { video: ShownVideo; runsAt: string | null };

type CreatedVideosProps = {
  isOpen: boolean;
  /** The newest first: it has the stage, the others a line each. */
  shown: readonly CreatedVideo[];
  /** In a narrow column, where it arrives by itself: nothing is scrolled to it. */
  isAside?: boolean;
  onAnother: (video: ShownVideo) => void;
};

/** What was just asked for, with its phase, so that nobody wonders whether the press did anything. */
export function CreatedVideos({ shown, isAside = false, onAnother }: CreatedVideosProps) {
  const [latest, ...others] = shown;
  if (!latest) return null;
  return (
    <Card className="flex flex-col gap-5">
      {/* Keyed by the newest one, so this is a new place whenever there is a new film. */}
      <Stage key={latest.video._id} {...latest} isAside={isAside} onAnother={onAnother} />
      {others.length > 0 && (
        <ul className="flex flex-col gap-3 border-t border-line pt-4">
          {others.map((other) => (
            <li key={other.video._id} className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 truncate text-base font-medium">{other.video.videoName}</p>
              <Standing {...other} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type StageProps = CreatedVideo & { isAside: boolean; onAnother: CreatedVideosProps["onAnother"] };

/** The film in its own shape, where it is made and where it plays. Brought into view: on a phone the button was far below. */
function Stage({ video, runsAt, isAside, onAnother }: StageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for the way to undo it.
    if (!isAside) {
      place.current?.scrollIntoView({ block: "nearest" });
    }
  }, [isAside]);
  const { aspectRatio } = video.options;
  return (
    <div ref={place} className={classNames("flex scroll-mt-22 flex-col gap-5", !isAside && "sm:flex-row")}>
      {/* The player is fetched later: its box is there before it. */}
      <div className={classNames("w-full shrink-0", WIDTHS[aspectRatio], isAside && "mx-auto!")}>
        <div className={classNames("rounded-md bg-film text-on-film-2", aspectClasses[aspectRatio])}>
          {video.videoUrl === null && (
            <span className="flex size-full items-center justify-center">
              <CirclePlay aria-hidden="true" className={classNames("size-10", isWorking(video) && "animate-breathe")} />
            </span>
          )}
          <FinishedFilm isOpen={video.videoUrl !== null} video={video} />
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h2 className="text-sm font-medium text-text-3">
          <T k="create.started.title" />
        </h2>
        <p className="text-lg font-semibold break-words">{video.videoName}</p>
        <Standing video={video} runsAt={runsAt} />
        <StageActions video={video} onAnother={onAnother} />
      </div>
    </div>
  );
}

/** A standing film as wide as its column would be taller than the window. */
const WIDTHS = { "9:16": "max-w-52 mx-auto sm:mx-0", "1:1": "max-w-72 mx-auto sm:mx-0", "16:9": "sm:max-w-md" };

function StageActions({ video, onAnother }: Pick<CreatedVideo, "video"> & Pick<CreatedVideosProps, "onAnother">) {
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {canPublish(video) && (
        <ButtonLink to={`/dashboard/videos?video=${video._id}`} icon={<Upload aria-hidden="true" className="size-4" />}>
          <T k="create.started.publish" />
        </ButtonLink>
      )}
      <Button icon={<CopyPlus aria-hidden="true" className="size-4" />} onClick={() => onAnother(video)}>
        <T k="create.started.another" />
      </Button>
      {video.videoUrl !== null && video.engine === "sahne" && <EditScenes videoId={video._id} />}
      {video.videoUrl !== null && (
        <a
          href={savingAddress(video.videoUrl, `${video.videoName}.mp4`)}
          download={`${video.videoName}.mp4`}
          className={buttonStyle({})}
        >
          <Download aria-hidden="true" className="size-4" />
          <T k="create.started.download" />
        </a>
      )}
      <ButtonLink variant="ghost" to="/dashboard/videos">
        <T k="create.started.toVideos" />
      </ButtonLink>
    </div>
  );
}

/** A copy of its scenes, in the studio; what asks for it is fetched then. */
function EditScenes({ videoId }: { videoId: string }) {
  const navigate = useNavigate();
  const { notify } = useNotification();
  const [isOpening, setIsOpening] = useState(false);
  async function open() {
    setIsOpening(true);
    try {
      const { editVideo } = await loadChunk(() => import("#data/studio.ts"));
      const { draft } = await editVideo(videoId);
      await navigate(`/dashboard/studio/${draft._id}`);
    } catch (error) {
      setIsOpening(false);
      notify({ type: "error", message: error instanceof Error ? error.message : String(error) });
    }
  }
  return (
    <Button
      icon={<Clapperboard aria-hidden="true" className="size-4" />}
      isLoading={isOpening}
      onClick={() => void open()}
    >
      <T k="create.started.scenes" />
    </Button>
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
