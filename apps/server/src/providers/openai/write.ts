import { z } from "zod";
import { callProvider, type ProviderProblem } from "#providers/http-client.ts";
import { verdictOf } from "#providers/key-verdict.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { ASK_TIMEOUT_MS, createHostChoice } from "#providers/vendor-host.ts";
import { VENDOR_REASONS } from "#providers/video-generator.ts";
import { streamFrom, type Writer, type WritingPiece, type WritingRequest } from "#providers/writer.ts";

const PROVIDER = "openai";

const problemBody = z.object({
  error: z.object({ message: z.string().default(""), code: z.string().nullish(), type: z.string().nullish() }),
});

/** 429 means two things there: wait, or pay. */
export function readOpenaiProblem(body: unknown, response: { status: number }): ProviderProblem {
  const parsed = problemBody.safeParse(body);
  if (!parsed.success) return {};
  const { message, code, type } = parsed.data.error;
  const words = `${code ?? ""} ${type ?? ""}`;
  if (response.status === 401) return { kind: "unauthorized", reason: VENDOR_REASONS.keyRefused, message };
  if (/insufficient_quota|billing/.test(words)) {
    return { kind: "rejected", reason: VENDOR_REASONS.noCredit, message };
  }
  if (/content_policy|moderation/.test(words)) return { kind: "rejected", reason: VENDOR_REASONS.content, message };
  if (/model_not_found/.test(words) || (response.status === 404 && /model/i.test(message))) {
    return { kind: "rejected", reason: VENDOR_REASONS.modelRetired, message };
  }
  return { message };
}

const event = z.discriminatedUnion("type", [
  z.object({ type: z.literal("response.output_text.delta"), delta: z.string() }),
  z.object({ type: z.literal("response.refusal.delta") }),
  z.object({ type: z.literal("response.completed"), response: z.object({ usage: usage() }) }),
  z.object({ type: z.literal("response.incomplete"), response: z.object({ usage: usage() }) }),
  z.object({ type: z.literal("response.failed") }),
  z.object({ type: z.literal("error"), message: z.string().optional() }),
]);

function usage() {
  return z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish();
}

type WriterOptions = { baseUrl: string; models: readonly string[]; sandboxUrl: string | undefined };

/** GPT models by the Responses API. */
export function createOpenaiWriter({ baseUrl, models, sandboxUrl }: WriterOptions): Writer {
  const hostOf = createHostChoice({ provider: PROVIDER, vendorUrl: baseUrl, sandboxUrl, sandboxPath: "/openai/v1" });
  const headersFor = (apiKey: string) => ({ authorization: `Bearer ${apiKey}`, "content-type": "application/json" });
  return {
    service: "openai",
    models,
    needsKey: true,
    async *write(apiKey, request) {
      let isRefused = false;
      const stream = streamFrom({
        provider: PROVIDER,
        url: `${hostOf(apiKey).base}/responses`,
        headers: headersFor(apiKey),
        body: JSON.stringify(bodyOf(request)),
        signal: request.signal,
        readProblem: readOpenaiProblem,
      });
      for await (const raw of stream) {
        const parsed = event.safeParse(raw);
        // Events that carry nothing for us are many, and new ones come with each model.
        if (!parsed.success) continue;
        if (parsed.data.type === "response.refusal.delta") isRefused = true;
        yield* piecesFor(parsed.data, isRefused);
      }
    },
    checkKey: (apiKey) =>
      verdictOf(() =>
        callProvider(
          {
            provider: PROVIDER,
            method: "GET",
            url: `${hostOf(apiKey).base}/models`,
            headers: headersFor(apiKey),
            timeoutMs: ASK_TIMEOUT_MS,
            readProblem: readOpenaiProblem,
          },
          z.unknown(),
        ),
      ),
  };
}

function* piecesFor(data: z.output<typeof event>, isRefused: boolean): Generator<WritingPiece> {
  switch (data.type) {
    case "response.output_text.delta":
      yield { kind: "text", text: data.delta };
      return;
    case "response.completed":
    case "response.incomplete": {
      const used = data.response.usage;
      yield { kind: "usage", inputTokens: used?.input_tokens, outputTokens: used?.output_tokens };
      yield { kind: "end", how: isRefused ? "refused" : data.type === "response.completed" ? "finished" : "cut" };
      return;
    }
    case "response.failed":
    case "error":
      throw new ProviderError(PROVIDER, "unknown", "the answer broke off");
    case "response.refusal.delta":
  }
}

function bodyOf({ model, instructions, text, schema, maxTokens }: WritingRequest): object {
  return {
    model,
    instructions,
    input: text,
    max_output_tokens: maxTokens,
    stream: true,
    ...(schema && { text: { format: { type: "json_schema", name: "answer", strict: true, schema } } }),
  };
}
