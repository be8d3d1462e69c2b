import { useState, type PointerEvent } from "react";

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
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);

  function stop() {
    setFrom(null);
    setOver(null);
  }

  return {
    from,
    over,
    handle: (place) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(place);
        setOver(place);
      },
      onPointerMove(event) {
        if (from === null) return;
        const list = event.currentTarget.closest("ol");
        const row = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]");
        if (row && list?.contains(row)) setOver(Number(row.dataset["place"]));
      },
      onPointerUp() {
        if (from !== null && over !== null && from !== over) onDrop(from, over);
        stop();
      },
      onPointerCancel: stop,
    }),
  };
}
