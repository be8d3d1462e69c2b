import { z } from "zod";
import { id } from "./common.ts";
import { DESCRIPTION_MAX_BYTES, TAGS_MAX, TITLE_MAX } from "./limits.ts";
import { defineRoute } from "./route.ts";

export const privacyStatus = z.enum(["public", "unlisted", "private"]);
export type PrivacyStatus = z.output<typeof privacyStatus>;

export const uploadStatus = z.enum(["queued", "uploading", "verifying", "published", "failed", "needs_attention"]);
export type UploadStatus = z.output<typeof uploadStatus>;

function utf8Length(text: string): number {
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
  .refine((tags) => tagsLength(tags) <= TAGS_MAX, "publish.tags.long");

export const publishBody = z.object({
  videoId: id,
  title: publishTitle,
  description: publishDescription.default(""),
  tags: publishTags.prefault([]),
  privacyStatus: privacyStatus.default("public"),
});
export type PublishBody = z.output<typeof publishBody>;
export type PublishInput = z.input<typeof publishBody>;

export const upload = z
  .object({
    videoId: id,
    title: z.string(),
    description: z.string(),
    tags: z.array(z.string()),
    privacyStatus,
    status: uploadStatus,
  })
  .meta({ id: "Upload" });

export const publishRoute = defineRoute({
  id: "publishVideo",
  method: "POST",
  path: "/api/youtube/upload",
  tag: "youtube",
  summary: "Publish a completed video to the connected channel",
  status: 202,
  idempotent: true,
  body: publishBody,
  reply: z.object({ upload }),
});
