export const RENDER_FAILURES = ["cancelled", "timeout", "out_of_memory", "crashed", "bad_input"] as const;

export type RenderFailure = (typeof RENDER_FAILURES)[number];

/** The only error a render ends with; `reason` is closed, `message` is for the log. */
export class RenderError extends Error {
  readonly reason: RenderFailure;

  constructor(reason: RenderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RenderError";
    this.reason = reason;
  }
}
