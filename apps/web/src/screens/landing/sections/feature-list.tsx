import { Check, Hourglass } from "lucide-react";
import type { FeatureLine } from "#content/features.ts";
import { T } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";

export type FeatureListProps = { lines: readonly FeatureLine[]; className?: string | undefined };

export function FeatureList({ lines, className }: FeatureListProps) {
  return (
    <ul className={classNames("flex flex-col gap-3", className)}>
      {lines.map((line) => (
        <li key={line.text} className="flex items-start gap-3 text-base text-text">
          {line.isReady ? (
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-success" />
          ) : (
            <Hourglass aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-text-3" />
          )}
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <T k={line.text} />
            {!line.isReady && (
              <span className="rounded-full bg-surface-3 px-2 py-0.5 text-xs font-medium text-text-2">
                <T k="landing.soon" />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
