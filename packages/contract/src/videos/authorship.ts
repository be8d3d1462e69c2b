import { z } from "zod";
import { id, instant } from "#common.ts";
import { maker } from "./engines.ts";
import { privacyStatus } from "#publishing/publication.ts";
import { defineRoute } from "#route.ts";
import { videoEdit, videoService } from "./library.ts";
import { videoOptions } from "./video-options.ts";
import { videoParams } from "./videos.ts";

/**
 * Where the words of a scene come from: a service wrote them, they stand in the prompt, were written or changed in the studio,
 * or were put together from the prompt by the built-in reading.
 */
export const wordSource = z.enum(["service", "prompt", "studio", "reading"]);
export type WordSource = z.output<typeof wordSource>;

/** Who and what made a video, for whoever has to show it: a platform, a client, a court. */
export const authorship = z
  .object({
    videoId: id,
    videoName: z.string(),
    author: z.string(),
    prompt: z.string(),
    keywords: z.string(),
    /** Changed by hand in the studio before it was made. */
    isEdited: z.boolean(),
    scenes: z.array(
      z.object({
        text: z.string(),
        source: wordSource,
        /** Which one, where a service wrote them. */
        writer: z.object({ service: z.string(), model: z.string() }).optional(),
      }),
    ),
    engine: maker,
    /** Of our own renderer: the same version, plan and seed make the same video again. */
    engineVersion: z.string().nullable(),
    seed: z.int().nullable(),
    options: videoOptions,
    /** What was asked of a vendor, with its own name for the task. */
    vendorTasks: z.array(
      z.object({
        vendor: z.string(),
        model: z.string(),
        task: z.string().nullable(),
        state: z.string(),
        askedAt: instant,
        endedAt: instant.nullable(),
      }),
    ),
    /** Voices and writers that were asked for it. */
    services: z.array(videoService),
    /** What people changed by hand, the newest first. */
    edits: z.array(videoEdit),
    pictures: z.array(
      z.object({ imageId: id, label: z.string().nullable(), sha256: z.string().nullable() }).meta({
        description: "The hash is that of the file as it came; null for one that is gone.",
      }),
    ),
    publications: z.array(
      z.object({
        channelId: z.string(),
        youtubeVideoId: z.string().nullable(),
        title: z.string(),
        privacyStatus,
        /** Whether the channel was told that it is made with AI. */
        containsSyntheticMedia: z.boolean(),
        publishedAt: instant.nullable(),
      }),
    ),
    askedAt: instant,
    startedAt: instant.nullable(),
    completedAt: instant.nullable(),
    sha256: z.string().nullable(),
    bytes: z.int().nullable(),
    durationSeconds: z.number().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: "Authorship" });
export type Authorship = z.output<typeof authorship>;

export const authorshipRoute = defineRoute({
  id: "authorship",
  method: "GET",
  path: "/api/videos/:videoId/authorship",
  tag: "history",
  summary: "Who and what made a video: words, services, pictures, publications and hashes",
  params: videoParams,
  reply: z.object({ authorship }),
});
