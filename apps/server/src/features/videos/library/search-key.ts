/** A text as it is looked for: case, accents and the two Turkish i's make no difference. */
export function searchKey(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll(/\s+/g, " ")
    .trim();
}
