import { type ErrorCode, errorKinds } from "@sahne/contract/errors";

type AppErrorOptions = {
  /** Field path → code of the catalogue. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** What a person is told. Everything else that is thrown is our fault and answers `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = errorKinds[code].status;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
