import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { loadChunk } from "./chunk.ts";

/**
 * A part of a screen that few visits need, such as a dialog: fetched when it is first opened, or before that when the
 * browser has nothing else to do. It keeps its place once it was there, so that it can also be seen closing.
 */
export function lazyPart<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await loadChunk(load) }));
  return function LazyPart(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    useEffect(() => whenIdle(load), []);
    if (!wasOpened) return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function whenIdle(load: () => Promise<unknown>): () => void {
  // Safari has no requestIdleCallback; a failed guess is told by the real attempt.
  const run = () => void load().catch(() => undefined);
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 2_000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 10_000 });
  return () => window.cancelIdleCallback(handle);
}
