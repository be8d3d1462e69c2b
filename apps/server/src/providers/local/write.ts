import { z } from "zod";
import { callProvider } from "#providers/http-client.ts";
import { verdictOf } from "#providers/key-verdict.ts";
import { ASK_TIMEOUT_MS } from "#providers/vendor-host.ts";
import { readOpenaiProblem } from "#providers/openai/problem.ts";
import { streamFrom, type Writer, type WritingRequest } from "#providers/writer.ts";

const PROVIDER = "local writer";

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).default({}),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

type CompatibleOptions = { baseUrl: string; apiKey: string | undefined; models: readonly string[] };

/** Any server that speaks chat completions, named by the operator: Ollama, llama.cpp, vLLM, a gateway. */
export function createCompatibleWriter({ baseUrl, apiKey, models }: CompatibleOptions): Writer {
  const base = baseUrl.replace(/\/$/, "");
  const headers = {
    "content-type": "application/json",
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  };
  return {
    service: "local",
    models,
    needsKey: false,
    async *write(_userKey, request) {
      let how: "finished" | "refused" | "cut" | undefined;
      const stream = streamFrom({
        provider: PROVIDER,
        url: `${base}/chat/completions`,
        headers,
        body: JSON.stringify(bodyOf(request)),
        signal: request.signal,
        readProblem: readOpenaiProblem,
      });
      for await (const raw of stream) {
        const parsed = chunk.safeParse(raw);
        if (!parsed.success) continue;
        const { choices, usage } = parsed.data;
        const choice = choices[0];
        if (choice?.delta.content) yield { kind: "text", text: choice.delta.content };
        if (choice?.delta.refusal || choice?.finish_reason === "content_filter") how = "refused";
        else if (choice?.finish_reason) how ??= choice.finish_reason === "length" ? "cut" : "finished";
        if (usage) yield { kind: "usage", inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
      }
      // The count of tokens comes after the end, so the end is told when the stream is over.
      if (how) yield { kind: "end", how };
    },
    checkKey: () =>
      verdictOf(() =>
        callProvider(
          { provider: PROVIDER, method: "GET", url: `${base}/models`, headers, timeoutMs: ASK_TIMEOUT_MS },
          z.unknown(),
        ),
      ),
  };
}

function bodyOf({ model, instructions, text, schema, maxTokens }: WritingRequest): object {
  return {
    model,
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: text },
    ],
    max_tokens: maxTokens,
    stream: true,
    stream_options: { include_usage: true },
    ...(schema && {
      response_format: { type: "json_schema", json_schema: { name: "answer", strict: true, schema } },
    }),
  };
}
