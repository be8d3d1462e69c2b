/** Text that is already safe to stand in a page. */
export type Html = { readonly html: string };
type Part = Html | string | number | false | undefined | Part[];

/** Everything put into the template is escaped, unless it came out of this function itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.map((text, index) => text + render(parts[index])).join("") };
}

function render(part: Part): string {
  if (part === undefined || part === false) return "";
  if (Array.isArray(part)) return part.map((item) => render(item)).join("");
  if (typeof part === "object") return part.html;
  return escape(String(part));
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
