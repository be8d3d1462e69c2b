import type { Page } from "@playwright/test";

/** Keeps every script from arriving until the function it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/static/js/**", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
