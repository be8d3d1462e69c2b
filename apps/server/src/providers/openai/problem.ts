import { z } from "zod";
import type { ProviderProblem } from "#providers/http-client.ts";
import { VENDOR_REASONS } from "#providers/video-generator.ts";

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
