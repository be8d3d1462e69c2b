import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "neutral" | "success" | "info" | "danger" | "warning" | "scheduled" | "accent";

export type BadgeProps = {
  tone?: BadgeTone | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** Icon and word always stand together: a colour alone says nothing to many people. */
export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex h-6 w-fit shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5",
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-surface-3 text-text-2",
  success: "bg-success-tint text-success",
  info: "bg-info-tint text-info",
  danger: "bg-danger-tint text-danger",
  warning: "bg-warning-tint text-warning",
  scheduled: "bg-scheduled-tint text-scheduled",
  accent: "bg-accent-tint text-accent-text",
};
