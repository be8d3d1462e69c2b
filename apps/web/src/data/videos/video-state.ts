import { errorKinds, type ErrorAction } from "@sahne/contract/errors";
import type { VideoState } from "@sahne/contract/video-state";
import { stateOf } from "@sahne/contract/video-state";
import { video } from "@sahne/contract/videos";
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
] as const;
export type StatusFilter = (typeof statusFilters)[number];

type StateParts = Pick<ShownVideo, "status" | "needsAttention" | "upload" | "plannedAt">;

export function matchesStatus(video: StateParts, filter: StatusFilter): boolean {
  if (filter === "total") return true;
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

export function isPublishing({ upload }: Pick<ShownVideo, "upload">): boolean {
  return upload !== null && WORKING_UPLOADS.has(upload.status);
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
  const { upload } = candidate;
  return upload === null || (upload.status === "failed" && !REFUSED_FOR_GOOD.has(upload.reason ?? ""));
}

/** The channel would refuse the same film again. */
const REFUSED_FOR_GOOD = new Set("duplicate copyright claim trademark legal termsOfUse inappropriate".split(" "));

const OWNERS_MOVES = new Set<ErrorAction>(["decide", "connect", "reconnect"]);

/** It continues only after its owner acts; waiting for a quota or being locked for good does not count. */
export function waitsForOwner({ needsAttention, upload }: Pick<ShownVideo, "needsAttention" | "upload">): boolean {
  if (needsAttention || upload?.status === "awaiting_approval") return true;
  if (upload?.status !== "needs_attention" || upload.error === null) return false;
  return OWNERS_MOVES.has(errorKinds[upload.error.code].action);
}

/** What the badge says: trouble that waits for the user goes before the plain status. */
export function badgeStatus(candidate: StateParts): string {
  return stateOf({ ...candidate, status: candidate.status.toLowerCase() });
}

const STATE_KEYS: Record<VideoState, PlainKey> = {
  completed: "status.completed",
  processing: "status.processing",
  failed: "status.failed",
  scheduled: "status.scheduled",
  needs_attention: "status.needsAttention",
  needs_time: "status.needsTime",
  awaiting_approval: "status.awaitingApproval",
  goes_out: "status.goesOut",
  published: "status.published",
};
const STATUS_KEYS: Record<string, PlainKey> = { ...STATE_KEYS, success: "status.success" };

/** The word for what `badgeStatus` says; a word nobody knows is shown as unknown. */
export function statusKey(status: string): PlainKey {
  return STATUS_KEYS[status] ?? "status.unknown";
}

/** What trying again is called: with a vendor it says that it may cost, wherever the button stands. */
export function retryKey({ engine }: Pick<ShownVideo, "engine">): PlainKey {
  return engine === "sahne" ? "videos.card.retry" : "videos.decide.retry";
}

/** Where a film in the making stands: its own stage, then that of its way to the channel. */
export function stageKey(candidate: ShownVideo): PlainKey | undefined {
  if (isProcessing(candidate)) return `stage.${candidate.stage ?? "queued"}`;
  if (candidate.upload === null || !isPublishing(candidate)) return undefined;
  return candidate.upload.status === "queued" ? "stage.queued" : `stage.${candidate.upload.status as "uploading"}`;
}

export function shownProgress(candidate: ShownVideo): number | null {
  return isProcessing(candidate) ? candidate.progress : (candidate.upload?.progress ?? null);
}
