import { z } from "zod";
import { defineJob } from "#platform/queue/job.ts";

const ofOwnVideo = z.object({ userId: z.string(), videoId: z.string() });
const ofAttempt = z.object({ videoId: z.string(), attempt: z.int() });
const ofUpload = z.object({ uploadId: z.string() });

/** Every job by name, without its handler: a feature may queue another's work without knowing it. */
export const jobs = {
  /** Makes a film with the built-in renderer. */
  renderVideo: defineJob({ name: "video-render", payload: ofAttempt, attempts: 3, concurrency: 1 }),
  /** Opens the publication of a film that was made to be published. */
  publishFinished: defineJob({ name: "video-publish-finished", payload: ofOwnVideo }),
  /** Sends a film to the channel. */
  publishVideo: defineJob({ name: "video-publish", payload: ofUpload, attempts: 8, concurrency: 2 }),
  /** Reads a published film back from the channel until it is processed. */
  verifyUpload: defineJob({ name: "upload-verify", payload: ofUpload, attempts: 8, concurrency: 2 }),
};

export type Jobs = typeof jobs;
