import { changeScheduleRoute, getScheduleRoute, type ChangeSchedule } from "@sahne/contract/schedules/plans";
import { scheduleVideoRoute, type ScheduleInput } from "@sahne/contract/schedules/schedules";
import type { Series } from "@sahne/contract/schedules/series";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { refreshVideos } from "#data/videos/videos.ts";

/** What the inbox does about a plan, each in one step. Whoever edits a plan sees all of it and has hooks of its own. */
export function useSetTime() {
  return useDuty(({ videoId, body }: { videoId: string; body: ScheduleInput }) =>
    call(scheduleVideoRoute, { params: { videoId }, body }, "default.scheduleVideo"),
  );
}

/** Behind those that are there by now, which may be others than when the inbox was opened. */
export function useAddTopics() {
  return useDuty(({ scheduleId, topics }: { scheduleId: string; topics: string[] }) =>
    changeSeries(scheduleId, (series) => ({ ...series, topics: [...series.topics, ...topics] })),
  );
}

export function useStartOver() {
  return useDuty((scheduleId: string) => changeSeries(scheduleId, (series) => ({ ...series, next: 0 })));
}

export function useResumePlan() {
  return useDuty((scheduleId: string) => change(scheduleId, { isPaused: false }));
}

async function changeSeries(scheduleId: string, changed: (series: Series) => Series): Promise<void> {
  const { schedule } = await call(getScheduleRoute, { params: { scheduleId } }, "default.unknown");
  // Somebody has taken the list away meanwhile: then the plan waits for no topic any more.
  if (schedule.series !== null) await change(scheduleId, { series: changed(schedule.series) });
}

const change = (scheduleId: string, body: ChangeSchedule) =>
  call(changeScheduleRoute, { params: { scheduleId }, body }, "default.unknown");

function useDuty<Input>(work: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: work,
    // A refusal means that what is shown is out of date, so it is asked for either way.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ["schedules"] });
      void refreshVideos(queryClient);
    },
  });
}
