import { z } from "zod";
import { readGeminiProblem } from "./problem.ts";
import { checkGeminiKey, headersFor } from "./check-key.ts";
import { createHostChoice } from "#providers/vendor-host.ts";
import { streamFrom, type Writer, type WritingRequest } from "#providers/writer.ts";

const PROVIDER = "gemini";

const chunk = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(z.object({ text: z.string().optional() })).default([]) }).optional(),
        finishReason: z.string().optional(),
      }),
    )
    .default([]),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  usageMetadata: z
    .object({ promptTokenCount: z.number().optional(), candidatesTokenCount: z.number().optional() })
    .optional(),
});

type WriterOptions = { baseUrl: string; models: readonly string[]; sandboxUrl: string | undefined };

/** Gemini's text models, with the key that films as well. */
export function createGeminiWriter({ baseUrl, models, sandboxUrl }: WriterOptions): Writer {
  const hostOf = createHostChoice({ provider: PROVIDER, vendorUrl: baseUrl, sandboxUrl, sandboxPath: "/gemini" });
  return {
    service: "gemini",
    models,
    needsKey: true,
    async *write(apiKey, request) {
      const stream = streamFrom({
        provider: PROVIDER,
        url: `${hostOf(apiKey).base}/v1beta/models/${request.model}:streamGenerateContent?alt=sse`,
        headers: headersFor(apiKey),
        body: JSON.stringify(bodyOf(request)),
        signal: request.signal,
        readProblem: readGeminiProblem,
      });
      for await (const raw of stream) {
        const parsed = chunk.safeParse(raw);
        if (!parsed.success) continue;
        const { candidates, promptFeedback, usageMetadata } = parsed.data;
        const candidate = candidates[0];
        for (const { text } of candidate?.content?.parts ?? []) if (text) yield { kind: "text", text };
        if (usageMetadata) {
          const { promptTokenCount, candidatesTokenCount } = usageMetadata;
          yield { kind: "usage", inputTokens: promptTokenCount, outputTokens: candidatesTokenCount };
        }
        if (promptFeedback?.blockReason !== undefined) yield { kind: "end", how: "refused" };
        else if (candidate?.finishReason) yield { kind: "end", how: endOf(candidate.finishReason) };
      }
    },
    checkKey: (apiKey) => checkGeminiKey(hostOf, apiKey),
  };
}

function endOf(reason: string): "finished" | "refused" | "cut" {
  if (reason === "STOP") return "finished";
  return reason === "MAX_TOKENS" ? "cut" : "refused";
}

function bodyOf({ instructions, text, schema, maxTokens }: WritingRequest): object {
  return {
    contents: [{ role: "user", parts: [{ text }] }],
    systemInstruction: { parts: [{ text: instructions }] },
    generationConfig: {
      maxOutputTokens: maxTokens,
      ...(schema && { responseMimeType: "application/json", responseJsonSchema: schema }),
    },
  };
}
