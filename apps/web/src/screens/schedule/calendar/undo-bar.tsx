import { Undo2, X } from "lucide-react";
import { useState } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import type { Undo } from "./use-calendar-actions.ts";

type UndoBarProps = { isOpen: boolean; undo: Undo | null; onClose: () => void };

/** What was just done, until it is taken back, closed, or something else is done. */
export function UndoBar({ undo, onClose }: UndoBarProps) {
  return undo === null ? null : <Bar undo={undo} onClose={onClose} />;
}

function Bar({ undo, onClose }: { undo: Undo; onClose: () => void }) {
  const t = useT();
  const { notify } = useNotification();
  const [isPending, setIsPending] = useState(false);

  function handleUndo() {
    setIsPending(true);
    undo
      .take()
      .then(() => notify({ type: "success", message: t("calendar.undone") }))
      .catch((error: Error) => notify({ type: "error", message: error.message }))
      .finally(() => {
        setIsPending(false);
        onClose();
      });
  }

  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex justify-center">
      <div
        role="status"
        className="pointer-events-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface-2 py-2.5 pr-2 pl-4 text-base shadow-3"
      >
        <p className="min-w-0 flex-1 basis-40 break-words">{undo.text}</p>
        <div className="ml-auto flex items-center gap-2">
          <Button
            size="sm"
            icon={<Undo2 aria-hidden="true" className="size-4" />}
            isLoading={isPending}
            onClick={handleUndo}
          >
            <T k="calendar.undo" />
          </Button>
          <IconButton size="sm" label={t("calendar.dismiss")} onClick={onClose}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
