import { useEffect, useRef, useState } from "react";
import { useProfile } from "#data/profile.ts";
import { T } from "#lib/messages.tsx";
import { CreateForm } from "./create-form.tsx";
import { useVideoToPlan } from "./use-video-to-plan.ts";
import { CreatedVideos } from "./created-videos.tsx";
import { PlanBeginning } from "./plan-beginning.tsx";
import { UnscheduledVideo } from "./unscheduled-video.tsx";
import { useCreateValues } from "./use-create-values.ts";
import { useSubmission, type Made } from "./use-submission.ts";

const CREATED_SHOWN = 3;

export function CreateScreen() {
  const [made, setMade] = useState<readonly Made[]>([]);
  const form = useCreateValues();
  const toPlan = useVideoToPlan();
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
      {unscheduled === null && !toPlan.isKnown && <PlanBeginning error={toPlan.error} onRetry={toPlan.retry} />}
      {unscheduled === null && toPlan.isKnown && (
        <CreateForm
          form={form}
          submission={submission}
          aside={made.length > 0 && <Latest key={made[0]?.video._id} made={made} />}
        />
      )}
    </div>
  );
}

/** Brought into view by itself: on a phone the button stands at the end of a long page. */
function Latest({ made }: { made: readonly Made[] }) {
  const place = useRef<HTMLDivElement>(null);
  const known = useProfile().data?.videos;
  // Keyed by the newest one, so this is a new place whenever there is a new film.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for the way to undo it.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place}>
      <CreatedVideos
        created={made.map(({ video, schedule }) => ({
          video: known?.find(({ _id }) => _id === video._id) ?? video,
          runsAt: schedule?.nextRunAt ?? null,
        }))}
      />
    </div>
  );
}
