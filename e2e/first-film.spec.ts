import { expect, type Page } from "@playwright/test";
import { newAccount } from "./support/account.ts";
import { chooseSmallFilm, openCreate, pressCreate, promptOf } from "./support/create.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";

const MOST_TAPS = 4;
const MOST_FIELDS = 5;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[R17.1] [R17.4] from the landing page to a playing film: four taps, five fields, no scrolling @long", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    let taps = 0;
    const tap = async (name: RegExp, role: "link" | "button") => {
      taps += 1;
      await page.getByRole(role, { name }).first().tap();
    };
    await page.goto("/");
    await tap(/Ücretsiz|Üye Ol|Get Started|Başla/, "link");
    const account = newAccount();
    const fields = { ...account, confirm: account.password };
    for (const [name, value] of Object.entries(fields)) await page.locator(`input[name="${name}"]`).fill(value);
    expect(Object.keys(fields)).toHaveLength(MOST_FIELDS);
    taps += 1;
    await page.locator('button[type="submit"]').tap();
    await expect(page).toHaveURL("/dashboard");
    taps += 1;
    await page.locator('main a[href="/dashboard/create?scenario=text2video&example=1"]').first().tap();
    await expect(promptOf(page)).not.toHaveValue("");
    await tap(/^Oluştur$/, "button");

    const film = page.locator("video[controls]");
    await expect(film).toBeVisible(patiently);
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), patiently)
      .toBeGreaterThan(0.5);
    // Nobody has scrolled: the whole film is in view, below the header.
    await expect(film).toBeInViewport({ ratio: 0.99 });
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  });

  test("[R17.4] after a reload the film is on the stage above the prompt, and nothing on the page has moved @long", async ({
    page,
  }) => {
    await watchShifts(page);
    await openCreate(page, "?scenario=text2video");
    await promptOf(page).fill("Kırmızı bir uçurtma. Deniz kenarında gün batımı.");
    await chooseSmallFilm(page);
    await pressCreate(page, "Oluştur");
    for (const state of ["being made", "made"]) {
      if (state === "made") await expect(page.getByRole("link", { name: "İndir" })).toBeVisible(patiently);
      await page.reload();
      const stage = page.getByRole("heading", { name: "Az önce istedikleriniz" });
      await expect(stage).toBeInViewport();
      await expect(promptOf(page)).toBeVisible();
      const [above, below] = await Promise.all([stage.boundingBox(), promptOf(page).boundingBox()]);
      expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await page.evaluate(() => (window as typeof window & { shifts: string[] }).shifts), state).toEqual([]);
    }
  });
});

/** Keeps what moved by itself from the first moment of every page on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Element | null }[] };
        shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.className).join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}
