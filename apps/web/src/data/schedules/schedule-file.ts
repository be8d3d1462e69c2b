import { saveScheduleFileRoute, scheduleFileRoute, type ColumnMap } from "@sahne/contract/schedules/schedule-file";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "#data/accounts/accounts.ts";
import { refreshVideos } from "#data/videos/videos.ts";

/** A thousand rows take their time; nothing else of the schedule does. */
const FILE_TIMEOUT_MS = 120_000;

export type SentFile = { text: string; columns?: ColumnMap; timeZone: string };

/** What the rows would come to; nothing is stored. */
export function useCheckFile() {
  const userId = useUserId();
  return useMutation({
    mutationFn: (file: SentFile) =>
      call(
        scheduleFileRoute,
        { params: { userId }, body: { ...file, check: true }, timeoutMs: FILE_TIMEOUT_MS },
        "default.unknown",
      ),
  });
}

export function useStoreFile() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: SentFile & { idempotencyKey: string }) =>
      call(
        scheduleFileRoute,
        { params: { userId }, body, idempotencyKey, timeoutMs: FILE_TIMEOUT_MS },
        "default.unknown",
      ),
    onSettled: () => refreshVideos(queryClient),
  });
}

/** Asked for with the session, which a plain link would not carry. */
export function useSaveFile() {
  const userId = useUserId();
  return useMutation({
    mutationFn: () =>
      call(saveScheduleFileRoute, { params: { userId }, timeoutMs: FILE_TIMEOUT_MS }, "default.unknown"),
  });
}
