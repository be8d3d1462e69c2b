import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { newAccount, signUp, startSignedIn, type Account } from "./support/account.ts";
import { openMail } from "./support/mail.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const NEW_PASSWORD = "mavi-bir-ucurtma";
const KEY = "sandbox-e2e-key-000042";

test("[R10.1] [R2.3] a wrong password is told on the page; the right one leads to the page first asked for", async ({
  page,
}) => {
  const account = await signUp(page);
  await signOut(page);

  await page.goto("/dashboard/settings");
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await signIn(page, account, "not-the-password");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByLabel("Username")).toHaveValue(account.username);

  await signIn(page, account, account.password);
  await expect(page).toHaveURL("/dashboard/settings");
});

test("[R10.4] a forgotten password: mailed link, new password, and every old session is dead", async ({
  page,
  browser,
  product,
}) => {
  const account = await startSignedIn(page);
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("button", { name: "Düzenle" })).toBeVisible();
  const elsewhere = await browser.newPage({ baseURL: product.url });
  await elsewhere.goto("/auth/forgot-password");
  await elsewhere.getByLabel("Email").fill(account.email);
  await elsewhere.getByRole("button", { name: "Send reset link" }).click();
  await expect(elsewhere.getByText(/^If an account with this address exists/)).toBeVisible();

  await elsewhere.getByRole("link", { name: "Open the outbox" }).click();
  const links = await openMail(elsewhere, account.email, "Şifrenizi sıfırlayın");
  await links.click();
  await expect(elsewhere).toHaveURL("/auth/reset-password");
  await elsewhere.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await elsewhere.getByLabel("Confirm the new password").fill(NEW_PASSWORD);
  await elsewhere.getByRole("button", { name: "Change password" }).click();
  await expect(elsewhere.getByText("Your password is changed. All other sessions were ended.")).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login/);
  await signIn(page, account, account.password);
  await expect(page.getByRole("alert")).toBeVisible();
  await signIn(page, account, NEW_PASSWORD);
  await expect(page).toHaveURL("/dashboard/settings");
  await elsewhere.close();
});

test("[R9.2] [R9.3] [R9.4] the profile: edit, cancel, errors in the exact words, save", async ({ page, product }) => {
  const trouble = watchForTrouble(page, product.url);
  const account = await startSignedIn(page);
  await page.goto("/dashboard/settings");
  const name = page.getByLabel("Ad soyad");
  const save = page.getByRole("button", { name: "Kaydet", exact: true });

  await page.getByRole("button", { name: "Düzenle" }).click();
  await expect(save).toBeDisabled();
  await name.fill("A");
  await expect(page.getByText("Ad soyad en az 2 karakter olmalı")).toBeVisible();
  await page.getByLabel("E-posta").fill("ada@");
  await expect(page.getByText("Geçerli bir e-posta adresi girin")).toBeVisible();
  await save.click();
  await expect(page.getByText("Lütfen form hatalarını düzeltin.")).toBeVisible();

  await page.getByRole("button", { name: "Vazgeç" }).click();
  await expect(name).toHaveValue(account.fullname);
  await expect(page.getByText("Geçerli bir e-posta adresi girin")).toBeHidden();

  await page.getByRole("button", { name: "Düzenle" }).click();
  await name.fill("Ada Çağrı Öğüt");
  await page.getByRole("link", { name: "My Videos" }).click();
  await page.getByRole("button", { name: "Sayfada kal" }).click();
  await save.click();
  await expect(page.getByText("Profil başarıyla güncellendi!")).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue("Ada Çağrı Öğüt");
  expect(await page.evaluate(() => localStorage.getItem("user"))).toContain("Ada Çağrı Öğüt");
  expect(trouble()).toEqual([]);
});

test("[R9.1] a key is saved masked, tested with the vendor, and shown to its owner only for the password", async ({
  page,
}) => {
  const account = await startSignedIn(page);
  await page.goto("/dashboard/settings");
  const field = page.getByRole("textbox", { name: "Freepik API anahtarı" });

  await page.getByRole("button", { name: "Düzenle" }).click();
  await field.fill(KEY);
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(field).toHaveValue(/^sand\*+0042$/);

  await page.getByRole("button", { name: "Bu anahtarı dene: Freepik API anahtarı" }).click();
  await expect(page.getByText("Anahtar çalışıyor.")).toBeVisible();

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
});

test("[R9.1] settings, filled and with an open dialog, have no accessibility violation in either theme", async ({
  page,
}) => {
  await startSignedIn(page);
  await page.goto("/dashboard/settings#data");
  await page.getByRole("button", { name: "Hesabımı sil" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.keyboard.press("Escape");
  await page.getByText("Açık", { exact: true }).click();
  await page.getByRole("button", { name: "Düzenle" }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("[R14.7] everything of mine comes as a ZIP, and the account can be deleted for good", async ({ page }) => {
  const account = await startSignedIn(page);
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Tüm verilerimi indir" }).click();
  const link = page.getByRole("link", { name: "ZIP dosyasını indir" });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe("PK");

  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  await page.getByRole("button", { name: "Hesabımı sil" }).click();
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: "Hesabımı kalıcı olarak sil" });
  await dialog.getByLabel("Şifreniz").fill(account.password);
  await expect(submit).toBeDisabled();
  await dialog.getByLabel(/kullanıcı adınızı yazın/).fill(account.username);
  await submit.click();
  await expect(page).toHaveURL("/auth/login");
  await expect(page.getByText(/^Hesabınız silindi\./)).toBeVisible();

  await signIn(page, account, account.password);
  await expect(page.getByRole("alert").first()).toBeVisible();
  const answer = await page.request.post("/api/logout", { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test("[R1.9] [R2.7] the newsletter is joined and left by mail; the public pages answer", async ({ page }) => {
  const { email } = newAccount();
  for (const path of ["/privacy", "/terms", "/contact", "/outbox"]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
  }
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await footer.getByLabel("E-posta adresiniz").fill(email);
  await footer.getByRole("button", { name: "Abone Ol" }).click();
  await expect(footer.getByRole("status")).toBeVisible();

  await page.goto("/outbox");
  await (await openMail(page, email, "Aboneliğinizi onaylayın")).first().click();
  await page.getByRole("button", { name: "Aboneliği onayla" }).click();
  await expect(page.getByText("Aboneliğiniz onaylandı.")).toBeVisible();

  await page.goto("/outbox");
  await (await openMail(page, email, "Aboneliğinizi onaylayın")).last().click();
  await page.getByRole("button", { name: "Abonelikten çık" }).click();
  await expect(page.getByText("Abonelikten çıktınız.")).toBeVisible();
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth/login");
}

async function signIn(page: Page, account: Account, password: string): Promise<void> {
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}
