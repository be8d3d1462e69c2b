import { z } from "zod";
import type { UploadStatus } from "#publishing/publication.ts";

/**
 * What a video is doing, in one word for all screens (R20.2): badge, filter, tile, card, list, calendar and history. The seed's
 * `status` stands beside it on the wire; a completed video may be published, wait for a word or for its hour, and a failed one
 * may have been stopped by its owner.
 */
export const videoState = z.enum([
  "scheduled",
  "needs_time",
  "processing",
  "completed",
  "awaiting_approval",
  "goes_out",
  "published",
  "needs_attention",
  "failed",
  "cancelled",
]);
export type VideoState = z.output<typeof videoState>;

/** Where its word stands in the catalogue: nobody else says it. */
export function stateKey<State extends VideoState>(state: State): `status.${State}` {
  return `status.${state}`;
}

type Told<Status extends string> = {
  status: Status;
  needsAttention: boolean;
  plannedAt: string | null;
  error: { code: string } | null;
  /** One per channel. */
  uploads: readonly { status: UploadStatus }[];
};

/** What asks for more goes before what asks for less, on whichever channel. */
const BY_UPLOAD: readonly [UploadStatus, VideoState][] = [
  ["awaiting_approval", "awaiting_approval"],
  ["planned", "goes_out"],
  ["scheduled", "goes_out"],
  ["published", "published"],
];

/** Trouble that waits for the owner goes before everything; a status this version does not know stays as it is. */
export function stateOf<Status extends string>(video: Told<Status>): VideoState | Status {
  const has = (wanted: UploadStatus): boolean => video.uploads.some(({ status }) => status === wanted);
  if (video.needsAttention || has("needs_attention")) return "needs_attention";
  if (video.status === "scheduled" && video.plannedAt === null) return "needs_time";
  if (video.status === "failed" && video.error?.code === "video_cancelled") return "cancelled";
  return BY_UPLOAD.find(([status]) => has(status))?.[1] ?? video.status;
}
