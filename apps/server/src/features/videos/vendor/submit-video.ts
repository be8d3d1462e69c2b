import { buffer } from "node:stream/consumers";
import type { ErrorCode } from "@sahne/contract/errors";
import { cheapestLength } from "@sahne/contract/videos/video-options";
import type { Context } from "#context.ts";
import { openApiKey } from "#features/accounts/api-keys.ts";
import { findKeptImage } from "#features/images/images.repo.ts";
import { fitPicture } from "#features/images/reference-picture.ts";
import { findModel } from "#features/videos/engine-choice.ts";
import { failVideo } from "#features/videos/fail-video.ts";
import { isStorageFull } from "#features/videos/user-limits.ts";
import { type VideoRow, countQueued, moveVideo, findProcessing } from "#features/videos/videos.repo.ts";
import { isLoopback } from "#platform/config.ts";
import { newSecret, sha256, newId } from "#platform/ids.ts";
import { isOutgoingNoted } from "#platform/outgoing.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { intentGraceMs } from "#platform/vendor-config.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { isSandboxKey } from "#providers/vendor-host.ts";
import type { GenerationRequest, Vendor, VideoGenerator } from "#providers/video-generator.ts";
import { doubtCall, resolveDoubt } from "./doubtful-call.ts";
import {
  countActive,
  createdAtOf,
  insertIntent,
  keyOwnerOf,
  settleIntent,
  whyKeyIsBusy,
  type PaidCallRow,
  giveBackPaidCall,
  takePaidCall,
  findIntent,
  isTaskOfAnother,
} from "./paid-calls.repo.ts";
import { soonerOrLater } from "./poll-schedule.ts";
import { untilWritten, acceptCall, leaveCallUnknown, refuseCall } from "./settle-paid-call.ts";
import { cleanAnswer } from "./vendor-answer.ts";

export const WORKER_ENDED = "the worker ended in the middle of the call";

type Attempt = { videoId: string; attempt: number };

/** Makes the paid call of an attempt, at most once whatever happens: first the intent, then the call, then its outcome. */
export async function submitVideo(context: Context, position: Attempt): Promise<void> {
  const video = await findProcessing(context.db, { ...position, stages: ["queued", "submitting"] });
  // Whatever is left of an earlier life of the video: our own renderer sends nobody anything.
  if (video?.needsAttention || video?.engine === "sahne") return;
  // Also when the video has been cancelled since: an open call would block its key for everything that follows.
  if (video?.stage !== "queued") return recover(context, position);

  const call = await prepareCall(context, video);
  if (!call) return;
  const opened = await openIntent(context, video, call);
  if (!opened) return;
  const { intent, bornAt } = opened;
  const isNoted = await isOutgoingNoted(context);
  if (!isNoted || performance.now() - bornAt > context.config.vendors.submitWindowMs) {
    await refuseCall(context, video, { intent, answer: null }, neverSent(isNoted));
    return;
  }
  await send(context, video, call, intent);
}

async function send(context: Context, video: VideoRow, call: PaidCall, intent: PaidCallRow): Promise<void> {
  const { submitTimeoutMs } = context.config.vendors;
  let taken: Awaited<ReturnType<VideoGenerator["submit"]>>;
  try {
    taken = await call.generator.submit(call.apiKey, call.request, submitTimeoutMs);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const answer = error.answer === undefined ? null : cleanAnswer(error.answer, call.apiKey);
    const canLook = call.generator.list !== undefined && error.status === 503;
    if (error.kind === "unknown" && canLook) return doubtCall(context, { intent, answer }, error);
    if (error.kind === "unknown") return leaveCallUnknown(context, video, { intent, answer }, error.message);
    return refuseCall(context, video, { intent, answer }, error);
  }
  const made = { intent, answer: cleanAnswer(taken.answer, call.apiKey) };
  if (await untilWritten(context, () => isTaskOfAnother(context.db, intent, taken.id))) {
    return leaveCallUnknown(context, video, made, "the answer names the task of another call");
  }
  await acceptCall(context, video, made, taken);
}

