import type { ErrorCode } from "@sahne/contract/errors";
import type { RefusableField } from "@sahne/contract/publishing/publishing";
import type { Context } from "#context.ts";
import { notify } from "#features/notifications/notify.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { findUpload, moveUpload, SENDING, TO_VERIFY, type UploadRow } from "./publishing.repo.ts";

/** `until` null: it waits for its owner, and goes on when the channel is connected again. */
export type Wait = { code: ErrorCode; until: Date | null };

type End = {
  status: "failed" | "needs_attention";
  code: ErrorCode;
  reason?: string | undefined;
  fields?: RefusableField[] | undefined;
};

/** There is already a notice about the channel; one per video would only repeat it. */
const TOLD_ELSEWHERE = new Set<ErrorCode>(["youtube_reauth_required", "youtube_not_connected"]);

/** Keeps the publication waiting, visibly and with its reason; nothing of what was sent is lost. */
export async function holdUpload(context: Context, upload: UploadRow, { code, until }: Wait): Promise<void> {
  await context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const waiting = { status: "queued", errorCode: code, waitsUntil: until, updatedAt: now };
    const held = await moveUpload(tx, upload.id, SENDING, waiting);
    // One notice, not one per check.
    if (!held || upload.errorCode === code || TOLD_ELSEWHERE.has(code)) return;
    await notify(context, tx, { ...noticeOf(upload, code), kind: "upload_needs_attention" });
  });
  if (until) throw new RetryLater(until);
}

/** Ends the publication with a reason; its owner is told in the same transaction. */
export async function stop(context: Context, upload: UploadRow, end: End): Promise<void> {
  await context.db.transaction(async (tx) => {
    const current = await findUpload(tx, upload.id);
    if (!current) return;
    const { status, code } = certain(current, end);
    const stopped = await moveUpload(tx, upload.id, [...SENDING, ...TO_VERIFY], {
      status,
      errorCode: code,
      waitsUntil: null,
      reason: end.reason ?? null,
      refusedFields: end.fields ?? [],
      updatedAt: context.clock.now(),
    });
    if (!stopped) return;
    const kind = status === "failed" ? "upload_failed" : "upload_needs_attention";
    await notify(context, tx, { ...noticeOf(upload, code), kind });
  });
}

/** A failed publication may be sent again, so one whose last chunk was sent without an answer must not fail. */
function certain(current: UploadRow, { status, code }: End): Pick<End, "status" | "code"> {
  const isUnknown = current.lastChunkSent && current.youtubeVideoId === null;
  if (status === "failed" && isUnknown) return { status: "needs_attention", code: "youtube_outcome_unknown" };
  return { status, code };
}

function noticeOf(upload: UploadRow, code: ErrorCode) {
  return {
    userId: upload.userId,
    videoId: upload.videoId,
    values: { name: upload.title, channelId: upload.channelId, code },
  };
}
