import { UNDO_DELETE_MS } from "@sahne/contract/limits";
import { Undo2, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useRestoreVideo } from "#data/library.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";

export type Deleted = { videoId: string; name: string };

type UndoBarProps = { isOpen: boolean; deleted: Deleted; onClose: () => void };

/** Stays as long as the server keeps the video. The card it came from is gone, so the focus comes here. */
export function UndoBar({ deleted, onClose }: UndoBarProps) {
  const t = useT();
  const restore = useRestoreVideo();
  const undo = useRef<HTMLButtonElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    // After the menu has given the focus back to a button that is no more.
    const focus = setTimeout(() => undo.current?.focus({ preventScroll: true }), 50);
    const timer = setTimeout(() => close.current(), UNDO_DELETE_MS);
    return () => {
      clearTimeout(focus);
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex justify-center">
      <div
        role="status"
        className="pointer-events-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface-2 py-2.5 pr-2 pl-4 text-base shadow-3"
      >
        <p className="min-w-0 flex-1 basis-48 break-words">
          {restore.isError ? (
            <span className="text-danger">{restore.error.message}</span>
          ) : (
            <T k="videos.delete.undoable" v={{ name: deleted.name }} />
          )}
        </p>
        <Button
          ref={undo}
          size="sm"
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          isLoading={restore.isPending}
          onClick={() => restore.mutate(deleted.videoId, { onSuccess: onClose })}
        >
          <T k="videos.delete.undo" />
        </Button>
        <IconButton size="sm" label={t("common.close")} onClick={onClose}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </div>
  );
}
