import { memo } from "react";
import { Link } from "react-router";
import { badgeStatus, isProcessing, statusKey, type ShownVideo } from "#data/videos/video-state.ts";
import { T } from "#lib/messages.tsx";
import { StatusBadge } from "#ui/video/status-badge.tsx";
import { VideoPicture } from "#ui/video/video-picture.tsx";
import type { CardActions } from "./card-actions.ts";
import { UploadState, VideoProblem, VideoWork } from "./card-parts.tsx";
import { MainAction, MenuButton, VideoTitle } from "./video-card.tsx";
import { VideoFacts } from "./video-facts.tsx";

type VideoRowProps = { isOpen: boolean; video: ShownVideo; actions: CardActions };

/** The same video on one line, for looking through many. */
export const VideoRow = memo(function VideoRow({ video, actions }: VideoRowProps) {
  const status = badgeStatus(video);
  const badge = <StatusBadge status={status} label={<T k={statusKey(status)} />} />;
  return (
    // By the width of the list itself: the sidebar may leave little of a wide screen.
    <div className="@container">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 p-4 @2xl:gap-x-4 @2xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <Link
          to={actions.detailsOf(video)}
          preventScrollReset
          tabIndex={-1}
          aria-hidden="true"
          // Spans the trouble box too, which would otherwise start below a picture taller than the text.
          className="@2xl:row-span-2"
        >
          <VideoPicture posterUrl={video.posterUrl} className="w-24 @2xl:w-36" />
        </Link>
        <div className="flex min-w-0 flex-col items-start gap-1.5">
          <span className="@2xl:hidden">{badge}</span>
          <VideoTitle video={video} actions={actions} className="line-clamp-2 @2xl:line-clamp-1" />
          <VideoFacts video={video} />
          <div className="pt-1 empty:hidden @2xl:hidden">
            <MainAction video={video} actions={actions} />
          </div>
        </div>
        <div className="flex items-center gap-3 @max-2xl:hidden">
          {badge}
          <MainAction video={video} actions={actions} />
        </div>
        <MenuButton video={video} actions={actions} />
        <div className="col-span-full flex flex-col gap-3 empty:hidden @2xl:col-start-2">
          <VideoWork isOpen={isProcessing(video)} video={video} className="max-w-96" />
          <VideoProblem isOpen={video.error !== null} video={video} />
          <UploadState isOpen={video.upload !== null} video={video} />
        </div>
      </div>
    </div>
  );
});
