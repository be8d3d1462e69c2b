import { CalendarClock, CloudUpload, EllipsisVertical } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import {
  badgeStatus,
  canPublish,
  isBeingMade,
  needsTime,
  statusKey,
  type ShownVideo,
} from "#data/videos/video-state.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { StatusBadge } from "#ui/video/status-badge.tsx";
import type { CardActions } from "./card-actions.ts";
import { UploadState, VideoProblem } from "./card-parts.tsx";
import { hasOwnDescription } from "./own-description.ts";
import { ToldNotes } from "./told-notes.tsx";
import { VideoFacts } from "./video-facts.tsx";
import { hasStage, VideoStage } from "./video-stage.tsx";

type VideoCardProps = { video: ShownVideo; actions: CardActions };

/** Drawn again only when its own video changes: one in progress reports every percent, and a hundred may be on the screen. */
export const VideoCard = memo(function VideoCard({ video, actions }: VideoCardProps) {
  const status = badgeStatus(video);
  const showsStage = hasStage(video);
  const head = (
    <div className="-mr-1.5 flex items-center justify-between gap-2">
      <StatusBadge status={status} label={<T k={statusKey(status)} />} />
      <MenuButton video={video} actions={actions} />
    </div>
  );
  return (
    <Card padding="none" className="overflow-hidden">
      {showsStage ? (
        <VideoStage video={video} />
      ) : (
        <div className="border-b border-line bg-surface-sunken/40 px-4 py-2">{head}</div>
      )}
      <div className="flex flex-col gap-3 p-4">
        {showsStage && head}
        <VideoTitle video={video} actions={actions} className="line-clamp-2" />
        {hasOwnDescription(video) && (
          <p className="line-clamp-2 text-base break-words text-text-2">{video.videoDescription}</p>
        )}
        <VideoFacts video={video} />
        <ToldNotes video={video} className="line-clamp-3" />
        <VideoProblem isOpen={video.error !== null && !isBeingMade(video)} video={video} />
        <UploadState isOpen={video.upload !== null} video={video} />
        <div className="flex pt-1 empty:hidden">
          <MainAction video={video} actions={actions} />
        </div>
      </div>
    </Card>
  );
});

/** Its own address, so that it can be opened in a new tab, sent to somebody, and left with the back button. */
export function VideoTitle({ video, actions, className }: VideoCardProps & { className: string }) {
  return (
    <h2 className={`max-w-full min-w-0 text-md font-semibold break-words ${className}`}>
      <Link to={actions.detailsOf(video)} preventScrollReset className="underline-offset-4 hover:underline">
        {video.videoName}
      </Link>
    </h2>
  );
}

/** The one thing that comes next for this video. */
export function MainAction({ video, actions }: VideoCardProps) {
  if (canPublish(video)) {
    return (
      <Button
        size="sm"
        icon={<CloudUpload aria-hidden="true" className="size-4" />}
        onClick={() => actions.publish(video)}
      >
        <T k="videos.card.upload" />
      </Button>
    );
  }
  if (needsTime(video)) {
    return (
      <ButtonLink
        to={`/dashboard/create?plan=${video._id}`}
        variant="primary"
        size="sm"
        icon={<CalendarClock aria-hidden="true" className="size-4" />}
      >
        <T k="videos.card.setTime" />
      </ButtonLink>
    );
  }
  if (isBeingMade(video)) {
    return (
      <Button size="sm" onClick={() => actions.cancel(video)}>
        <T k="videos.card.cancel" />
      </Button>
    );
  }
  return null;
}

export function MenuButton({ video, actions }: VideoCardProps) {
  const t = useT();
  const label = t("videos.card.menu", { name: video.videoName });
  return (
    <IconButton
      size="sm"
      label={label}
      lang={t.attr("videos.card.menu")}
      aria-haspopup="menu"
      onClick={(event) => actions.openMenu(video, event.currentTarget)}
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
