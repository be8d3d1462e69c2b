import { z } from "zod";
import { done, id, instant, userParams } from "#common.ts";
import { VIDEO_NAME_MAX } from "#limits.ts";
import { defineRoute } from "#route.ts";
import { video, videoParams } from "./videos.ts";

const videoReply = z.object({ video });

export const renameVideoRoute = defineRoute({
  id: "renameVideo",
  method: "PATCH",
  path: "/api/videos/:videoId",
  tag: "videos",
  summary: "Give a video another name",
  params: videoParams,
  body: z.object({
    videoName: z
      .string()
      .trim()
      .min(1, { error: "videos.rename.required", abort: true })
      .max(VIDEO_NAME_MAX, "videos.rename.long"),
  }),
  reply: videoReply,
});

export const deleteVideoRoute = defineRoute({
  id: "deleteVideo",
  method: "DELETE",
  path: "/api/videos/:videoId",
  tag: "videos",
  summary: "Hide a video at once; its files go after ten minutes, until then it can be restored",
  params: videoParams,
  reply: done,
});

export const restoreVideoRoute = defineRoute({
  id: "restoreVideo",
  method: "POST",
  path: "/api/videos/:videoId/restore",
  tag: "videos",
  summary: "Undo a deletion",
  params: videoParams,
  reply: videoReply,
});

const paidCall = z.object({
  number: z.int(),
  vendor: z.string(),
  model: z.string(),
  state: z.string(),
  /** Why it ended so, in the vendor's words or ours; null when nobody said. */
  reason: z.string().nullable(),
  /** The vendor's last word as it came, without keys, rights and pictures, at most 16 kB. */
  answer: z.string().nullable(),
  startedAt: instant,
  settledAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** About what it costs if the vendor took it, in cents of a US dollar, by the price of that day; null: none is reported. */
  cents: z.number().nullable(),
});

export const editedField = z.enum([
  "name",
  "script",
  "keywords",
  "scenes",
  "options",
  /** A state of the scenes that was kept in the studio. */
  "take",
  /** When a planned video is made. */
  "time",
  "title",
  "description",
  "tags",
  "privacy",
  /** When it is published. */
  "hour",
]);
export type EditedField = z.output<typeof editedField>;

export const videoEdit = z.object({
  field: editedField,
  /** Of what stands on a channel: on which. */
  channelTitle: z.string().nullable(),
  /** Times in ISO; null where there was nothing, or where it is more than a line of words. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  at: instant,
});
export type VideoEdit = z.output<typeof videoEdit>;

/** What services said and wrote for a video; of each, how often it was asked and for how many of those nobody reports a price. */
export const videoService = z.object({
  what: z.enum(["speech", "writing"]),
  service: z.string(),
  model: z.string(),
  calls: z.int(),
  unpriced: z.int(),
  /** Of the others together, in cents of a US dollar: 0 only where they cost nothing. */
  cents: z.number(),
  tokens: z.int().nullable(),
  firstAt: instant,
});
export type VideoService = z.output<typeof videoService>;

/** Everything we know of how a video came to be. */
export const videoStory = z.object({
  paidCalls: z.array(paidCall),
  /** How often it was made, the newest attempt included. */
  attempts: z.int(),
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
  /** When the newest attempt ended, with a film, with a failure or by its owner's wish; null while it goes on. */
  endedAt: instant.nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  bytes: z.int().nullable(),
  sha256: z.string().nullable(),
  plannedAt: instant.nullable(),
  services: z.array(videoService),
  /** What its owner changed, the newest first. */
  edits: z.array(videoEdit),
});
export type VideoStory = z.output<typeof videoStory>;

export const videoStoryRoute = defineRoute({
  id: "videoStory",
  method: "GET",
  path: "/api/videos/:videoId/story",
  tag: "videos",
  summary: "How a video came to be",
  params: videoParams,
  reply: z.object({ story: videoStory }),
});

const deletedVideo = z.object({
  _id: id,
  videoName: z.string(),
  /** A span and no time of day: the browser's clock may be wrong. */
  undoMs: z.int(),
});
export type DeletedVideo = z.output<typeof deletedVideo>;

export const listDeletedVideosRoute = defineRoute({
  id: "listDeletedVideos",
  method: "GET",
  path: "/api/users/:userId/deleted-videos",
  tag: "videos",
  summary: "Videos whose deletion can still be undone, the last deleted first",
  params: userParams,
  reply: z.object({ videos: z.array(deletedVideo) }),
});
