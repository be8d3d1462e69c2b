import { NoSpaceError, StoreAwayError } from "./media-store.ts";

const FULL = new Set(["QuotaExceeded", "InsufficientStorage", "XMinioStorageFull"]);
const INSUFFICIENT_STORAGE = 507;
const FORBIDDEN = 403;
const SERVER_FAULT = 500;
const TOO_MANY_REQUESTS = 429;

/** An answer or a broken connection in the words of the port; what means something else stays as it is. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const status = answeredStatus(error);
  if (FULL.has(error.name) || status === INSUFFICIENT_STORAGE) {
    return new NoSpaceError("No space left for media.", { cause: error });
  }
  if (!isAway(status)) return error;
  const reason = status === undefined ? error.message || error.name : `${error.name} (${status})`;
  return new StoreAwayError(`S3: ${reason}`, { cause: error });
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && answeredStatus(error) === 404;
}

/** Undefined when no answer came at all. */
export function answeredStatus(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? answeredStatus(error.cause);
}

/** Keys that were changed count as well: the operator mends that, and no film is to fail meanwhile. */
function isAway(status: number | undefined): boolean {
  if (status === undefined) return true;
  return status >= SERVER_FAULT || status === TOO_MANY_REQUESTS || status === FORBIDDEN;
}
