import { SCHEDULES_MAX } from "@sahne/contract/schedules/plans";
import type { Schedule } from "@sahne/contract/schedules/schedules";
import { Pencil, Repeat, SkipForward } from "lucide-react";
import { useState } from "react";
import { useNextSchedules } from "#data/schedules/schedules.ts";
import { T, useT } from "#lib/messages.tsx";
import type { CalendarActions } from "#screens/schedule/calendar/use-calendar-actions.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { StatusBadge } from "#ui/video/status-badge.tsx";
import { PlanButtons } from "./plan-buttons.tsx";

/** So many at first, and so many more each time: a file may bring a thousand at once. */
const STEP = 20;

/** The plans that will run, soonest first, with all that can be done about each. */
export function PlansCard({ isShown, actions }: { isShown: boolean; actions: CalendarActions }) {
  const t = useT();
  const [shown, setShown] = useState(STEP);
  const { data, isPlaceholderData } = useNextSchedules(shown);
  if (!isShown || data === undefined || data.schedules.length === 0) return null;
  return (
    <Card>
      <CardHeader title={<T k="schedule.plans" />} />
      <ul aria-label={t("schedule.plans")} className="divide-y divide-line">
        {data.schedules.map((plan) => (
          <PlanRow key={plan._id} plan={plan} actions={actions} />
        ))}
      </ul>
      {data.schedules.length >= shown && shown < SCHEDULES_MAX && (
        <Button size="sm" className="mt-4" isLoading={isPlaceholderData} onClick={() => setShown(shown + STEP)}>
          <T k="common.showMore" />
        </Button>
      )}
    </Card>
  );
}

function PlanRow({ plan, actions }: { plan: Schedule; actions: CalendarActions }) {
  const t = useT();
  const { _id: id, videoName: name, nextRunAt, isPaused, recurring } = plan;
  const rhythm = plan.random !== null ? "random" : (plan.recurringType ?? "once");
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex items-start justify-between gap-3 font-medium break-words">
          {name}
          {isPaused && <StatusBadge status="paused" label={<T k="status.paused" />} />}
        </p>
        <p className="tabular mt-1 flex flex-wrap items-center gap-x-3 text-sm text-text-3">
          {nextRunAt !== null && (
            <time dateTime={nextRunAt} className="text-text-2">
              <T k="schedule.next" v={{ when: new Date(nextRunAt) }} />
            </time>
          )}
          <span className="flex items-center gap-1">
            {recurring && <Repeat aria-hidden="true" className="size-3.5" />}
            <T k={`plan.${rhythm}`} />
          </span>
          {plan.autoUpload && <T k="plan.toChannel" />}
        </p>
      </div>
      <div role="group" aria-label={t("calendar.actions", { name })} className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-label={`${t("schedule.edit")}: ${name}`}
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => actions.open({ kind: "edit", scheduleId: id })}
        >
          <T k="schedule.edit" />
        </Button>
        {recurring && nextRunAt !== null && (
          <Button
            size="sm"
            aria-label={`${t("calendar.skipNext")}: ${name}`}
            icon={<SkipForward aria-hidden="true" className="size-4" />}
            onClick={() => void actions.skip({ scheduleId: id, at: nextRunAt })}
          >
            <T k="calendar.skipNext" />
          </Button>
        )}
        <PlanButtons size="sm" plan={{ id, name, isPaused, isRepeated: recurring }} onDone={() => undefined} />
      </div>
    </li>
  );
}
