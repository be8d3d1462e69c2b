import type { Schedule } from "@sahne/contract/schedules/schedules";
import { useState } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";

const ConfirmDialog = lazyPart(async () => (await import("#ui/overlay/confirm-dialog.tsx")).ConfirmDialog);

type StopPlanProps = { plan: Schedule; onStop: () => Promise<unknown> };

/** A stopped plan cannot be restored, so the user confirms first. */
export function StopPlan({ plan, onStop }: StopPlanProps) {
  const t = useT();
  const { notify } = useNotification();
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const name = plan.videoName;
  const action = plan.recurring ? "stop" : "cancel";
  // Before its first run a video is waiting for it.
  const isWaiting = plan.videoId !== null && plan.nextRunAt === plan.scheduledAt;

  function handleConfirm() {
    setIsPending(true);
    onStop()
      .then(() => notify({ type: "success", message: t("plan.stopped", { name }) }))
      .catch((error: Error) => notify({ type: "error", message: error.message }))
      .finally(() => {
        setIsPending(false);
        setIsAsking(false);
      });
  }

  return (
    <>
      <Button size="sm" aria-label={`${t(`plan.${action}`)}: ${name}`} onClick={() => setIsAsking(true)}>
        <T k={`plan.${action}`} />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<T k={`plan.${action}.title`} />}
        description={<T k={isWaiting ? "plan.stop.waitingText" : "plan.stop.text"} v={{ name }} />}
        confirmLabel={<T k={`plan.${action}`} />}
        cancelLabel={<T k="plan.stop.keep" />}
        onConfirm={handleConfirm}
        isPending={isPending}
      />
    </>
  );
}
