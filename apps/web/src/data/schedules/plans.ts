import {
  changeScheduleRoute,
  getScheduleRoute,
  moveRunRoute,
  runNowRoute,
  skipRunRoute,
  undoPlanRoute,
  type ChangeSchedule,
} from "@sahne/contract/schedules/plans";
import type { MoveScope } from "@sahne/contract/schedules/plan-moves";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { randomId } from "#lib/ids.ts";
import { refreshVideos } from "#data/videos/videos.ts";

/** A plan with everything that can be changed of it. */
export function usePlan(scheduleId: string, { isNeeded }: { isNeeded: boolean }) {
  return useQuery({
    queryKey: ["schedules", "plan", scheduleId],
    queryFn: async () => (await call(getScheduleRoute, { params: { scheduleId } }, "default.unknown")).schedule,
    enabled: isNeeded,
    staleTime: 0,
  });
}

export function useChangePlan() {
  return usePlanChange(({ scheduleId, body }: { scheduleId: string; body: ChangeSchedule }) =>
    call(changeScheduleRoute, { params: { scheduleId }, body }, "default.unknown"),
  );
}

export function useMoveRun() {
  return usePlanChange(({ scheduleId, ...body }: { scheduleId: string; runAt: string; to: string; scope: MoveScope }) =>
    call(moveRunRoute, { params: { scheduleId }, body }, "default.unknown"),
  );
}

export function useSkipRun() {
  return usePlanChange(({ scheduleId, runAt }: { scheduleId: string; runAt: string }) =>
    call(skipRunRoute, { params: { scheduleId }, body: { runAt } }, "default.unknown"),
  );
}

/** Takes the last change of a plan's times back, while the plan has not run since. */
export function useUndoPlan() {
  return usePlanChange(({ scheduleId, undo }: { scheduleId: string; undo: string }) =>
    call(undoPlanRoute, { params: { scheduleId }, body: { undo } }, "default.unknown"),
  );
}

export function useRunNow() {
  return usePlanChange((scheduleId: string) =>
    call(runNowRoute, { params: { scheduleId }, idempotencyKey: randomId() }, "default.unknown"),
  );
}

function usePlanChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // A refusal means that what is shown is out of date, so it is asked for either way; the dialog does not wait for it.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ["schedules"] });
      void refreshVideos(queryClient);
    },
  });
}
