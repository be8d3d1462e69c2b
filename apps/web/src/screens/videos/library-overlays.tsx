import { useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useUserId } from "#data/accounts/accounts.ts";
import { useDeletedVideos } from "#data/videos/deleted-videos.ts";
import { useDeleteVideo, useVideo } from "#data/videos/library.ts";
import { throughUpload, type ShownVideo } from "#data/videos/video-state.ts";
import { readWish } from "#lib/connect-wish.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages, T } from "#lib/messages.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import type { CardActions } from "./card/card-actions.ts";
import { changeAddress, readAddress } from "./library-address.ts";
import { wishAddress } from "./wish-address.ts";

const PublishDialog = lazyPart(async () => {
  const [part] = await Promise.all([import("./publish/publish-dialog.tsx"), loadMessages(["publishing"])]);
  return part.PublishDialog;
});
const OwnFilesDialog = lazyPart(async () => {
  const [part] = await Promise.all([
    import("./own-files/own-files-dialog.tsx"),
    loadMessages(["publishing", "errors"]),
  ]);
  return part.OwnFilesDialog;
});
const UndoBar = lazyPart(async () => (await import("./undo-bar.tsx")).UndoBar);
const RenameDialog = lazyPart(async () => {
  const [part] = await Promise.all([import("./rename-dialog.tsx"), loadMessages(["story", "changes"])]);
  return part.RenameDialog;
});
const ChangeDialog = lazyPart(async () => {
  const [part] = await Promise.all([
    import("./change/change-dialog.tsx"),
    loadMessages(["publishing", "changes", "errors"]),
  ]);
  return part.ChangeDialog;
});
const CancelVideo = lazyPart(async () => (await import("./cancel-video.tsx")).CancelVideo);
const VideoMenu = lazyPart(async () => (await import("./video-menu.tsx")).VideoMenu);
const VideoDetails = lazyPart(async () => {
  const [part] = await Promise.all([import("./details/video-details.tsx"), loadMessages(["story", "history"])]);
  return part.VideoDetails;
});

const BANNER_MS = 3_000;

type Open = {
  kind: "publish" | "rename" | "cancel" | "change";
  video: ShownVideo;
  channelId?: string | undefined;
  written?: unknown;
};
type OpenMenu = { video: ShownVideo; anchor: HTMLElement };

/** One of each dialog for the whole list, and what cards call to open them. */
export function useLibraryOverlays(search: URLSearchParams) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const deleted = useDeletedVideos();
  const [justDeleted, setJustDeleted] = useState<string | null>(null);
  const [isBannerShown, setIsBannerShown] = useShownFor(BANNER_MS);
  const { notify } = useNotification();
  const { mutate: remove } = useDeleteVideo();
  const { videoId } = readAddress(search);
  const publishWish = useWished(search, "publish");
  const changeWish = useWished(search, "change");
  const closeDetails = useCallback(() => {
    void navigate(`?${changeAddress(search, { videoId: null }).toString()}`, {
      replace: true,
      preventScrollReset: true,
    });
  }, [navigate, search]);
  const close = () => {
    setOpen(null);
    // The address forgets the wish, which is none of its usual parts.
    if (publishWish !== null || changeWish !== null) closeDetails();
  };
  const publishing = open?.kind === "publish" ? { video: open.video, channelId: open.channelId } : publishWish;
  const changing = open?.kind === "change" ? { video: open.video, written: open.written } : changeWish;

  const actions = useMemo<CardActions>(
    () => ({
      detailsOf: (video) => `?${changeAddress(search, { videoId: video._id }).toString()}`,
      publish: (video, channelId) => setOpen({ kind: "publish", video, channelId }),
      cancel: (video) => setOpen({ kind: "cancel", video }),
      change: (video) => setOpen({ kind: "change", video }),
      rename: (video) => setOpen({ kind: "rename", video }),
      remove: (video) =>
        remove(
          { videoId: video._id, name: video.videoName },
          {
            onSuccess: () => {
              setJustDeleted(video._id);
              if (videoId === video._id) closeDetails();
            },
            onError: (error) => notify({ type: "error", message: error.message }),
          },
        ),
      openMenu: (video, anchor) => {
        setMenu({ video, anchor });
        setIsMenuOpen(true);
      },
    }),
    [search, remove, notify, videoId, closeDetails],
  );

  const elements = (
    <>
      {menu !== null && <VideoMenu isOpen={isMenuOpen} {...menu} actions={actions} onOpenChange={setIsMenuOpen} />}
      {publishing !== null && (
        <PublishDialog
          isOpen
          {...publishing}
          onClose={close}
          onPublished={() => {
            close();
            setIsBannerShown(true);
          }}
        />
      )}
      <NamingDialogs open={open} changing={changing} onOpen={setOpen} onClose={close} />
      {open?.kind === "cancel" && <CancelVideo isOpen video={open.video} onClose={close} />}
      <OwnFilesDialog isOpen={search.has("add")} onClose={closeDetails} />
      <VideoDetails isOpen={videoId !== null} videoId={videoId} actions={actions} onClose={closeDetails} />
      {deleted[0] !== undefined && (
        <UndoBar isOpen newest={deleted[0]} more={deleted.length - 1} justDeleted={justDeleted} />
      )}
    </>
  );
  const banner = isBannerShown ? <Notice tone="success" title={<T k="publish.accepted" />} /> : null;
  return { actions, elements, banner };
}

type NamingDialogsProps = {
  open: Open | null;
  changing: { video: ShownVideo; written: unknown } | null;
  onOpen: (open: Open) => void;
  onClose: () => void;
};

/** Its name here and its words on the channel: the second may follow the first. */
function NamingDialogs({ open, changing, onOpen, onClose }: NamingDialogsProps) {
  return (
    <>
      {changing !== null && (
        <ChangeDialog
          key={`${changing.video._id} ${changing.video.upload?.channelId}`}
          isOpen
          {...changing}
          onClose={onClose}
        />
      )}
      {open?.kind === "rename" && (
        <RenameDialog
          isOpen
          video={open.video}
          onClose={onClose}
          onFollow={(title) => onOpen({ kind: "change", video: open.video, written: { title } })}
        />
      )}
    </>
  );
}

/** R18.7: `?publish=` and `?change=` come back from the channel's consent to the dialog that asked for it. */
function useWished(
  search: URLSearchParams,
  name: "publish" | "change",
): { video: ShownVideo; channelId: string | undefined; written: unknown } | null {
  const videoId = search.get(name);
  const channelId = search.get("channel") ?? undefined;
  const userId = useUserId();
  const video = useVideo(videoId ?? "", videoId !== null).data;
  if (videoId === null || !video) return null;
  const wish = readWish(userId);
  const isOfIt = wish?.path === wishAddress(name, { videoId, channelId });
  // From the calendar: the hour that was pressed.
  const at = search.get("at");
  const upload = video.uploads.find((one) => one.channelId === channelId);
  const seen = name === "change" && upload !== undefined ? throughUpload(video, upload) : video;
  return { video: seen, channelId, written: isOfIt ? wish.written : at === null ? undefined : { publishAt: at } };
}

function useShownFor(milliseconds: number) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), milliseconds);
    return () => clearTimeout(timer);
  }, [isShown, milliseconds]);
  return [isShown, setIsShown] as const;
}
