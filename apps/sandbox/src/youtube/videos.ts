import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { World } from "#world.ts";
import { metadataSchema, type Metadata } from "./upload/metadata.ts";

export const failureReasons = ["codec", "conversion", "emptyFile", "invalidFile", "tooSmall", "uploadAborted"] as const;
export const rejectionReasons = [
  "claim",
  "copyright",
  "duplicate",
  "inappropriate",
  "legal",
  "length",
  "termsOfUse",
  "trademark",
] as const;

const videoSchema = z.object({
  id: z.string(),
  channelId: z.string(),
  metadata: metadataSchema,
  uploadedAt: z.number(),
  processedAt: z.number(),
  /** Until then no list knows it, although it was accepted. */
  listedAt: z.number().default(0),
  /** A word for its state that no document names. */
  oddStatus: z.string().optional(),
  failureReason: z.string().optional(),
  rejectionReason: z.string().optional(),
  /** Decided at upload: the project's audit does not free videos that came before it. */
  isLocked: z.boolean(),
  notifySubscribers: z.boolean(),
  file: z.string(),
  fileType: z.string(),
  fileName: z.string().optional(),
  bytes: z.int(),
  sha256: z.string(),
  seconds: z.number(),
  width: z.number(),
  height: z.number(),
  /** Path and type of a picture that was set for it. */
  thumbnail: z.object({ path: z.string(), type: z.string() }).optional(),
});

export type Video = z.output<typeof videoSchema>;

export function videosOf(world: World) {
  return world.store.collection("videos", videoSchema);
}

/** A video that an index knows by now. */
export function isListed(world: World, video: Video): boolean {
  return video.listedAt <= world.clock.now().getTime();
}

/** Newest first, as the uploads list gives them. */
export function videosOnChannel(world: World, channelId: string): Video[] {
  return videosOf(world)
    .values()
    .filter((video) => video.channelId === channelId && isListed(world, video))
    .toSorted((left, right) => right.uploadedAt - left.uploadedAt);
}

/** Eleven characters, like YouTube's. */
export function newVideoId(): string {
  return `sbx${randomBytes(6).toString("base64url")}`;
}

export type UploadStatus = "uploaded" | "processed" | "failed" | "rejected";

export function uploadStatusOf(video: Video, now: number): UploadStatus {
  if (now < video.processedAt) return "uploaded";
  if (video.failureReason !== undefined) return "failed";
  return video.rejectionReason === undefined ? "processed" : "rejected";
}

/** The lock falls when processing ends; until then the answer still shows what was asked. */
export function privacyOf(video: Video, now: number): Metadata["privacyStatus"] {
  const { privacyStatus, publishAt } = video.metadata;
  const isProcessed = now >= video.processedAt;
  if (video.isLocked && isProcessed) return "private";
  const isDue = publishAt !== undefined && Date.parse(publishAt) <= now;
  return isDue && isProcessed ? "public" : privacyStatus;
}

/** The moment others can see it; `undefined` while nobody can. */
export function visibleSince(video: Video, now: number): number | undefined {
  if (uploadStatusOf(video, now) !== "processed" || privacyOf(video, now) === "private") return undefined;
  const { publishAt } = video.metadata;
  return Math.max(video.processedAt, publishAt === undefined ? 0 : Date.parse(publishAt));
}

export function etag(value: unknown): string {
  return createHash("sha1").update(JSON.stringify(value)).digest("base64url");
}
