import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type NoticeTone = "info" | "success" | "warning" | "danger";

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
};

/** Stays on the page until its cause is gone: a toast is for what just happened, a notice for what still holds. */
export function Notice({ tone = "info", title, children, action, className }: NoticeProps) {
  const { icon, look } = TONES[tone];
  return (
    <div
      // A warning states how things are; only what has gone wrong breaks in on a screen reader.
      role={tone === "danger" ? "alert" : "status"}
      className={classNames("flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border p-4", look, className)}
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <span aria-hidden="true" className="mt-0.5 [&_svg]:size-5">
          {icon}
        </span>
        <div className="min-w-0 text-base">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children !== undefined && <div className="text-text-2">{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}

const TONES: Record<NoticeTone, { icon: ReactNode; look: string }> = {
  info: { icon: <Info />, look: "border-info-graphic/50 bg-info-tint text-info" },
  success: { icon: <CircleCheck />, look: "border-success-graphic/50 bg-success-tint text-success" },
  warning: { icon: <TriangleAlert />, look: "border-warning-graphic/50 bg-warning-tint text-warning" },
  danger: { icon: <CircleAlert />, look: "border-danger-graphic/50 bg-danger-tint text-danger" },
};
