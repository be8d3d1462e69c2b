import { useQueryClient } from "@tanstack/react-query";
import { Undo2, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { forgetDeleted, type DeletedVideo } from "#data/videos/deleted-videos.ts";
import { useRestoreVideo } from "#data/videos/library.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { focusList } from "./video-pages.tsx";

type UndoBarProps = {
  isOpen: boolean;
  newest: DeletedVideo;
  /** How many older ones wait behind the newest. */
  more: number;
  /** The one whose card has just gone from under the focus, if any. */
  justDeleted: string | null;
};

/** Stays as long as the server keeps the videos. One after the other, so that each can be brought back. */
export function UndoBar({ newest, more, justDeleted }: UndoBarProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const { videoId, name } = newest;
  const restore = useRestoreVideo();
  const box = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const hasFailed = restore.isError && restore.variables === videoId;
  useEffect(() => {
    if (justDeleted === null) return;
    // After the menu has returned the focus to a button that no longer exists.
    const focus = setTimeout(() => undo.current?.focus({ preventScroll: true }), 50);
    return () => clearTimeout(focus);
  }, [justDeleted]);
  useLayoutEffect(() => {
    const bar = box.current;
    return () => {
      if (bar?.contains(document.activeElement)) focusList();
    };
  }, []);

  return (
    <div ref={box} className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex justify-center">
      <div
        role="status"
        className="pointer-events-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface-2 py-2.5 pr-2 pl-4 text-base shadow-3"
      >
        <p className="min-w-0 flex-1 basis-40 break-words">
          {hasFailed ? (
            <span className="text-danger">{restore.error.message}</span>
          ) : (
            <T k="videos.delete.undoable" v={{ name }} />
          )}
          {more > 0 && (
            <span className="block text-sm text-text-2">
              <T k="videos.delete.more" v={{ count: more }} />
            </span>
          )}
        </p>
        <div className="ml-auto flex items-center gap-2">
          <Button
            ref={undo}
            size="sm"
            icon={<Undo2 aria-hidden="true" className="size-4" />}
            isLoading={restore.isPending}
            onClick={() => restore.mutate(videoId)}
          >
            <T k="videos.delete.undo" />
          </Button>
          <IconButton size="sm" label={t("videos.close")} onClick={() => forgetDeleted(queryClient, videoId)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
