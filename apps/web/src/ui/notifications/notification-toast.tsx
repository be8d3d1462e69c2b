import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Notification, NotificationType } from "./notification.ts";

type NotificationToastProps = {
  notification: Notification;
  typeLabel: string;
  closeLabel: string;
  isPaused: boolean;
  onClose: (id: string) => void;
};

export function NotificationToast({ notification, typeLabel, closeLabel, isPaused, onClose }: NotificationToastProps) {
  const { id, type, message, duration, lang } = notification;
  const look = LOOKS[type];
  useCountdown(duration, isPaused, () => onClose(id));

  return (
    <div
      className={classNames(
        "pointer-events-auto relative flex items-start gap-3 overflow-hidden rounded-lg border bg-surface-2 py-3 pr-2 pl-4 shadow-3",
        "transition-[opacity,translate] duration-(--dur-3) ease-out starting:translate-x-4 starting:opacity-0",
        look.edge,
      )}
    >
      <span aria-hidden="true" className={classNames("absolute inset-y-0 left-0 w-1", look.bar)} />
      <span aria-hidden="true" className={classNames("mt-0.5 [&_svg]:size-5", look.ink)}>
        {look.icon}
      </span>
      <div role={look.role} className="min-w-0 flex-1 py-0.5">
        <p className="text-sm font-semibold text-text">{typeLabel}</p>
        <p lang={lang} className="text-base break-words text-text-2">
          {message}
        </p>
      </div>
      <IconButton size="sm" label={closeLabel} onClick={() => onClose(id)}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}

type ToastLook = { icon: ReactNode; role: "status" | "alert"; edge: string; bar: string; ink: string };

// Errors and warnings interrupt, the others wait their turn. Info takes the lighter accent: the fill is too dark for an edge.
const LOOKS: Record<NotificationType, ToastLook> = {
  success: {
    icon: <CircleCheck />,
    role: "status",
    edge: "border-success-graphic",
    bar: "bg-success-graphic",
    ink: "text-success",
  },
  error: {
    icon: <CircleAlert />,
    role: "alert",
    edge: "border-danger-graphic",
    bar: "bg-danger-graphic",
    ink: "text-danger",
  },
  warning: {
    icon: <TriangleAlert />,
    role: "alert",
    edge: "border-warning-graphic",
    bar: "bg-warning-graphic",
    ink: "text-warning",
  },
  info: {
    icon: <Info />,
    role: "status",
    edge: "border-accent-graphic",
    bar: "bg-accent-graphic",
    ink: "text-accent-text",
  },
};

/** Calls back once after the time given; a pause keeps what is left. Zero or less never ends. */
function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
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
