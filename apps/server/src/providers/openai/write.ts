import { z } from "zod";
import { checkOpenaiKey, headersFor } from "./check-key.ts";
import { readOpenaiProblem } from "./problem.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { createHostChoice } from "#providers/vendor-host.ts";
import { streamFrom, type Writer, type WritingPiece, type WritingRequest } from "#providers/writer.ts";

const PROVIDER = "openai";

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
    checkKey: (apiKey) => checkOpenaiKey(hostOf, apiKey),
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
