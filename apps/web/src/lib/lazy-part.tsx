import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { loadChunk } from "./chunk.ts";

/** A part of a screen that is fetched apart from it, and what its screen may ask about it. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches it now, so that it can be drawn at once when its time comes. */
  preload: () => Promise<unknown>;
  isLoaded: () => boolean;
};

/**
 * A part of a screen that few visits need, such as a dialog: fetched when it is first opened, or before that when the
 * browser has nothing else to do. It keeps its place once it was there, so that it can also be seen closing.
 */
export function lazyPart<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await loadChunk(load));
  const Awaited = lazy(async () => ({ default: await preload() }));
  // Once it is here nothing is awaited: even a moment's wait would draw the screen without it first.
  const choose = () => ({ Part: loaded ?? Awaited });

  function Part(props: Props) {
    // Chosen once, since another kind of component in its place would forget everything.
    const [chosen, setChosen] = useState(() => (props.isOpen ? choose() : null));
    if (props.isOpen && chosen === null) setChosen(choose());
    useEffect(() => whenIdle(preload), []);
    if (chosen === null) return null;
    return (
      <Suspense fallback={null}>
        <chosen.Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, { preload, isLoaded: () => loaded !== undefined });
}

type Preloadable = Pick<LazyPart<never>, "preload" | "isLoaded">;

/**
 * Whether the parts of a screen's first view are loaded, so that the layout does not shift under the reader. Once it was
 * drawn it stays: a later change brings its own parts along.
 */
export function usePartsReady(parts: readonly Preloadable[], isAsked: boolean): boolean {
  const [isReady, setIsReady] = useState(false);
  const missing = isAsked && !isReady ? parts.filter((part) => !part.isLoaded()) : [];
  useEffect(() => {
    if (!isAsked || isReady) return;
    let isGone = false;
    // A part that fails to load is reported when it is drawn.
    void Promise.allSettled(missing.map((part) => part.preload())).then(() => !isGone && setIsReady(true));
    return () => {
      isGone = true;
    };
    // Only the parts of the first view are awaited.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked, isReady]);
  return isAsked && missing.length === 0;
}

/** A browser is also idle while it waits for what the screen itself asked for: that goes first. */
const AFTER_FIRST_VIEW_MS = 2_000;

function whenIdle(load: () => Promise<unknown>): () => void {
  // If this fails, the real attempt reports it.
  const run = () => void load().catch(() => undefined);
  let handle = 0;
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) handle = window.requestIdleCallback(run, { timeout: 10_000 });
    else run();
  }, AFTER_FIRST_VIEW_MS);
  return () => {
    clearTimeout(timer);
    if (handle !== 0) window.cancelIdleCallback(handle);
  };
}
