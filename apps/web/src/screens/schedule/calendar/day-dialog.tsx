import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import { momentOf } from "@sahne/contract/schedules/zoned-time";
import { CalendarPlus, Clapperboard } from "lucide-react";
import { useState } from "react";
import { useCalendarDay } from "#data/schedules/calendar-day.ts";
import { useLibrary } from "#data/videos/library.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { EntryRows } from "./agenda-view.tsx";
import { dateOf } from "./calendar-days.ts";
import { createPath } from "./create-path.ts";

/** A day opened without an hour is offered for this one. */
const USUAL_HOUR = 9;
/** So many rows are drawn at once. */
const STEP = 100;

type DayDialogProps = {
  isOpen: boolean;
  day: string;
  hour: number | null;
  minute?: number | undefined;
  today: string;
  zone: string;
  /** Those that the calendar shows already: all of the day, or the first of it. */
  entries: readonly CalendarEntry[];
  onOpen: (entry: CalendarEntry) => void;
  onClose: () => void;
};

/** Everything of one day, and what can be put there: a new video, or a finished one that goes out then. */
export function DayDialog({ isOpen, day, hour, minute = 0, today, zone, entries, onOpen, onClose }: DayDialogProps) {
  const t = useT();
  const [isChoosing, setIsChoosing] = useState(false);
  const clock = [hour ?? USUAL_HOUR, minute].map((part) => String(part).padStart(2, "0")).join(":");
  const at = momentOf({ date: day, time: clock }, zone);
  const name = new Intl.DateTimeFormat(t.pageLang, { dateStyle: "full", timeZone: "UTC" }).format(dateOf(day));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={hour === null ? name : `${name}, ${clock}`}
      closeLabel={t("calendar.close")}
    >
      <div className="flex flex-col gap-5 pb-4">
        <AllOfDay day={day} zone={zone} known={entries} onOpen={onOpen} />
        {day < today || at === null ? (
          <p className="text-sm text-text-3">
            <T k="calendar.pastDay" />
          </p>
        ) : (
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              variant="primary"
              to={createPath(at, zone)}
              icon={<CalendarPlus aria-hidden="true" className="size-4" />}
            >
              <T k="calendar.newVideo" />
            </ButtonLink>
            <Button
              aria-expanded={isChoosing}
              icon={<Clapperboard aria-hidden="true" className="size-4" />}
              onClick={() => setIsChoosing(!isChoosing)}
            >
              <T k="calendar.finishedVideo" />
            </Button>
          </div>
        )}
        {isChoosing && at !== null && <FinishedVideos at={at} />}
      </div>
    </Dialog>
  );
}

type AllOfDayProps = Pick<DayDialogProps, "day" | "zone" | "onOpen"> & { known: readonly CalendarEntry[] };

/** What is known at once, then all that there is, so many rows at a time. */
function AllOfDay({ day, zone, known, onOpen }: AllOfDayProps) {
  const [shown, setShown] = useState(STEP);
  const answer = useCalendarDay(day, zone);
  const entries = answer.data?.pages.flatMap((page) => page.entries) ?? known;
  function showMore() {
    setShown(shown + STEP);
    if (shown + STEP > entries.length && answer.hasNextPage) void answer.fetchNextPage();
  }
  return (
    <>
      <EntryRows entries={entries.slice(0, shown)} zone={zone} onOpen={onOpen} />
      {answer.isPending && (
        <p role="status" className="text-sm text-text-3">
          <T k="common.loading" />
        </p>
      )}
      {answer.isError && (
        <Notice
          tone="danger"
          title={answer.error.message}
          action={
            <Button size="sm" isLoading={answer.isFetching} onClick={() => void answer.refetch()}>
              <T k="common.retry" />
            </Button>
          }
        />
      )}
      {(shown < entries.length || answer.hasNextPage) && (
        <Button size="sm" isLoading={answer.isFetchingNextPage} onClick={showMore}>
          <T k="common.showMore" />
        </Button>
      )}
    </>
  );
}

/** Finished videos that are on no channel yet; each opens its publication with the hour filled in. */
function FinishedVideos({ at }: { at: Date }) {
  const library = useLibrary({ status: "completed", q: "", sort: "newest" });
  const videos = library.data?.pages.flatMap((page) => page.videos) ?? [];
  const free = videos.filter((video) => video.upload === null);
  if (library.isPending) return <T k="common.loading" />;
  if (free.length === 0) {
    return (
      <p className="text-sm text-text-3">
        <T k="calendar.noFinished" />
      </p>
    );
  }
  return (
    <ul className="flex flex-col gap-2">
      {free.map((video) => (
        <li key={video._id}>
          <ButtonLink
            isWide
            to={`/dashboard/videos?publish=${encodeURIComponent(video._id)}&at=${encodeURIComponent(at.toISOString())}`}
          >
            {video.videoName}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
