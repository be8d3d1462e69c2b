import { ProviderError } from "./provider-error.ts";
import { VENDOR_REASONS, type KeyVerdict } from "./video-generator.ts";

/** Only the vendor's own refusal is a verdict on a key; everything else says nothing about it. */
export async function verdictOf(ask: () => Promise<unknown>): Promise<KeyVerdict> {
  try {
    await ask();
    return "valid";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const isRefused =
      error.kind === "unauthorized" || error.reason === VENDOR_REASONS.keyRefused || error.status === 403;
    return isRefused ? "refused" : "unreachable";
  }
}
