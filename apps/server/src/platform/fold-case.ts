/** Names differing only in case are the same name; folded here, since database engines disagree on Turkish letters. */
export function foldCase(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
