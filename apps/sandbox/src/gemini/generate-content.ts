import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { cutConnection, jsonBody } from "#http.ts";
import { piecesOf, sendEvents } from "#text/stream-text.ts";
import { payForText } from "#text/paid-text.ts";
import type { World } from "#world.ts";
import { geminiRefusal, invalidArgument, retryInfo } from "./gemini-refusal.ts";
import { speak, VOICE_NAMES, wavOf } from "#text/speech.ts";

const part = z.looseObject({ text: z.string().optional() });
const turn = z.looseObject({ role: z.enum(["user", "model"]).optional(), parts: z.array(part).min(1) });

const bodySchema = z.looseObject({
  contents: z.array(turn).min(1),
  systemInstruction: z.looseObject({ parts: z.array(part) }).optional(),
  generationConfig: z
    .looseObject({
      responseMimeType: z.string().optional(),
      responseJsonSchema: z.unknown().optional(),
      responseSchema: z.unknown().optional(),
      responseModalities: z.array(z.string()).optional(),
      speechConfig: z
        .looseObject({
          languageCode: z.string().optional(),
          voiceConfig: z
            .looseObject({ prebuiltVoiceConfig: z.looseObject({ voiceName: z.enum(VOICE_NAMES) }).optional() })
            .optional(),
        })
        .optional(),
      temperature: z.unknown().optional(),
    })
    .optional(),
});

type Call = { model: string; key: string; isSpeech: boolean; isStream: boolean };

/** Text, JSON by a schema, or speech, as the model's name says. */
export function generateContent(world: World, request: FastifyRequest, reply: FastifyReply, call: Call): FastifyReply {
  const { model, key, isSpeech, isStream } = call;
  const parsed = bodySchema.safeParse(jsonBody(request));
  if (!parsed.success) throw invalidArgument(`Invalid JSON payload received. ${z.prettifyError(parsed.error)}`);
  const { contents, systemInstruction, generationConfig } = parsed.data;
  const prompt = contents.flatMap(({ parts }) => parts.map(({ text }) => text ?? "")).join("\n");
  const instructions = systemInstruction?.parts.map(({ text }) => text ?? "").join("\n");
  const schema = generationConfig?.responseJsonSchema ?? generationConfig?.responseSchema;
  if (isSpeech !== (generationConfig?.responseModalities?.includes("AUDIO") ?? false)) {
    throw invalidArgument("The requested combination of response modalities is not supported by the model.");
  }
  // The newest models of speech take none of the old controls any more.
  if (isSpeech && generationConfig?.temperature !== undefined) throw invalidArgument("temperature is not supported.");
  const result = payForText(world, { vendor: "gemini", key, path: request.url, model, prompt, instructions, schema });
  if (result.kind === "rate-limited")
    throw geminiRefusal(429, "RESOURCE_EXHAUSTED", "You exceeded your current quota.", [retryInfo(1)]);
  if (result.kind === "no-credit")
    throw geminiRefusal(402, "RESOURCE_EXHAUSTED", "Your prepayment credits are depleted.");
  if (result.kind === "failed") throw geminiRefusal(500, "INTERNAL", "An internal error has occurred.");
  const meta = { modelVersion: model, responseId: randomBytes(12).toString("base64url"), usageMetadata: usage(prompt) };
  if (result.kind === "filtered") {
    const refusal = { promptFeedback: { blockReason: "PROHIBITED_CONTENT" }, ...meta };
    return isStream ? sendEvents(reply, [{ data: refusal }]) : reply.send(refusal);
  }
  if (result.isAnswerLost) return cutConnection(reply);
  if (isStream) return sendEvents(reply, chunksOf(result.text, meta));
  if (isSpeech && world.faults.take("no-output", { method: "POST", path: request.url, text: prompt })) {
    return reply.send({ candidates: [{ finishReason: "OTHER", index: 0 }], ...meta });
  }
  const content = isSpeech ? { inlineData: spoken(model, prompt) } : { text: result.text };
  return reply.send({
    candidates: [{ content: { role: "model", parts: [content] }, finishReason: "STOP", index: 0 }],
    ...meta,
  });
}

/** The newer models answer with a whole file, the older ones with bare samples. */
function spoken(model: string, text: string): { mimeType: string; data: string } {
  const samples = speak(text);
  return model.startsWith("gemini-3.8")
    ? { mimeType: "audio/wav", data: wavOf(samples).toString("base64") }
    : { mimeType: "audio/L16;codec=pcm;rate=24000", data: samples.toString("base64") };
}

function chunksOf(text: string, meta: object) {
  const pieces = piecesOf(text);
  return pieces.map((piece, index) => ({
    data: {
      candidates: [
        {
          content: { role: "model", parts: [{ text: piece }] },
          ...(index === pieces.length - 1 && { finishReason: "STOP" }),
          index: 0,
        },
      ],
      ...meta,
    },
  }));
}

function usage(prompt: string): Record<string, number> {
  return { promptTokenCount: prompt.length, candidatesTokenCount: 64, totalTokenCount: prompt.length + 64 };
}
