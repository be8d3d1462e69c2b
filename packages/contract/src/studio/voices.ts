import { z } from "zod";
import { userParams } from "#common.ts";
import { defineRoute } from "#route.ts";
import { speechService, type SpeechService } from "#services/services.ts";
import { voice } from "#videos/video-options.ts";

export const speaker = z
  .object({
    service: speechService,
    model: z.string(),
    /** False while its key is missing. */
    isReady: z.boolean(),
    /** The key is one of the sandbox: what it says are tones. */
    isSandbox: z.boolean(),
    /** Names of its voices, as the service calls them; `<service>:<name>` is the voice of a video. */
    voices: z.array(z.string()).min(1),
  })
  .meta({ id: "Speaker" });
export type Speaker = z.output<typeof speaker>;

export const listVoicesRoute = defineRoute({
  id: "listVoices",
  method: "GET",
  path: "/api/users/:userId/voices",
  tag: "voices",
  summary: "The services that can speak for this user, with their voices",
  params: userParams,
  reply: z.object({ speakers: z.array(speaker) }),
});

export const sampleVoiceRoute = defineRoute({
  id: "sampleVoice",
  method: "POST",
  path: "/api/users/:userId/voices/sample",
  tag: "voices",
  summary: "Hear a voice: one short paid call with the user's key, kept, so that hearing it again costs nothing",
  params: userParams,
  body: z.object({ voice, language: z.enum(["tr", "en"]) }),
  reply: z.object({ url: z.string() }),
});

/** The service and its own name of a bought voice; null for those that cost nothing. */
export function readVoice(chosen: string): { service: SpeechService; name: string } | null {
  const [service, name] = chosen.split(":");
  const parsed = speechService.safeParse(service);
  return parsed.success && name !== undefined ? { service: parsed.data, name } : null;
}
