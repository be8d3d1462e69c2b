import {
  Captions,
  Clapperboard,
  CloudDownload,
  CloudUpload,
  Download,
  Info,
  OctagonX,
  Pencil,
  RotateCcw,
  SquarePen,
  TextCursorInput,
  Trash2,
} from "lucide-react";
import { useNavigate } from "react-router";
import { useCreateAgain } from "#data/videos/create-again.ts";
import { useSubtitles } from "#data/videos/subtitles.ts";
import { isCompleted, isProcessing, retryKey, throughUpload, type ShownVideo } from "#data/videos/video-state.ts";
import { useFetchVideo, useRetryVideo } from "#data/videos/videos.ts";
import { channelsOf, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { loadChunk } from "#lib/chunk.ts";
import { T, useT } from "#lib/messages.tsx";
import { saveAddress, saveBlob } from "#lib/save-file.ts";
import { savingAddress } from "#lib/saving-address.ts";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { MenuAt, type MenuItem } from "#ui/overlay/menu.tsx";
import { isOnChannel } from "./change/is-on-channel.ts";
import type { CardActions } from "./card/card-actions.ts";

type VideoMenuProps = {
  isOpen: boolean;
  video: ShownVideo;
  anchor: HTMLElement;
  actions: CardActions;
  onOpenChange: (isOpen: boolean) => void;
};

const FORMATS = ["srt", "vtt"] as const;

/** Everything that can be done with a video beside its one main action. */
export function VideoMenu({ isOpen, video, anchor, actions, onOpenChange }: VideoMenuProps) {
  const t = useT();
  const { notify } = useNotification();
  const createAgain = useCreateAgain();
  const retry = useRetryVideo();
  const fetchAgain = useFetchVideo();
  const navigate = useNavigate();
  const tellFailure = (error: Error) => notify({ type: "error", message: error.message });
  const subtitleItems = useSubtitleItems(video, tellFailure);
  const otherChannelItems = useOtherChannels(video, actions);
  const isFailed = video.status.toLowerCase() === "failed";

  const items: (MenuItem | false)[] = [
    ...viewingItems(video, actions),
    ...subtitleItems,
    video.canFetch && {
      id: "fetch",
      label: <T k="action.fetch_again" />,
      icon: <CloudDownload aria-hidden="true" />,
      onSelect: () => fetchAgain.mutate(video._id, { onError: tellFailure }),
    },
    isFailed && {
      id: "retry",
      label: <T k={retryKey(video)} />,
      icon: <RotateCcw aria-hidden="true" />,
      onSelect: () => retry.mutate(video._id, { onError: tellFailure }),
    },
    video.engine !== "own" && {
      id: "reuse",
      label: <T k="videos.card.reuse" />,
      icon: <TextCursorInput aria-hidden="true" />,
      onSelect: () => createAgain(video),
    },
    hasScenes(video) && {
      id: "scenes",
      label: <T k={video.engine === "sahne" ? "videos.card.editScenes" : "videos.card.finish"} />,
      icon: <Clapperboard aria-hidden="true" />,
      onSelect: () => void openScenes(video, navigate).catch(tellFailure),
    },
    {
      id: "rename",
      label: <T k="videos.card.rename" />,
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => actions.rename(video),
    },
    ...changeItems(video, actions),
    ...otherChannelItems,
    isProcessing(video) && {
      id: "cancel",
      label: <T k="videos.card.cancel" />,
      icon: <OctagonX aria-hidden="true" />,
      onSelect: () => actions.cancel(video),
    },
    {
      id: "delete",
      label: <T k="videos.card.delete" />,
      icon: <Trash2 aria-hidden="true" />,
      tone: "danger",
      startsGroup: true,
      onSelect: () => actions.remove(video),
    },
  ];
  return (
    <MenuAt
      label={t("videos.card.menu", { name: video.videoName })}
      items={items.filter((item) => item !== false)}
      anchor={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}

function viewingItems(video: ShownVideo, actions: CardActions): (MenuItem | false)[] {
  return [
    {
      id: "details",
      label: <T k="videos.card.details" />,
      icon: <Info aria-hidden="true" />,
      to: actions.detailsOf(video),
    },
    video.videoUrl !== null && {
      id: "download",
      label: <T k="videos.card.download" />,
      icon: <Download aria-hidden="true" />,
      onSelect: () => download(video),
    },
  ];
}

/** One per channel it is on; the channel is named where there are several. */
function changeItems(video: ShownVideo, actions: CardActions): MenuItem[] {
  const there = video.uploads.map((upload) => throughUpload(video, upload)).filter(isOnChannel);
  return there.map((seen) => ({
    id: `change ${seen.upload?.channelId}`,
    label:
      there.length > 1 ? (
        <T k="videos.card.changeOn" v={{ channel: seen.upload?.channelTitle ?? "" }} />
      ) : (
        <T k="videos.card.change" />
      ),
    icon: <SquarePen aria-hidden="true" />,
    onSelect: () => actions.change(seen),
  }));
}

/** R18.3: one that is on a channel can go to each of the others too. */
function useOtherChannels(video: ShownVideo, actions: CardActions): MenuItem[] {
  const channels = channelsOf(useYoutubeStatus().data);
  if (!isCompleted(video) || video.uploads.length === 0) return [];
  const free = channels.filter(({ id }) => !video.uploads.some(({ channelId }) => channelId === id));
  return free.map(({ id, title }) => ({
    id: `publish ${id}`,
    label: <T k="videos.card.uploadTo" v={{ channel: title }} />,
    icon: <CloudUpload aria-hidden="true" />,
    onSelect: () => actions.publish(video, id),
  }));
}

/** A copy of its scenes, in the studio. What calls it is fetched then: few open this menu for it. */
async function openScenes({ _id: videoId }: ShownVideo, navigate: (to: string) => unknown): Promise<void> {
  const { editVideo } = await loadChunk(() => import("#data/studio/studio.ts"));
  const { draft } = await editVideo(videoId);
  navigate(`/dashboard/studio/${draft._id}`);
}

/** Finished by our own renderer, its scenes can be opened in the studio; a vendor's clip becomes a scene there. */
function hasScenes({ engine, videoUrl }: ShownVideo): boolean {
  return engine !== "own" && videoUrl !== null;
}

/** Where the film has words: a file of them in either format. */
function useSubtitleItems({ _id: videoId, videoName, hasSubtitles }: ShownVideo, onError: (error: Error) => void) {
  const { mutate } = useSubtitles();
  return (hasSubtitles ? FORMATS : []).map((format): MenuItem => ({
    id: format,
    label: <T k="videos.card.subtitles" v={{ format: format.toUpperCase() }} />,
    icon: <Captions aria-hidden="true" />,
    onSelect: () =>
      mutate(
        { videoId, format },
        { onSuccess: (text) => saveBlob(new Blob([text], { type: "text/plain" }), `${videoName}.${format}`), onError },
      ),
  }));
}

function download(video: ShownVideo): void {
  if (video.videoUrl === null) return;
  saveAddress(savingAddress(video.videoUrl, `${video.videoName}.mp4`), `${video.videoName}.mp4`);
}
