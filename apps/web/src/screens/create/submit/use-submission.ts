import { momentOf } from "@sahne/contract/schedules/zoned-time";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useScheduleVideo } from "#data/schedules/schedule-video.ts";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { refreshVideos, useCreateVideo } from "#data/videos/videos.ts";
import { ApiError } from "#lib/api-error.ts";
import { loadChunk } from "#lib/chunk.ts";
import { loadMessages, useT } from "#lib/messages.tsx";
import type { CreateValues } from "#screens/create/create-values.ts";
import type { When } from "#screens/create/timing/when.ts";
import { useNotification } from "#ui/notifications/notifications.tsx";
import type { Beginning, Made, ShownToUser, startedWords } from "./create-body.ts";

type Circumstances = ShownToUser & {
  /** Nothing will be uploaded, because there is no channel. */
  isKept: boolean;
};

/** Sending, as one thing for the person: for `scheduled` it is two calls, of which the second may be repeated alone. */
export function useSubmission(onMade: (made: Made) => void) {
  const t = useT();
  const { notify } = useNotification();
  const zone = useTimeZone();
  const queryClient = useQueryClient();
  const createVideo = useCreateVideo();
  const scheduleVideo = useScheduleVideo();
  // Not a state: of two presses in one moment the second comes before anything is drawn anew.
  const isSending = useRef(false);
  const [unscheduled, setUnscheduled] = useState<Made["video"] | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);

  async function send(values: CreateValues, circumstances: Circumstances): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    await sendOnce(values, circumstances).finally(() => {
      isSending.current = false;
    });
  }

  async function sendOnce(values: CreateValues, { isKept, ...told }: Circumstances): Promise<void> {
    setProblem(null);
    try {
      const { createBodyOf, startedWords } = await loadSending();
      const { video } = await createVideo.mutateAsync(createBodyOf(values, told));
      if (values.scenario === "scheduled") await plan(video, values.when);
      else succeed(startedWords, { video, schedule: null }, isKept ? "generate" : values.scenario);
    } catch (error) {
      if (isSessionEnd(error)) return;
      setProblem(error instanceof ApiError ? error : null);
      notify({ type: "error", message: t("create.failed"), lang: t.attr("create.failed") });
      // Another machine would run by now, most likely with a key added elsewhere: what is said before sending follows.
      if (error instanceof ApiError && error.code === "engine_changed") void refreshVideos(queryClient);
    }
  }

  /** Sets the time of a video that exists already; asked again after a failure it makes no second one. */
  async function plan(video: Made["video"], when: When): Promise<void> {
    const at = momentOf(when, zone);
    if (at === null) return;
    setProblem(null);
    try {
      // Before the call: what is said afterwards must not be what fails.
      const { startedWords, scheduleBodyOf } = await loadSending();
      const planned = await scheduleVideo.mutateAsync({
        videoId: video._id,
        body: scheduleBodyOf(when, at, zone),
      });
      setUnscheduled(null);
      succeed(startedWords, planned, when.isRecurring ? "recurring" : "scheduled");
    } catch (error) {
      setUnscheduled(video);
      if (isSessionEnd(error)) return;
      setProblem(error instanceof ApiError ? error : null);
      notify({ type: "error", message: t("create.scheduleFailed"), lang: t.attr("create.scheduleFailed") });
    }
  }

  function succeed(wordsOf: typeof startedWords, made: Made, beginning: Beginning): void {
    notify({ type: "success", message: wordsOf[beginning](t, made), lang: t.attr(`create.started.${beginning}`) });
    onMade(made);
  }

  return {
    send,
    plan,
    isPending: createVideo.isPending || scheduleVideo.isPending,
    problem,
    unscheduled,
    leaveUnscheduled: () => {
      setUnscheduled(null);
      setProblem(null);
    },
  };
}

/** What only sending needs: what is sent, and what is said afterwards. */
async function loadSending() {
  const [part] = await loadChunk(() => Promise.all([import("./create-body.ts"), loadMessages(["create-later"])]));
  return part;
}

/** The login page tells of it, and the draft waits: nothing is wrong with the film. */
function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
