import { useEffect, useState } from "react";
import { T } from "#lib/messages.tsx";
import { useMediaQuery } from "#ui/appearance/use-media-query.ts";
import { classNames } from "#ui/class-names.ts";

const PHRASES = ["landing.phrase.1", "landing.phrase.2", "landing.phrase.3"] as const;

export const PHRASE_MS = 4000;

/** All three lie in one cell, so the header never changes width. Decoration: a screen reader is not told every 4 s. */
export function RotatingPhrase({ className }: { className?: string | undefined }) {
  const current = useRotation(PHRASES.length, PHRASE_MS);
  return (
    <p aria-hidden="true" className={classNames("text-sm whitespace-nowrap text-text-3", className)}>
      {PHRASES.map((phrase, index) => (
        <span
          key={phrase}
          data-current={index === current}
          className={classNames(
            "col-start-1 row-start-1 transition-[opacity,translate] duration-(--dur-4) ease-out",
            index === current ? "" : "translate-y-1.5 opacity-0",
          )}
        >
          <T k={phrase} />
        </span>
      ))}
    </p>
  );
}

/** Counts through `count` states, one every `everyMs`; stands still for those who asked for less motion. */
function useRotation(count: number, everyMs: number): number {
  const [index, setIndex] = useState(0);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");

  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs, isStill]);

  return index;
}
