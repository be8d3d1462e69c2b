import { errorKinds, type ErrorAction } from "@sahne/contract/errors";
import { stateKey, stateOf, videoState } from "@sahne/contract/videos/video-state";
import { video } from "@sahne/contract/videos/videos";
import { z } from "zod";
import type { PlainKey } from "#lib/messages.tsx";

/** A video as a screen may meet it: the status can be a word this version does not know (R6.4). */
export const shownVideo = video.omit({ state: true }).extend({ status: z.string() });
export type ShownVideo = z.output<typeof shownVideo>;

const WORKING_UPLOADS = new Set(["queued", "uploading", "verifying"]);

/** Those that are counted above the library. */
export const countedFilters = ["total", "completed", "processing", "failed", "scheduled", "needsTime"] as const;
export const statusFilters = [
  ...countedFilters,
  "needs_attention",
  "awaiting_approval",
  "goes_out",
  "published",
  "cancelled",
  "clips",
] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The address calls one of them as the totals do. */
export function filterState(filter: StatusFilter): string {
  return filter === "needsTime" ? "needs_time" : filter;
}

type StateParts = Pick<ShownVideo, "engine" | "status" | "needsAttention" | "uploads" | "plannedAt" | "error">;

export function matchesStatus(video: StateParts, filter: StatusFilter): boolean {
  if (filter === "total") return true;
  if (filter === "clips") return video.engine !== "sahne" && video.engine !== "own";
  if (filter === "completed") return isCompleted(video);
  if (filter === "needsTime") return needsTime(video);
  if (filter === "scheduled") return isScheduled(video) && !needsTime(video);
  return video.status.toLowerCase() === filter || badgeStatus(video) === filter;
}

/** `toLowerCase`, never the Turkish rules: those read FAILED as "faıled". */
export function isCompleted({ status }: Pick<ShownVideo, "status">): boolean {
  const word = status.toLowerCase();
  return word === "completed" || word === "success";
}

export function isProcessing({ status }: Pick<ShownVideo, "status">): boolean {
  return status.toLowerCase() === "processing";
}

export function isScheduled({ status }: Pick<ShownVideo, "status">): boolean {
  return status.toLowerCase() === "scheduled";
}

/** R13.1: made to be scheduled, but its time was never set, or has passed without it. */
export function needsTime(video: Pick<ShownVideo, "status" | "plannedAt">): boolean {
  return isScheduled(video) && video.plannedAt === null;
}

export function isPublishing({ uploads }: Pick<ShownVideo, "uploads">): boolean {
  return uploads.some(({ status }) => WORKING_UPLOADS.has(status));
}

export type ShownUpload = ShownVideo["uploads"][number];

/** The video as its publication on one channel sees it: whatever is shown or done concerns that one alone. */
export function throughUpload(video: ShownVideo, upload: ShownUpload): ShownVideo {
  return { ...video, upload, uploads: [upload], likes: null, comments: null };
}

/** In progress and continuing without its owner; one that waits for a decision is not. */
export function isBeingMade(candidate: Pick<ShownVideo, "status" | "needsAttention">): boolean {
  return isProcessing(candidate) && !candidate.needsAttention;
}

/** It will change without the user soon, so it is worth asking again. */
export function isWorking(candidate: ShownVideo): boolean {
  return isBeingMade(candidate) || isPublishing(candidate);
}

/** R6.3: only a completed video, and only one that is not on its way or on the channel already. */
export function canPublish(candidate: ShownVideo): boolean {
  if (!isCompleted(candidate)) return false;
  const { uploads } = candidate;
  // One that failed on a channel that is no longer connected does not ask for another try beside one that came out.
  return uploads.every(isRetryable) || uploads.some((upload) => isRetryable(upload) && upload.channelTitle !== null);
}

/** It failed for certain, and the channel may take it another time. */
export function isRetryable({ status, reason }: ShownUpload): boolean {
  return status === "failed" && !REFUSED_FOR_GOOD.has(reason ?? "");
}

/** The channel would refuse the same film again. */
const REFUSED_FOR_GOOD = new Set("duplicate copyright claim trademark legal termsOfUse inappropriate".split(" "));

/** Its speech comes from a service, with the owner's key. */
export function hasBoughtVoice({ options }: Pick<ShownVideo, "options">): boolean {
  return /^(?!own:).*:/u.test(options.voice);
}

const OWNERS_MOVES = new Set<ErrorAction>(["decide", "connect", "reconnect"]);

/** It continues only after its owner acts; waiting for a quota or being locked for good does not count. */
export function waitsForOwner({ needsAttention, uploads }: Pick<ShownVideo, "needsAttention" | "uploads">): boolean {
  return needsAttention || uploads.some(asksOwner);
}

function asksOwner({ status, error }: ShownUpload): boolean {
  if (status === "awaiting_approval") return true;
  return status === "needs_attention" && error !== null && OWNERS_MOVES.has(errorKinds[error.code].action);
}

/** What the badge says: trouble that waits for the user goes before the plain status. */
export function badgeStatus(candidate: StateParts): string {
  return stateOf({ ...candidate, status: candidate.status.toLowerCase() });
}

/** The word for what `badgeStatus` says; a word nobody knows is shown as unknown. */
export function statusKey(status: string): PlainKey {
  if (status === "success") return "status.success";
  const known = videoState.options.find((state) => state === status);
  return known === undefined ? "status.unknown" : stateKey(known);
}

/** What trying again is called: with a vendor it says that it may cost, wherever the button stands. */
export function retryKey(video: Pick<ShownVideo, "engine" | "options">): PlainKey {
  return video.engine === "sahne" && !hasBoughtVoice(video) ? "videos.card.retry" : "videos.decide.retry";
}

/** Where a film in the making stands: its own stage, then that of its way to the channel. */
export function stageKey(candidate: ShownVideo): PlainKey | undefined {
  if (isProcessing(candidate)) return `stage.${candidate.stage ?? "queued"}`;
  const going = goingUpload(candidate);
  if (going === undefined) return undefined;
  return going.status === "queued" ? "stage.queued" : `stage.${going.status as "uploading"}`;
}

/** On its way to a channel, the first of them. */
function goingUpload({ uploads }: ShownVideo): ShownUpload | undefined {
  return uploads.find(({ status }) => WORKING_UPLOADS.has(status));
}

export function shownProgress(candidate: ShownVideo): number | null {
  return isProcessing(candidate) ? candidate.progress : (goingUpload(candidate)?.progress ?? null);
}
