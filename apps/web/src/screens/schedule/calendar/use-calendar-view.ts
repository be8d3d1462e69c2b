import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { stepped, type CalendarView } from "./calendar-days.ts";

const PHONE = "(width < 48rem)";
const DAY = /^\d{4}-\d\d-\d\d$/;

export type CalendarPlace = {
  view: CalendarView;
  day: string;
  /** `?plan=` comes from a video's details to its plan. */
  planId: string | null;
  setView: (view: CalendarView) => void;
  setDay: (day: string) => void;
  step: (direction: 1 | -1) => void;
  today: () => void;
};

/** Where one looks, kept in the address: month, week or list (on phones), and around which day. */
export function useCalendarView(today: string): CalendarPlace {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("view");
  const view: CalendarView = asked === "month" || asked === "week" || asked === "agenda" ? asked : usual();
  const askedDay = search.get("day") ?? "";
  const day = DAY.test(askedDay) && !Number.isNaN(Date.parse(askedDay)) ? askedDay : today;

  function change(changes: Record<string, string | null>) {
    setSearch(
      (known) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) known.delete(name);
          else known.set(name, value);
        }
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    view,
    day,
    planId: search.get("plan"),
    setView: (next) => change({ view: next }),
    setDay: (next) => change({ day: next }),
    step: (direction) => change({ day: stepped(view, day, direction) }),
    today: () => change({ day: null }),
  };
}

function usual(): CalendarView {
  return matchMedia(PHONE).matches ? "agenda" : "month";
}

/** T, M, W, L and the arrows, while nobody types, chooses or answers a dialog. */
export function useCalendarKeys({ setView, step, today }: CalendarPlace): void {
  useEffect(() => {
    const actions: Record<string, () => void> = {
      t: today,
      m: () => setView("month"),
      w: () => setView("week"),
      l: () => setView("agenda"),
      arrowleft: () => step(-1),
      arrowright: () => step(1),
    };
    function handleKey(event: KeyboardEvent) {
      const isChord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (isChord || event.defaultPrevented || isBusy(event.target)) return;
      const action = actions[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    }
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [setView, step, today]);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null) return true;
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable], [role=slider]") !== null
  );
}
