import type { PlannedUpload } from "@sahne/contract/publishing/waiting-uploads";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useState } from "react";
import { useReorderQueue } from "#data/schedules/slots.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { queueMoves, reversed } from "./queue-order.ts";
import type { ToolActions } from "./tool-actions.ts";
import { useListDrag, type ListDrag } from "./use-list-drag.ts";

const SHOWN = 8;

type QueueListProps = {
  channel: { id: string; title: string };
  uploads: readonly PlannedUpload[];
  actions: Pick<ToolActions, "offerUndo">;
};

/** The films that wait for their hour on a channel; moved by drag, by arrows, and back by undo. */
export function QueueList({ channel, uploads, actions }: QueueListProps) {
  const t = useT();
  const { notify } = useNotification();
  const [isWhole, setIsWhole] = useState(false);
  const reorder = useReorderQueue();
  // Of one whose hour the channel keeps, the hour is changed there: it cannot change places in one step.
  const queue = uploads.filter(({ publishBy }) => publishBy === "sahne");
  const drag = useListDrag(move);

  function move(from: number, to: number): void {
    const moves = queueMoves(queue, from, to);
    const moved = queue[from];
    const target = queue[to];
    if (moved === undefined || target === undefined || moves.length === 0 || reorder.isPending) return;
    reorder.mutate(
      { channelId: channel.id, moves },
      {
        onSuccess: () =>
          actions.offerUndo({
            text: t("queue.moved", { title: moved.title, when: new Date(target.publishAt) }),
            take: () => reorder.mutateAsync({ channelId: channel.id, moves: reversed(moves) }),
          }),
        onError: (error) => notify({ type: "error", message: error.message }),
      },
    );
  }

  const shown = isWhole ? uploads : uploads.slice(0, SHOWN);
  return (
    <div className="mt-2 flex flex-col gap-2">
      {queue.length > 1 && (
        <p className="text-text-3">
          <T k="queue.text" />
        </p>
      )}
      <ol aria-label={t("queue.title", { channel: channel.title })} className="flex flex-col gap-1">
        {shown.map((upload) => (
          <QueueRow
            key={upload.videoId}
            upload={upload}
            place={queue.indexOf(upload)}
            last={queue.length - 1}
            drag={drag}
            onMove={move}
          />
        ))}
      </ol>
      {shown.length < uploads.length && (
        <Button size="sm" className="w-fit" onClick={() => setIsWhole(true)}>
          <T k="queue.all" v={{ n: uploads.length }} />
        </Button>
      )}
    </div>
  );
}

type QueueRowProps = {
  upload: PlannedUpload;
  /** Among those that can change places; −1: it cannot. */
  place: number;
  last: number;
  drag: ListDrag;
  onMove: (from: number, to: number) => void;
};

function QueueRow({ upload: { title, publishAt }, place, last, drag, onMove }: QueueRowProps) {
  const t = useT();
  const canMove = place >= 0 && last > 0;
  return (
    <li
      data-place={place >= 0 ? place : undefined}
      className={classNames(
        "flex min-w-0 items-center gap-2 rounded-md border border-line bg-surface-1 p-1.5",
        drag.from !== null && drag.over === place && "border-accent",
        drag.from === place && place >= 0 && "opacity-60",
      )}
    >
      {canMove && (
        <span
          {...drag.handle(place)}
          title={t("queue.drag", { title })}
          className="flex size-8 shrink-0 cursor-grab touch-none items-center justify-center text-text-3 pointer-coarse:size-11"
        >
          <GripVertical aria-hidden="true" className="size-4" />
        </span>
      )}
      <span className={classNames("min-w-0 flex-1", !canMove && "pl-2")}>
        <span className="block truncate font-medium">{title}</span>
        <span className="tabular block text-text-2">
          <T k="common.moment" v={{ when: new Date(publishAt) }} />
          {place < 0 && (
            <>
              {" · "}
              <T k="queue.kept" />
            </>
          )}
        </span>
      </span>
      {canMove && (
        <>
          <IconButton
            size="sm"
            label={t("queue.earlier", { title })}
            disabled={place === 0}
            onClick={() => onMove(place, place - 1)}
          >
            <ArrowUp aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton
            size="sm"
            label={t("queue.later", { title })}
            disabled={place === last}
            onClick={() => onMove(place, place + 1)}
          >
            <ArrowDown aria-hidden="true" className="size-4" />
          </IconButton>
        </>
      )}
    </li>
  );
}
