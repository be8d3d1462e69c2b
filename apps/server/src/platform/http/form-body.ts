import type { Readable } from "node:stream";
import { AppError } from "#platform/errors.ts";

/** One part of a form as it was sent; a text field has no file name. */
export type FormPart = { name: string; fileName: string | undefined; bytes: Buffer };

type FormLimits = { maxBytes: number; maxParts: number };

const LONGEST_HEADERS = 8 * 1024;
const LINE_END = Buffer.from("\r\n");
const HEADERS_END = Buffer.from("\r\n\r\n");
const LAST_MARK = "--";
/** RFC 2046 allows no longer one, and a short one keeps the search for it cheap. */
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const PARAMETER = /;\s*(name|filename\*?)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/gi;

/**
 * A multipart form, read whole before anything is made of it: the body has a bound, and a form that breaks off is refused
 * as one piece. A parser that works while the bytes come in has to be right in every state it can be left in.
 */
export async function readForm(
  body: Readable,
  contentType: string | undefined,
  limits: FormLimits,
): Promise<FormPart[]> {
  const [, quoted, plain] = BOUNDARY.exec(contentType ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (!/^multipart\/form-data\s*;/i.test(contentType ?? "")) throw new AppError("unsupported_media_type");
  if (boundary === undefined) throw malformed();
  return parseForm(await readBounded(body, limits.maxBytes), boundary, limits.maxParts);
}

export function parseForm(body: Buffer, boundary: string, maxParts: number): FormPart[] {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts: FormPart[] = [];
  let at = afterFirst(body, delimiter);
  while (body.toString("latin1", at, at + 2) !== LAST_MARK) {
    if (parts.length === maxParts) throw malformed();
    const start = endOfLine(body, at);
    const end = body.indexOf(delimiter, start - LINE_END.length);
    if (end === -1) throw malformed();
    parts.push(readPart(body.subarray(start, Math.max(start, end))));
    at = end + delimiter.length;
  }
  return parts;
}

/** The first delimiter may stand at the very beginning, without the line end that belongs to all others. */
function afterFirst(body: Buffer, delimiter: Buffer): number {
  const first = delimiter.subarray(LINE_END.length);
  if (body.subarray(0, first.length).equals(first)) return first.length;
  const at = body.indexOf(delimiter);
  if (at === -1) throw malformed();
  return at + delimiter.length;
}

/** Behind a delimiter nothing but blanks may stand. */
function endOfLine(body: Buffer, from: number): number {
  const end = body.indexOf(LINE_END, from);
  if (end === -1 || /[^ \t]/.test(body.toString("latin1", from, Math.min(end, from + LONGEST_HEADERS)))) {
    throw malformed();
  }
  return end + LINE_END.length;
}

function readPart(part: Buffer): FormPart {
  const end = part.subarray(0, LONGEST_HEADERS).indexOf(HEADERS_END);
  if (end === -1) throw malformed();
  const lines = part.toString("utf8", 0, end).split("\r\n");
  const disposition = lines.find((line) => /^content-disposition:\s*form-data\s*;/i.test(line));
  if (disposition === undefined) throw malformed();
  const found = new Map<string, string>();
  for (const [, key = "", quoted, plain] of disposition.matchAll(PARAMETER)) {
    found.set(key.toLowerCase(), quoted === undefined ? (plain ?? "") : unescape(quoted));
  }
  const name = found.get("name");
  if (name === undefined) throw malformed();
  const fileName = decodeExtended(found.get("filename*")) ?? found.get("filename");
  return { name, fileName, bytes: part.subarray(end + HEADERS_END.length) };
}

/** Browsers write three signs as an address does; older programs put a backslash before a quote. */
function unescape(text: string): string {
  return text.replaceAll(/\\(["\\])/g, "$1").replaceAll(/%(22|0D|0A)/gi, (sign) => decodeURIComponent(sign));
}

function decodeExtended(value: string | undefined): string | undefined {
  const encoded = value === undefined ? undefined : /^utf-8'[^']*'(.*)$/i.exec(value)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Written wrongly by its sender; the plain name beside it still counts.
    return undefined;
  }
}

/** Everything that is sent, up to a bound. */
export async function readBounded(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Left open when it is too long: its sender has still to be told so, over the same connection.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw new AppError("too_large");
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw malformed(cause);
  }
  return Buffer.concat(chunks);
}

function malformed(cause?: unknown): AppError {
  return new AppError("invalid_request", { fields: { body: "request.invalid" }, cause });
}
