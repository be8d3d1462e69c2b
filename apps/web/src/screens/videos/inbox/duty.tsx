import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { T } from "#lib/messages.tsx";
import { TroubleBox } from "#screens/videos/card/trouble-box.tsx";

type DutyProps = {
  icon: LucideIcon;
  title: ReactNode;
  /** What the server says of it, before what that means. */
  reason?: string | null;
  why: "time" | "topics" | "episode" | "storage" | "channel";
  /** The last try that was refused. */
  problem?: ReactNode;
  children: ReactNode;
};

/** What waits, why, and under it what is done about it right here. */
export function Duty({ icon, title, reason = null, why, problem = null, children }: DutyProps) {
  return (
    <TroubleBox
      kind="asks"
      icon={icon}
      title={title}
      steps={
        <>
          {children}
          {problem !== null && (
            <p role="alert" className="text-danger">
              {problem}
            </p>
          )}
        </>
      }
    >
      {reason !== null && <p>{reason}</p>}
      <p>
        <T k={`inbox.why.${why}`} />
      </p>
    </TroubleBox>
  );
}
