import { useRef, useState, type PointerEvent } from "react";

export type ListDrag = {
  from: number | null;
  over: number | null;
  /** For the handle of a place: mouse, pen and finger alike. */
  handle: (place: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
};

/** Drags a row of a list to another place of it; rows say theirs in `data-place`. */
export function useListDrag(onDrop: (from: number, to: number) => void): ListDrag {
  // A quick finger is lifted before its last move has been drawn: where it is counts, not what is on the screen.
  const held = useRef<{ from: number; over: number } | null>(null);
  const [drawn, setDrawn] = useState<{ from: number; over: number } | null>(null);

  function hold(places: { from: number; over: number } | null) {
    held.current = places;
    setDrawn(places);
  }

  return {
    from: drawn?.from ?? null,
    over: drawn?.over ?? null,
    handle: (place) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        hold({ from: place, over: place });
      },
      onPointerMove(event) {
        if (held.current === null) return;
        const list = event.currentTarget.closest("ol");
        const row = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]");
        if (row && list?.contains(row)) {
          hold({ from: held.current.from, over: Number(row.dataset["place"]) });
        }
      },
      onPointerUp() {
        const places = held.current;
        hold(null);
        if (places && places.from !== places.over) onDrop(places.from, places.over);
      },
      onPointerCancel: () => hold(null),
    }),
  };
}
