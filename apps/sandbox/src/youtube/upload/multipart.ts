export type FoundParts = { metadata: string; mediaType: string | undefined; mediaStart: number; mediaEnd: number };
type BodyEnds = { head: Buffer; tail: Buffer; totalBytes: number };

/** Where the film lies in a multipart/related body of two parts; both ends of the body are enough to tell. */
export function findMultipart(contentType: string, { head, tail, totalBytes }: BodyEnds): FoundParts | undefined {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) return undefined;
  const text = head.toString("latin1");
  // Google's Python client ends its lines with a bare line feed, against the standard; the real service takes it.
  const lineEnd = text.includes(`--${boundary}\r\n`) ? "\r\n" : "\n";
  const first = partAt(text, text.indexOf(`--${boundary}`), lineEnd);
  const second = first && partAt(text, text.indexOf(`${lineEnd}--${boundary}`, first.content), lineEnd);
  const closing = tail.toString("latin1").lastIndexOf(`${lineEnd}--${boundary}--`);
  if (!first || !second || closing < 0) return undefined;
  return {
    metadata: head.subarray(first.content, second.start).toString("utf8"),
    mediaType: /content-type:\s*([^\r\n]+)/i.exec(second.headers)?.[1],
    mediaStart: second.content,
    mediaEnd: totalBytes - tail.length + closing,
  };
}

type FoundPart = { start: number; headers: string; content: number };

function partAt(text: string, start: number, lineEnd: string): FoundPart | undefined {
  if (start < 0) return undefined;
  const blankLine = lineEnd + lineEnd;
  const headersEnd = text.indexOf(blankLine, start + lineEnd.length);
  if (headersEnd < 0) return undefined;
  return { start, headers: text.slice(start, headersEnd), content: headersEnd + blankLine.length };
}
