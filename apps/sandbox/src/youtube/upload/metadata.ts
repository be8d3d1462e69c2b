import { z } from "zod";
import type { Refusal } from "#refusal.ts";
import { youtubeRefusal } from "#youtube/youtube-refusal.ts";

const MAX_TITLE = 100;
const MAX_DESCRIPTION_BYTES = 5000;
const MAX_TAGS = 500;

/** Assignable categories of region TR. */
export const categories: Record<string, string> = {
  1: "Film & Animation",
  2: "Autos & Vehicles",
  10: "Music",
  15: "Pets & Animals",
  17: "Sports",
  19: "Travel & Events",
  20: "Gaming",
  22: "People & Blogs",
  23: "Comedy",
  24: "Entertainment",
  25: "News & Politics",
  26: "Howto & Style",
  27: "Education",
  28: "Science & Technology",
  29: "Nonprofits & Activism",
};

const snippetSchema = z.object({
  title: z.string().optional(),
  description: z.string().default(""),
  tags: z.array(z.string()).default([]),
  categoryId: z.string().default("22"),
  defaultLanguage: z.string().optional(),
  defaultAudioLanguage: z.string().optional(),
});

const statusSchema = z.object({
  privacyStatus: z.string().default("public"),
  publishAt: z.string().optional(),
  license: z.enum(["youtube", "creativeCommon"]).default("youtube"),
  embeddable: z.boolean().default(true),
  publicStatsViewable: z.boolean().default(true),
  selfDeclaredMadeForKids: z.boolean().default(false),
  containsSyntheticMedia: z.boolean().optional(),
});

const bodySchema = z.object({ snippet: snippetSchema.optional(), status: statusSchema.optional() });

export const metadataSchema = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  categoryId: z.string(),
  defaultLanguage: z.string().optional(),
  defaultAudioLanguage: z.string().optional(),
  privacyStatus: z.enum(["public", "unlisted", "private"]),
  publishAt: z.string().optional(),
  license: z.enum(["youtube", "creativeCommon"]),
  embeddable: z.boolean(),
  publicStatsViewable: z.boolean(),
  selfDeclaredMadeForKids: z.boolean(),
  containsSyntheticMedia: z.boolean().optional(),
});

export type Metadata = z.output<typeof metadataSchema>;

/** Reads what insert or update was given and refuses what YouTube refuses, before any byte of film. */
export function readMetadata(body: unknown): Metadata {
  const parsed = bodySchema.safeParse(body ?? {});
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join(".") ?? "";
    throw youtubeRefusal(400, "invalidVideoMetadata", "The request metadata is invalid.", { location: `body.${path}` });
  }
  const snippet = parsed.data.snippet ?? snippetSchema.parse({});
  const status = parsed.data.status ?? statusSchema.parse({});
  const title = snippet.title ?? (parsed.data.snippet ? "" : "unknown");

  if (title.trim() === "" || title.length > MAX_TITLE || hasAngle(title))
    throw invalid("invalidTitle", "The request metadata specifies an invalid or empty video title.", "snippet.title");
  if (Buffer.byteLength(snippet.description) > MAX_DESCRIPTION_BYTES || hasAngle(snippet.description))
    throw invalid(
      "invalidDescription",
      "The request metadata specifies an invalid video description.",
      "snippet.description",
    );
  if (tagsLength(snippet.tags) > MAX_TAGS || snippet.tags.some((tag) => hasAngle(tag) || tag.trim() === ""))
    throw invalid("invalidTags", "The request metadata specifies invalid video keywords.", "snippet.tags");
  if (!(snippet.categoryId in categories))
    throw invalid(
      "invalidCategoryId",
      "The snippet.categoryId property specifies an invalid category ID.",
      "snippet.categoryId",
    );
  const { privacyStatus, publishAt } = status;
  if (privacyStatus !== "public" && privacyStatus !== "unlisted" && privacyStatus !== "private")
    throw youtubeRefusal(400, "invalidVideoMetadata", "The request metadata is invalid.", {
      location: "body.status.privacyStatus",
    });
  if (publishAt !== undefined && (privacyStatus !== "private" || Number.isNaN(Date.parse(publishAt))))
    throw invalid(
      "invalidPublishAt",
      "The request metadata specifies an invalid scheduled publishing time.",
      "status.publishAt",
    );

  return { ...snippet, ...status, title, privacyStatus };
}

/** Commas between tags count, and a tag with a space is quoted, which costs two. */
export function tagsLength(tags: string[]): number {
  const characters = tags.reduce((sum, tag) => sum + tag.length + (tag.includes(" ") ? 2 : 0), 0);
  return characters + Math.max(0, tags.length - 1);
}

function invalid(reason: string, message: string, location: string): Refusal {
  return youtubeRefusal(400, reason, message, { location: `body.${location}` });
}

function hasAngle(text: string): boolean {
  return text.includes("<") || text.includes(">");
}
