import type { Schedule } from "@sahne/contract/schedules/schedules";
import { CalendarX2, Pencil } from "lucide-react";
import { useState } from "react";
import { useSchedules, useStopSchedule } from "#data/schedules/schedules.ts";
import { isScheduled, type ShownVideo } from "#data/videos/video-state.ts";
import { useYoutubeStatus } from "#data/publishing/youtube.ts";
import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { ConfirmDialog } from "#ui/overlay/confirm-dialog.tsx";
import { Fact, Facts, Moment, SectionTitle } from "./story-parts.tsx";

/** What is still going to happen automatically, and how to stop it. A repeating plan outlives its first video. */
export function VideoPlan({ video }: { video: ShownVideo }) {
  const plan = useSchedules().data?.find(({ videoId }) => videoId === video._id);
  if (plan === undefined || plan.nextRunAt === null) return null;
  return (
    <section className="flex flex-col items-start gap-3">
      <SectionTitle>
        <T k="videos.plan.title" />
      </SectionTitle>
      <Facts>
        {plan.isPaused ? (
          <Fact name={<T k="videos.plan.next" />}>
            <T k="status.paused" />
          </Fact>
        ) : (
          <Moment name={<T k="videos.plan.next" />} instant={plan.nextRunAt} />
        )}
        <Fact name={<T k="videos.plan.rhythm" />}>
          <Rhythm plan={plan} />
        </Fact>
        <Fact name={<T k="videos.plan.zone" />}>{plan.timeZone.replaceAll("_", " ")}</Fact>
        {plan.autoUpload && <ToChannel />}
      </Facts>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          size="sm"
          to={`/dashboard/schedule?plan=${encodeURIComponent(plan._id)}`}
          icon={<Pencil aria-hidden="true" className="size-4" />}
        >
          <T k="videos.plan.edit" />
        </ButtonLink>
        <StopPlan plan={plan} isWaiting={isScheduled(video)} />
      </div>
    </section>
  );
}

function Rhythm({ plan: { recurring, recurringType, random } }: { plan: Schedule }) {
  if (random !== null) return <T k="videos.plan.random" />;
  return <T k={`videos.plan.${recurring && recurringType !== null ? recurringType : "once"}`} />;
}

function ToChannel() {
  const isMissing = useYoutubeStatus().data?.connected === false;
  return (
    <Fact name={<T k="videos.details.onChannel" />}>
      {isMissing ? <T k="videos.plan.noChannel" /> : <T k="videos.plan.toChannel" />}
    </Fact>
  );
}

function StopPlan({ plan, isWaiting }: { plan: Schedule; isWaiting: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const stop = useStopSchedule();
  return (
    <>
      <Button size="sm" icon={<CalendarX2 aria-hidden="true" className="size-4" />} onClick={() => setIsAsking(true)}>
        {plan.recurring ? <T k="videos.plan.stop" /> : <T k="videos.plan.remove" />}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={plan.recurring ? <T k="videos.plan.stopTitle" /> : <T k="videos.plan.removeTitle" />}
        description={isWaiting ? <T k="videos.plan.removeText" /> : <T k="videos.plan.stopText" />}
        confirmLabel={plan.recurring ? <T k="videos.plan.stop" /> : <T k="videos.plan.remove" />}
        cancelLabel={<T k="cancelVideo.keep" />}
        isPending={stop.isPending}
        onConfirm={() => stop.mutate(plan._id, { onSuccess: () => setIsAsking(false) })}
      >
        {stop.isError && <Notice tone="danger" title={stop.error.message} className="mt-4" />}
      </ConfirmDialog>
    </>
  );
}
