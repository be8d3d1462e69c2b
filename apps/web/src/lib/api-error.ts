import type { ErrorCode } from "@sahne/contract/errors";

/** The server's closed list, and what can go wrong before it answers or in what it answers. */
export type ApiErrorCode = ErrorCode | "network_error" | "timeout" | "bad_reply" | "unknown";

export type FieldProblems = Readonly<Record<string, string>>;

type ApiErrorParts = {
  /** 0 when there was no answer at all. */
  status: number;
  code: ApiErrorCode;
  message: string;
  fields?: FieldProblems;
  requestId?: string | undefined;
  cause?: unknown;
};

/** What every failed call throws; `message` is ready to be shown, in the reader's language. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: FieldProblems;
  readonly requestId: string | undefined;

  constructor(parts: ApiErrorParts) {
    super(parts.message, { cause: parts.cause });
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.requestId = parts.requestId;
  }
}

/** Reads an error body of ours, of a proxy in between, or nothing readable at all. */
export function apiErrorFrom(status: number, body: unknown, defaultMessage: string): ApiError {
  const reply = isRecord(body) ? body : {};
  return new ApiError({
    status,
    code: (text(reply["code"]) as ErrorCode | undefined) ?? "unknown",
    message: text(reply["message"]) ?? text(reply["error"]) ?? defaultMessage,
    fields: fieldsIn(reply["fields"]),
    requestId: text(reply["requestId"]),
  });
}

function fieldsIn(value: unknown): FieldProblems {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).map(([field, problem]): [string, string | undefined] => [
    field,
    isRecord(problem) ? text(problem["message"]) : text(problem),
  ]);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
