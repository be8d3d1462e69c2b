import { Download, Pencil, TextCursorInput, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useCreateAgain } from "#data/videos/create-again.ts";
import { useVideo } from "#data/videos/library.ts";
import { badgeStatus, isBeingMade, statusKey, throughUpload, type ShownVideo } from "#data/videos/video-state.ts";
import { ApiError } from "#lib/api-error.ts";
import { T, useT } from "#lib/messages.tsx";
import { savingAddress } from "#lib/saving-address.ts";
import type { CardActions } from "#screens/videos/card/card-actions.ts";
import { UploadFacts, UploadState, VideoProblem } from "#screens/videos/card/card-parts.tsx";
import { MainAction } from "#screens/videos/card/video-card.tsx";
import { ToldNotes } from "#screens/videos/card/told-notes.tsx";
import { VideoFacts } from "#screens/videos/card/video-facts.tsx";
import { hasStage, VideoStage } from "#screens/videos/card/video-stage.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Drawer } from "#ui/overlay/drawer.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { StatusBadge } from "#ui/video/status-badge.tsx";
import { VideoStory } from "./video-story.tsx";

type VideoDetailsProps = {
  isOpen: boolean;
  videoId: string | null;
  actions: CardActions;
  onClose: () => void;
};

/** All details of one video; also the target of a notification's link. */
export function VideoDetails({ isOpen, videoId, actions, onClose }: VideoDetailsProps) {
  const t = useT();
  // Kept while the drawer slides away.
  const [shownId, setShownId] = useState(videoId);
  if (videoId !== null && videoId !== shownId) setShownId(videoId);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      size="lg"
      title={<T k="videos.details.title" />}
      closeLabel={t("videos.close")}
    >
      {shownId !== null && <Story key={shownId} isOpen={isOpen} videoId={shownId} actions={actions} />}
    </Drawer>
  );
}

type StoryProps = { isOpen: boolean; videoId: string; actions: CardActions };

function Story({ isOpen, videoId, actions }: StoryProps) {
  const t = useT();
  const video = useVideo(videoId);
  if (video.data) return <Details video={video.data} actions={actions} />;
  // Deleted from here: the drawer closes silently.
  if (video.data === null && !isOpen) return null;
  if (video.data === null || video.isError) {
    const isMissing = video.error instanceof ApiError && video.error.status === 404;
    const failure = isMissing ? null : video.error;
    return (
      <EmptyState
        tone="danger"
        level={3}
        icon={<TriangleAlert />}
        title={failure === null ? <T k="videos.details.missing" /> : failure.message}
        action={
          failure !== null && (
            <Button isLoading={video.isFetching} onClick={() => void video.refetch()}>
              <T k="videos.retry" />
            </Button>
          )
        }
        className="m-5"
      />
    );
  }
  return (
    <SkeletonGroup label={t("videos.loading")} className="flex flex-col gap-4 p-5">
      <Skeleton className="aspect-video" />
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
}

function Details({ video, actions }: { video: ShownVideo; actions: CardActions }) {
  const t = useT();
  const createAgain = useCreateAgain();
  const status = badgeStatus(video);
  return (
    <div className="flex flex-col gap-5 p-5">
      {hasStage(video) && (
        <div className="overflow-hidden rounded-lg">
          <VideoStage video={video} />
        </div>
      )}
      <div className="flex flex-col items-start gap-2">
        <StatusBadge status={status} label={<T k={statusKey(status)} />} />
        <div className="flex w-full items-start justify-between gap-2">
          <h3 className="min-w-0 text-xl font-semibold break-words">{video.videoName}</h3>
          <IconButton
            size="sm"
            label={t("videos.card.rename")}
            lang={t.attr("videos.card.rename")}
            onClick={() => actions.rename(video)}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
        <VideoFacts video={video} />
        <ToldNotes video={video} />
      </div>
      <VideoProblem isOpen={video.error !== null && !isBeingMade(video)} video={video} />
      <UploadState isOpen={video.upload !== null} video={video} />
      <div className="flex flex-wrap items-center gap-2">
        <MainAction video={video} actions={actions} />
        {video.videoUrl !== null && (
          <a
            href={savingAddress(video.videoUrl, `${video.videoName}.mp4`)}
            download={`${video.videoName}.mp4`}
            className={buttonStyle({ size: "sm" })}
          >
            <Download aria-hidden="true" className="size-4" />
            <T k="videos.card.download" />
          </a>
        )}
        {video.engine !== "own" && (
          <Button
            size="sm"
            icon={<TextCursorInput aria-hidden="true" className="size-4" />}
            onClick={() => createAgain(video)}
          >
            <T k="videos.card.reuse" />
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          className="sm:ml-auto"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => actions.remove(video)}
        >
          <T k="videos.card.delete" />
        </Button>
      </div>
      {video.uploads.map((upload) => (
        <UploadFacts key={upload.channelId} isOpen video={throughUpload(video, upload)} />
      ))}
      <VideoStory video={video} />
    </div>
  );
}
