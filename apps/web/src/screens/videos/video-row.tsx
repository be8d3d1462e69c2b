import { memo } from "react";
import { Link } from "react-router";
import { badgeStatus, isProcessing, statusKey, type ShownVideo } from "#data/video-state.ts";
import { T } from "#lib/messages.tsx";
import { StatusBadge } from "#ui/status-badge.tsx";
import { VideoPicture } from "#ui/video-picture.tsx";
import type { CardActions } from "./card-actions.ts";
import { UploadState, VideoProblem, VideoWork } from "./card-parts.tsx";
import { MainAction, MenuButton, VideoTitle } from "./video-card.tsx";
import { VideoFacts } from "./video-facts.tsx";

type VideoRowProps = { isOpen: boolean; video: ShownVideo; actions: CardActions };

/** The same video on one line, for looking through many. */
export const VideoRow = memo(function VideoRow({ video, actions }: VideoRowProps) {
  const status = badgeStatus(video);
  return (
    <div className="flex flex-col gap-3 p-4">
      <div className="flex items-start gap-4">
        <Link to={actions.detailsOf(video)} preventScrollReset tabIndex={-1} aria-hidden="true">
          <VideoPicture posterUrl={video.posterUrl} className="w-24 sm:w-36" />
        </Link>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <VideoTitle video={video} actions={actions} className="line-clamp-2 sm:line-clamp-1" />
          <VideoFacts video={video} />
        </div>
        <div className="hidden shrink-0 items-center gap-3 sm:flex">
          <StatusBadge status={status} label={<T k={statusKey(status)} />} />
          <MainAction video={video} actions={actions} />
        </div>
        <MenuButton video={video} actions={actions} />
      </div>
      <div className="flex flex-col gap-3 empty:hidden sm:pl-40">
        <VideoWork isOpen={isProcessing(video)} video={video} className="max-w-96" />
        <VideoProblem isOpen={video.error !== null} video={video} />
        <UploadState isOpen={video.upload !== null} video={video} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 sm:hidden">
        <StatusBadge status={status} label={<T k={statusKey(status)} />} />
        <MainAction video={video} actions={actions} />
      </div>
    </div>
  );
});
