import { Refusal } from "#refusal.ts";

type Extra = { domain?: string; location?: string; locationType?: string; headers?: Record<string, string> };

/** The Data API's error envelope. */
export function youtubeRefusal(status: number, reason: string, message: string, extra: Extra = {}): Refusal {
  const { domain = "youtube.video", location, locationType = "other", headers } = extra;
  const entry = { message, domain, reason, ...(location !== undefined && { location, locationType }) };
  return new Refusal(status, { error: { code: status, message, errors: [entry] } }, headers);
}

export function backendError(status = 503): Refusal {
  return youtubeRefusal(status, "backendError", "Backend Error", { domain: "global" });
}
