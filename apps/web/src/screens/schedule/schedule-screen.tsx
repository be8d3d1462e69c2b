import { dayIn } from "@sahne/contract/schedules/zoned-time";
import { CalendarClock, TriangleAlert } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useCalendar } from "#data/schedules/calendar.ts";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { lazyPart, usePartsReady } from "#lib/lazy-part.tsx";
import { loadMessages, T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { AgendaView } from "./calendar/agenda-view.tsx";
import { byDay, daysOf } from "./calendar/calendar-days.ts";
import { CalendarToolbar } from "./calendar/calendar-toolbar.tsx";
import { MonthView, SHOWN } from "./calendar/month-view.tsx";
import { useCalendarActions, useGridActions } from "./calendar/use-calendar-actions.ts";
import { useCalendarKeys, useCalendarView } from "./calendar/use-calendar-view.ts";
import { useDrag } from "./calendar/use-drag.ts";
import { useMinute } from "./calendar/use-minute.ts";
import { PlansCard } from "./plans/plans-card.tsx";

const WeekView = lazyPart(async () => (await import("./calendar/week-view.tsx")).WeekView);

const ScheduleDialogs = lazyPart(async () => {
  const [part] = await Promise.all([import("./schedule-dialogs.tsx"), loadMessages(["changes", "presets"])]);
  return part.ScheduleDialogs;
});

const UndoBar = lazyPart(async () => (await import("./calendar/undo-bar.tsx")).UndoBar);

const ScheduleTools = lazyPart(async () => {
  const [part] = await Promise.all([import("./tools/schedule-tools.tsx"), loadMessages(["changes"])]);
  return part.ScheduleTools;
});

/** R13.3: one place for everything that will happen and has happened, and for changing it. */
export function ScheduleScreen() {
  const t = useT();
  const zone = useTimeZone();
  const now = useMinute();
  const today = dayIn(zone, now);
  const place = useCalendarView(today);
  useCalendarKeys(place);
  const { view, day } = place;
  const days = useMemo(() => daysOf(view, day), [view, day]);
  const range = { from: days[0] ?? day, to: days.at(-1) ?? day };
  // A month of thousands shows few of each day: the others are asked for when their day is opened.
  const calendar = useCalendar(range, zone, view === "month" ? SHOWN : undefined);
  const isWeekReady = usePartsReady([WeekView], view === "week");
  const actions = useCalendarActions(zone, place.planId);
  const drag = useDrag(actions.drop);
  const handlers = useGridActions(actions);
  // A full month is drawn in small pieces: whoever types or clicks meanwhile is not kept waiting.
  const data = useDeferredValue(calendar.data);
  const entries = useMemo(() => byDay(data?.entries ?? [], zone), [data, zone]);
  const counts = useMemo(() => new Map(data?.days?.map(({ day: of, count }) => [of, count])), [data]);
  if (calendar.data === undefined && calendar.isError) {
    return (
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={<T k="schedule.error" />}
        description={calendar.error.message}
        action={
          <Button variant="primary" isLoading={calendar.isFetching} onClick={() => void calendar.refetch()}>
            <T k="common.retry" />
          </Button>
        }
      />
    );
  }
  const grid = { days, day, today, zone, entries, counts, drag, ...handlers };
  const more = data?.moreFrom ?? null;
  const isEmpty = data?.entries.length === 0;
  const isDrawn = data !== undefined && (view !== "week" || isWeekReady);
  return (
    <div className="flex flex-col gap-6">
      <CalendarToolbar place={place} days={days} zone={zone} now={now} />
      {!isDrawn && (
        <SkeletonGroup label={t("schedule.loading")}>
          <Skeleton className="h-96 rounded-lg" />
        </SkeletonGroup>
      )}
      {isDrawn && view === "month" && <MonthView {...grid} />}
      {isDrawn && view === "week" && <WeekView isOpen {...grid} now={now} />}
      {isDrawn && view === "agenda" && !isEmpty && <AgendaView {...grid} />}
      {isEmpty && (
        <EmptyState
          isCompact={view !== "agenda"}
          icon={<CalendarClock />}
          title={<T k="calendar.empty" />}
          description={<T k="calendar.emptyText" />}
          action={
            <ButtonLink variant="primary" to="/dashboard/create?scenario=scheduled">
              <T k="schedule.create" />
            </ButtonLink>
          }
        />
      )}
      {more !== null && <Notice title={<T k="calendar.partial" v={{ when: new Date(more) }} />} />}
      {/* Not before the calendar above it, which would push it down. */}
      <PlansCard isShown={isDrawn} actions={actions} />
      {isDrawn && <ScheduleTools isOpen zone={zone} actions={actions} />}
      <ScheduleDialogs isOpen={actions.dialog !== null} actions={actions} zone={zone} today={today} entries={entries} />
      <UndoBar isOpen={actions.undo !== null} undo={actions.undo} onClose={actions.closeUndo} />
    </div>
  );
}
