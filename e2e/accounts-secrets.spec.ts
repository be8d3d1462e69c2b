import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, type Page } from "@playwright/test";
import { newAccount, signUp, type Account } from "./support/account.ts";
import { pressCreate } from "./support/create.ts";
import { openMail } from "./support/mail.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";

// The finest log there is: what is not written here is written nowhere.
test.use({ settings: { LOG_LEVEL: "trace" } });

/** The only places that may show a secret: the answer that hands it out, the page's own storage, the addressee's mail. */
type Secret = { value: string; toldBy?: RegExp; storedAs?: string };

/** How the sandbox writes codes, access and refresh tokens of a channel. */
const OF_GOOGLE = /ya29\.sbx[\w-]+|1\/\/sbx[\w-]+/;

test(
  "secrets typed and shown in the browser are found nowhere outside their place: answers, storage, log, files (T24)",
  { tag: "@long" },
  async ({ page, product }) => {
    const answers = recordAnswers(page, product.url);
    const account: Account = { ...newAccount(), password: "canary-parola-5d1e77" };
    const secrets: Record<string, Secret> = {
      password: { value: account.password },
      wrongPassword: { value: "canary-yanlis-0b9c21" },
      newPassword: { value: "canary-yeni-8f3a60" },
      geminiKey: { value: "sandbox-canary-gemini-71c0de", toldBy: /\/keys\/gemini\/reveal$/ },
      freepikKey: { value: "sandbox-canary-freepik-0ff1ce" },
      unsavedKey: { value: "sandbox-canary-unsaved-5ca1ab" },
    };
    const value = (name: keyof typeof secrets): string => secrets[name]?.value ?? "";

    await signUp(page, account);
    secrets["session"] = { value: await storedToken(page), toldBy: /\/register$/, storedAs: "authToken" };
    await useKeys(page, account, value);
    await makeVideo(page);
    await connectChannel(page, answers);
    secrets["oauthCode"] = { value: codeIn(answers) };
    await askForEverything(page, account);
    const tokens = await readTokens(page, account);
    for (const [name, token] of Object.entries(tokens)) secrets[name] = { value: token };
    await resetPassword(page, account, { wrong: value("wrongPassword"), right: value("newPassword") });
    secrets["newSession"] = { value: await storedToken(page), toldBy: /\/login$/, storedAs: "authToken" };
    await page.goto("/dashboard/settings");
    await expect(page.locator("#security").getByText("Giriş yapıldı").first()).toBeVisible();

    const storage = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    const logs = product.logs();
    const leaks = Object.entries(secrets).flatMap(([name, secret]) => {
      expect(secret.value.length, name).toBeGreaterThan(10);
      return [
        ...(logs.includes(secret.value) ? [`${name} in the log`] : []),
        ...storage
          .filter(([key, text]) => text.includes(secret.value) && key !== secret.storedAs)
          .map(([key]) => `${name} in storage ${key}`),
        ...answers.list
          .filter(({ path, text }) => text.includes(secret.value) && !(secret.toldBy?.test(path) ?? false))
          .map(({ path }) => `${name} in the answer of ${path}`),
      ];
    });

    // What is no secret is found: the search itself works.
    expect(logs).toContain('"path":"/api/password/reset"');
    expect(answers.list.some(({ text }) => text.includes(account.username))).toBe(true);
    expect(await filesWith(product.dataDir, [account.username])).not.toEqual([]);
    expect(leaks).toEqual([]);
    expect(databases).toEqual([]);
    expect(logs).not.toMatch(OF_GOOGLE);
    expect(answers.list.filter(({ text }) => OF_GOOGLE.test(text))).toEqual([]);
    expect(
      await filesWith(
        product.dataDir,
        Object.values(secrets).map((secret) => secret.value),
      ),
    ).toEqual([]);
  },
);

type Answers = { list: { path: string; text: string }[]; addresses: string[] };

/** Every answer of our own, with its headers, and every address the browser was at. */
function recordAnswers(page: Page, origin: string): Answers {
  const answers: Answers = { list: [], addresses: [] };
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    answers.addresses.push(response.url());
    // The outbox is the mailbox of whoever was written to.
    if (!response.url().startsWith(origin) || pathname.startsWith("/api/outbox") || pathname === "/api/events") return;
    const body = await response.text().catch(() => "");
    answers.list.push({ path: pathname, text: `${JSON.stringify(response.headers())}\n${body}` });
  });
  return answers;
}

function storedToken(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem("authToken") ?? "");
}

