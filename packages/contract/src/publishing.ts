import { z } from "zod";
import { id, instant, userParams } from "./common.ts";
import { DESCRIPTION_MAX_BYTES, TAGS_MAX, TITLE_MAX } from "./limits.ts";
import { defineRoute } from "./route.ts";

export const privacyStatus = z.enum(["public", "unlisted", "private"]);
export type PrivacyStatus = z.output<typeof privacyStatus>;

export const uploadStatus = z.enum(["queued", "uploading", "verifying", "published", "failed", "needs_attention"]);
export type UploadStatus = z.output<typeof uploadStatus>;

export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The channel counts a tag with a blank as two characters more, and a comma between tags. */
export function tagsLength(tags: readonly string[]): number {
  const words = tags.reduce((sum, tag) => sum + tag.length + (tag.includes(" ") ? 2 : 0), 0);
  return words + Math.max(0, tags.length - 1);
}

export function splitTags(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== "");
}

const noAngles = (text: string): boolean => !/[<>]/.test(text);

export const publishTitle = z
  .string()
  .trim()
  .min(1, { error: "publish.title.required", abort: true })
  .max(TITLE_MAX, "publish.title.long")
  .refine(noAngles, "publish.angles");
export const publishDescription = z
  .string()
  .refine((text) => utf8Length(text) <= DESCRIPTION_MAX_BYTES, "publish.description.long")
  .refine(noAngles, "publish.angles");
export const publishTags = z
  .union([z.array(z.string()), z.string()])
  .transform((tags) => splitTags(typeof tags === "string" ? tags : tags.join(",")))
  .refine((tags) => tagsLength(tags) <= TAGS_MAX, "publish.tags.long")
  .refine((tags) => tags.every(noAngles), "publish.angles");

/** The categories a film may be put in; their words stand in the catalogue under `publish.category.<id>`. */
export const PUBLISH_CATEGORIES = [
  "1",
  "2",
  "10",
  "15",
  "17",
  "19",
  "20",
  "22",
  "23",
  "24",
  "25",
  "26",
  "27",
  "28",
  "29",
] as const;
export const publishCategory = z.enum(PUBLISH_CATEGORIES, "publish.category.unknown");
export type PublishCategory = z.output<typeof publishCategory>;

/** A language tag such as `tr` or `pt-BR`. */
export const publishLanguage = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, "publish.language.unknown");

/** `auto` leaves the choice to the channel; a frame is taken out of the film at that second. */
export const thumbnailChoice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("auto") }),
  z.object({ kind: z.literal("poster") }),
  z.object({ kind: z.literal("frame"), atSeconds: z.number().min(0).max(86_400) }),
  z.object({ kind: z.literal("image"), imageId: id }),
]);
export type ThumbnailChoice = z.output<typeof thumbnailChoice>;

/** A list as it is kept, where `publishTags` also takes a line of text. */
const tagList = z
  .array(z.string().trim().min(1))
  .refine((tags) => tagsLength(tags) <= TAGS_MAX, "publish.tags.long")
  .refine((tags) => tags.every(noAngles), "publish.angles");

/** What is decided for each publication and has a default: in the dialog, and in the publish profile. */
const choices = {
  privacyStatus: privacyStatus.default("public"),
  madeForKids: z.boolean().default(false),
  /** Tells viewers that the film is synthetic; on unless somebody says otherwise, since our films are. */
  containsSyntheticMedia: z.boolean().default(true),
  notifySubscribers: z.boolean().default(true),
  categoryId: publishCategory.default("22"),
  language: publishLanguage.nullable().default(null),
};

export const publishBody = z.object({
  videoId: id,
  title: publishTitle,
  description: publishDescription.default(""),
  tags: publishTags.prefault([]),
  ...choices,
  thumbnail: thumbnailChoice.default({ kind: "auto" }),
});
export type PublishBody = z.output<typeof publishBody>;
export type PublishInput = z.input<typeof publishBody>;

