import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import { useEffect, useMemo, useRef, useState, type PointerEvent as ReactPointerEvent } from "react";

/** Where a dragged entry would go: a day, and an hour where the view has hours. */
export type DropPlace = { day: string; hour: number | null };

export type Drag = {
  dragged: CalendarEntry | null;
  over: string | null;
  grip: Grip;
};

/** What an entry is taken by. Always the same, so that thousands of them need not be drawn again for a drag. */
export type Grip = {
  begin: (event: ReactPointerEvent, entry: CalendarEntry) => void;
  /** A drop also ends in a click, which must not open what was dropped. */
  hasJustDropped: () => boolean;
};

/** Less than this is a press with an unsteady hand. */
const START_PX = 6;

/** Drags an entry to another day or hour. Fingers scroll instead: for them, and for keys, there is "Move". */
export function useDrag(onDrop: (entry: CalendarEntry, place: DropPlace) => void): Drag {
  const start = useRef<{ x: number; y: number; entry: CalendarEntry } | null>(null);
  const droppedAt = useRef(0);
  const [dragged, setDragged] = useState<CalendarEntry | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });

  useEffect(() => {
    let moving: CalendarEntry | null = null;

    function handleMove(event: PointerEvent) {
      const from = start.current;
      if (from === null) return;
      if (moving === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) < START_PX) return;
      if (moving === null) {
        moving = from.entry;
        setDragged(moving);
      }
      event.preventDefault();
      setOver(placeUnder(event)?.dataset["slot"] ?? null);
    }

    function handleUp(event: PointerEvent) {
      const entry = moving;
      const place = entry === null ? null : placeUnder(event);
      stop();
      if (entry === null) return;
      droppedAt.current = performance.now();
      if (place !== null) drop.current(entry, dropPlace(place));
    }

    function handleKey(event: KeyboardEvent) {
      if (event.key === "Escape" && moving !== null) stop();
    }

    function stop() {
      start.current = null;
      moving = null;
      setDragged(null);
      setOver(null);
    }

    addEventListener("pointermove", handleMove);
    addEventListener("pointerup", handleUp);
    addEventListener("pointercancel", stop);
    addEventListener("keydown", handleKey);
    return () => {
      removeEventListener("pointermove", handleMove);
      removeEventListener("pointerup", handleUp);
      removeEventListener("pointercancel", stop);
      removeEventListener("keydown", handleKey);
    };
  }, []);

  const grip = useMemo<Grip>(
    () => ({
      begin(event, entry) {
        if (event.pointerType === "touch" || event.button !== 0) return;
        // A picture or a selection would be dragged by the browser itself.
        event.preventDefault();
        start.current = { x: event.clientX, y: event.clientY, entry };
      },
      hasJustDropped: () => performance.now() - droppedAt.current < 300,
    }),
    [],
  );
  return { dragged, over, grip };
}

function placeUnder({ clientX, clientY }: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-slot]") ?? null;
}

function dropPlace({ dataset }: HTMLElement): DropPlace {
  const [day = "", hour] = (dataset["slot"] ?? "").split("T");
  return { day, hour: hour === undefined ? null : Number(hour) };
}
