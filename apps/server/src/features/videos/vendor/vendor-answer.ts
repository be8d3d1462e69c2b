const KEPT_BYTES = 16 * 1024;
/** Longer tokens are pictures, films or signatures, not words. */
const LONGEST_WORD = 200;

/** Far more than is kept, since much may be removed; the rest of a very large answer is not even read. */
const READ_CHARACTERS = 256 * 1024;

/**
 * A vendor's answer as it may be kept and shown to the owner of the video: without the key, without what gives rights
 * (queries of links, our own webhook's token), without packed bytes, and not longer than a page or two.
 */
export function cleanAnswer(answer: string, apiKey: string): string {
  const text = answer
    // Before the cut, which might leave half of it.
    .replaceAll(apiKey, "(key)")
    .slice(0, READ_CHARACTERS)
    // Whole links first: a pattern that looks for the question mark would look for it anew from every link.
    .replaceAll(/https?:\/\/[^\s"'<>\\]+/g, withoutRights)
    .replaceAll(/(\/api\/webhooks\/)[\w-]+/g, "$1(token)")
    .replaceAll(new RegExp(`[\\w+/=-]{${LONGEST_WORD},}`, "g"), (word) => `(${word.length} characters)`)
    // The one character that a database text cannot hold.
    .replaceAll("\0", "");
  const bytes = Buffer.from(text);
  if (bytes.length <= KEPT_BYTES) return text;
  // Whatever the cut leaves of a character is not a character any more.
  return bytes
    .subarray(0, KEPT_BYTES)
    .toString()
    .replace(/\uFFFD+$/, "");
}

function withoutRights(link: string): string {
  const at = link.indexOf("?");
  return at === -1 ? link : `${link.slice(0, at)}?(removed)`;
}
