import { useEffect, useState, type RefObject } from "react";

/** Two screens of a phone, one of a desk: early enough that nobody meets an empty place. */
const AHEAD = "1200px 0px";

type Listener = (isNear: boolean) => void;
const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** Follows whether an element is on the screen or close to it; one observer serves all. */
export function watchNear(element: Element, listener: Listener): () => void {
  if (typeof IntersectionObserver === "undefined") return () => undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  const shared = observer;
  listeners.set(element, listener);
  shared.observe(element);
  return () => {
    shared.unobserve(element);
    listeners.delete(element);
  };
}

/** Heights are kept after the screen closes, so that Back finds the same place. At another width the last one is a guess. */
const heights = new Map<string, number>();
const keyOf = (name: string) => `${name} at ${window.innerWidth}`;

/**
 * Whether a part of a long list has to be drawn; its height while it is not. A part that holds the focus or a film that
 * plays stays, however far away it is.
 */
export function useWindowed(
  box: RefObject<HTMLElement | null>,
  name: string,
  isFirst: boolean,
): { isDrawn: boolean; height: number } {
  const [isDrawn, setIsDrawn] = useState(() => isFirst || !heights.has(name));
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    return watchNear(element, (isNear) => {
      if (!isNear && mustStay(element)) return;
      if (!isNear && element.childElementCount > 0) {
        for (const key of [name, keyOf(name)]) heights.set(key, element.offsetHeight);
      }
      setIsDrawn(isNear);
    });
  }, [box, name]);
  return { isDrawn, height: heights.get(keyOf(name)) ?? heights.get(name) ?? 0 };
}

function mustStay(element: HTMLElement): boolean {
  if (element.contains(document.activeElement)) return true;
  return [...element.querySelectorAll("video")].some((video) => !video.paused);
}
