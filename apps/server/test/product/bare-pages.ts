import type { Pages } from "#platform/http/pages.ts";

/** A web app that nobody built, for tests that ask for no page of it. */
export function barePages(root: string, indexHtml = "<!doctype html><html><head></head><body></body></html>"): Pages {
  return { root, indexHtml, drawn: { landing: { mix: "", tr: "", en: "" }, shell: "" } };
}
