import { expect, type Locator, type Page } from "@playwright/test";

/** Presses play on the first film of the page and waits until it really moves. */
export async function playFirstFilm(page: Page): Promise<Locator> {
  await page
    .getByRole("button", { name: /^(Play|Oynat): / })
    .first()
    .click();
  const player = page.locator("video").first();
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  return player;
}
