import { AppError } from "#platform/errors.ts";
import type { VideoCursor } from "./library.repo.ts";

/** A place in a list, opaque to the caller. */
export function encodeCursor({ value, id }: VideoCursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/** With `isTime` the value must be one: a cursor of another order is refused, not misread. */
export function decodeCursor(cursor: string, isTime: boolean): VideoCursor {
  const [value, id] = parse(cursor);
  if (typeof value !== "string" || typeof id !== "string") throw invalidCursor();
  if (isTime && Number.isNaN(Date.parse(value))) throw invalidCursor();
  return { value, id };
}

function parse(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(parsed) ? parsed : [];
  } catch (cause) {
    throw invalidCursor(cause);
  }
}

function invalidCursor(cause?: unknown): AppError {
  return new AppError("invalid_request", { fields: { cursor: "request.cursor" }, cause });
}
