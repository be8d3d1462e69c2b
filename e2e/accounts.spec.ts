import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { signUp, startSignedIn, type Account } from "./support/account.ts";
import { openMail, outboxLink } from "./support/mail.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";

const NEW_PASSWORD = "mavi-bir-ucurtma";

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

test(
  "[R10.4] a forgotten password: mailed link, new password, and every old session is dead",
  { tag: "@long" },
  async ({ page, browser, product }) => {
    const account = await startSignedIn(page);
    await page.goto("/dashboard/settings");
    await expect(page.getByRole("button", { name: "Düzenle" })).toBeVisible();
    const elsewhere = await browser.newPage({ baseURL: product.url });
    await elsewhere.goto("/auth/forgot-password");
    await elsewhere.getByLabel("Email").fill(account.email);
    await elsewhere.getByRole("button", { name: "Send reset link" }).click();
    await expect(elsewhere.getByText(/^If an account with this address exists/)).toBeVisible();

    // As the operator reads it: by the link that the start printed.
    await elsewhere.goto(outboxLink(product) ?? "");
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
  },
);

test(
  "[R14.7] everything of mine comes as a ZIP, and the account can be deleted for good",
  { tag: "@long" },
  async ({ page }) => {
    const account = await startSignedIn(page);
    await page.goto("/dashboard/settings");
    await page.getByRole("button", { name: "Tüm verilerimi indir" }).click();
    const link = page.getByRole("link", { name: "ZIP dosyasını indir" });
    await expect(link).toBeVisible(patiently);
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
  },
);

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth/login");
}

async function signIn(page: Page, account: Account, password: string): Promise<void> {
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}
