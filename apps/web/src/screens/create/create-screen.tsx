import { useEffect, useState } from "react";
import { useUserId } from "#data/accounts/accounts.ts";
import { usePartsReady } from "#lib/lazy-part.tsx";
import { T } from "#lib/messages.tsx";
import { CreateForm } from "./create-form.tsx";
import { CreatedVideos, loadCreateParts, PlanBeginning, UnscheduledVideo } from "./create-parts.ts";
import { focusField } from "./focus-field.ts";
import type { CreateValues } from "./create-values.ts";
import { StageRoom } from "./submit/stage-frame.tsx";
import { keepStage, leaveStage, readStage, STAGED_MAX } from "./submit/stage-memory.ts";
import type { Made } from "./submit/create-body.ts";
import { useSubmission } from "./submit/use-submission.ts";
import { useVideoToPlan } from "./timing/use-video-to-plan.ts";
import { useCreateValues } from "./use-create-values.ts";

export function CreateScreen() {
  const [made, setMade] = useState<readonly Made[]>([]);
  const userId = useUserId();
  const [staged, setStaged] = useState(() => readStage(userId));
  const isStageReady = usePartsReady([CreatedVideos], staged !== null);
  const form = useCreateValues();
  const toPlan = useVideoToPlan();
  useEffect(() => {
    void loadCreateParts();
  }, []);
  const submission = useSubmission((latest) => {
    leaveForm();
    setMade((current) => [latest, ...current].slice(0, STAGED_MAX));
    setStaged((before) => keepStage(userId, latest, before));
  });
  function leaveForm() {
    // A video that came for its time alone was never in the form: what stands there is another one.
    if (toPlan.video === null) form.reset();
    else form.resetTime();
    toPlan.forget();
  }
  function makeAnother(values: Partial<CreateValues>) {
    form.change(values);
    focusField("promptText");
  }
  function clearStage() {
    setStaged(leaveStage());
    setMade([]);
  }
  const unscheduled = submission.unscheduled ?? toPlan.video;
  return (
    <div className="flex w-full flex-col gap-6">
      <p className="text-md text-text-2">
        <T k="create.subtitle" />
      </p>
      {staged !== null && !isStageReady && <StageRoom shape={staged.shape} />}
      <CreatedVideos
        isOpen={staged !== null && isStageReady}
        {...{ made, staged }}
        onAnother={makeAnother}
        onLeave={clearStage}
      />
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
          aside={<CreatedVideos isOpen isAside {...{ made, staged }} onAnother={makeAnother} />}
        />
      )}
    </div>
  );
}
