import { z } from "zod";
import { id, instant, ofChannel } from "#common.ts";
import {
  privacyStatus,
  publishAt,
  publishBy,
  publishCategory,
  publishChoices,
  publishDescription,
  publishTags,
  publishTitle,
  thumbnailStatus,
  uploadStatus,
} from "./publication.ts";
import { defineRoute } from "#route.ts";

/** `auto` leaves the choice to the channel; a frame is taken out of the film at that second. */
export const thumbnailChoice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("auto") }),
  z.object({ kind: z.literal("poster") }),
  z.object({ kind: z.literal("frame"), atSeconds: z.number().min(0).max(86_400) }),
  z.object({ kind: z.literal("image"), imageId: id }),
]);
export type ThumbnailChoice = z.output<typeof thumbnailChoice>;

export const publishBody = z
  .object({
    videoId: id,
    /** Left out, the default one. */
    channelId: id.optional(),
    title: publishTitle,
    description: publishDescription.default(""),
    tags: publishTags.prefault([]),
    ...publishChoices,
    thumbnail: thumbnailChoice.default({ kind: "auto" }),
    /** It is put into this one once it is on the channel; needs the right to change. */
    playlistId: id.nullable().default(null),
    /** At this hour instead of at once. */
    publishAt: publishAt.nullable().default(null),
    publishBy: publishBy.default("sahne"),
    /** At the channel's next free posting time; the answer says which that is. */
    nextSlot: z.boolean().optional(),
  })
  .refine((body) => body.nextSlot !== true || body.publishAt === null, { path: ["nextSlot"], error: "slots.both" })
  .refine(
    (body) =>
      (body.publishAt === null && body.nextSlot !== true) ||
      body.publishBy === "sahne" ||
      body.privacyStatus === "public",
    {
      path: ["publishBy"],
      error: "publish.at.onlyPublic",
    },
  );
export type PublishBody = z.output<typeof publishBody>;
export type PublishInput = z.input<typeof publishBody>;

/** Fields of the dialog that the channel may refuse; each is marked with a text of the catalogue. */
export const refusableFields = [
  "title",
  "description",
  "tags",
  "privacyStatus",
  "categoryId",
  "language",
  "madeForKids",
] as const;
export type RefusableField = (typeof refusableFields)[number];

export const upload = z
  .object({
    videoId: id,
    channelId: id,
    title: z.string(),
    description: z.string(),
    tags: z.array(z.string()),
    privacyStatus,
    madeForKids: z.boolean(),
    containsSyntheticMedia: z.boolean(),
    notifySubscribers: z.boolean(),
    categoryId: publishCategory,
    language: z.string().nullable(),
    thumbnail: thumbnailChoice,
    playlistId: id.nullable(),
    status: uploadStatus,
    /** Its hour, where it has one, and who keeps it. */
    publishAt: instant.nullable(),
    publishBy: publishBy.nullable(),
    /** When it goes on by itself. */
    waitsUntil: instant.nullable(),
    thumbnailStatus,
    /** The channel's own word for why, e.g. `codec` or `duplicate`; words under `publish.reason.<reason>` where known. */
    reason: z.string().nullable(),
    /** Fields that the channel refused. */
    refusedFields: z.array(z.enum(refusableFields)),
    /** What the channel says by now; null until it was asked. */
    publishedAt: instant.nullable(),
    isDisclosed: z.boolean().nullable(),
  })
  .meta({ id: "Upload" });
export type Upload = z.output<typeof upload>;

export const uploadReply = z.object({ upload });
const ofVideo = z.object({ videoId: id });

export const publishRoute = defineRoute({
  id: "publishVideo",
  method: "POST",
  path: "/api/youtube/upload",
  tag: "youtube",
  summary: "Publish a completed video to a connected channel, to each at most once",
  status: 202,
  idempotent: true,
  body: publishBody,
  reply: uploadReply,
});

export const getUploadRoute = defineRoute({
  id: "getUpload",
  method: "GET",
  path: "/api/videos/:videoId/upload",
  tag: "youtube",
  summary: "A publication of a video in full; without a channel the one on the default channel, else the newest",
  params: ofVideo,
  query: ofChannel,
  reply: uploadReply,
});

export const cancelUploadRoute = defineRoute({
  id: "cancelUpload",
  method: "POST",
  path: "/api/videos/:videoId/upload/cancel",
  tag: "youtube",
  summary:
    "Stop a publication whose last byte has not been sent yet; one that its channel would open stays private there",
  params: ofVideo,
  query: ofChannel,
  reply: uploadReply,
});

export const uploadCandidate = z.object({
  youtubeVideoId: z.string(),
  title: z.string(),
  publishedAt: instant,
  url: z.string(),
  /** By what the channel tells of its file: the same bytes, only the same length, or another file. */
  match: z.enum(["file", "length", "other", "unknown"]),
});
export type UploadCandidate = z.output<typeof uploadCandidate>;

export const uploadCandidatesRoute = defineRoute({
  id: "uploadCandidates",
  method: "GET",
  path: "/api/videos/:videoId/upload/candidates",
  tag: "youtube",
  summary: "Videos of the channel that may be this one, for a publication of unknown outcome",
  params: ofVideo,
  query: ofChannel,
  reply: z.object({
    candidates: z.array(uploadCandidate),
    /** Before this the channel's list may be late, and the video is not sent again. */
    doubtfulUntil: instant.nullable(),
  }),
});

export const decideUploadBody = z
  .object({
    /** `look`: ask the channel once more how far it is. */
    decision: z.enum(["published", "retry", "give_up", "look", "keep_private"]),
    youtubeVideoId: z.string().min(1).max(64).optional(),
  })
  .refine((body) => body.decision !== "published" || body.youtubeVideoId !== undefined, {
    path: ["youtubeVideoId"],
    error: "publish.decide.which",
  });

export const decideUploadRoute = defineRoute({
  id: "decideUpload",
  method: "POST",
  path: "/api/videos/:videoId/upload/decide",
  tag: "youtube",
  summary: "After a publication of unknown outcome: it is this video, send it again, give up, or look once more",
  params: ofVideo,
  query: ofChannel,
  body: decideUploadBody,
  reply: uploadReply,
});
