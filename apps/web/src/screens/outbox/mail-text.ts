export type MailPiece = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/**
 * Plain text with its addresses apart. Only our own become links: the text of a mail may carry what a stranger wrote in
 * the contact form.
 */
export function splitMailText(text: string, origin: string): MailPiece[] {
  const pieces: MailPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const [address] = match;
    const url = URL.parse(address);
    if (url?.origin !== origin) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: address, href: `${url.pathname}${url.search}${url.hash}` });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
