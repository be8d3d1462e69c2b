import { createParser } from "eventsource-parser";
import type { WriterService } from "@sahne/contract/services/services";
import { piecesOf } from "./answer-life.ts";
import { parseJson, problemOf, readText, sendToProvider, type ProviderRequest } from "./http-client.ts";
import { ProviderError } from "./provider-error.ts";
import type { KeyVerdict } from "./video-generator.ts";

export type WritingRequest = {
  model: string;
  /** What is asked of the model; ours alone. */
  instructions: string;
  /** The user's words. They are material, never instructions. */
  text: string;
  /** The answer is JSON of this shape. */
  schema?: Record<string, unknown> | undefined;
  maxTokens: number;
  signal: AbortSignal;
};

/** A piece of the answer; the last one says how it ended and what it took. */
export type WritingPiece =
  | { kind: "text"; text: string }
  | { kind: "usage"; inputTokens?: number | undefined; outputTokens?: number | undefined }
  | { kind: "end"; how: "finished" | "refused" | "cut" };

export type Writer = {
  service: WriterService;
  models: readonly string[];
  /** Whether its user brings a key; the operator's own server needs none. */
  needsKey: boolean;
  /** One paid call, never repeated by itself. */
  write(apiKey: string, request: WritingRequest): AsyncGenerator<WritingPiece>;
  checkKey(apiKey: string): Promise<KeyVerdict>;
};

const WRITING_TIMEOUT_MS = 180_000;
const MAX_STREAM_BYTES = 2 * 1024 * 1024;

/** Sends a paid request and gives each event of its stream as JSON. */
export async function* streamFrom(request: Omit<ProviderRequest, "method" | "isPaid">): AsyncGenerator<unknown> {
  const call: ProviderRequest = { timeoutMs: WRITING_TIMEOUT_MS, ...request, method: "POST", isPaid: true };
  const response = await sendToProvider(call);
  if (!response.ok) throw problemOf(call, response, await readText(call.provider, response));
  const waiting: unknown[] = [];
  const parser = createParser({ onEvent: ({ data }) => waiting.push(data === "[DONE]" ? undefined : parseJson(data)) });
  const decoder = new TextDecoder();
  let length = 0;
  try {
    for await (const piece of piecesOf(response)) {
      length += piece.length;
      if (length > MAX_STREAM_BYTES) throw new ProviderError(call.provider, "unknown", "an answer that does not end");
      parser.feed(decoder.decode(piece, { stream: true }));
      yield* waiting.splice(0).filter((event) => event !== undefined);
    }
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError(call.provider, "unknown", "an answer cut short", { status: response.status, cause });
  }
}
