import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { newAccount, startSignedIn } from "./support/account.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";
import { showTheme } from "./support/theme.ts";

const SIZES = [390, 768, 1440];
const MANY_STEPS = 120;

test(
  "by keyboard alone: sign up, find the settings, change the name, save [R10.2] [R9.2]",
  { tag: "@long" },
  async ({ page }) => {
    const account = newAccount();
    await page.goto("/auth/signup");
    await tabTo(page, page.getByLabel("Full name"));
    await page.keyboard.type(account.fullname);
    for (const [label, text] of [
      ["Username", account.username],
      ["Email", account.email],
      ["Password", account.password],
      ["Confirm password", account.password],
    ] as const) {
      await tabTo(page, page.getByRole("textbox", { name: label, exact: true }));
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");

    await tabTo(page, page.getByRole("navigation").getByRole("link", { name: "Settings", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();
    const edit = page.getByRole("button", { name: "Düzenle" });
    await expect(edit).toBeVisible();
    await tabTo(page, edit);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Ad soyad")).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Ada Tuşlarla");
    await tabTo(page, page.getByRole("button", { name: "Kaydet", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Profil başarıyla güncellendi!")).toBeVisible();
    await expect(edit).toBeFocused();

    // A dialog takes the focus, keeps it, and gives it back.
    const remove = page.getByRole("button", { name: "Hesabımı sil" });
    await tabTo(page, remove);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      // For a moment a guard at the dialog's edge has it, which sends it on.
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
  },
);

test(
  "settings full of content, with errors and with dialogs, have no fault that axe can find, at any size in either theme [R9.1]",
  { tag: "@long" },
  async ({ page }) => {
    await fillSettings(page);
    for (const width of SIZES) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFault(page, `settings ${width}`);
    }
    await page.getByRole("button", { name: "Düzenle" }).click();
    await page.getByLabel("Ad soyad").fill("A");
    await page.getByRole("textbox", { name: "Gemini API anahtarı" }).fill("a key");
    await expect(page.getByText("Ad soyad en az 2 karakter olmalı")).toBeVisible();
    await expectNoFault(page, "settings with errors");
    await page.getByRole("button", { name: "Vazgeç" }).click();

    for (const [name, label] of [
      ["delete", "Hesabımı sil"],
      ["reveal", "Anahtarı göster: Freepik API anahtarı"],
      ["end sessions", "Diğer her yerden çıkış yap"],
    ] as const) {
      await page.getByRole("button", { name: label }).first().click();
      const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
      await expect(dialog).toBeVisible();
      await expectNoFault(page, name);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  },
);

test(
  "mailed pages, the outbox with a mail and forms with errors have none either [R1.9] [R10.1]",
  { tag: "@long" },
  async ({ page }) => {
    await page.request.post("/api/newsletter", { data: { email: newAccount().email } });
    await page.goto("/outbox");
    await page.getByRole("navigation", { name: "İletiler" }).getByRole("link").first().click();
    await expect(page.getByRole("main").getByRole("link", { name: /^http/ }).first()).toBeVisible();
    await expectNoFault(page, "outbox");
    for (const path of [
      "/email/undo",
      "/email/confirm",
      "/newsletter/confirm",
      "/newsletter/unsubscribe",
      "/mails/stop",
    ]) {
      await page.goto(`${path}#token=made-up`);
      await page.getByRole("main").getByRole("button").first().click();
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      await expectNoFault(page, path);
    }
    for (const [path, submit] of [
      ["/auth/login", "Sign In"],
      ["/auth/signup", "Sign Up"],
      ["/auth/forgot-password", "Send reset link"],
      ["/auth/reset-password#token=made-up", "Change password"],
      ["/contact", "Gönder"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("button", { name: submit, exact: true }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expectNoFault(page, path);
    }
  },
);

/** Keys, an address that waits to be confirmed, a second session, events, and an export that is ready. */
async function fillSettings(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const account = await startSignedIn(page);
  const { username, password, fullname, email } = account;
  const answer = await page.request.post("/login", { data: { username, password } });
  const { token, user } = (await answer.json()) as { token: string; user: { _id: string } };
  await page.request.post("/login", { data: { username, password: "not-the-password" } });
  const headers = { authorization: `Bearer ${token}` };
  await page.request.put(`/api/users/${user._id}/profile`, {
    headers,
    data: {
      fullname,
      username,
      email: `yeni-${email}`,
      currentPassword: password,
      freepikApiKey: "sandbox-e2e-key-000042",
    },
  });
  await page.request.post(`/api/users/${user._id}/export`, { headers });
  await page.goto("/dashboard/settings");
  await expect(page.getByText("henüz onaylanmadı")).toBeVisible();
  await expect(page.getByRole("link", { name: "ZIP dosyasını indir" })).toBeVisible(patiently);
  await expect(page.locator("#sessions").getByRole("listitem")).toHaveCount(2);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MANY_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

/** Both themes: a theme is nothing but this attribute, and only colours differ in the second. */
async function expectNoFault(page: Page, name: string): Promise<void> {
  const whole = await new AxeBuilder({ page }).analyze();
  await showTheme(page, "light");
  const light = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
  await showTheme(page, "dark");
  const faults = [...whole.violations, ...light.violations].flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(" ")}`),
  );
  // The others are looked at as well: one run names everything.
  expect.soft(faults, name).toEqual([]);
}