/** Another run opened this call: wait until that run cannot be making it any more. */
async function recover(context: Context, { videoId, attempt }: Attempt): Promise<void> {
  const open = await findIntent(context.db, { videoId, attempt }, intentGraceMs(context.config.vendors));
  if (!open) return;
  if (open.intent.state === "doubtful") return resolveDoubt(context, { videoId, attempt }, open);
  if (open.waitMs > 0) throw new RetryLater(new Date(context.clock.now().getTime() + open.waitMs));
  const made = { intent: open.intent, answer: null };
  await leaveCallUnknown(context, { id: videoId, attempt }, made, WORKER_ENDED);
}

function neverSent(isNoted: boolean): ProviderError {
  return new ProviderError("worker", "unavailable", isNoted ? "too late for its own intent" : "could not be counted");
}

/** Everything the paid call needs, made ready before the intent: between the two nothing slow may happen. */
type PaidCall = {
  generator: VideoGenerator;
  apiKey: string;
  keyFingerprint: string;
  webhookTokenHash: string;
  request: GenerationRequest;
};

/** Undefined when it cannot be made; the video then says why. */
async function prepareCall(context: Context, video: VideoRow): Promise<PaidCall | undefined> {
  const position = { videoId: video.id, attempt: video.attempt, stages: ["queued"] as const };
  const fail = async (code: ErrorCode): Promise<undefined> => {
    await failVideo(context, context.db, position, code);
    return undefined;
  };
  const vendor = video.engine as Vendor;
  const apiKey = await openApiKey(context, context.db, video.userId, vendor);
  if (apiKey === null) return fail("provider_key_missing");
  // A plan starts without a check of the storage: do not pay for what could not be stored.
  if (await isStorageFull(context, context.db, video.userId)) return fail("storage_full");

  const generator = context.generators[vendor];
  const model = findModel(generator, video.options.model);
  if (!model) return fail("provider_model_retired");
  const image = await readReference(context, video, generator);
  if (image === "gone") return fail("image_not_found");
  const webhookToken = newSecret();
  const { aspectRatio, resolution } = video.options;
  const durationSeconds = video.options.durationSeconds ?? cheapestLength(model.capabilities);
  return {
    generator,
    apiKey,
    keyFingerprint: sha256(`${vendor}/${apiKey}`),
    webhookTokenHash: sha256(webhookToken),
    request: {
      model: model.name,
      prompt: video.promptText,
      aspectRatio,
      durationSeconds,
      resolution,
      image,
      webhookUrl: webhookUrl(context, apiKey, webhookToken),
    },
  };
}

/** By the price of the day it is made; the sandbox takes no money. Null where nobody says. */
function expectedCents({ config }: Context, { apiKey, request }: PaidCall): number | null {
  if (isSandboxKey(apiKey)) return 0;
  const perSecond = config.vendors.videoPrices[request.model];
  return perSecond === undefined ? null : perSecond * request.durationSeconds;
}

async function readReference(
  context: Context,
  video: VideoRow,
  generator: VideoGenerator,
): Promise<Buffer | undefined | "gone"> {
  if (video.imageId === null) return undefined;
  const row = await findKeptImage(context.db, video.userId, video.imageId);
  if (!row) return "gone";
  return fitPicture(context, await buffer(await context.media.open(row.mediaKey)), generator.imageRules);
}

/** A vendor cannot reach this machine by a loopback address; the sandbox can reach nothing else. */
function webhookUrl(context: Context, apiKey: string, token: string): string | undefined {
  const { publicUrl } = context.config;
  if (isLoopback(publicUrl) !== isSandboxKey(apiKey)) return undefined;
  return new URL(`/api/webhooks/${token}`, publicUrl).href;
}

