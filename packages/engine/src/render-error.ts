export const RENDER_FAILURES = ["cancelled", "timeout", "out_of_memory", "crashed", "bad_input", "no_space"] as const;

export type RenderFailure = (typeof RENDER_FAILURES)[number];

/** A full disk, as the file system or a native library says it; room may be made, and the film is then made as well. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  if (code === "ENOSPC" || code === "EDQUOT") return true;
  return /No space left on device|ENOSPC|Disk quota exceeded/u.test(error.message) || isDiskFull(error.cause);
}

/** The only error a render ends with; `reason` is closed, `message` is for the log. */
export class RenderError extends Error {
  readonly reason: RenderFailure;

  constructor(reason: RenderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RenderError";
    this.reason = reason;
  }
}
