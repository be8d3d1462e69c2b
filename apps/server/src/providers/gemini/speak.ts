import { z } from "zod";
import { checkGeminiKey, headersFor } from "./check-key.ts";
import { readGeminiProblem } from "./problem.ts";
import { callProvider } from "#providers/http-client.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { createHostChoice } from "#providers/vendor-host.ts";
import { VENDOR_REASONS } from "#providers/video-generator.ts";
import {
  fromSamples,
  noSpeech,
  readWav,
  type Speaker,
  type SpeechRequest,
  type SpokenFile,
} from "#providers/speaker.ts";

const PROVIDER = "gemini";

// prettier-ignore
const VOICES = [
  "Kore", "Puck", "Zephyr", "Charon", "Fenrir", "Leda", "Orus", "Aoede", "Callirrhoe", "Autonoe", "Enceladus", "Iapetus",
  "Umbriel", "Algieba", "Despina", "Erinome", "Algenib", "Rasalgethi", "Laomedeia", "Achernar", "Alnilam", "Schedar",
  "Gacrux", "Pulcherrima", "Achird", "Zubenelgenubi", "Vindemiatrix", "Sadachbia", "Sadaltager", "Sulafat",
] as const;

const answer = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(z.object({ inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional() }))
              .default([]),
          })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .default([]),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
});

type SpeakerOptions = { baseUrl: string; speechModel: string; sandboxUrl: string | undefined };

/** Gemini's models of speech, with the key that films and writes as well. */
export function createGeminiSpeaker({ baseUrl, speechModel, sandboxUrl }: SpeakerOptions): Speaker {
  const hostOf = createHostChoice({ provider: PROVIDER, vendorUrl: baseUrl, sandboxUrl, sandboxPath: "/gemini" });
  return {
    service: "gemini",
    model: speechModel,
    voices: VOICES,
    async speak(apiKey, request) {
      const reply = await callProvider(
        {
          provider: PROVIDER,
          method: "POST",
          url: `${hostOf(apiKey).base}/v1beta/models/${speechModel}:generateContent`,
          headers: headersFor(apiKey),
          body: JSON.stringify(bodyOf(request)),
          timeoutMs: request.timeoutMs,
          isPaid: true,
          readProblem: readGeminiProblem,
        },
        answer,
      );
      return soundOf(reply);
    },
    checkKey: (apiKey) => checkGeminiKey(hostOf, apiKey),
  };
}

function bodyOf({ text, voice, language }: SpeechRequest): object {
  // These models read their text word for word; what stands in angle brackets they would act out.
  return {
    contents: [{ role: "user", parts: [{ text: text.replaceAll(/[<>]/gu, "") }] }],
    generationConfig: {
      responseModalities: ["AUDIO"],
      speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: voice } }, languageCode: language },
    },
  };
}

const REFUSALS = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/;

function soundOf({ candidates, promptFeedback }: z.output<typeof answer>): SpokenFile {
  const [candidate] = candidates;
  const ended = candidate?.finishReason ?? "";
  if (promptFeedback?.blockReason !== undefined || REFUSALS.test(ended)) {
    throw new ProviderError(PROVIDER, "rejected", "speech refused", { reason: VENDOR_REASONS.content });
  }
  const sound = candidate?.content?.parts.find(({ inlineData }) => inlineData !== undefined)?.inlineData;
  if (!sound) throw noSpeech(PROVIDER, `no sound (${ended})`);
  // Half a sentence is worse than none: it would be heard.
  if (ended !== "" && ended !== "STOP") throw noSpeech(PROVIDER, `broken off (${ended})`);
  const bytes = Buffer.from(sound.data, "base64");
  if (/wav/i.test(sound.mimeType)) return readWav(PROVIDER, bytes);
  return fromSamples(PROVIDER, bytes, Number(/rate=(\d+)/.exec(sound.mimeType)?.[1] ?? 24_000));
}
