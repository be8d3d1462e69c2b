import {
  CalendarClock,
  CalendarX2,
  CircleCheck,
  CircleQuestionMark,
  CirclePause,
  Clock,
  FlaskConical,
  Hand,
  LoaderCircle,
  OctagonX,
  Send,
  TriangleAlert,
} from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

export const statusKinds = [
  "completed",
  "success",
  "processing",
  "failed",
  "scheduled",
  "needs_attention",
  "needs_time",
  "awaiting_approval",
  "goes_out",
  "published",
  "cancelled",
  "paused",
  "unknown",
] as const;
export type StatusKind = (typeof statusKinds)[number];

/** `toLowerCase`, never the Turkish rules: those would read FAILED as "faıled". */
export function statusKind(status: string): StatusKind {
  const word = status.toLowerCase();
  return statusKinds.find((kind) => kind === word) ?? "unknown";
}

export type StatusBadgeProps = { status: string; label: ReactNode; className?: string | undefined };

export function StatusBadge({ status, label, className }: StatusBadgeProps) {
  const { tone, icon } = LOOKS[statusKind(status)];
  return (
    <Badge tone={tone} icon={icon} className={className}>
      {label}
    </Badge>
  );
}

/** Worn by everything that came from the stand-in services: nobody may take it for the real thing. */
export function SandboxBadge({ label }: { label: string }) {
  return (
    <Badge
      tone="neutral"
      icon={<FlaskConical aria-hidden="true" />}
      className="border border-dashed border-line-strong"
    >
      {label}
    </Badge>
  );
}

const done = { tone: "success", icon: <CircleCheck aria-hidden="true" /> } as const;

const LOOKS: Record<StatusKind, { tone: BadgeTone; icon: ReactNode }> = {
  completed: done,
  success: done,
  processing: { tone: "info", icon: <LoaderCircle aria-hidden="true" className="animate-spin" /> },
  failed: { tone: "danger", icon: <OctagonX aria-hidden="true" /> },
  scheduled: { tone: "scheduled", icon: <CalendarClock aria-hidden="true" /> },
  needs_attention: { tone: "warning", icon: <TriangleAlert aria-hidden="true" /> },
  needs_time: { tone: "warning", icon: <CalendarX2 aria-hidden="true" /> },
  awaiting_approval: { tone: "warning", icon: <Hand aria-hidden="true" /> },
  published: { tone: "success", icon: <Send aria-hidden="true" /> },
  goes_out: { tone: "scheduled", icon: <Clock aria-hidden="true" /> },
  cancelled: { tone: "neutral", icon: <OctagonX aria-hidden="true" /> },
  paused: { tone: "neutral", icon: <CirclePause aria-hidden="true" /> },
  unknown: { tone: "neutral", icon: <CircleQuestionMark aria-hidden="true" /> },
};
