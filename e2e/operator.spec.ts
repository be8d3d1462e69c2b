import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { newAccount, startSignedIn, type Account } from "./support/account.ts";
import { expectNoFault, untilLoaded } from "./support/judge.ts";
import { openMail, outboxLink } from "./support/mail.ts";
import type { Product } from "./support/product.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const OPERATE = fileURLToPath(new URL("../apps/server/dist/operate.mjs", import.meta.url));
const TABS = ["state", "people", "sign-up", "jobs", "services", "messages", "site", "log"];

/** As whoever sits at the server does it, while the product runs. */
async function grant(product: Product, { username }: Account): Promise<string> {
  const env = { ...process.env, DATA_DIR: product.dataDir, PORT: new URL(product.url).port };
  const { stdout } = await promisify(execFile)(process.execPath, [OPERATE, "operator", "grant", username], { env });
  return stdout;
}

async function openMenu(page: Page, username: string): Promise<void> {
  await page.getByRole("searchbox").fill(username);
  await page.getByRole("button", { name: new RegExp(`${username} için işlemler`) }).click();
}

test(
  "[R19.1] whoever the command names sees /admin, which is no page for anybody else; people are invited, suspended and deleted there",
  { tag: "@long" },
  async ({ page, product, browser }) => {
    const trouble = watchForTrouble(page, product.url);
    const operator = await startSignedIn(page);
    expect((await page.request.get("/admin")).status()).toBe(404);
    await page.goto("/admin");
    await expect(page.getByText("404")).toBeVisible();

    expect(await grant(product, operator)).toContain(`${operator.username} sees ${product.url}/admin`);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Yönetim" }).click();
    await expect(page).toHaveURL("/admin");
    await page.getByRole("button", { name: "Şimdi denetle" }).click();
    // A film is made for it.
    await expect(page.getByText("Ayarlı olan her şey çalışıyor.")).toBeVisible({ timeout: 180_000 });
    for (const tab of TABS) {
      await page.goto(`/admin?tab=${tab}`);
      await untilLoaded(page, "/admin");
      await expectNoFault(page, tab);
      await page.setViewportSize({ width: 390, height: 844 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${tab} on a phone`).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1440, height: 900 });
    }

    await page.goto("/admin?tab=sign-up");
    await page.getByText("Davetliler", { exact: true }).click();
    await page.getByRole("button", { name: "Davet et" }).click();
    const link = await page.getByLabel(/Davet bağlantısı/).inputValue();
    const guest = await (await browser.newContext({ baseURL: product.url, locale: "tr-TR" })).newPage();
    const person = newAccount();
    await guest.goto("/auth/signup");
    await expect(guest.getByText("Hesap açmak için davet gerekiyor")).toBeVisible();
    await guest.goto(new URL(link).pathname + new URL(link).hash);
    for (const [name, value] of Object.entries({ ...person, confirm: person.password })) {
      await guest.locator(`input[name="${name}"]`).fill(value);
    }
    await guest.locator('button[type="submit"]').click();
    await expect(guest).toHaveURL("/dashboard");

    await page.goto("/admin?tab=people");
    await openMenu(page, person.username);
    await page.getByRole("menuitem", { name: "Durdur" }).click();
    await page.getByLabel("Kendi şifreniz").fill(operator.password);
    await page.getByRole("dialog").getByRole("button", { name: "Durdur", exact: true }).click();
    await expect(page.getByText("Durduruldu", { exact: true })).toBeVisible();
    await guest.goto("/dashboard/videos");
    await expect(guest).toHaveURL(/\/auth\/login/);
    await openMenu(page, person.username);
    await page.getByRole("menuitem", { name: "Verilerini indir" }).click();
    await page.getByLabel("Kendi şifreniz").fill(operator.password);
    await page.getByRole("button", { name: "Dosyayı hazırla" }).click();
    const file = page.getByRole("link", { name: "ZIP dosyasını indir" });
    await expect(file).toBeVisible({ timeout: 30_000 });
    await expectNoFault(page, "export of a person");
    const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    await page.keyboard.press("Escape");
    await page.getByText("En çok saklayan", { exact: true }).click();
    await openMenu(page, person.username);
    await page.getByRole("menuitem", { name: "Hesabı sil" }).click();
    await page.getByLabel(new RegExp(`${person.username} yazın`)).fill(person.username);
    await page.getByLabel("Kendi şifreniz").fill(operator.password);
    await page.getByRole("dialog").getByRole("button", { name: "Hesabı sil" }).click();
    await expect(page.getByText("Kimse bulunamadı")).toBeVisible();
    await page.getByRole("link", { name: "Günlük" }).click();
    await expect(page.getByText("Hesap durduruldu")).toBeVisible();

    await page.getByRole("link", { name: "Site", exact: true }).click();
    await page.getByLabel(/Veri sorumlusu/).fill("Örnek Ltd.");
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("Site ayarları kaydedildi.")).toBeVisible();
    await guest.goto("/privacy");
    await expect(guest.getByText("Bu sitenin veri sorumlusu: Örnek Ltd.")).toBeVisible();
    // Other tests on this product want accounts of their own.
    await page.goto("/admin?tab=sign-up");
    await page.getByText("Herkes", { exact: true }).click();
    await guest.goto("/auth/signup");
    await expect(guest.locator('input[name="username"]')).toBeVisible();
    // The page itself is answered with 404, whoever asks: a browser sends no session with an address.
    expect(trouble().filter((line) => !/404 .*\/admin/.test(line))).toEqual([]);
  },
);

test(
  "[R19.1] an operator tries a newsletter, sends it to whoever confirmed, and a reader leaves by its link",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const operator = await startSignedIn(page);
    await grant(product, operator);
    const { email } = newAccount();
    expect((await page.request.post("/api/newsletter", { data: { email } })).status()).toBe(202);
    await page.goto(outboxLink(product) ?? "");
    await (await openMail(page, email, "Aboneliğinizi onaylayın")).first().click();
    await page.getByRole("button", { name: "Aboneliği onayla" }).click();
    await expect(page.getByText("Aboneliğiniz onaylandı.")).toBeVisible();

    const subject = `Kasım haberleri ${operator.username}`;
    await page.goto("/admin?tab=messages");
    await page.getByLabel("Konu").fill(subject);
    await page.getByLabel("Bülten metni").fill("Merhaba,\n\nYeni sesler geldi.");
    await page.getByRole("button", { name: "Önce bana gönder" }).click();
    await expect(page.getByText(`${operator.email} adresine gönderildi.`)).toBeVisible();
    await page.getByRole("button", { name: "Okurlara gönder" }).click();
    const dialog = page.getByRole("dialog");
    const send = dialog.getByRole("button", { name: "Okurlara gönder" });
    await expect(send).toBeDisabled();
    await dialog.getByLabel("Kendi şifreniz").fill(operator.password);
    await expectNoFault(page, "newsletter dialog");
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel("Konu")).toHaveValue("");
    const row = page.getByRole("row").filter({ hasText: subject });
    await expect(row).toContainText(/(\d+) \/ \1/, { timeout: 20_000 });
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoFault(page, `newsletter at ${width}`);
    }

    await page.goto("/outbox");
    await (await openMail(page, email, subject)).last().click();
    await page.getByRole("button", { name: "Abonelikten çık" }).click();
    await expect(page.getByText("Abonelikten çıktınız.")).toBeVisible();
    expect(trouble().filter((line) => !/404 .*\/admin/.test(line))).toEqual([]);
  },
);
