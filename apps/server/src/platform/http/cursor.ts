import { AppError } from "#platform/errors.ts";

/** A place in a list, opaque to the caller. */
export function writeCursor(place: readonly string[]): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** As many texts as a place of that list has, each one that the database takes. */
export function readCursor(cursor: string, parts: number): string[] {
  const place = parse(cursor).filter((part) => typeof part === "string");
  // A text with a zero byte is no text to the database.
  if (place.length !== parts || place.some((part) => part.includes("\0"))) throw invalidCursor();
  return place;
}

/** Exactly our own format: JavaScript accepts times that the database refuses. */
export function assertInstant(value: string): void {
  const time = Date.parse(value);
  // The database knows neither year 0 nor years with six digits.
  const isOurs = /^(?!0000)\d{4}-/.test(value) && !Number.isNaN(time) && new Date(time).toISOString() === value;
  if (!isOurs) throw invalidCursor();
}

export function invalidCursor(cause?: unknown): AppError {
  return new AppError("invalid_request", { fields: { cursor: "request.cursor" }, cause });
}

function parse(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(parsed) ? parsed : [];
  } catch (cause) {
    throw invalidCursor(cause);
  }
}
