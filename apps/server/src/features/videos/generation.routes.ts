import {
  cancelVideoRoute,
  decideVideoRoute,
  fetchVideoRoute,
  freeVoiceRoute,
  retryVideoRoute,
  vendorWebhookRoute,
} from "@sahne/contract/videos/generation";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { cancelVideo, decideVideo, handleVendorHint, retryVideo, useFreeVoice } from "./generation.service.ts";
import { fetchAgain } from "./vendor/fetch-again.ts";

const HINTS = { name: "webhook", burst: 120, perSeconds: 60 };

export function generationRoutes(mount: Mount, context: Context): void {
  mount.session(cancelVideoRoute, async ({ identity, language, params }) => ({
    video: await cancelVideo(context, { userId: identity.userId, language }, params.videoId),
  }));

  mount.session(retryVideoRoute, async ({ identity, language, params }) => ({
    video: await retryVideo(context, { userId: identity.userId, language }, params.videoId),
  }));

  mount.session(fetchVideoRoute, async ({ identity, language, params }) => ({
    video: await fetchAgain(context, { userId: identity.userId, language }, params.videoId),
  }));

  mount.session(decideVideoRoute, async ({ identity, language, params, body }) => ({
    video: await decideVideo(context, { userId: identity.userId, language }, params.videoId, body.decision),
  }));

  mount.session(freeVoiceRoute, async ({ identity, language, params, body }) => ({
    video: await useFreeVoice(context, { userId: identity.userId, language }, params.videoId, body.voice),
  }));

  // Known or unknown, every token gets the same answer.
  mount.public(vendorWebhookRoute, async ({ params, request }) => {
    await takeToken(context.db, HINTS, request.ip);
    await handleVendorHint(context, params.token);
    return DONE;
  });
}
