import { expect, type Locator, type Page } from "@playwright/test";
import { newAccount, startSignedIn, type Account } from "./support/account.ts";
import { openMail, outboxLink } from "./support/mail.ts";
import { armFault } from "./support/sandbox.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const KEY = "sandbox-e2e-key-000042";

test(
  "[R9.2] [R9.3] [R9.4] the profile: edit, cancel, errors in the exact words, save",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const account = await openSettings(page);
    const name = page.getByLabel("Ad soyad");

    await page.getByRole("button", { name: "Düzenle" }).click();
    await expect(saveButton(page)).toBeDisabled();
    await name.fill("A");
    await expect(page.getByText("Ad soyad en az 2 karakter olmalı")).toBeVisible();
    await page.getByRole("textbox", { name: "E-posta" }).fill("ada@");
    await expect(page.getByText("Geçerli bir e-posta adresi girin")).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByText("Lütfen form hatalarını düzeltin.")).toBeVisible();

    await page.getByRole("button", { name: "Vazgeç" }).click();
    await expect(name).toHaveValue(account.fullname);
    await expect(page.getByText("Geçerli bir e-posta adresi girin")).toBeHidden();

    await page.getByRole("button", { name: "Düzenle" }).click();
    await name.fill("Ada Çağrı Öğüt");
    await saveButton(page).click();
    await expect(page.getByText("Profil başarıyla güncellendi!")).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue("Ada Çağrı Öğüt");
    expect(await page.evaluate(() => localStorage.getItem("user"))).toContain("Ada Çağrı Öğüt");
    expect(trouble()).toEqual([]);
  },
);

