import { CLIENT_TIMEOUT_MS } from "@sahne/contract/limits";
import type { Route } from "@sahne/contract/route";
import type { z } from "zod";
import { ApiError, apiErrorFrom } from "./api-error.ts";
import { reportReachable, reportUnreachable } from "./connection.ts";
import { randomId } from "./ids.ts";
import { logError } from "./log.ts";
import { currentTranslator, type PlainKey } from "./messages.tsx";
import { expireSession } from "./session.ts";
import { readStored } from "./storage.ts";

type Part<Name extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema> ? { [Field in Name]?: z.input<Schema> } : { [Field in Name]: z.input<Schema> };

export type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<"params", P> &
  Part<"query", Q> &
  Part<"body", B> & { idempotencyKey?: string; timeoutMs?: number };

/**
 * One call of the contract. Throws an ApiError whose text is the server's own, else the default named by the caller.
 * Only types of the contract are imported here: the landing page calls without carrying zod.
 */
export async function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  route: Route<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  defaultMessageKey: PlainKey,
): Promise<z.output<R>> {
  const token = readStored("authToken");
  const request = toRequest(route, input, token);
  const answer = await send(request, input.timeoutMs ?? CLIENT_TIMEOUT_MS, defaultMessageKey);
  return settle(route, answer, token, defaultMessageKey);
}

export type Answer = { ok: boolean; status: number; text: string };

/** What an answer means: the reply the contract promises, or an ApiError. `token` is the one the call was made with. */
export function settle<R extends z.ZodType>(
  route: Pick<Route<z.ZodType, z.ZodType, z.ZodType, R>, "id" | "method" | "path" | "reply" | "fileType">,
  answer: Answer,
  token: string | null,
  defaultMessageKey: PlainKey,
): z.output<R> {
  const isFile = answer.ok && route.fileType !== null;
  const body = isFile ? answer.text : parseJson(answer.text);
  if (!answer.ok) {
    // A late refusal of an older token must not end the session that began meanwhile.
    const isOurSession = answer.status === 401 && route.id !== "login" && token === readStored("authToken");
    if (isOurSession) expireSession();
    throw apiErrorFrom(answer.status, body, currentTranslator()(defaultMessageKey));
  }
  const reply = route.reply.safeParse(body);
  if (reply.success) return reply.data;
  logError(`${route.method} ${route.path}: the answer is not what the contract says`, reply.error);
  throw new ApiError({
    status: answer.status,
    code: "bad_reply",
    message: currentTranslator()(defaultMessageKey),
    cause: reply.error,
  });
}

/** Same origin, unless the build was told where the API stands. Also for media paths, which are relative to the API host. */
export function apiAddress(path: string): string {
  const base: unknown = import.meta.env["VITE_API_URL"];
  return typeof base === "string" && base !== "" ? `${base.replace(/\/$/, "")}${path}` : path;
}

/** Who asks, and in which language the answer's words should be. */
export function commonHeaders(token: string | null): Headers {
  const headers = new Headers({ Accept: "application/json", "Accept-Language": currentTranslator().mode });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  return headers;
}

type AnyInput = { params?: unknown; query?: unknown; body?: unknown; idempotencyKey?: string };

function toRequest(route: Route, input: AnyInput, token: string | null): { address: string; init: RequestInit } {
  const headers = commonHeaders(token);
  if (route.idempotent) headers.set("Idempotency-Key", input.idempotencyKey ?? randomId());
  const init: RequestInit = { method: route.method, headers };
  if (input.body !== undefined) {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(input.body);
  }
  return { address: apiAddress(fillPath(route.path, input.params) + queryText(input.query)), init };
}

async function send(
  request: { address: string; init: RequestInit },
  timeoutMs: number,
  defaultMessageKey: PlainKey,
): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(request.address, { ...request.init, signal: controller.signal });
    // The limit covers the whole answer, not only its first line.
    const text = await response.text();
    reportReachable();
    return { ok: response.ok, status: response.status, text };
  } catch (cause) {
    const code = controller.signal.aborted ? "timeout" : "network_error";
    logError(`${request.init.method} ${request.address}: no answer (${code})`, cause);
    reportUnreachable();
    throw new ApiError({ status: 0, code, message: currentTranslator()(defaultMessageKey), cause });
  } finally {
    clearTimeout(timer);
  }
}

// A proxy's error page, or an empty answer: the caller's default text is all there is to say.
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fillPath(path: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(values.get(name))));
}

function queryText(query: unknown): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return "";
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()}`;
}
