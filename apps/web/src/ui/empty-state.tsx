import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type EmptyStateProps = {
  icon?: ReactNode;
  /** What is missing. */
  title: ReactNode;
  /** Why, or what it will show. */
  description?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  tone?: "plain" | "danger" | undefined;
  level?: 2 | 3 | undefined;
  /** Inside a card that holds other things too. */
  isCompact?: boolean | undefined;
  className?: string | undefined;
};

/** For an empty list, a filter that finds nothing, and (tone danger, with a retry) a list that failed to load. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  tone = "plain",
  level = 2,
  isCompact = false,
  className,
}: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div
      role={tone === "danger" ? "alert" : undefined}
      className={classNames(
        "flex flex-col items-center rounded-lg border border-dashed border-line px-6 text-center",
        isCompact ? "py-6" : "py-14",
        className,
      )}
    >
      {icon !== undefined && (
        <div
          aria-hidden="true"
          className={classNames(
            "mb-4 flex size-12 items-center justify-center rounded-full [&_svg]:size-6",
            tone === "danger" ? "bg-danger-tint text-danger" : "bg-surface-3 text-text-2",
          )}
        >
          {icon}
        </div>
      )}
      <Heading className="text-lg font-semibold">{title}</Heading>
      {description !== undefined && <p className="mt-1.5 max-w-[48ch] text-base text-text-2">{description}</p>}
      {action !== undefined && (
        <div className={classNames("flex flex-wrap justify-center gap-3", isCompact ? "mt-4" : "mt-6")}>{action}</div>
      )}
    </div>
  );
}
