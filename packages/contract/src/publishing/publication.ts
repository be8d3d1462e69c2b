import { z } from "zod";
import { id } from "#common.ts";
import { DESCRIPTION_MAX_BYTES, FURTHER_CHANNELS_MAX, TAGS_MAX, TITLE_MAX } from "#limits.ts";

export const privacyStatus = z.enum(["public", "unlisted", "private"]);
export type PrivacyStatus = z.output<typeof privacyStatus>;

export const uploadStatus = z.enum([
  /** Waits for its owner's word (R18.2). */
  "awaiting_approval",
  /** Waits here for its hour (R18.4). */
  "planned",
  "queued",
  "uploading",
  "verifying",
  /** Lies on the channel as private, which makes it public at its hour. */
  "scheduled",
  "published",
  "failed",
  "needs_attention",
]);
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

/** A list as it is kept, where `publishTags` also takes a line of text. */
const tagList = z
  .array(z.string().trim().min(1))
  .refine((tags) => tagsLength(tags) <= TAGS_MAX, "publish.tags.long")
  .refine((tags) => tags.every(noAngles), "publish.angles");

/** What is decided for each publication and has a default: in the dialog, and in the publish profile. */
export const publishChoices = {
  privacyStatus: privacyStatus.default("public"),
  madeForKids: z.boolean().default(false),
  /** Tells viewers that the film is synthetic; on unless somebody says otherwise, since our films are. */
  containsSyntheticMedia: z.boolean().default(true),
  notifySubscribers: z.boolean().default(true),
  categoryId: publishCategory.default("22"),
  language: publishLanguage.nullable().default(null),
};

/** Who keeps the hour of a publication: the channel, also while we are off, or our own scheduler. */
export const publishBy = z.enum(["channel", "sahne"]);
export type PublishBy = z.output<typeof publishBy>;

export const publishAt = z.iso.datetime({ offset: true, error: "publish.at.required" });

const publicationWords = {
  title: publishTitle,
  description: publishDescription,
  privacyStatus,
  tags: tagList.optional(),
  madeForKids: z.boolean().optional(),
  containsSyntheticMedia: z.boolean().optional(),
  notifySubscribers: z.boolean().optional(),
  categoryId: publishCategory.optional(),
  language: publishLanguage.nullish(),
  thumbnail: z.enum(["auto", "poster"]).optional(),
  playlistId: id.nullish(),
};

/** The same film on one more channel, with that channel's own words. */
const furtherPublication = z.object({ channelId: id, ...publicationWords });
export type FurtherPublication = z.output<typeof furtherPublication>;

/**
 * What a film that publishes itself goes out with, as its owner read and changed it before sending. `{n}` and `{date}` in its
 * words are filled in for each film of a plan. What is left out follows the publish profile.
 */
export const filmPublication = z.object({
  /** The one that was named; the film never goes to another. Null: none was, so its owner is asked first. */
  channelId: id.nullable(),
  ...publicationWords,
  /** The finished film waits for its owner's word (R18.2), on each of its channels. */
  asksFirst: z.boolean().optional(),
  /** Where it goes besides (R18.3). */
  further: z.array(furtherPublication).max(FURTHER_CHANNELS_MAX).optional(),
});
export type FilmPublication = z.output<typeof filmPublication>;

export const thumbnailStatus = z.enum(["none", "pending", "set", "refused"]);
export type ThumbnailStatus = z.output<typeof thumbnailStatus>;

/** Of a change to a video on its channel that is not done yet. */
export const changeStatus = z.enum(["planned", "queued", "conflict", "failed"]);
export type ChangeStatus = z.output<typeof changeStatus>;
