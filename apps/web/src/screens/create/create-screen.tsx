import { useEffect, useState } from "react";
import { T } from "#lib/messages.tsx";
import { CreateForm } from "./create-form.tsx";
import { CreatedVideos, loadCreateParts, PlanBeginning, UnscheduledVideo } from "./create-parts.ts";
import { useSubmission, type Made } from "./submit/use-submission.ts";
import { useVideoToPlan } from "./timing/use-video-to-plan.ts";
import { useCreateValues } from "./use-create-values.ts";

const CREATED_SHOWN = 3;

export function CreateScreen() {
  const [made, setMade] = useState<readonly Made[]>([]);
  const form = useCreateValues();
  const toPlan = useVideoToPlan();
  useEffect(() => {
    void loadCreateParts();
  }, []);
  const submission = useSubmission((latest) => {
    leaveForm();
    setMade((current) => [latest, ...current].slice(0, CREATED_SHOWN));
  });
  function leaveForm() {
    // A video that came for its time alone was never in the form: what stands there is another one.
    if (toPlan.video === null) form.reset();
    else form.resetTime();
    toPlan.forget();
  }
  const unscheduled = submission.unscheduled ?? toPlan.video;
  return (
    <div className="flex w-full flex-col gap-6">
      <p className="text-md text-text-2">
        <T k="create.subtitle" />
      </p>
      {unscheduled !== null && (
        <UnscheduledVideo
          isOpen
          video={unscheduled}
          isFresh={submission.unscheduled !== null}
          when={form.values.when}
          problem={submission.problem}
          isPending={submission.isPending}
          onChange={(when) => form.change({ when })}
          onPlan={() => void submission.plan(unscheduled, form.values.when)}
          onLeave={() => {
            submission.leaveUnscheduled();
            leaveForm();
          }}
        />
      )}
      {unscheduled === null && !toPlan.isKnown && <PlanBeginning isOpen error={toPlan.error} onRetry={toPlan.retry} />}
      {unscheduled === null && toPlan.isKnown && (
        <CreateForm
          form={form}
          submission={submission}
          aside={<CreatedVideos isOpen={made.length > 0} made={made} />}
        />
      )}
    </div>
  );
}
