import type { Schedule } from "@sahne/contract/schedules";
import { Repeat } from "lucide-react";
import { Link } from "react-router";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { StatusBadge } from "#ui/status-badge.tsx";

/** R5.3: the user's real next entries, soonest first. */
export function Upcoming({ plans }: { plans: readonly Schedule[] }) {
  return (
    <Card>
      <CardHeader
        title={<T k="overview.upcoming" />}
        action={
          plans.length > 0 && (
            <Link
              to="/dashboard/videos?status=scheduled"
              className="text-base text-accent-text underline underline-offset-4"
            >
              <T k="overview.upcomingAll" />
            </Link>
          )
        }
      />
      {plans.length === 0 ? (
        <EmptyState
          level={3}
          title={<T k="overview.upcomingEmpty" />}
          description={<T k="overview.upcomingEmptyText" />}
          action={
            <ButtonLink size="sm" to="/dashboard/create?scenario=scheduled">
              <T k="overview.quick.schedule" />
            </ButtonLink>
          }
          className="py-8"
        />
      ) : (
        <ul className="divide-y divide-line">
          {plans.map((plan) => (
            <Plan key={plan._id} plan={plan} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Plan({ plan }: { plan: Schedule }) {
  const when = new Date(plan.nextRunAt ?? plan.scheduledAt);
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex items-start justify-between gap-3">
        <PlanName plan={plan} />
        {plan.isPaused && <StatusBadge status="paused" label={<T k="status.paused" />} />}
      </p>
      <p className="tabular flex flex-wrap items-center gap-x-3 text-sm text-text-3">
        <time dateTime={when.toISOString()} className="text-text-2">
          <T k="overview.plannedAt" v={{ when }} />
        </time>
        <span className="flex items-center gap-1">
          {plan.recurring && <Repeat aria-hidden="true" className="size-3.5" />}
          <Rhythm plan={plan} />
        </span>
        {plan.autoUpload && <T k="overview.toChannel" />}
      </p>
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
  if (random !== null) return <T k="overview.recurring.random" />;
  if (!recurring || recurringType === null) return <T k="overview.once" />;
  return <T k={`overview.recurring.${recurringType}`} />;
}
