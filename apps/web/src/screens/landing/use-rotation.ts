import { useEffect, useState } from "react";
import { useMediaQuery } from "#ui/use-media-query.ts";

/** Counts through `count` states, one every `everyMs`; stands still for those who asked for less motion. */
export function useRotation(count: number, everyMs: number): number {
  const [index, setIndex] = useState(0);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");

  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs, isStill]);

  return index;
}