/**
 * What a film that publishes itself goes out with, as its owner read and changed it before sending. `{n}` and `{date}` in its
 * words are filled in for each film of a plan. What is left out follows the publish profile.
 */
export const filmPublication = z.object({
  /** The one that was named; the film never goes to another. Null: none was, so its owner is asked first. */
  channelId: id.nullable(),
  title: publishTitle,
  description: publishDescription,
  privacyStatus,
  tags: tagList.optional(),
  madeForKids: z.boolean().optional(),
  containsSyntheticMedia: z.boolean().optional(),
  notifySubscribers: z.boolean().optional(),
  categoryId: publishCategory.optional(),
  language: publishLanguage.nullish(),
});
export type FilmPublication = z.output<typeof filmPublication>;

/** Used by every instant and scheduled video, and filled in beforehand in the dialog. */
export const publishProfile = z.object({
  ...choices,
  /** Added to what each film brings along. */
  tags: publishTags.prefault([]),
  /** May name `{title}`, `{prompt}`, `{keywords}`, `{n}` and `{date}`, as the description may. */
  title: publishTitle.default("{title}"),
  description: publishDescription.default(""),
  thumbnail: z.enum(["auto", "poster"]).default("auto"),
});
export type PublishProfile = z.output<typeof publishProfile>;
/** As it is told: the tags are a list by then. */
const shownProfile = z.object({ ...publishProfile.shape, tags: z.array(z.string()) });
export type PublishProfileInput = z.input<typeof publishProfile>;

export const thumbnailStatus = z.enum(["none", "pending", "set", "refused"]);
export type ThumbnailStatus = z.output<typeof thumbnailStatus>;

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
    status: uploadStatus,
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

const uploadReply = z.object({ upload });
const ofVideo = z.object({ videoId: id });

export const publishRoute = defineRoute({
  id: "publishVideo",
  method: "POST",
  path: "/api/youtube/upload",
  tag: "youtube",
  summary: "Publish a completed video to the connected channel",
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
  summary: "The newest publication of a video in full",
  params: ofVideo,
  reply: uploadReply,
});

export const cancelUploadRoute = defineRoute({
  id: "cancelUpload",
  method: "POST",
  path: "/api/videos/:videoId/upload/cancel",
  tag: "youtube",
  summary: "Stop a publication whose last byte has not been sent yet",
  params: ofVideo,
  reply: uploadReply,
});

export const uploadCandidate = z.object({
  youtubeVideoId: z.string(),
  title: z.string(),
  publishedAt: instant,
  url: z.string(),
});
export type UploadCandidate = z.output<typeof uploadCandidate>;

export const uploadCandidatesRoute = defineRoute({
  id: "uploadCandidates",
  method: "GET",
  path: "/api/videos/:videoId/upload/candidates",
  tag: "youtube",
  summary: "Videos of the channel that may be this one, for a publication of unknown outcome",
  params: ofVideo,
  reply: z.object({ candidates: z.array(uploadCandidate) }),
});

export const decideUploadBody = z
  .object({
    decision: z.enum(["published", "retry", "give_up"]),
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
  summary: "After a publication of unknown outcome: it is this video, send it again, or give up",
  params: ofVideo,
  body: decideUploadBody,
  reply: uploadReply,
});

export const getPublishProfileRoute = defineRoute({
  id: "getPublishProfile",
  method: "GET",
  path: "/api/users/:userId/publish-profile",
  tag: "youtube",
  summary: "What publications start with",
  params: userParams,
  reply: z.object({ profile: shownProfile }),
});

export const putPublishProfileRoute = defineRoute({
  id: "putPublishProfile",
  method: "PUT",
  path: "/api/users/:userId/publish-profile",
  tag: "youtube",
  summary: "Change what publications start with",
  params: userParams,
  body: publishProfile,
  reply: z.object({ profile: shownProfile }),
});