const KEY_BUSY_MS = 500;
/** Of many videos that wait for one key, about this many check within one wait; more would only compete. */
const LOOKS_PER_CALL = 4;
const LOOKS_PER_POLL = 20;

/** Thrown to undo the transaction, and caught right outside it. */
class DayIsUsedUp extends Error {
  override readonly name = "DayIsUsedUp";
}

/** `bornAt`, by this process's own clock, is a moment before the intent got its time. */
type OpenIntent = { intent: PaidCallRow; bornAt: number };

/**
 * Commits that a paid call is about to be made. The limits (one unsettled call per key, tasks per key,
 * calls a day) are all enforced here, by the database.
 */
async function openIntent(context: Context, video: VideoRow, call: PaidCall): Promise<OpenIntent | undefined> {
  const now = context.clock.now();
  const position = { videoId: video.id, attempt: video.attempt, stages: ["queued"] as const };
  const { pollMs, tasksPerKey } = context.config.vendors;
  const id = newId(now);
  await waitForKey(context, video, call);
  try {
    return await context.db.transaction(async (tx) => {
      const moved = await moveVideo(tx, position, { stage: "submitting", updatedAt: now });
      if (!moved) return undefined;
      // Taken here, so that waiting for the database does not count against the intent's deadline.
      const bornAt = performance.now();
      const intent = await insertIntent(tx, {
        id,
        userId: video.userId,
        videoId: video.id,
        videoAttempt: video.attempt,
        vendor: call.generator.vendor,
        model: call.request.model,
        keyFingerprint: call.keyFingerprint,
        keySealed: context.secrets.seal("api-key", keyOwnerOf(id), call.apiKey),
        webhookTokenHash: call.webhookTokenHash,
        cents: expectedCents(context, call),
      });
      if (!intent) throw new RetryLater(soonerOrLater(now, KEY_BUSY_MS));
      if ((await countActive(tx, call.keyFingerprint, now)) > tasksPerKey) {
        throw new RetryLater(soonerOrLater(now, pollMs));
      }
      if (!(await takePaidCall(context, tx, video.userId, intent.createdAt))) throw new DayIsUsedUp();
      return { intent, bornAt };
    });
  } catch (error) {
    if (error instanceof RetryLater) throw error;
    if (error instanceof DayIsUsedUp) {
      await failVideo(context, context.db, position, "provider_daily_cap");
      return undefined;
    }
    // The connection may have broken between the commit and its answer: then the intent exists and nothing was sent.
    await withdrawIntent(context, video, id);
    throw error;
  }
}

async function withdrawIntent(context: Context, video: VideoRow, id: string): Promise<void> {
  const now = context.clock.now();
  const position = { videoId: video.id, attempt: video.attempt, stages: ["submitting"] as const };
  await untilWritten(context, () =>
    context.db.transaction(async (tx) => {
      const changes = { reason: "never sent", settledAt: now, endedAt: now };
      if (!(await settleIntent(tx, id, "refused", changes))) return;
      const createdAt = await createdAtOf(tx, id);
      // It was taken from the day of the intent, whatever day it is by now.
      if (createdAt) await giveBackPaidCall(tx, video.userId, createdAt);
      await moveVideo(tx, position, { stage: "queued", updatedAt: now });
    }),
  );
}

/** Checked before the intent is written: most waiting videos would otherwise write it only to roll it back. */
async function waitForKey(context: Context, video: VideoRow, call: PaidCall): Promise<void> {
  const now = context.clock.now();
  const { pollMs, tasksPerKey } = context.config.vendors;
  const reason = await whyKeyIsBusy(context.db, call.keyFingerprint, { now, tasksPerKey });
  if (reason === null) return;
  const queued = await countQueued(context.db, video.userId);
  const [usual, looks] = reason === "call" ? [KEY_BUSY_MS, LOOKS_PER_CALL] : [pollMs, LOOKS_PER_POLL];
  throw new RetryLater(soonerOrLater(now, usual * Math.max(1, queued / looks)));
}
