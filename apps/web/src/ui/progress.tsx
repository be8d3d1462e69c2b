import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type ProgressProps = {
  label: string;
  /** 0 to 100; null when nobody knows how far it is. */
  value: number | null;
  /** Words beside the bar, e.g. the stage and the time left. */
  children?: ReactNode;
  className?: string | undefined;
};

export function Progress({ label, value, children, className }: ProgressProps) {
  const known = value === null ? null : Math.min(100, Math.max(0, value));

  return (
    <div className={classNames("flex flex-col gap-2", className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known === null ? undefined : Math.round(known)}
        className="h-1.5 overflow-hidden rounded-full bg-line-strong/40"
      >
        {known === null ? (
          <div className="h-full w-1/3 animate-slide rounded-full bg-accent-graphic system-ink motion-reduce:w-full motion-reduce:opacity-40" />
        ) : (
          <div
            className="h-full origin-left rounded-full bg-accent-graphic system-ink transition-[scale] duration-(--dur-4) ease-out"
            style={{ scale: `${known / 100} 1` }}
          />
        )}
      </div>
      {children !== undefined && <div className="tabular text-xs text-text-2">{children}</div>}
    </div>
  );
}
