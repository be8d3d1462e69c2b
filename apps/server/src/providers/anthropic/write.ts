import { z } from "zod";
import { callProvider, type ProviderProblem } from "#providers/http-client.ts";
import { verdictOf } from "#providers/key-verdict.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { ASK_TIMEOUT_MS, createHostChoice } from "#providers/vendor-host.ts";
import { NO_CREDIT, VENDOR_REASONS } from "#providers/video-generator.ts";
import { streamFrom, type Writer, type WritingRequest } from "#providers/writer.ts";

const PROVIDER = "anthropic";
const VERSION = "2023-06-01";
const OVERLOADED = 529;

const problemBody = z.object({ error: z.object({ type: z.string(), message: z.string().default("") }) });

function readProblem(body: unknown, response: { status: number }): ProviderProblem {
  const parsed = problemBody.safeParse(body);
  if (!parsed.success) return {};
  const { type, message } = parsed.data.error;
  if (type === "authentication_error") return { kind: "unauthorized", reason: VENDOR_REASONS.keyRefused, message };
  if (NO_CREDIT.test(message)) return { kind: "rejected", reason: VENDOR_REASONS.noCredit, message };
  if (type === "not_found_error" && /model/i.test(message)) {
    return { kind: "rejected", reason: VENDOR_REASONS.modelRetired, message };
  }
  // Their own word that they took nothing.
  return response.status === OVERLOADED ? { kind: "unavailable", message } : { message };
}

const event = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("message_start"),
    message: z.object({ usage: z.object({ input_tokens: z.number() }).optional() }),
  }),
  z.object({
    type: z.literal("content_block_delta"),
    delta: z.object({ type: z.string(), text: z.string().optional() }),
  }),
  z.object({
    type: z.literal("message_delta"),
    delta: z.object({ stop_reason: z.string().nullish() }),
    usage: z.object({ output_tokens: z.number() }).optional(),
  }),
  z.object({ type: z.literal("error"), error: z.object({ type: z.string().optional() }).optional() }),
]);

const END: Record<string, "finished" | "refused" | "cut"> = { refusal: "refused", max_tokens: "cut" };

type WriterOptions = { baseUrl: string; models: readonly string[]; sandboxUrl: string | undefined };

/** Claude models by the Messages API. */
export function createAnthropicWriter({ baseUrl, models, sandboxUrl }: WriterOptions): Writer {
  const hostOf = createHostChoice({ provider: PROVIDER, vendorUrl: baseUrl, sandboxUrl, sandboxPath: "/anthropic" });
  const headersFor = (apiKey: string) => ({
    "x-api-key": apiKey,
    "anthropic-version": VERSION,
    "content-type": "application/json",
  });
  return {
    service: "anthropic",
    models,
    needsKey: true,
    async *write(apiKey, request) {
      const stream = streamFrom({
        provider: PROVIDER,
        url: `${hostOf(apiKey).base}/v1/messages`,
        headers: headersFor(apiKey),
        body: JSON.stringify(bodyOf(request)),
        signal: request.signal,
        readProblem,
      });
      for await (const raw of stream) {
        const parsed = event.safeParse(raw);
        // Events that carry nothing for us are many, and new ones come with each model.
        if (!parsed.success) continue;
        const { data } = parsed;
        if (data.type === "error") throw new ProviderError(PROVIDER, "unknown", "the answer broke off");
        if (data.type === "message_start") yield { kind: "usage", inputTokens: data.message.usage?.input_tokens };
        if (data.type === "content_block_delta" && data.delta.text) yield { kind: "text", text: data.delta.text };
        if (data.type === "message_delta") {
          yield { kind: "usage", outputTokens: data.usage?.output_tokens };
          const reason = data.delta.stop_reason;
          if (reason) yield { kind: "end", how: END[reason] ?? "finished" };
        }
      }
    },
    checkKey: (apiKey) =>
      verdictOf(() =>
        callProvider(
          {
            provider: PROVIDER,
            method: "GET",
            url: `${hostOf(apiKey).base}/v1/models`,
            headers: headersFor(apiKey),
            timeoutMs: ASK_TIMEOUT_MS,
            readProblem,
          },
          z.unknown(),
        ),
      ),
  };
}

function bodyOf({ model, instructions, text, schema, maxTokens }: WritingRequest): object {
  return {
    model,
    max_tokens: maxTokens,
    system: instructions,
    messages: [{ role: "user", content: text }],
    stream: true,
    ...(schema && { output_config: { format: { type: "json_schema", schema } } }),
  };
}
