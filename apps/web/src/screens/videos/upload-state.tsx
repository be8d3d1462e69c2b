import { ExternalLink } from "lucide-react";
import { isPublishing, type ShownVideo } from "#data/video-state.ts";
import { useYoutubeStatus } from "#data/youtube.ts";
import { T, useT } from "#lib/messages.tsx";
import { Progress } from "#ui/progress.tsx";
import { SandboxBadge } from "#ui/status-badge.tsx";

/** What became of the way to the channel; nothing while there is none. */
export function UploadState({ video }: { isOpen: boolean; video: ShownVideo }) {
  const t = useT();
  const { upload } = video;
  const isSandbox = useYoutubeStatus().data?.channel?.isSandbox === true;
  if (upload === null) return null;
  const key = `publish.status.${upload.status}` as const;
  if (isPublishing(video)) {
    return (
      <Progress label={`${video.videoName}: ${t(key)}`} value={upload.progress}>
        <T k={key} />
      </Progress>
    );
  }
  return (
    <div className="flex flex-col gap-1 text-sm text-text-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <T k={key} />
        {isSandbox && <SandboxBadge label={t("common.sandbox")} />}
        {upload.url !== null && (
          <a
            href={upload.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1 text-accent-text underline underline-offset-4"
          >
            <T k="publish.watch" />
            <ExternalLink aria-hidden="true" className="size-3.5" />
            <span className="sr-only">
              (<T k="common.opensNewTab" />)
            </span>
          </a>
        )}
      </p>
      {upload.error !== null && <p className="text-danger">{upload.error.message}</p>}
      {upload.actualPrivacyStatus !== null && upload.actualPrivacyStatus !== upload.privacyStatus && (
        <p>
          <T
            k="publish.privacyDiffers"
            v={{
              asked: t(`publish.privacy.${upload.privacyStatus}`),
              actual: t(`publish.privacy.${upload.actualPrivacyStatus}`),
            }}
          />
        </p>
      )}
    </div>
  );
}
