import { listVoicesRoute, sampleVoiceRoute } from "@sahne/contract/studio/voices";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { sampleVoice, speakersOf } from "./voices.service.ts";

export function voiceRoutes(mount: Mount, context: Context): void {
  mount.session(listVoicesRoute, async ({ identity }) => ({ speakers: await speakersOf(context, identity.userId) }));

  mount.session(sampleVoiceRoute, async ({ identity, body }) => sampleVoice(context, identity.userId, body));
}
