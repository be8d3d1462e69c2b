import type { Video } from "@sahne/contract/videos/videos";
import { CalendarClock } from "lucide-react";
import { useState, type SyntheticEvent } from "react";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import type { ApiError } from "#lib/api-error.ts";
import { T } from "#lib/messages.tsx";
import { whenProblem } from "#screens/create/create-rules.ts";
import { focusField } from "#screens/create/focus-field.ts";
import { SendProblem } from "#screens/create/submit/send-problem.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { useCoarseNow } from "./use-coarse-now.ts";
import type { When } from "./when.ts";
import { WhenFields } from "./when-fields.tsx";

type UnscheduledVideoProps = {
  isOpen: boolean;
  video: Pick<Video, "videoName">;
  /** Its time could not be set just now, or it comes back for one later. */
  isFresh: boolean;
  when: When;
  problem: ApiError | null;
  isPending: boolean;
  onChange: (when: When) => void;
  onPlan: () => void;
  onLeave: () => void;
};

/** R7.6: the video exists, its time does not. Only the second call is repeated; the first one is done. */
export function UnscheduledVideo(props: UnscheduledVideoProps) {
  const { video, isFresh, when, problem, isPending, onChange, onPlan, onLeave } = props;
  const code = whenProblem(when, useCoarseNow(), useTimeZone());
  const [isLeft, setIsLeft] = useState(false);
  const isTold = code !== null && (isLeft || isFresh);

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    if (code === null) {
      onPlan();
      return;
    }
    setIsLeft(true);
    focusField("when");
  }

  return (
    <Card className="mx-auto w-full max-w-3xl">
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-6">
        <Notice tone="warning" title={<T k={isFresh ? "create.scheduleFailed" : "create.needsTime"} />}>
          <T k={isFresh ? "create.scheduleFailed.text" : "create.needsTime.text"} v={{ name: video.videoName }} />
        </Notice>
        <WhenFields
          value={when}
          onChange={onChange}
          onBlur={() => setIsLeft(true)}
          error={isTold ? <T k={code} /> : undefined}
        />
        {problem !== null && <SendProblem isOpen problem={problem} />}
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <Button size="lg" onClick={onLeave}>
            <T k="create.scheduleLater" />
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            icon={<CalendarClock aria-hidden="true" className="size-5" />}
            isLoading={isPending}
          >
            {isPending ? <T k="create.submitting" /> : <T k={isFresh ? "create.scheduleRetry" : "create.setTime"} />}
          </Button>
        </div>
      </form>
    </Card>
  );
}
