const LONGEST_NAME = 150;

/** A file to be saved under this name. One of other letters is written twice, since old programs read only the first. */
export function attachment(name: string): string {
  const short = Array.from(name).slice(0, LONGEST_NAME).join("");
  const plain = short.replaceAll(/[^\w .-]/g, "_");
  if (plain === short) return `attachment; filename="${plain}"`;
  // Signs that an address may hold but a header's value may not.
  const encoded = encodeURIComponent(short).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
