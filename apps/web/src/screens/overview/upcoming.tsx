import type { Schedule } from "@sahne/contract/schedules/schedules";
import { Link } from "react-router";
import { useStopSchedule } from "#data/schedules/schedules.ts";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PlanList } from "#ui/video/plan-list.tsx";

type UpcomingProps = { plans: readonly Schedule[]; hasChannel: boolean | undefined };

/** R5.3: the user's real next entries, soonest first. */
export function Upcoming({ plans, hasChannel }: UpcomingProps) {
  const stop = useStopSchedule();
  return (
    <Card>
      <CardHeader
        title={<T k="overview.upcoming" />}
        action={
          plans.length > 0 && (
            <Link to="/dashboard/schedule" className="text-base text-accent-text underline underline-offset-4">
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
          isCompact
        />
      ) : (
        <PlanList plans={plans} hasChannel={hasChannel} onStop={stop.mutateAsync} />
      )}
    </Card>
  );
}
