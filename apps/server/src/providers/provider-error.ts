/**
 * What a vendor's answer means for us. `unavailable` was surely not delivered and may be repeated;
 * `unknown` may have been delivered and is never repeated automatically where a repeat costs money.
 */
export type ProviderErrorKind = "rejected" | "unauthorized" | "limited" | "unavailable" | "unknown";

type ProviderErrorOptions = {
  status?: number | undefined;
  /** The vendor's own word for the reason, when it gives one. */
  reason?: string | undefined;
  retryAfterMs?: number | undefined;
  cause?: unknown;
  answer?: string | undefined;
};

export class ProviderError extends Error {
  readonly provider: string;
  readonly kind: ProviderErrorKind;
  readonly status: number | undefined;
  readonly reason: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly #answer: string | undefined;

  constructor(provider: string, kind: ProviderErrorKind, message: string, options: ProviderErrorOptions = {}) {
    super(`${provider}: ${message}`, { cause: options.cause });
    this.name = "ProviderError";
    this.provider = provider;
    this.kind = kind;
    this.status = options.status;
    this.reason = options.reason;
    this.retryAfterMs = options.retryAfterMs;
    this.#answer = options.answer;
  }

  /** What the vendor answered, as it came; hidden, so that no log takes it along, and cleaned before it is kept. */
  get answer(): string | undefined {
    return this.#answer;
  }
}

/** An answer about somebody else's task, as a confused cache gives it, says nothing about ours. */
export function otherTask(provider: string, answer: string): ProviderError {
  return new ProviderError(provider, "unknown", "an answer that names another task", { status: 200, answer });
}
