import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import type { MoveScope } from "@sahne/contract/schedules/plan-moves";
import { fieldsAt, momentOf } from "@sahne/contract/schedules/zoned-time";
import { useEffect, useMemo, useRef, useState } from "react";
import { useMoveUpload } from "#data/schedules/calendar.ts";
import { useMoveRun, useSkipRun, useUndoPlan } from "#data/schedules/plans.ts";
import { useT } from "#lib/messages.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import type { GridProps } from "./calendar-views.ts";
import type { DropPlace } from "./use-drag.ts";

export type CalendarDialog =
  | { kind: "entry"; entry: CalendarEntry }
  | { kind: "day"; day: string; hour: number | null; minute?: number }
  | { kind: "move"; entry: CalendarEntry; to: Date }
  | { kind: "edit"; scheduleId: string };

/** What was just done, and how it is taken back. */
export type Undo = { text: string; take: () => Promise<unknown> };

export type CalendarActions = ReturnType<typeof useCalendarActions>;

/** Everything that can be done with an entry, the same for pointer, keys and menu. */
export function useCalendarActions(zone: string, planId: string | null) {
  const t = useT();
  const { notify } = useNotification();
  const [dialog, setDialog] = useState<CalendarDialog | null>(() =>
    planId === null ? null : { kind: "edit", scheduleId: planId },
  );
  const [undo, setUndo] = useState<Undo | null>(null);
  const moveRun = useMoveRun();
  const moveUpload = useMoveUpload();
  const skipRun = useSkipRun();
  const takeBack = useUndoPlan();
  const refuse = (error: Error) => notify({ type: "error", message: error.message });

  const offerUndo = (text: string, scheduleId: string, token: string | null): void =>
    setUndo(token === null ? null : { text, take: () => takeBack.mutateAsync({ scheduleId, undo: token }) });

  async function move(entry: CalendarEntry, to: Date, scope: MoveScope): Promise<void> {
    const text = t("schedule.moved", { when: to });
    const { scheduleId, videoId, at } = entry;
    if (entry.kind === "publication" && videoId !== null) {
      const ref = { videoId, channelId: entry.channelId ?? undefined };
      await moveUpload.mutateAsync({ ...ref, publishAt: to.toISOString() });
      setUndo({ text, take: () => moveUpload.mutateAsync({ ...ref, publishAt: at }) });
    } else if (scheduleId !== null) {
      const { schedule } = await moveRun.mutateAsync({ scheduleId, runAt: at, to: to.toISOString(), scope });
      offerUndo(text, scheduleId, schedule.undo);
    }
    setDialog(null);
  }

  async function skip(entry: Pick<CalendarEntry, "at"> & { scheduleId: string }): Promise<void> {
    try {
      const { schedule } = await skipRun.mutateAsync({ scheduleId: entry.scheduleId, runAt: entry.at });
      offerUndo(t("calendar.skipped", { when: new Date(entry.at) }), entry.scheduleId, schedule.undo);
      setDialog(null);
    } catch (error) {
      if (error instanceof Error) refuse(error);
    }
  }

  /** A free posting time offers what could go out then. */
  function openEntry(entry: CalendarEntry): void {
    if (entry.kind !== "slot") return setDialog({ kind: "entry", entry });
    const { date, time } = fieldsAt(zone, new Date(entry.at));
    setDialog({ kind: "day", day: date, hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) });
  }

  /** A drop on a day keeps the hour; on an hour it keeps the minutes. A repeat asks first which ones are meant. */
  function drop(entry: CalendarEntry, { day, hour }: DropPlace): void {
    const { date, time } = fieldsAt(zone, new Date(entry.at));
    const clock = hour === null ? time : `${String(hour).padStart(2, "0")}${time.slice(2)}`;
    if (date === day && time === clock) return;
    const to = momentOf({ date: day, time: clock }, zone);
    if (to === null || to <= new Date()) {
      notify({ type: "warning", message: t("schedule.pastRefused") });
      return;
    }
    if (entry.isRepeated && entry.window === null) setDialog({ kind: "move", entry, to });
    else void move(entry, to, "one").catch(refuse);
  }

  return {
    dialog,
    undo,
    open: setDialog,
    offer: (done: Undo) => setUndo(done),
    openEntry,
    close: () => setDialog(null),
    closeUndo: () => setUndo(null),
    move,
    isMoving: moveRun.isPending || moveUpload.isPending,
    skip,
    changed: (name: string, scheduleId: string, token: string | null) =>
      offerUndo(t("calendar.changed", { name }), scheduleId, token),
    drop,
  };
}

/** What a click in the grid does. Always the same functions, so that a day is drawn again for its own sake only. */
export function useGridActions(actions: CalendarActions): Pick<GridProps, "onOpen" | "onOpenDay"> {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onOpen: (entry) => latest.current.openEntry(entry),
      onOpenDay: (day, hour) => latest.current.open({ kind: "day", day, hour: hour ?? null }),
    }),
    [],
  );
}
