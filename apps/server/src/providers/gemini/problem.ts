import { z } from "zod";
import type { ProviderProblem } from "#providers/http-client.ts";
import { NO_CREDIT, VENDOR_REASONS } from "#providers/video-generator.ts";

// Models, operations and files answer with a number and a status word, interactions with a word as code.
const problemBody = z.object({
  error: z.object({
    code: z.union([z.number(), z.string()]).optional(),
    message: z.string().default(""),
    status: z.string().optional(),
    details: z
      .array(z.object({ reason: z.string().optional(), retryDelay: z.string().optional() }).loose())
      .default([]),
  }),
});

/** Google's refusals, where the status alone misleads: a bad key is a 400 there. */
export function readGeminiProblem(body: unknown, response: Response): ProviderProblem {
  const parsed = problemBody.safeParse(body);
  if (!parsed.success) return {};
  const { message, status, code, details } = parsed.data.error;
  const word = (status ?? String(code ?? "")).toUpperCase();
  const isBadKey = details.some(({ reason }) => reason === "API_KEY_INVALID") || /api key not valid/i.test(message);
  if (isBadKey) return { kind: "unauthorized", reason: VENDOR_REASONS.keyRefused, message };
  const common = { reason: reasonOf(response.status, word, message), message, retryAfterMs: retryDelayMs(details) };
  // Only Google's own word says that nothing was begun; a gateway's 503 looks otherwise.
  return response.status === 503 && status === "UNAVAILABLE" ? { ...common, kind: "unavailable" } : common;
}

function reasonOf(status: number, word: string, message: string): string | undefined {
  if (status === 402 || word === "FAILED_PRECONDITION") return VENDOR_REASONS.noCredit;
  if (status === 403) return NO_CREDIT.test(message) ? VENDOR_REASONS.noCredit : VENDOR_REASONS.notAllowed;
  if (status === 404 && /model/i.test(message)) return VENDOR_REASONS.modelRetired;
  if (status === 400 && /image|picture/i.test(message)) return VENDOR_REASONS.image;
  if (status === 400 && /safety|policy|blocked|prohibited/i.test(message)) return VENDOR_REASONS.content;
  return undefined;
}

function retryDelayMs(details: readonly { retryDelay?: string | undefined }[]): number | undefined {
  const text = details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay;
  const seconds = Number(/^([\d.]+)s$/.exec(text ?? "")?.[1]);
  return seconds > 0 ? seconds * 1000 : undefined;
}
