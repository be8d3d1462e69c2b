import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A still grey place of the size the content will have. Give it that size by class. */
export function Skeleton({ isRound = false, className }: { isRound?: boolean; className?: string | undefined }) {
  const shape = isRound ? "rounded-full" : "rounded-md";
  return <span aria-hidden="true" className={classNames("block animate-breathe bg-surface-3/60", shape, className)} />;
}

export type SkeletonGroupProps = { label: string; className?: string | undefined; children: ReactNode };

/**
 * Holds the skeletons of one region and says once that it is loading. It stays invisible for its first 200 ms: a quick
 * answer must not blink.
 */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-label={label} className={classNames("animate-appear-late", className)}>
      {children}
    </div>
  );
}
