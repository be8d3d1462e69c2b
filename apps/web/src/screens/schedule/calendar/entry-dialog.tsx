import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import { calendarKey } from "@sahne/contract/schedules/calendar-words";
import { CalendarClock, Clapperboard, Pencil, SkipForward, SquarePen, X } from "lucide-react";
import { useCancelUpload, type UploadRef } from "#data/publishing/publishing.ts";
import { T, useT } from "#lib/messages.tsx";
import { PlanButtons } from "#screens/schedule/plans/plan-buttons.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import styles from "./calendar.module.css";
import { lookOf } from "./entry-look.tsx";
import type { CalendarActions } from "./use-calendar-actions.ts";

type EntryDialogProps = { isOpen: boolean; entry: CalendarEntry; actions: CalendarActions };

/** What it is, when, how it stands, and everything that can be done about it. */
export function EntryDialog({ isOpen, entry, actions }: EntryDialogProps) {
  const t = useT();
  const { icon: Icon, tone } = lookOf(entry);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && actions.close()}
      size="sm"
      title={entry.title}
      description={<T k="common.moment" v={{ when: new Date(entry.at) }} />}
      closeLabel={t("calendar.close")}
    >
      <div className="flex flex-col gap-5 pb-4">
        <div className="flex flex-wrap items-center gap-2 text-sm text-text-2">
          {entry.posterUrl !== null && <img src={entry.posterUrl} alt="" className={styles["poster"]} />}
          <Badge tone={tone} icon={<Icon />}>
            <T k={calendarKey(entry)} />
          </Badge>
          <T k={`calendar.kind.${entry.kind}`} />
          {entry.isLate && <T k="calendar.late" />}
          {entry.isRepeated && entry.window === null && <T k="calendar.repeats" />}
          {entry.window !== null && (
            <T k="calendar.random" v={{ from: entry.window.fromHour, to: entry.window.toHour }} />
          )}
          {entry.makesAt !== null && <T k="calendar.makesAt" v={{ when: new Date(entry.makesAt) }} />}
          {entry.channelTitle}
          {entry.state === "planned" && entry.publishBy !== null && <T k={`schedule.uploads.${entry.publishBy}`} />}
        </div>
        <EntryButtons entry={entry} actions={actions} />
      </div>
    </Dialog>
  );
}

function EntryButtons({ entry, actions }: Omit<EntryDialogProps, "isOpen">) {
  const { scheduleId, videoId } = entry;
  const isComing = entry.state === "planned" || entry.state === "paused";
  const isVideoThere = videoId !== null && !(isComing && entry.kind === "film" && entry.isRepeated);
  return (
    <div className="flex flex-wrap gap-3">
      {entry.isMovable && (
        <Button
          variant="primary"
          icon={<CalendarClock aria-hidden="true" className="size-4" />}
          onClick={() => actions.open({ kind: "move", entry, to: new Date(entry.at) })}
        >
          <T k="calendar.move" />
        </Button>
      )}
      {isComing && entry.isMovable && entry.isRepeated && scheduleId !== null && (
        <Button
          icon={<SkipForward aria-hidden="true" className="size-4" />}
          onClick={() => void actions.skip({ at: entry.at, scheduleId })}
        >
          <T k="calendar.skip" />
        </Button>
      )}
      {isComing && scheduleId !== null && (
        <Button
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => actions.open({ kind: "edit", scheduleId })}
        >
          <T k="schedule.edit" />
        </Button>
      )}
      {isComing && scheduleId !== null && (
        <PlanButtons
          plan={{ id: scheduleId, name: entry.title, isPaused: entry.state === "paused", isRepeated: entry.isRepeated }}
          onDone={actions.close}
        />
      )}
      {entry.kind === "publication" && entry.isMovable && videoId !== null && (
        <CancelPublication
          of={{ videoId, channelId: entry.channelId ?? undefined }}
          isThere={entry.publishBy === "channel"}
          onDone={actions.close}
        />
      )}
      {(entry.kind === "change" || isMovedInDialog(entry)) && videoId !== null && (
        <ButtonLink
          to={`/dashboard/videos?change=${encodeURIComponent(videoId)}&channel=${encodeURIComponent(entry.channelId ?? "")}`}
          variant="primary"
          icon={<SquarePen aria-hidden="true" className="size-4" />}
        >
          <T k={entry.kind === "change" ? "calendar.openChange" : "calendar.move"} />
        </ButtonLink>
      )}
      {isVideoThere && (
        <ButtonLink
          to={`/dashboard/videos?video=${encodeURIComponent(videoId)}`}
          icon={<Clapperboard aria-hidden="true" className="size-4" />}
        >
          <T k="calendar.openVideo" />
        </ButtonLink>
      )}
    </div>
  );
}

/** Its channel keeps the hour, and the right to move it is missing, or another change waits: there everything is told. */
function isMovedInDialog({ kind, state, publishBy, isMovable }: CalendarEntry): boolean {
  return kind === "publication" && state === "planned" && publishBy === "channel" && !isMovable;
}

type CancelProps = { of: UploadRef; isThere: boolean; onDone: () => void };

function CancelPublication({ of, isThere, onDone }: CancelProps) {
  const { notify } = useNotification();
  const cancel = useCancelUpload();
  const onError = (error: Error) => notify({ type: "error", message: error.message });
  return (
    <Button
      icon={<X aria-hidden="true" className="size-4" />}
      isLoading={cancel.isPending}
      onClick={() => cancel.mutate(of, { onError, onSuccess: onDone })}
    >
      <T k={isThere ? "schedule.uploads.keepPrivate" : "schedule.uploads.cancel"} />
    </Button>
  );
}
