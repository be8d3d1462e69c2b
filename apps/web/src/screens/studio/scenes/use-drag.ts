import { useCallback, useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from "react";

export type Drag = { from: number; to: number } | null;

/** Nearer to an edge of the window than this, the page follows the pointer. */
const EDGE_PIXELS = 72;
const HEADER_PIXELS = 64;
const MOST_PER_FRAME = 14;
/** Less is a press, not a drag. */
const LEAST_PIXELS = 5;

/** `top` is where the item stood when it was taken. */
type Held = { from: number; to: number; startY: number; y: number; top: number; hasMoved: boolean };

/** Drags items of a list by a handle, with mouse, pen or finger; the keyboard has its own way. */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>(null);
  const held = useRef<Held | null>(null);

  const show = useCallback((next: Held | null): void => {
    held.current = next;
    setDrag(next?.hasMoved ? { from: next.from, to: next.to } : null);
  }, []);
  const follow = useCallback(
    (y: number): void => {
      const now = held.current;
      if (!now) return;
      const hasMoved = now.hasMoved || Math.abs(y - now.startY) >= LEAST_PIXELS;
      show({ ...now, y, hasMoved, to: placeAt(list.current, y) });
    },
    [list, show],
  );
  const isDragging = drag !== null;
  // What is dragged stays under the pointer when a larger one above it is folded up.
  useLayoutEffect(() => {
    if (held.current && isDragging) scrollBy(0, topOf(list.current, held.current.from) - held.current.top);
  }, [isDragging, list]);
  useEffect(
    () => (isDragging ? followEdges(held, list, follow, () => show(null)) : undefined),
    [isDragging, list, follow, show],
  );

  const handleOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      // Else the browser marks text on the way.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientY: y } = event;
      show({ from: index, to: index, startY: y, y, top: topOf(list.current, index), hasMoved: false });
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => follow(clientY),
    onPointerUp: () => {
      const done = held.current;
      show(null);
      if (!done?.hasMoved) return;
      // A gap below the item itself is one place further up once the item is taken out.
      const to = done.to > done.from ? done.to - 1 : done.to;
      if (to !== done.from) onMove(done.from, to);
    },
    onPointerCancel: () => show(null),
  });
  return { drag, handleOf };
}

function topOf(list: HTMLElement | null, index: number): number {
  return list?.children[index]?.getBoundingClientRect().top ?? 0;
}

/** The gap a pointer at that height points to: 0 is above the first item. */
function placeAt(list: HTMLElement | null, y: number): number {
  const items = [...(list?.children ?? [])];
  const after = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return after < 0 ? items.length : after;
}

/** While something is held: the page moves under a pointer near its edge, and Escape lets go. */
function followEdges(
  held: RefObject<Held | null>,
  list: RefObject<HTMLElement | null>,
  follow: (y: number) => void,
  leave: () => void,
): () => void {
  let frame = 0;
  function step(): void {
    const y = held.current?.y;
    if (y === undefined) return;
    const speed = edgeSpeed(y);
    const isAtEnd = list.current !== null && isPast(list.current, speed);
    if (speed !== 0 && !isAtEnd) {
      scrollBy(0, speed);
      follow(y);
    }
    frame = requestAnimationFrame(step);
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key === "Escape") leave();
  }
  frame = requestAnimationFrame(step);
  addEventListener("keydown", handleKey);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("keydown", handleKey);
  };
}

/** Where the list comes out from under what stands above it. */
function upperEdge(): number {
  const cover = document.querySelector("[data-covers-top]")?.getBoundingClientRect().bottom ?? 0;
  return Math.max(HEADER_PIXELS, cover) + EDGE_PIXELS;
}

/** Pixels a frame: the nearer to the edge, the faster. */
function edgeSpeed(y: number): number {
  const [above, below] = [upperEdge() - y, y - (innerHeight - EDGE_PIXELS)];
  if (above <= 0 && below <= 0) return 0;
  const share = Math.min(1, Math.max(above, below) / EDGE_PIXELS);
  return Math.ceil(share * MOST_PER_FRAME) * (above > 0 ? -1 : 1);
}

/** There is nothing more to come from that side. */
function isPast(list: HTMLElement, speed: number): boolean {
  const { top, bottom } = list.getBoundingClientRect();
  return speed > 0 ? bottom < innerHeight - EDGE_PIXELS : top > upperEdge();
}
