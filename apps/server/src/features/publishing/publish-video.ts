import type { Context } from "#context.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { inSlot } from "#platform/queue/slots.ts";
import { handleChannelError } from "./handle-channel-error.ts";
import { holdUpload } from "./end-upload.ts";
import { findUpload, moveUpload, SENDING } from "./publishing.repo.ts";
import { sendFilm } from "./send-film.ts";
import { whyWait } from "./preconditions.ts";

const SLOT_BUSY_MS = 2_000;

/**
 * Job: sends a film to its channel, when its hour has come, nothing speaks against it and no other film is on its way there.
 */
export async function publishVideo(context: Context, { uploadId }: { uploadId: string }, run: JobRun): Promise<void> {
  await awaitHour(context, uploadId);
  const upload = await findUpload(context.db, uploadId);
  if (!upload || !isSending(upload)) return;
  // One at a time per channel, whichever process runs it.
  const ofChannel = { scope: `publish/${upload.channelId}`, limit: 1 };
  // And one per user: a film stuck on its way to one channel and another channel together take only one worker.
  const ofUser = { scope: `publish/user/${upload.userId}`, limit: 1 };
  let hadTurn = false;
  await inSlot(context, ofUser, run.signal, async (outer) => {
    hadTurn = await inSlot(context, ofChannel, outer, async (signal) => {
      await takeTurn(context, uploadId, { ...run, signal });
    });
  });
  if (hadTurn) return;
  throw new RetryLater(new Date(context.clock.now().getTime() + SLOT_BUSY_MS * (1 + Math.random())));
}

/** A job for an hour that was moved meanwhile comes too early, or finds that another one has begun. */
async function awaitHour(context: Context, uploadId: string): Promise<void> {
  const upload = await findUpload(context.db, uploadId);
  if (upload?.status !== "planned") return;
  const now = context.clock.now();
  if (upload.publishAt && upload.publishAt > now) throw new RetryLater(upload.publishAt);
  await moveUpload(context.db, uploadId, ["planned"], { status: "queued", updatedAt: now });
}

async function takeTurn(context: Context, uploadId: string, run: JobRun): Promise<void> {
  // Read again: the previous holder of the slot may have been the same publication.
  const upload = await findUpload(context.db, uploadId);
  if (!upload || !isSending(upload)) return;
  const wait = await whyWait(context, upload);
  if (wait) {
    await holdUpload(context, upload, wait);
    return;
  }
  const going = { status: "uploading", errorCode: null, waitsUntil: null, updatedAt: context.clock.now() };
  const moved = await moveUpload(context.db, uploadId, SENDING, going);
  if (!moved) return;
  // What it waited for before is remembered, so that the same reason is not told twice.
  const started = { ...moved, errorCode: upload.errorCode };
  try {
    await sendFilm(context, started, run.signal);
  } catch (error) {
    await handleChannelError(context, started, error, run);
  }
}

function isSending(upload: { status: string }): boolean {
  return (SENDING as readonly string[]).includes(upload.status);
}
