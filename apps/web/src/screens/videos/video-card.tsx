import { CloudUpload, Download } from "lucide-react";
import { badgeStatus, canPublish, isCompleted, statusKey, type ShownVideo } from "#data/video-state.ts";
import { apiAddress } from "#lib/api.ts";
import { formatCount, wholeSeconds } from "#lib/format.ts";
import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Card } from "#ui/card.tsx";
import { StatusBadge } from "#ui/status-badge.tsx";
import { UploadState } from "./upload-state.tsx";
import { VideoStage } from "./video-stage.tsx";

export function VideoCard({ video, onPublish }: { video: ShownVideo; onPublish: () => void }) {
  const status = badgeStatus(video);
  return (
    <Card padding="none" className="flex flex-col overflow-hidden">
      <VideoStage video={video} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="line-clamp-2 min-w-0 text-md font-semibold break-words">{video.videoName}</h2>
          <StatusBadge status={status} label={<T k={statusKey(status)} />} />
        </div>
        {video.videoDescription !== "" && (
          <p className="line-clamp-2 text-base break-words text-text-2">{video.videoDescription}</p>
        )}
        {video.error !== null && <p className="text-sm text-danger">{video.error.message}</p>}
        <Facts video={video} />
        <UploadState video={video} />
        {isCompleted(video) && <Actions video={video} onPublish={onPublish} />}
      </div>
    </Card>
  );
}

function Facts({ video }: { video: ShownVideo }) {
  return (
    <p className="tabular flex flex-wrap gap-x-2 text-sm text-text-3">
      <T k="videos.card.created" v={{ when: new Date(video.createdAt) }} />
      {video.videoDuration !== null && (
        <>
          <span aria-hidden="true">·</span>
          <T k="videos.card.duration" v={{ seconds: wholeSeconds(video.videoDuration) }} />
        </>
      )}
      {video.views !== null && (
        <>
          <span aria-hidden="true">·</span>
          <T k="videos.card.views" v={{ count: formatCount(video.views) }} />
        </>
      )}
      <span aria-hidden="true">·</span>
      <T k={`engine.${video.engine}`} />
    </p>
  );
}

function Actions({ video, onPublish }: { video: ShownVideo; onPublish: () => void }) {
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-1">
      {canPublish(video) && (
        <Button
          variant="primary"
          size="sm"
          icon={<CloudUpload aria-hidden="true" className="size-4" />}
          onClick={onPublish}
        >
          <T k="videos.card.upload" />
        </Button>
      )}
      {video.videoUrl !== null && (
        <a
          href={apiAddress(video.videoUrl)}
          download={`${video.videoName}.mp4`}
          className={buttonStyle({ size: "sm" })}
        >
          <Download aria-hidden="true" className="size-4" />
          <T k="videos.card.download" />
        </a>
      )}
    </div>
  );
}
