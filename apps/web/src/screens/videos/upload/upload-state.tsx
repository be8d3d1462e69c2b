import { MessageCircle, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { uploadRef } from "#data/publishing/publishing.ts";
import { isPublishing, throughUpload, type ShownVideo } from "#data/videos/video-state.ts";
import { useYoutubeStatus } from "#data/publishing/youtube.ts";
import { T, useT } from "#lib/messages.tsx";
import { formatCount } from "#lib/time/format.ts";
import { OutsideLink } from "#ui/outside-link.tsx";
import { Progress } from "#ui/progress.tsx";
import { SandboxBadge } from "#ui/video/status-badge.tsx";
import { ChangeState } from "./change-state.tsx";
import { CancelUpload } from "./cancel-upload.tsx";
import { WaitingUpload } from "./waiting-upload.tsx";
import { UploadTrouble } from "./upload-trouble.tsx";

/** The state of each publication, by its channel where there are several; nothing while there is none. */
export function UploadState({ video }: { isOpen: boolean; video: ShownVideo }) {
  if (video.uploads.length < 2) return <OneUpload video={video} />;
  return (
    <ul className="flex flex-col gap-3">
      {video.uploads.map((upload) => (
        <li key={upload.channelId} className="flex flex-col gap-1.5">
          <p className="text-sm font-medium break-words">
            {upload.channelTitle === null ? (
              <T k="publish.formerChannel" />
            ) : (
              <T k="publish.toChannel" v={{ name: upload.channelTitle }} />
            )}
          </p>
          <OneUpload video={throughUpload(video, upload)} />
        </li>
      ))}
    </ul>
  );
}

function OneUpload({ video }: { video: ShownVideo }) {
  const { upload } = video;
  if (upload === null) return null;
  if (isPublishing(video)) return <OnItsWay video={video} />;
  return (
    <div className="flex flex-col gap-2 text-sm text-text-2">
      {upload.error === null && <WaitingUpload video={video} />}
      {upload.error !== null && <UploadTrouble video={video} upload={upload} error={upload.error} />}
      {upload.change !== null && <ChangeState video={video} change={upload.change} />}
      {upload.url !== null && <OnChannel video={video} url={upload.url} />}
      {upload.thumbnailStatus === "refused" && (
        <p>
          <T k="publish.thumbnail.refused" />
        </p>
      )}
    </div>
  );
}

function OnItsWay({ video }: { video: ShownVideo }) {
  const t = useT();
  const status = video.upload?.status ?? "queued";
  const key = status === "uploading" || status === "verifying" ? (`stage.${status}` as const) : "publish.status.queued";
  return (
    <div className="flex flex-col gap-2">
      <Progress label={`${video.videoName}: ${t(key)}`} value={video.upload?.progress ?? null}>
        <T k={key} />
      </Progress>
      {status !== "verifying" && <CancelUpload of={uploadRef(video)} />}
    </div>
  );
}

/** The link to it, and how it does there. */
function OnChannel({ video, url }: { video: ShownVideo; url: string }) {
  const t = useT();
  const isSandbox = useYoutubeStatus().data?.channel?.isSandbox === true;
  const isPublished = video.upload?.status === "published";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isPublished && <T k="publish.status.published" />}
      {isSandbox && <SandboxBadge label={t("common.sandbox")} />}
      <OutsideLink href={url} text="publish.watch" />
      {video.likes !== null && (
        <Figure icon={<ThumbsUp />} count={video.likes} label={t("publish.likes", { count: video.likes })} />
      )}
      {video.comments !== null && (
        <Figure
          icon={<MessageCircle />}
          count={video.comments}
          label={t("publish.comments", { count: video.comments })}
        />
      )}
    </div>
  );
}

function Figure({ icon, count, label }: { icon: ReactNode; count: number; label: string }) {
  return (
    <span title={label} className="tabular inline-flex items-center gap-1 text-text-3 [&_svg]:size-3.5">
      <span aria-hidden="true" className="inline-flex items-center gap-1">
        {icon}
        {formatCount(count)}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
