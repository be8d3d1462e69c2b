import type { Page } from "@playwright/test";

/** Collects what our own pages must never show: errors of the page, of its console, and violations of its policy. */
export function watchForTrouble(page: Page, origin: string): () => string[] {
  const seen: string[] = [];
  page.on("pageerror", (error) => seen.push(`page: ${error.message}`));
  page.on("console", (message) => {
    const isOurs = message.location().url.startsWith(origin);
    if (isOurs && message.type() === "error") seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  return () => seen;
}
