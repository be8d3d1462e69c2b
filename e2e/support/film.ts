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

/** Starts a film or a sound and waits until it really moves; one that never starts fails here, not at the test's end. */
export async function playMedia(media: Locator): Promise<void> {
  await media.evaluate((element: HTMLMediaElement) => {
    element.muted = true;
    void element.play().catch(() => undefined);
  });
  await expect.poll(() => media.evaluate((element: HTMLMediaElement) => element.currentTime)).toBeGreaterThan(0.2);
}
