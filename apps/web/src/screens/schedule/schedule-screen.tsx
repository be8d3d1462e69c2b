import type { Schedule } from "@sahne/contract/schedules";
import { CalendarClock, TriangleAlert } from "lucide-react";
import { useSchedules, useStopSchedule } from "#data/schedules.ts";
import { useTimeZone } from "#data/time-zone.ts";
import { isConnected, useYoutubeStatus } from "#data/youtube.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { PlanList } from "#ui/video/plan-list.tsx";
import { PlannedUploads } from "./planned-uploads.tsx";

/** The calendar is still to come; every plan that will run stands here, and can be stopped. */
export function ScheduleScreen() {
  const t = useT();
  const schedules = useSchedules();
  if (schedules.data === undefined && schedules.isError) {
    return (
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={<T k="schedule.error" />}
        description={schedules.error.message}
        action={
          <Button variant="primary" isLoading={schedules.isFetching} onClick={() => void schedules.refetch()}>
            <T k="common.retry" />
          </Button>
        }
      />
    );
  }
  if (schedules.data === undefined) {
    return (
      <SkeletonGroup label={t("schedule.loading")}>
        <Skeleton className="h-60 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  const plans = schedules.data.filter((plan) => plan.nextRunAt !== null);
  return (
    <div className="flex flex-col gap-6">
      {plans.length > 0 && <Plans plans={plans} />}
      <PlannedUploads />
      <EmptyState
        isCompact={plans.length > 0}
        icon={<CalendarClock />}
        title={<T k="comingSoon.title" />}
        description={<T k="schedule.soonText" />}
        action={
          <ButtonLink variant="primary" to="/dashboard/create?scenario=scheduled">
            <T k="schedule.create" />
          </ButtonLink>
        }
      />
    </div>
  );
}

function Plans({ plans }: { plans: readonly Schedule[] }) {
  const status = useYoutubeStatus();
  const stop = useStopSchedule();
  const zone = useTimeZone();
  return (
    <Card>
      <CardHeader title={<T k="schedule.plans" />} description={<T k="schedule.timeZone" v={{ zone }} />} />
      <PlanList
        plans={plans}
        hasChannel={status.isSuccess ? isConnected(status.data) : undefined}
        onStop={stop.mutateAsync}
      />
    </Card>
  );
}
