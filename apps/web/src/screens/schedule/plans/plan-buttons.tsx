import { CirclePause, CirclePlay, CircleStop, Play } from "lucide-react";
import { useState } from "react";
import { useChangePlan, useRunNow } from "#data/schedules/plans.ts";
import { useStopSchedule } from "#data/schedules/schedules.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";

const ConfirmDialog = lazyPart(async () => (await import("#ui/overlay/confirm-dialog.tsx")).ConfirmDialog);

export type NamedPlan = { id: string; name: string; isPaused: boolean; isRepeated: boolean };

type PlanButtonsProps = { plan: NamedPlan; size?: "sm" | undefined; onDone: () => void };

/** Pause and resume at once; making a film and stopping for good are asked first. */
export function PlanButtons({ plan, size, onDone }: PlanButtonsProps) {
  const t = useT();
  const { notify } = useNotification();
  const [asking, setAsking] = useState<"run" | "stop" | null>(null);
  const change = useChangePlan();
  const run = useRunNow();
  const { id, name, isPaused, isRepeated } = plan;
  const stopping = isRepeated ? "stop" : "cancel";
  const PauseIcon = isPaused ? CirclePlay : CirclePause;

  function settled(message: string) {
    return {
      onError: (error: Error) => notify({ type: "error", message: error.message }),
      onSuccess: () => {
        notify({ type: "success", message });
        setAsking(null);
        onDone();
      },
    };
  }

  return (
    <>
      <Button
        size={size}
        aria-label={`${t(isPaused ? "schedule.resume" : "schedule.pause")}: ${name}`}
        icon={<PauseIcon aria-hidden="true" className="size-4" />}
        isLoading={change.isPending}
        onClick={() =>
          change.mutate(
            { scheduleId: id, body: { isPaused: !isPaused } },
            settled(t(isPaused ? "calendar.resumed" : "calendar.paused", { name })),
          )
        }
      >
        <T k={isPaused ? "schedule.resume" : "schedule.pause"} />
      </Button>
      <Button
        size={size}
        aria-label={`${t("schedule.runNow")}: ${name}`}
        icon={<Play aria-hidden="true" className="size-4" />}
        onClick={() => setAsking("run")}
      >
        <T k="schedule.runNow" />
      </Button>
      <Button
        size={size}
        aria-label={`${t(`plan.${stopping}`)}: ${name}`}
        icon={<CircleStop aria-hidden="true" className="size-4" />}
        onClick={() => setAsking("stop")}
      >
        <T k={`plan.${stopping}`} />
      </Button>
      <ConfirmDialog
        isOpen={asking === "run"}
        onOpenChange={() => setAsking(null)}
        tone="plain"
        title={<T k="calendar.runNow.title" />}
        description={<T k="calendar.runNow.text" v={{ name }} />}
        confirmLabel={<T k="schedule.runNow" />}
        cancelLabel={<T k="planEditor.cancel" />}
        isPending={run.isPending}
        onConfirm={() => run.mutate(id, settled(t("calendar.started", { name })))}
      />
      <StopDialog isOpen={asking === "stop"} plan={plan} settled={settled} onClose={() => setAsking(null)} />
    </>
  );
}

type Settled = { onError: (error: Error) => void; onSuccess: () => void };
type StopDialogProps = { isOpen: boolean; plan: NamedPlan; settled: (message: string) => Settled; onClose: () => void };

/** A repeat that is stopped may still make its next film. */
function StopDialog({ isOpen, plan: { id, name, isRepeated }, settled, onClose }: StopDialogProps) {
  const t = useT();
  const [keepsNext, setKeepsNext] = useState(false);
  const change = useChangePlan();
  const stop = useStopSchedule();
  const action = isRepeated ? "stop" : "cancel";

  function handleConfirm() {
    const told = settled(t("plan.stopped", { name }));
    if (!keepsNext) stop.mutate(id, told);
    // Without a rhythm it runs once more and is done.
    else change.mutate({ scheduleId: id, body: { recurringType: null, random: null } }, told);
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={<T k={`plan.${action}.title`} />}
      description={<T k="plan.stop.text" v={{ name }} />}
      confirmLabel={<T k={`plan.${action}`} />}
      cancelLabel={<T k="plan.stop.keep" />}
      isPending={stop.isPending || change.isPending}
      onConfirm={handleConfirm}
    >
      {isRepeated && (
        <Checkbox
          className="mt-4"
          label={<T k="calendar.stop.keepNext" />}
          checked={keepsNext}
          onChange={(event) => setKeepsNext(event.currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
