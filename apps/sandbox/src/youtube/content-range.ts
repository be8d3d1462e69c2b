export type ContentRange =
  | { kind: "question"; total: number | undefined }
  | { kind: "chunk"; start: number; length: number; total: number | undefined };

/** `undefined` for a header that cannot be read. */
export function parseContentRange(header: string): ContentRange | undefined {
  const question = /^bytes \*\/(\d+|\*)$/.exec(header);
  if (question) return { kind: "question", total: totalOf(question[1]) };
  const chunk = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(header);
  if (!chunk) return undefined;
  const start = Number(chunk[1]);
  const end = Number(chunk[2]);
  const total = totalOf(chunk[3]);
  if (end < start || (total !== undefined && end >= total)) return undefined;
  return { kind: "chunk", start, length: end - start + 1, total };
}

function totalOf(text: string | undefined): number | undefined {
  return text === undefined || text === "*" ? undefined : Number(text);
}
