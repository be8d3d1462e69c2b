import { expect, type Page } from "@playwright/test";
import { signedIn } from "./support/api.ts";
import { connectByHand, holdDashboard } from "./support/channel.ts";
import { test } from "./support/test.ts";

const READ = "View your YouTube account";

const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem("authToken"));

test(
  "[R8.2] [R8.3] a refusal is told in its own words, and leads to the dashboard after 3 s",
  { tag: "@long" },
  async ({ page, product }) => {
    await signedIn(page, product.url);
    const secondsUntilDashboard = await holdDashboard(page);
    await connectByHand(page, { decision: "Deny" });
    await expect(page.getByRole("alert")).toHaveText("YouTube kimlik doğrulaması iptal edildi: access_denied");
    expect(new URL(page.url()).search).toBe("");

    const seconds = await secondsUntilDashboard();
    expect(seconds).toBeGreaterThan(2.9);
    expect(seconds).toBeLessThan(20);
    expect(await sessionOf(page)).not.toBeNull();
  },
);

test(
  "[R8.2] [R8.3] an answer without a code is told, and leads to the dashboard after 3 s",
  { tag: "@long" },
  async ({ page, product }) => {
    await signedIn(page, product.url);
    const secondsUntilDashboard = await holdDashboard(page);
    await page.goto("/auth/youtube/callback");
    await expect(page.getByRole("alert")).toHaveText(
      "Geçersiz kimlik doğrulama yanıtı. Yetkilendirme kodu bulunamadı.",
    );

    const seconds = await secondsUntilDashboard();
    expect(seconds).toBeGreaterThan(2.9);
    expect(seconds).toBeLessThan(20);
  },
);

test(
  "[R8.2] [R8.3] a failed exchange is told with its reason for 5 s; trying again leads back",
  { tag: "@long" },
  async ({ page, product }) => {
    await signedIn(page, product.url);
    const secondsUntilDashboard = await holdDashboard(page);
    await connectByHand(page, { account: "Mehmet" });
    await expect(page.getByRole("alert")).toHaveText(
      "YouTube bağlantısı sırasında hata oluştu: Seçtiğiniz Google hesabında YouTube kanalı yok.",
    );
    const seconds = await secondsUntilDashboard();
    expect(seconds).toBeGreaterThan(4.9);
    expect(seconds).toBeLessThan(20);

    await connectByHand(page, { without: [READ] });
    await expect(page.getByRole("alert")).toContainText("“YouTube hesabınızı görüntüleme” izni verilmedi");
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(page).toHaveURL("/dashboard/youtube");
    // The press has cancelled the timer.
    await page.waitForTimeout(5_500);
    await expect(page).toHaveURL("/dashboard/youtube");
    await expect(page.getByRole("main").getByText("Bağlı bir YouTube kanalınız yok.")).toBeVisible();
    expect(await sessionOf(page)).not.toBeNull();
  },
);

test(
  "[R8.2] success says so, forgets the code in the address, and leads to the dashboard after 2 s",
  { tag: "@long" },
  async ({ page, product }) => {
    await signedIn(page, product.url);
    const secondsUntilDashboard = await holdDashboard(page);
    await connectByHand(page);
    await expect(page.getByRole("heading", { name: "YouTube hesabınız bağlandı!" })).toBeVisible();
    expect(new URL(page.url()).search).toBe("");

    const seconds = await secondsUntilDashboard();
    expect(seconds).toBeGreaterThan(1.9);
    expect(seconds).toBeLessThan(20);
    await expect(page.getByRole("button", { name: "YouTube Ekle" })).toBeHidden();
  },
);
