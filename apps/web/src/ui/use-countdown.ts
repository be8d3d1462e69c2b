import { useEffect, useRef } from "react";

/** Calls back once after the time given; a pause keeps what is left. Zero or less never ends. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });

  useEffect(() => {
    if (isPaused || durationMs <= 0) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => latestOnEnd.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedAt));
    };
  }, [durationMs, isPaused]);
}
