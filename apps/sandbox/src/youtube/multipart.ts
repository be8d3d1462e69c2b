export type FoundParts = { metadata: string; mediaType: string | undefined; mediaStart: number; mediaEnd: number };
type BodyEnds = { head: Buffer; tail: Buffer; totalBytes: number };

/** Where the film lies in a multipart/related body of two parts; both ends of the body are enough to tell. */
export function findMultipart(contentType: string, { head, tail, totalBytes }: BodyEnds): FoundParts | undefined {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) return undefined;
  const text = head.toString("latin1");
  const first = partAt(text, text.indexOf(`--${boundary}`), boundary);
  const second = first && partAt(text, text.indexOf(`\r\n--${boundary}`, first.content), boundary);
  const closing = tail.toString("latin1").lastIndexOf(`\r\n--${boundary}--`);
  if (!first || !second || closing < 0) return undefined;
  return {
    metadata: head.subarray(first.content, second.start).toString("utf8"),
    mediaType: /content-type:\s*([^\r\n]+)/i.exec(second.headers)?.[1],
    mediaStart: second.content,
    mediaEnd: totalBytes - tail.length + closing,
  };
}

function partAt(
  text: string,
  start: number,
  boundary: string,
): { start: number; headers: string; content: number } | undefined {
  if (start < 0) return undefined;
  const headersStart = text.indexOf(boundary, start) + boundary.length;
  const headersEnd = text.indexOf("\r\n\r\n", headersStart);
  if (headersEnd < 0) return undefined;
  return { start, headers: text.slice(headersStart, headersEnd), content: headersEnd + 4 };
}
