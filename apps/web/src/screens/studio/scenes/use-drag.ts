import { useRef, useState, type PointerEvent, type RefObject } from "react";

export type Drag = { from: number; to: number } | null;

/** Drags items of a list by a handle, with mouse, pen or finger; the keyboard has its own way. */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>(null);
  const place = useRef<Drag>(null);

  function placeAt(y: number): number {
    const items = [...(list.current?.children ?? [])];
    const after = items.findIndex((item) => {
      const { top, height } = item.getBoundingClientRect();
      return y < top + height / 2;
    });
    return after < 0 ? items.length : after;
  }

  const keep = (next: Drag): void => {
    place.current = next;
    setDrag(next);
  };

  const handleOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      keep({ from: index, to: index });
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (place.current) keep({ from: place.current.from, to: placeAt(clientY) });
    },
    onPointerUp: () => {
      const done = place.current;
      keep(null);
      if (!done) return;
      // A gap below the item itself is one place further up once the item is taken out.
      const to = done.to > done.from ? done.to - 1 : done.to;
      if (to !== done.from) onMove(done.from, to);
    },
    onPointerCancel: () => keep(null),
  });
  return { drag, handleOf };
}
