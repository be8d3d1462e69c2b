import type { ErrorCode } from "@sahne/contract/errors";
import type { ProviderError } from "#providers/provider-error.ts";
import { VENDOR_REASONS, type Progress } from "#providers/video-generator.ts";

const CODE_OF_REASON: Record<string, ErrorCode> = {
  [VENDOR_REASONS.keyRefused]: "provider_key_refused",
  [VENDOR_REASONS.noCredit]: "provider_no_credit",
  [VENDOR_REASONS.notAllowed]: "provider_not_allowed",
  [VENDOR_REASONS.modelRetired]: "provider_model_retired",
  [VENDOR_REASONS.image]: "provider_image_refused",
  [VENDOR_REASONS.content]: "provider_content_refused",
  [VENDOR_REASONS.noSpeech]: "speech_empty",
};

const CODE_OF_KIND: Record<ProviderError["kind"], ErrorCode> = {
  rejected: "provider_rejected",
  unauthorized: "provider_key_refused",
  limited: "provider_limited",
  unavailable: "provider_unavailable",
  unknown: "provider_outcome_unknown",
};

/** What a person is told when the paid call was answered with a refusal. */
export function codeOfRefusal(error: ProviderError): ErrorCode {
  return CODE_OF_REASON[error.reason ?? ""] ?? CODE_OF_KIND[error.kind];
}

/** The same when we do not try again: codes that promise another try are replaced. */
export function codeOfLastRefusal(error: ProviderError): ErrorCode {
  const code = codeOfRefusal(error);
  return code === "provider_limited" ? "provider_stays_limited" : code;
}

export const CODE_OF_FAILURE: Record<Extract<Progress, { state: "failed" }>["problem"], ErrorCode> = {
  content: "provider_content_refused",
  failed: "provider_failed",
  no_output: "provider_no_output",
};

const REASON_MAX = 500;

/**
 * Stored with the call for later diagnosis, without URLs, since their queries may grant access. Null when
 * nothing was said.
 */
export function noteOf(text: string): string | null {
  const note = text
    .replaceAll(/https?:\/\/\S+/g, "(address)")
    .replaceAll("\0", "")
    .trim()
    .slice(0, REASON_MAX);
  return note === "" ? null : note;
}
