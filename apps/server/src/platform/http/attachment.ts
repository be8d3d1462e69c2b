import contentDisposition from "content-disposition";

const LONGEST_NAME = 150;

/** A file to be saved under this name. One of other letters is written twice, since old programs read only the first. */
export function attachment(name: string): string {
  // The package takes whatever stands before a slash for a folder and drops it.
  const short = Array.from(name).slice(0, LONGEST_NAME).join("").replaceAll("/", "_");
  return contentDisposition(short, { fallback: short.replaceAll(/[^\w .-]/g, "_") });
}
