import { HOUR_MS } from "@sahne/contract/time-units";
import { useEffect, useState } from "react";
import { useProfile } from "#data/profile.ts";
import { isWorking, type ShownVideo } from "#data/videos/video-state.ts";
import { T } from "#lib/messages.tsx";
import { CreateForm } from "./create-form.tsx";
import { CreatedVideos, loadCreateParts, PlanBeginning, UnscheduledVideo } from "./create-parts.ts";
import { focusField } from "./focus-field.ts";
import type { CreatedVideo } from "./submit/created-videos.tsx";
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
  function makeAnother({ scenario, serviceType, imageIds, autoUpload, options }: ShownVideo) {
    form.change({ scenario, serviceType, imageIds, autoUpload, options });
    focusField("promptText");
  }
  const { own, others } = useShown(made);
  const unscheduled = submission.unscheduled ?? toPlan.video;
  return (
    <div className="flex w-full flex-col gap-6">
      <p className="text-md text-text-2">
        <T k="create.subtitle" />
      </p>
      <CreatedVideos isOpen={own.length > 0} shown={own} onAnother={makeAnother} />
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
          aside={<CreatedVideos isOpen={others.length > 0} isAside shown={others} onAnother={makeAnother} />}
        />
      )}
    </div>
  );
}

/**
 * What this page sent, and what it or another one sent before and is still being made: a reload loses nothing of it. The latter
 * is known a moment after the page and must not push away what one is about to fill in.
 */
function useShown(made: readonly Made[]): { own: CreatedVideo[]; others: CreatedVideo[] } {
  const known = useProfile().data?.videos ?? [];
  const [openedAt] = useState(() => Date.now());
  const own = made.map(({ video, schedule }) => ({
    video: known.find(({ _id }) => _id === video._id) ?? video,
    runsAt: schedule?.nextRunAt ?? null,
  }));
  const others = known.filter(
    (video) =>
      (isWorking(video) || Date.parse(video.completedAt ?? "") > openedAt) &&
      Date.parse(video.createdAt) > openedAt - HOUR_MS &&
      !made.some(({ video: { _id } }) => _id === video._id),
  );
  return { own, others: others.slice(0, CREATED_SHOWN).map((video) => ({ video, runsAt: null })) };
}
