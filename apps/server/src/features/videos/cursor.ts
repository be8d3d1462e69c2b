import { videoSort, type VideoSort } from "@sahne/contract/videos";
import { AppError } from "#platform/errors.ts";
import type { VideoCursor } from "./library.repo.ts";

/** A place in a list, opaque to the caller. */
export function encodeCursor({ sort, value, id }: VideoCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");
}

/** A cursor of another order is refused, not misread. */
export function decodeCursor(cursor: string, wanted: VideoSort): VideoCursor {
  const [order, value, id] = parse(cursor);
  const sort = videoSort.safeParse(order).data;
  if (sort !== wanted || typeof value !== "string" || typeof id !== "string") throw invalidCursor();
  if (sort !== "name" && !isInstant(value)) throw invalidCursor();
  // A text with a zero byte is no text to the database.
  if (`${value}${id}`.includes("\0")) throw invalidCursor();
  return { sort, value, id };
}

/** Exactly as we write it: what only some parser takes for a time, the database may not. */
function isInstant(value: string): boolean {
  const time = Date.parse(value);
  // The database counts no year 0, and none of six digits.
  return /^(?!0000)\d{4}-/.test(value) && !Number.isNaN(time) && new Date(time).toISOString() === value;
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
