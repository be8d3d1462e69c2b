import { z } from "zod";
import { done } from "#common.ts";
import { freeVoice } from "./capabilities.ts";
import { defineRoute } from "#route.ts";
import { video, videoParams } from "./videos.ts";

const videoReply = z.object({ video });

export const cancelVideoRoute = defineRoute({
  id: "cancelVideo",
  method: "POST",
  path: "/api/videos/:videoId/cancel",
  tag: "videos",
  summary: "Stop a video that is being made; what a vendor has begun may still be charged",
  params: videoParams,
  reply: videoReply,
});

export const retryVideoRoute = defineRoute({
  id: "retryVideo",
  method: "POST",
  path: "/api/videos/:videoId/retry",
  tag: "videos",
  summary: "Make a failed or cancelled video again with the same engine",
  params: videoParams,
  reply: videoReply,
});

export const fetchVideoRoute = defineRoute({
  id: "fetchVideo",
  method: "POST",
  path: "/api/videos/:videoId/fetch",
  tag: "videos",
  summary: "Fetch a film that is paid for from its vendor once more; never makes a paid call",
  params: videoParams,
  reply: videoReply,
});

export const decideVideoRoute = defineRoute({
  id: "decideVideo",
  method: "POST",
  path: "/api/videos/:videoId/decide",
  tag: "videos",
  summary: "After a paid call of unknown outcome: look for its task, try again, which may be charged again, or give up",
  params: videoParams,
  body: z.object({ decision: z.enum(["adopt", "retry", "give_up"]) }),
  reply: videoReply,
});

export const freeVoiceRoute = defineRoute({
  id: "freeVoice",
  method: "POST",
  path: "/api/videos/:videoId/voice",
  tag: "videos",
  summary: "Make a video whose bought voice did not come with one that costs nothing",
  params: videoParams,
  body: z.object({ voice: freeVoice }),
  reply: videoReply,
});

/** Public, and no more than a hint to ask the vendor now: nothing of its content is believed. */
export const vendorWebhookRoute = defineRoute({
  id: "vendorWebhook",
  method: "POST",
  path: "/api/webhooks/:token",
  tag: "videos",
  summary: "A vendor's word that something has changed",
  access: "public",
  params: z.object({ token: z.string().min(1).max(200) }),
  body: z.unknown(),
  reply: done,
});
