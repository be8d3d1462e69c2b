import { expect, type Locator, type Page } from "@playwright/test";
import { newAccount } from "./account.ts";

type Signed = { token: string; user: { _id: string; fullname: string; email: string; username: string } };

/** An account made through the API: these tests are about what comes after. */
export async function openCreate(page: Page, search = ""): Promise<Signed> {
  const reply = await page.request.post("/register", { data: newAccount() });
  const signed = (await reply.json()) as Signed;
  await page.addInitScript(
    ([token, user]) => {
      if (localStorage.getItem("authToken") === null) localStorage.setItem("authToken", token ?? "");
      localStorage.setItem("user", user ?? "");
      localStorage.setItem("youtube-notification-dismissed", String(Date.now()));
    },
    [signed.token, JSON.stringify(signed.user)],
  );
  await page.goto(`/dashboard/create${search}`);
  return signed;
}

export async function saveKey(page: Page, { token, user }: Signed, freepikApiKey: string): Promise<void> {
  const { fullname, email, username } = user;
  const reply = await page.request.put(`/api/users/${user._id}/profile`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { fullname, email, username, freepikApiKey },
  });
  expect(reply.status()).toBe(200);
}

export const promptOf = (page: Page) => page.getByRole("textbox", { name: "Prompt metni" });
export const submitOf = (page: Page) =>
  page.getByRole("button", { name: /^(Oluştur|Oluştur ve Yükle|Zamanla|İşleniyor\.\.\.)$/ });
export const scenario = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
export const choose = async (page: Page, name: string) => page.locator("label", { has: scenario(page, name) }).click();
export const reason = (page: Page) => page.locator("#create-submit-reason");

/** Length, size and the like are folded away until they are wanted. */
export async function openMore(page: Page): Promise<void> {
  const more = page.locator("#create-more");
  if ((await more.getAttribute("open")) === null) await more.locator("summary").click();
}

/** The smallest film there is, so that the machine is free again soon. */
export async function chooseSmallFilm(page: Page): Promise<void> {
  await openMore(page);
  await page.getByLabel("Süre").selectOption("5");
  await page.getByLabel("Çözünürlük").selectOption("480p");
}

/** Presses it and waits for the answer: whoever leaves the page before may take the request along. */
export async function pressCreate(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith("/video/create"));
  await page.getByRole("button", { name, exact: true }).click();
  expect((await answered).status()).toBe(201);
}

export async function openPicker(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Görsel seç" }).click();
  const dialog = page.getByRole("dialog", { name: "Görsel seçin" });
  await expect(dialog.getByRole("radio").first()).toBeAttached();
  return dialog;
}
