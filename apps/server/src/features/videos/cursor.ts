import { AppError } from "#platform/errors.ts";
import type { VideoCursor } from "./videos.repo.ts";

/** A place in a list, opaque to the caller. */
export function encodeCursor(row: VideoCursor): string {
  return Buffer.from(JSON.stringify([row.createdAt.toISOString(), row.id])).toString("base64url");
}

export function decodeCursor(cursor: string): VideoCursor {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(parsed) && typeof parsed[0] === "string" && typeof parsed[1] === "string") {
      const createdAt = new Date(parsed[0]);
      if (!Number.isNaN(createdAt.getTime())) return { createdAt, id: parsed[1] };
    }
  } catch (cause) {
    throw invalidCursor(cause);
  }
  throw invalidCursor();
}

function invalidCursor(cause?: unknown): AppError {
  return new AppError("invalid_request", { fields: { cursor: "request.cursor" }, cause });
}
