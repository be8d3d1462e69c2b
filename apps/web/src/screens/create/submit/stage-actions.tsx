import {
  Captions,
  CircleStop,
  Clapperboard,
  CopyPlus,
  Download,
  EllipsisVertical,
  ImagePlay,
  Upload,
} from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useSubtitles } from "#data/videos/subtitles.ts";
import { canPublish, isBeingMade, type ShownVideo } from "#data/videos/video-state.ts";
import { useCancelVideo } from "#data/videos/videos.ts";
import { loadChunk } from "#lib/chunk.ts";
import { T, useT } from "#lib/messages.tsx";
import { saveBlob } from "#lib/save-file.ts";
import { savingAddress } from "#lib/saving-address.ts";
import { NO_CHANGES, type CreateValues } from "#screens/create/create-values.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Menu, type MenuItem } from "#ui/overlay/menu.tsx";
import { CancelDialog } from "#ui/video/cancel-dialog.tsx";

/** What another film like this one is asked for with. */
function valuesLike(video: ShownVideo): Partial<CreateValues> {
  const { scenario, serviceType, imageIds, autoUpload, options, publication } = video;
  // The title follows the new words, and further channels are chosen anew.
  const changes = publication && { ...NO_CHANGES, ...publication, title: null, further: undefined };
  return { scenario, serviceType, imageIds, autoUpload, options, publication: changes ?? NO_CHANGES };
}

type StageActionsProps = { video: ShownVideo; onAnother: (values: Partial<CreateValues>) => void };

/** What can be done with the film on the stage, while it is made and afterwards. */
export function StageActions({ video, onAnother }: StageActionsProps) {
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {isBeingMade(video) && <StopMaking video={video} />}
      {canPublish(video) && (
        <ButtonLink to={`/dashboard/videos?video=${video._id}`} icon={<Upload aria-hidden="true" className="size-4" />}>
          <T k="create.started.publish" />
        </ButtonLink>
      )}
      <Button icon={<CopyPlus aria-hidden="true" className="size-4" />} onClick={() => onAnother(valuesLike(video))}>
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
      {video.videoUrl !== null && (video.hasSubtitles || video.engine === "sahne") && <OtherFiles video={video} />}
      <ButtonLink variant="ghost" to="/dashboard/videos">
        <T k="create.started.toVideos" />
      </ButtonLink>
    </div>
  );
}

function StopMaking({ video }: { video: ShownVideo }) {
  const t = useT();
  const cancel = useCancelVideo();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button icon={<CircleStop aria-hidden="true" className="size-4" />} onClick={() => setIsAsking(true)}>
        <T k="create.started.cancel" />
      </Button>
      <CancelDialog
        isOpen={isAsking}
        name={video.videoName}
        paidEngine={video.engine === "sahne" ? null : t(`engine.${video.engine}`)}
        isPending={cancel.isPending}
        problem={cancel.error?.message ?? null}
        onConfirm={() => cancel.mutate(video._id, { onSuccess: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

/** Opens a copy of its scenes in the studio; what asks for it is fetched then. */
function useScenes(videoId: string) {
  const navigate = useNavigate();
  const { notify } = useNotification();
  const [isOpening, setIsOpening] = useState(false);
  async function open(search = "") {
    setIsOpening(true);
    try {
      const { editVideo } = await loadChunk(() => import("#data/studio/studio.ts"));
      const { draft } = await editVideo(videoId);
      await navigate(`/dashboard/studio/${draft._id}${search}`);
    } catch (error) {
      setIsOpening(false);
      notify({ type: "error", message: error instanceof Error ? error.message : String(error) });
    }
  }
  return { open, isOpening };
}

function EditScenes({ videoId }: { videoId: string }) {
  const { open, isOpening } = useScenes(videoId);
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

const FORMATS = ["srt", "vtt"] as const;

/** Its words as files, and the way to a thumbnail. */
function OtherFiles({ video: { _id: videoId, videoName, hasSubtitles, engine } }: { video: ShownVideo }) {
  const t = useT();
  const { notify } = useNotification();
  const subtitles = useSubtitles();
  const scenes = useScenes(videoId);
  const texts = (hasSubtitles ? FORMATS : []).map((format): MenuItem => ({
    id: format,
    label: <T k="create.started.subtitles" v={{ format: format.toUpperCase() }} />,
    icon: <Captions aria-hidden="true" />,
    onSelect: () =>
      subtitles.mutate(
        { videoId, format },
        {
          onSuccess: (text) => saveBlob(new Blob([text], { type: "text/plain" }), `${videoName}.${format}`),
          onError: (error) => notify({ type: "error", message: error.message }),
        },
      ),
  }));
  const thumbnail: MenuItem = {
    id: "thumbnail",
    label: <T k="create.started.thumbnail" />,
    icon: <ImagePlay aria-hidden="true" />,
    onSelect: () => void scenes.open("?thumbnail=1"),
  };
  return (
    <Menu
      label={t("create.started.files")}
      align="start"
      items={engine === "sahne" ? [...texts, thumbnail] : texts}
      trigger={
        <IconButton label={t("create.started.files")} disabled={scenes.isOpening}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
