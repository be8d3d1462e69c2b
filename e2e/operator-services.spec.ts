import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { startSignedIn } from "./support/account.ts";
import { expectNoFault, untilLoaded } from "./support/judge.ts";
import { connectChannel, register } from "./support/studio.ts";
import { test } from "./support/test.ts";
import { showTheme } from "./support/theme.ts";

const OPERATE = fileURLToPath(new URL("../apps/server/dist/operate.mjs", import.meta.url));
const WIDTHS = [390, 768, 1440];

test.use({ settings: { AD_FRAME_URL: "http://127.0.0.1:9/frame.html" } });

test(
  "[R19.1] an operator sees how every service and the channel answered, and takes the ad network off the landing page",
  { tag: "@long" },
  async ({ page, product, browser }) => {
    await connectChannel(product, await register(product));
    const operator = await startSignedIn(page);
    const env = { ...process.env, DATA_DIR: product.dataDir, PORT: new URL(product.url).port };
    await promisify(execFile)(process.execPath, [OPERATE, "operator", "grant", operator.username], { env });

    await page.goto("/admin?tab=services");
    const google = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Google", exact: true }) });
    // Each process adds its calls every ten seconds; the page asks again by itself.
    await expect(google.getByText("Çalışıyor")).toBeVisible({ timeout: 40_000 });
    await expect(google.getByRole("row")).toHaveCount(2);
    for (const name of ["Freepik", "Gemini", "OpenAI", "Claude"]) {
      const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
      await expect(card.getByText("Çağrı yok")).toBeVisible();
    }
    for (const tab of ["services", "site"]) {
      await page.goto(`/admin?tab=${tab}`);
      await untilLoaded(page, "/admin");
      for (const theme of ["dark", "light"]) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await showTheme(page, theme);
          await expectNoFault(page, `${tab} ${theme} at ${width}`);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(wide, `${tab} at ${width}`).toBeLessThanOrEqual(width);
        }
      }
    }

    const guest = await (await browser.newContext({ baseURL: product.url, locale: "tr-TR" })).newPage();
    const asksForConsent = async (): Promise<number> => {
      await guest.goto("/");
      await expect(guest.locator("[data-ad-slot=banner] a, [data-ad-slot=banner] iframe")).toBeVisible();
      return guest.getByRole("button", { name: "İzin ver", exact: true }).count();
    };
    await expect.poll(asksForConsent).toBe(1);
    await page.getByText("Kendi duyurularımız", { exact: true }).click();
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("Site ayarları kaydedildi.")).toBeVisible();
    await expect.poll(asksForConsent, { timeout: 20_000 }).toBe(0);
    await expect(guest.locator("[data-ad-slot=banner] a")).toBeVisible();
  },
);
