import { z } from "zod";
import { faultName, tellCall } from "#platform/watching/vendor-calls.ts";
import { lives, piecesOf, startLife } from "./answer-life.ts";
import { ProviderError, type ProviderErrorKind } from "./provider-error.ts";

export type ProviderRequest = {
  provider: string;
  url: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: string | Buffer | URLSearchParams;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /** Repeating it could cost money: only what the vendor itself calls a refusal was surely not delivered. */
  isPaid?: boolean;
  /** Reads a vendor's own error body where its status does not say enough. */
  readProblem?: (body: unknown, response: Response) => ProviderProblem;
};

export type ProviderProblem = {
  kind?: ProviderErrorKind | undefined;
  reason?: string | undefined;
  message?: string | undefined;
  retryAfterMs?: number | undefined;
};

/** No connection ever stood, so nothing can have been delivered. */
const NOT_DELIVERED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);
const TIMEOUT_MS = 30_000;
const MAX_REPLY_BYTES = 4 * 1024 * 1024;
const MAX_REASON_LENGTH = 500;

/** One request, no retry: jobs retry, and only where that is allowed. Redirects are never followed. */
export async function sendToProvider(request: ProviderRequest): Promise<Response> {
  const life = startLife(request.timeoutMs ?? TIMEOUT_MS, request.signal);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      redirect: "manual",
      signal: life.signal,
      ...(request.headers && { headers: request.headers }),
      ...(request.body !== undefined && { body: request.body }),
    });
    lives.set(response, { ...life, vendor: request.provider, url: request.url, isGivenUp: () => isGivenUp(request) });
    tellCall({
      vendor: request.provider,
      url: request.url,
      error: response.status < 400 ? null : `HTTP ${response.status}`,
    });
    return response;
  } catch (cause) {
    life.end();
    tellCall({ vendor: request.provider, url: request.url, error: isGivenUp(request) ? null : faultName(cause) });
    // Before a connection stands nothing was delivered; afterwards nobody knows.
    const kind = isConnectionRefused(cause) ? "unavailable" : "unknown";
    throw new ProviderError(request.provider, kind, "no answer", { cause });
  }
}

/** Whoever asked no longer wants the answer: no fault of the vendor's. */
function isGivenUp({ signal }: ProviderRequest): boolean {
  return signal?.aborted ?? false;
}

/** Sends, and reads the answer as JSON of a known shape; everything else becomes a ProviderError. */
export async function callProvider<Reply extends z.ZodType>(
  request: ProviderRequest,
  reply: Reply,
): Promise<z.output<Reply>> {
  return (await askProvider(request, reply)).data;
}

/** The same, with the answer as it came beside what it means. */
export async function askProvider<Reply extends z.ZodType>(
  request: ProviderRequest,
  reply: Reply,
): Promise<{ data: z.output<Reply>; answer: string }> {
  const response = await sendToProvider(request);
  const answer = await readText(request.provider, response);
  if (!response.ok) throw problemOf(request, response, answer);
  const parsed = reply.safeParse(parseJson(answer));
  if (parsed.success) return { data: parsed.data, answer };
  tellCall({ vendor: request.provider, url: request.url, error: "unknown shape", isLater: true });
  throw new ProviderError(request.provider, "unknown", "an answer of an unknown shape", {
    status: response.status,
    cause: parsed.error,
    answer,
  });
}

export async function readText(provider: string, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of piecesOf(response)) {
      length += chunk.length;
      if (length > MAX_REPLY_BYTES) throw new ProviderError(provider, "unknown", "an answer that does not end");
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError(provider, "unknown", "an answer cut short", { status: response.status, cause });
  }
  return Buffer.concat(chunks).toString("utf8");
}

export function errorOf(provider: string, response: Response, text: string): ProviderError {
  const { reason, message } = readReason(parseJson(text));
  return new ProviderError(provider, kindOf(response.status), message || `status ${response.status}`, {
    status: response.status,
    reason,
    retryAfterMs: retryAfterMs(response.headers.get("retry-after")),
  });
}

export function problemOf(request: ProviderRequest, response: Response, text: string): ProviderError {
  const body = parseJson(text);
  const general = errorOf(request.provider, response, text);
  const kind = request.isPaid && isDoubtful(response.status) ? "unknown" : general.kind;
  const special = request.readProblem?.(body, response) ?? {};
  const message = special.message?.slice(0, MAX_REASON_LENGTH) ?? `status ${response.status}`;
  return new ProviderError(request.provider, special.kind ?? kind, message, {
    status: response.status,
    reason: special.reason ?? general.reason,
    retryAfterMs: special.retryAfterMs ?? general.retryAfterMs,
    answer: text,
  });
}

/** A gateway answers 503 or sends elsewhere after the vendor has taken the call, too. */
function isDoubtful(status: number): boolean {
  return status === 503 || status < 400;
}

function kindOf(status: number): ProviderErrorKind {
  if (status === 401) return "unauthorized";
  if (status === 429) return "limited";
  if (status === 503) return "unavailable";
  if (status >= 500 || status === 408) return "unknown";
  return "rejected";
}

const errorBody = z.object({
  error: z.union([
    z.string(),
    z.object({
      message: z.string().optional(),
      errors: z.array(z.object({ reason: z.string().optional() })).optional(),
    }),
  ]),
  error_description: z.string().optional(),
});

function readReason(body: unknown): { reason: string | undefined; message: string } {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return { reason: undefined, message: "" };
  const { error, error_description: description } = parsed.data;
  if (typeof error === "string") return { reason: error, message: (description ?? error).slice(0, MAX_REASON_LENGTH) };
  return { reason: error.errors?.[0]?.reason, message: (error.message ?? "").slice(0, MAX_REASON_LENGTH) };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Upload servers sometimes answer in plain text or HTML: an answer without a shape, not a crash.
    return undefined;
  }
}

function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

function isConnectionRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof AggregateError) return cause.errors.every((inner) => isRefusal(inner));
  return isRefusal(cause);
}

function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return (
    typeof code === "string" && (NOT_DELIVERED.has(code) || code.startsWith("ERR_TLS") || code.startsWith("CERT_"))
  );
}