test(
  "[R9.2] leaving with unsaved changes asks first, by a link as by closing the page",
  { tag: "@long" },
  async ({ page }) => {
    await openSettings(page);
    await page.getByRole("button", { name: "Düzenle" }).click();
    await page.getByRole("link", { name: "My Videos" }).click();
    await expect(page).toHaveURL("/dashboard/videos");

    await page.goto("/dashboard/settings");
    await page.getByRole("button", { name: "Düzenle" }).click();
    await page.getByLabel("Ad soyad").fill("Ada Lovelace");
    await page.getByRole("link", { name: "My Videos" }).click();
    const question = page.getByRole("alertdialog", { name: "Değişiklikler kaydedilmedi" });
    await question.getByRole("button", { name: "Sayfada kal" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel("Ad soyad")).toHaveValue("Ada Lovelace");

    const browsersOwn = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await browsersOwn;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();

    await page.getByRole("link", { name: "My Videos" }).click();
    await question.getByRole("button", { name: "Kaydetmeden ayrıl" }).click();
    await expect(page).toHaveURL("/dashboard/videos");
    await page.goto("/dashboard/settings");
    await expect(page.getByLabel("Ad soyad")).not.toHaveValue("Ada Lovelace");

    const privately = page.locator("#publishing").getByRole("radio", { name: /^Private/ });
    await page.locator("#publishing").getByText("Private", { exact: true }).click();
    await page.getByRole("link", { name: "My Videos" }).click();
    await question.getByRole("button", { name: "Sayfada kal" }).click();
    await expect(privately).toBeChecked();
  },
);

test(
  "[R9.1] a key is saved masked, and shown to its owner only for the password",
  { tag: "@long" },
  async ({ page }) => {
    const account = await openSettings(page);
    const field = page.getByRole("textbox", { name: "Freepik API anahtarı" });
    await saveKey(page, field);
    await expect(field).toHaveValue(/^sand\*+0042$/);

    const toggle = page.getByRole("button", { name: "Anahtarı göster: Freepik API anahtarı" });
    await toggle.click();
    await page.getByLabel("Şifreniz").fill("not-the-password");
    await page.getByRole("button", { name: "Göster", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    await page.getByLabel("Şifreniz").fill(account.password);
    await page.getByRole("button", { name: "Göster", exact: true }).click();
    await expect(field).toHaveValue(KEY);
    await toggle.click();
    await expect(field).toHaveValue(/^sand\*+0042$/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(KEY);
    await expect(page.locator("#security").getByText("Anahtar gösterildi")).toBeVisible();
  },
);

test(
  "[R9.1] a key that is tested is told valid, refused or not reachable, saved or not",
  { tag: "@long" },
  async ({ page, product }) => {
    await openSettings(page);
    const field = page.getByRole("textbox", { name: "Freepik API anahtarı" });
    const tryIt = page.getByRole("button", { name: "Bu anahtarı dene: Freepik API anahtarı" });
    const where = page.getByRole("link", { name: /Anahtar nereden alınır\? Freepik/ });
    await expect(where).toHaveAttribute("href", /^https:\/\/www\.magnific\.com\//);

    await page.getByRole("button", { name: "Düzenle" }).click();
    await field.fill(KEY);
    await tryIt.click();
    await expect(page.getByText("Anahtar çalışıyor.")).toBeVisible();
    await field.fill(`${KEY}-other`);
    // The answer belonged to the key before.
    await expect(page.getByText("Anahtar çalışıyor.")).toBeHidden();

    const refusal = { name: "status", path: "/freepik/", status: 401, body: { message: "Invalid API key" } };
    await armFault(product, refusal);
    await tryIt.click();
    await expect(page.getByText("Sağlayıcı bu anahtarı kabul etmedi.")).toBeVisible();
    // A vendor's refusal is not ours: the session stays.
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).not.toBeNull();

    await field.fill(KEY);
    await saveButton(page).click();
    await expect(page.getByText("Profil başarıyla güncellendi!")).toBeVisible();
    await armFault(product, { name: "drop", path: "/freepik/" });
    await tryIt.click();
    await expect(page.getByText("Sağlayıcıya ulaşılamadı; anahtar denenemedi.")).toBeVisible();
    await tryIt.click();
    await expect(page.getByText("Anahtar çalışıyor.")).toBeVisible();
  },
);

test(
  "a new address is confirmed by mail, and reset links go to the old one until then",
  { tag: "@long" },
  async ({ page }) => {
    const account = await openSettings(page);
    const fresh = `yeni-${account.email}`;
    await changeEmail(page, fresh, account.password);
    const notice = page.getByText(`${fresh} henüz onaylanmadı`);
    await expect(notice).toBeVisible();
    await expect(page.getByText(`şifre bağlantıları ${account.email} adresine gider`)).toBeVisible();
    await page.getByRole("button", { name: "Onay iletisini yeniden gönder" }).click();
    await expect(page.getByText("Onay iletisi gönderildi.")).toBeVisible();

    await page.request.post("/api/password/forgot", { data: { email: fresh } });
    await page.goto("/outbox");
    await openMail(page, account.email, "Şifrenizi sıfırlayın");
    await (await openMail(page, fresh, "Yeni e-posta adresinizi onaylayın")).click();
    await expect(page).toHaveURL("/email/confirm");
    await page.getByRole("button", { name: "Adresimi onayla" }).click();
    await expect(page.getByText("E-posta adresiniz onaylandı.")).toBeVisible();

    await page.getByRole("link", { name: "Ayarlara git" }).click();
    await expect(page.getByRole("textbox", { name: "E-posta" })).toHaveValue(fresh);
    await expect(page.locator("#security").getByText("E-posta adresi onaylandı")).toBeVisible();
    await expect(notice).toBeHidden();
  },
);

test(
  "the old address takes a change of e-mail back, and whoever made it is signed out",
  { tag: "@long" },
  async ({ page, browser, product }) => {
    const account = await openSettings(page);
    await changeEmail(page, `thief-${account.email}`, account.password);
    const owner = await browser.newPage({ baseURL: product.url, locale: "tr-TR" });
    await owner.goto(outboxLink(product) ?? "");
    await (await openMail(owner, account.email, "E-posta adresiniz değişti")).click();
    await expect(owner).toHaveURL("/email/undo");
    await owner.getByRole("button", { name: "Değişikliği geri al" }).click();
    await expect(owner.getByText(/^E-posta adresiniz geri alındı\./)).toBeVisible();

    await page.reload();
    await expect(page).toHaveURL(/\/auth\/login/);
    await owner.goto("/outbox");
    await (await openMail(owner, account.email, "Şifrenizi sıfırlayın")).click();
    await expect(owner).toHaveURL("/auth/reset-password");
    await owner.close();
  },
);

test(
  "signing out everywhere ends the sessions of other devices, and only those",
  { tag: "@long" },
  async ({ page }) => {
    const account = await openSettings(page);
    const { username, password } = account;
    const answer = await page.request.post("/login", { data: { username, password } });
    const { token } = (await answer.json()) as { token: string };
    const isAlive = async () => {
      const reply = await page.request.get("/api/youtube/token/check", {
        headers: { authorization: `Bearer ${token}` },
      });
      return reply.status();
    };
    expect(await isAlive()).toBe(200);

    await page.reload();
    const sessions = page.locator("#sessions");
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await expect(sessions.getByRole("listitem").first()).toContainText("Bu cihaz");
    await sessions.getByRole("button", { name: "Diğer her yerden çıkış yap" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Diğer her yerden çıkış yap" }).click();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    expect(await isAlive()).toBe(401);
    await page.reload();
    await expect(page.locator("#security").getByText("Diğer tüm oturumlar kapatıldı")).toBeVisible();
  },
);

test("an export shows how far it is, and a failed one says so", { tag: "@long" }, async ({ page }) => {
  let current: object = { status: "running", progress: 42, url: null, expiresAt: null };
  await page.route("**/api/users/*/export", (route) => route.fulfill({ json: { export: current } }));
  await openSettings(page);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "42");
  await expect(page.locator("#data").getByText("%42")).toBeVisible();

  current = { status: "failed", progress: 42, url: null, expiresAt: null };
  await expect(page.locator("#data").getByRole("alert")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden();
});

async function openSettings(page: Page): Promise<Account> {
  const account = await startSignedIn(page, newAccount());
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("button", { name: "Düzenle" })).toBeVisible();
  return account;
}

function saveButton(page: Page): Locator {
  return page.getByRole("button", { name: "Kaydet", exact: true });
}

async function saveKey(page: Page, field: Locator): Promise<void> {
  await page.getByRole("button", { name: "Düzenle" }).click();
  await field.fill(KEY);
  await saveButton(page).click();
}

async function changeEmail(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("button", { name: "Düzenle" }).click();
  await page.getByRole("textbox", { name: "E-posta" }).fill(email);
  await page.getByLabel("Mevcut şifreniz").fill(password);
  await saveButton(page).click();
  await expect(page.getByText("Profil başarıyla güncellendi!")).toBeVisible();
}