async function useKeys(page: Page, account: Account, value: (name: string) => string): Promise<void> {
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Düzenle" }).click();
  const gemini = page.getByRole("textbox", { name: "Gemini API anahtarı" });
  await gemini.fill(value("unsavedKey"));
  await page.getByRole("button", { name: "Bu anahtarı dene: Gemini API anahtarı" }).click();
  await expect(page.getByText("Anahtar çalışıyor.")).toBeVisible();
  await gemini.fill(value("geminiKey"));
  await page.getByRole("textbox", { name: "Freepik API anahtarı" }).fill(value("freepikKey"));
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  // Before it is saved the same button shows what was typed.
  await expect(gemini).toHaveValue(/\*/);
  await page.getByRole("button", { name: "Anahtarı göster: Gemini API anahtarı" }).click();
  await page.getByLabel("Şifreniz").fill(value("wrongPassword"));
  await page.getByRole("button", { name: "Göster", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await page.getByLabel("Şifreniz").fill(account.password);
  await page.getByRole("button", { name: "Göster", exact: true }).click();
  await expect(gemini).toHaveValue(value("geminiKey"));
}

/** With the saved key, so that it travels to the vendor and back. */
async function makeVideo(page: Page): Promise<void> {
  await page.goto("/dashboard/create?scenario=text2video");
  await page.getByRole("textbox", { name: "Prompt" }).fill("Bir kedi pencerede.");
  await pressCreate(page, "Oluştur");
  await page.goto("/dashboard/videos");
  await expect(page.getByRole("main").getByRole("button", { name: "Upload to YouTube" })).toBeVisible(patiently);
}

async function connectChannel(page: Page, answers: Answers): Promise<void> {
  await page.goto("/dashboard/youtube");
  await page.getByRole("main").getByRole("button", { name: "Connect to YouTube" }).click();
  await page.getByRole("button", { name: /Allow/ }).click();
  await expect(page).toHaveURL("/dashboard");
  expect(codeIn(answers)).not.toBe("");
}

function codeIn({ addresses }: Answers): string {
  const address = addresses.find((url) => url.includes("/youtube/callback?") && url.includes("code="));
  return address === undefined ? "" : (new URL(address).searchParams.get("code") ?? "");
}

async function askForEverything(page: Page, account: Account): Promise<void> {
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Tüm verilerimi indir" }).click();
  await expect(page.getByRole("link", { name: "ZIP dosyasını indir" })).toBeVisible(patiently);
  await page.getByRole("button", { name: "Düzenle" }).click();
  await page.getByRole("textbox", { name: "E-posta" }).fill(`yeni-${account.email}`);
  await page.getByLabel("Mevcut şifreniz").fill(account.password);
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("henüz onaylanmadı")).toBeVisible();
  await page.request.post("/api/newsletter", { data: { email: account.email } });
  await page.request.post("/api/password/forgot", { data: { email: account.email } });
}

async function readTokens(page: Page, account: Account): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {};
  for (const [name, to, subject] of [
    ["undoToken", account.email, "E-posta adresiniz değişti"],
    ["confirmToken", `yeni-${account.email}`, "Yeni e-posta adresinizi onaylayın"],
    ["newsletterToken", account.email, "Aboneliğinizi onaylayın"],
    ["resetToken", account.email, "Şifrenizi sıfırlayın"],
  ] as const) {
    await page.goto("/outbox");
    const href = await (await openMail(page, to, subject)).first().getAttribute("href");
    tokens[name] = new URLSearchParams(new URL(href ?? "", page.url()).hash.slice(1)).get("token") ?? "";
  }
  return tokens;
}

async function resetPassword(page: Page, account: Account, passwords: { wrong: string; right: string }): Promise<void> {
  await page.goto("/outbox");
  await (await openMail(page, account.email, "Şifrenizi sıfırlayın")).first().click();
  await expect(page).toHaveURL("/auth/reset-password");
  await page.getByLabel("New password", { exact: true }).fill(passwords.right);
  await page.getByLabel("Confirm the new password").fill(passwords.right);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed. All other sessions were ended.")).toBeVisible();
  await page.goto("/auth/login");
  for (const password of [passwords.wrong, passwords.right]) {
    await page.getByLabel("Username").fill(account.username);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    if (password === passwords.wrong) await expect(page.getByRole("alert")).toBeVisible();
  }
  await expect(page).toHaveURL("/dashboard");
}

/** Files of the product in which one of these texts stands as it is; the vendors' side and the mailbox are not ours. */
async function filesWith(folder: string, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (!entry.isFile() || /^(sandbox|outbox)\//.test(name)) continue;
    const content = await readFile(path).catch(() => Buffer.alloc(0));
    for (const text of texts) if (content.includes(text)) found.push(`${text} in ${name}`);
  }
  return found;
}
