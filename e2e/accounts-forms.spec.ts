import { expect, type Locator, type Page } from "@playwright/test";
import { newAccount, startSignedIn } from "./support/account.ts";
import { openMail } from "./support/mail.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const inputs = {
  empty: "",
  blank: "   ",
  long: "uzun".repeat(2_500),
  turkish: "Çağrı Şükrü İIğü",
  emoji: "👩🏽‍🚀🎬 film gecesi",
  rtl: "مرحبا بالعالم",
  sql: "x'; drop table users; --",
  html: "<img src=x onerror=alert(1)>",
} as const;
type Input = keyof typeof inputs;

const TEXT: readonly Input[] = ["turkish", "emoji", "rtl", "sql", "html"];

type Form = {
  path: string;
  isSignedIn?: boolean;
  prepare?: (page: Page) => Promise<void>;
  /** Which inputs each field takes, as text; every other one is told at that field. */
  fields: Record<string, readonly Input[]>;
};

const forms: Record<string, Form> = {
  "sign-up": {
    path: "/auth/signup",
    fields: { "Full name": TEXT, Username: [], Email: [], Password: TEXT },
  },
  login: { path: "/auth/login", fields: { Username: [...TEXT], Password: [...TEXT, "blank"] } },
  "forgotten password": { path: "/auth/forgot-password", fields: { Email: [] } },
  "new password": { path: "/auth/reset-password#token=made-up", fields: { "New password": TEXT } },
  contact: { path: "/contact", fields: { Adınız: TEXT, "E-posta adresiniz": [], İletiniz: TEXT } },
  profile: {
    path: "/dashboard/settings",
    isSignedIn: true,
    prepare: (page) => page.getByRole("button", { name: "Düzenle" }).click(),
    fields: {
      "Ad soyad": TEXT,
      "Kullanıcı adı": [],
      "E-posta": [],
      "Gemini API anahtarı": ["empty", "blank"],
      "Freepik API anahtarı": ["empty", "blank"],
    },
  },
  "change of password": {
    path: "/dashboard/settings#password",
    isSignedIn: true,
    fields: { "Şu anki şifre": [...TEXT, "blank"], "Yeni şifre": TEXT },
  },
};

for (const [name, form] of Object.entries(forms)) {
  const title = `${name}: bad input is told at its field before anything is sent, and text stays text [R9.3] [R10.2]`;
  test(title, { tag: "@long" }, async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const sent: string[] = [];
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    if (form.isSignedIn) await startSignedIn(page);
    await page.goto(form.path);
    await form.prepare?.(page);
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });

    for (const [label, accepted] of Object.entries(form.fields)) {
      const field = page.getByRole("textbox", { name: label, exact: true });
      for (const input of Object.keys(inputs) as Input[]) {
        await type(field, inputs[input]);
        if (accepted.includes(input))
          await expect(field, `${label}: ${input}`).not.toHaveAttribute("aria-invalid", "true");
        else await expectRefused(field, `${label}: ${input}`);
      }
    }
    expect(sent).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(await page.locator("img[src='x']").count()).toBe(0);
    expect(trouble()).toEqual([]);
  });
}

/** Types it, goes on to the next field, and waits until the form has judged it. */
async function type(field: Locator, text: string): Promise<void> {
  // From something else to it, so that the field also notices being emptied.
  await field.fill("a");
  await field.fill(text);
  await field.blur();
  // Rules are looked at after the keystroke, not within it: some turns of the page's own loop, however slow it is.
  await field.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** What is wrong stands at the field, in words. */
async function expectRefused(field: Locator, name: string): Promise<void> {
  await expect(field, name).toHaveAttribute("aria-invalid", "true");
  const id = await field.getAttribute("id");
  const error = field.page().locator(`[id="${id}-error"]`);
  await expect(error).toHaveText(/\S{3,}/);
  await expect(error).not.toContainText(/invalid input|expected|undefined|^[a-z]+\.[a-z.]+$/i);
  await expect(field).toHaveAccessibleDescription(new RegExp(`${escape(await error.innerText())}$`));
}

function escape(text: string): string {
  return text.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

test(
  "the login form asks for what is missing, and sends nothing meanwhile [R10.1]",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/auth/login");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Enter your username")).toBeVisible();
    await expect(page.getByText("Enter your password")).toBeVisible();
    await expect(page.getByLabel("Username")).toBeFocused();
  },
);

test(
  "a name made of HTML is shown as it was typed, on every screen that shows it (T3)",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    await startSignedIn(page, { ...newAccount(), fullname: inputs.html });
    for (const path of ["/dashboard", "/dashboard/settings", "/contact"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.locator("img[src='x']").count()).toBe(0);
    }
    await expect(page.getByLabel("Adınız")).toHaveValue(inputs.html);
    await page.goto("/dashboard");
    await expect(page.getByText(inputs.html).first()).toBeVisible();
    expect(trouble()).toEqual([]);
  },
);

test(
  "a message from the contact form reaches the operator as it was written [R1.9]",
  { tag: "@long" },
  async ({ page }) => {
    const { email } = newAccount();
    await page.goto("/contact");
    await page.getByRole("button", { name: "Gönder" }).click();
    await expect(page.getByText("İletinizi yazın")).toBeVisible();
    await expect(page.getByLabel("Adınız")).toBeFocused();

    await page.getByLabel("Adınız").fill("Şule Öğüt");
    await page.getByLabel("E-posta adresiniz").fill(email);
    await page.getByLabel("İletiniz").fill(`${inputs.html}\nİkinci satır 🎬 ${email}`);
    await page.getByRole("button", { name: "Gönder" }).click();
    await expect(page.getByText("İletiniz ulaştı. Teşekkürler!")).toBeVisible();

    await page.goto("/outbox");
    await openMail(page, "operator@localhost", "İletişim formu: Şule Öğüt");
    await expect(page.getByRole("main").getByText(`İkinci satır 🎬 ${email}`)).toBeVisible();
    await expect(page.getByRole("main").getByText(inputs.html)).toBeVisible();
  },
);

test(
  "[R1.9] [R2.7] the newsletter is joined and left by mail; the public pages answer",
  { tag: "@long" },
  async ({ page }) => {
    const { email } = newAccount();
    for (const path of ["/privacy", "/terms", "/contact", "/outbox"]) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
    }
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    await footer.getByLabel("E-posta adresiniz").fill(inputs.html);
    await footer.getByRole("button", { name: "Abone Ol" }).click();
    await expect(footer.getByText("Geçerli bir e-posta adresi girin")).toBeVisible();
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
  },
);
