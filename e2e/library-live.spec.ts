import { expect, type Page } from "@playwright/test";
import { makeStopped, signedIn } from "./support/api.ts";
import { minuteOf } from "./support/long-text.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";

const LONG_FILM = {
  scenario: "text2video",
  promptText: minuteOf("Uzun yol"),
  options: { durationSeconds: 60, resolution: "480p" },
};

const finished = (page: Page) => page.getByRole("main").getByRole("button", { name: "Upload to YouTube" });
const bar = (page: Page) => page.getByRole("main").getByRole("progressbar");

test(
  "a film goes on while its tab is closed; the next tab finds it where it stands, with its time",
  { tag: "@long" },
  async ({ page, context, product }) => {
    const api = await signedIn(page, product.url);
    await api.call("POST", "/video/create", LONG_FILM);
    await page.goto("/dashboard/videos");
    await expect(page.getByText(/elapsed/)).toBeVisible();
    await page.close();

    const next = await context.newPage();
    await next.goto("/dashboard/videos");
    await expect(bar(next)).toBeVisible();
    const seen: number[] = [];
    while ((await bar(next).count()) > 0) {
      const percent = await bar(next)
        .first()
        .getAttribute("aria-valuenow", { timeout: 1_000 })
        .catch(() => null);
      if (percent !== null) seen.push(Number(percent));
      await next.waitForTimeout(300);
    }

    await expect(finished(next)).toBeVisible(patiently);
    // Never beyond everything, and never backwards.
    expect(Math.max(...seen)).toBeLessThanOrEqual(100);
    expect(seen).toEqual(seen.toSorted((left, right) => left - right));
  },
);

test(
  "all tabs of a browser share one stream, and the next one takes over when its tab is closed",
  { tag: "@long" },
  async ({ page, context, product }) => {
    let streams = 0;
    context.on("request", (request) => {
      if (request.url().endsWith("/api/events")) streams += 1;
    });
    const api = await signedIn(page, product.url);
    await makeStopped(api, "Ortak");
    await page.goto("/dashboard/videos");
    await expect.poll(() => streams).toBe(1);
    const others = [await context.newPage(), await context.newPage()];
    for (const other of others) {
      await other.goto("/dashboard/videos");
      await expect(other.getByRole("main").getByText("Ortak", { exact: true })).toBeVisible();
    }
    expect(streams).toBe(1);

    await page.close();
    await expect.poll(() => streams).toBe(2);
    await makeStopped(api, "Sonradan");
    for (const other of others)
      await expect(other.getByRole("main").getByText("Sonradan", { exact: true })).toBeVisible();
    expect(streams).toBe(2);
  },
);

test(
  "a browser that slept, or lost its network, catches up by itself",
  { tag: "@long" },
  async ({ page, context, product }) => {
    const api = await signedIn(page, product.url);
    await makeStopped(api, "Önce");
    await page.goto("/dashboard/videos");
    await expect(page.getByRole("main").getByText("Önce", { exact: true })).toBeVisible();

    await context.setOffline(true);
    await expect(page.getByRole("main").getByText("Önce", { exact: true })).toBeVisible();
    await makeStopped(api, "Uykudayken");
    await context.setOffline(false);

    await expect(page.getByRole("main").getByText("Uykudayken", { exact: true })).toBeVisible(patiently);
  },
);

test(
  "without the stream the list is asked for again and again, and says the same",
  { tag: "@long" },
  async ({ page, product }) => {
    await page.route("**/api/events", (route) => route.abort());
    const api = await signedIn(page, product.url);
    await api.call("POST", "/video/create", { ...LONG_FILM, options: { durationSeconds: 5, resolution: "480p" } });

    await page.goto("/dashboard/videos");

    await expect(finished(page)).toBeVisible(patiently);
    await expect(bar(page)).toHaveCount(0);
  },
);

test(
  "a tab in the background tells that the film is done, until somebody looks",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    // Words of its own: an equal film of another test would be there at once, from the cache.
    const film = { ...LONG_FILM, promptText: minuteOf("Arka planda bir film") };
    await api.call("POST", "/video/create", film);
    await page.goto("/dashboard/videos");
    const icon = page.locator('link[rel="icon"]');
    await expect(page).toHaveTitle(/^\(1\) /);
    await expect(icon).toHaveAttribute("href", /favicon-working\.svg$/);
    expect((await page.request.get("/favicon-working.svg")).status()).toBe(200);

    await setHidden(page, true);
    await expect(page).toHaveTitle(/^✓ /, patiently);
    await expect(icon).toHaveAttribute("href", /favicon-done\.svg$/);
    await setHidden(page, false);

    await expect(page).toHaveTitle(/^My Videos/);
    await expect(icon).toHaveAttribute("href", /favicon\.svg$/);
  },
);

/** A headless browser never hides a page by itself. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
