import type { Schedule } from "@sahne/contract/schedules/schedules";
import { Repeat } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { T } from "#lib/messages.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { StopPlan } from "./stop-plan.tsx";

type PlanListProps = {
  plans: readonly Schedule[];
  /** Unknown while the channel's state is being asked for. */
  hasChannel: boolean | undefined;
  onStop: (scheduleId: string) => Promise<unknown>;
};

export function PlanList({ plans, hasChannel, onStop }: PlanListProps) {
  return (
    <ul tabIndex={-1} className="divide-y divide-line outline-none">
      {plans.map((plan) => (
        <Plan key={plan._id} plan={plan} hasChannel={hasChannel} onStop={() => onStop(plan._id)} />
      ))}
    </ul>
  );
}

type PlanProps = { plan: Schedule; hasChannel: boolean | undefined; onStop: () => Promise<unknown> };

function Plan({ plan, hasChannel, onStop }: PlanProps) {
  const when = new Date(plan.nextRunAt ?? plan.scheduledAt);
  const row = useRef<HTMLLIElement>(null);
  // The button and the dialog of a stopped plan are gone; the focus moves to the list.
  useLayoutEffect(() => {
    const element = row.current;
    const list = element?.parentElement;
    return () => {
      const held = document.activeElement;
      const isHere = element?.contains(held) === true || (held?.closest("[role=alertdialog]") ?? null) !== null;
      if (isHere) requestAnimationFrame(() => list?.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-40 flex-1">
        <p className="flex items-start justify-between gap-3">
          <PlanName plan={plan} />
          {plan.isPaused && <StatusBadge status="paused" label={<T k="status.paused" />} />}
        </p>
        <p className="tabular mt-1 flex flex-wrap items-center gap-x-3 text-sm text-text-3">
          <time dateTime={when.toISOString()} className="text-text-2">
            <T k="plan.at" v={{ when }} />
          </time>
          <span className="flex items-center gap-1">
            {plan.recurring && <Repeat aria-hidden="true" className="size-3.5" />}
            <Rhythm plan={plan} />
          </span>
          {plan.autoUpload && hasChannel === true && <T k="plan.toChannel" />}
          {plan.autoUpload && hasChannel === false && (
            <Link to="/dashboard/youtube" className="text-warning underline underline-offset-4">
              <T k="plan.noChannel" />
            </Link>
          )}
        </p>
      </div>
      <StopPlan plan={plan} onStop={onStop} />
    </li>
  );
}

/** A plan outlives the video it was made from. */
function PlanName({ plan: { videoId, videoName } }: { plan: Schedule }) {
  const look = "line-clamp-2 min-w-0 text-base font-medium break-words";
  if (videoId === null) return <span className={look}>{videoName}</span>;
  return (
    <Link to={`/dashboard/videos?video=${videoId}`} className={`${look} underline-offset-4 hover:underline`}>
      {videoName}
    </Link>
  );
}

function Rhythm({ plan: { recurring, recurringType, random } }: { plan: Schedule }) {
  if (random !== null) return <T k="plan.random" />;
  if (!recurring || recurringType === null) return <T k="plan.once" />;
  return <T k={`plan.${recurringType}`} />;
}
