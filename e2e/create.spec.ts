import { expect } from "@playwright/test";
import {
  choose,
  chooseSmallFilm,
  openCreate,
  openMore,
  openPicker,
  promptOf,
  reason,
  saveKey,
  scenario,
  submitOf,
} from "./support/create.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

test("[R7.1] [R7.8] [R7.11] the first step of a new account makes a film with no key at all", async ({
  page,
  product,
}) => {
  const trouble = watchForTrouble(page, product.url);
  await openCreate(page, "?scenario=text2video&example=1");
  await expect(scenario(page, "Metinden video")).toBeChecked();
  await expect(promptOf(page)).not.toHaveValue("");
  await expect(page.getByText(/sahneler, nesneler, yazılar ve müzikle ücretsiz/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Anahtar ekle" })).toHaveAttribute("href", "/dashboard/settings");
  await chooseSmallFilm(page);

  await promptOf(page).press("Control+Enter");

  await expect(page.getByText("Metinden video oluşturma başladı.")).toBeVisible();
  await expect(promptOf(page)).toHaveValue("");
  await expect(scenario(page, "Anında")).toBeChecked();
  await expect(page.getByRole("heading", { name: "Az önce istedikleriniz" })).toBeInViewport();
  await expect(page.getByText("Completed")).toBeVisible(patiently);
  expect(trouble()).toEqual([]);
});

test("[R7.5] [R7.7] [R7.10] every message can be met, in its order", { tag: "@long" }, async ({ page }) => {
  await openCreate(page);
  await expect(submitOf(page)).toBeDisabled();
  await expect(reason(page)).toHaveText("Lütfen bir prompt metni girin.");
  await promptOf(page).press("Control+Enter");
  await expect(page.locator("#create-promptText").getByRole("alert")).toHaveText("Lütfen bir prompt metni girin.");
  await promptOf(page).fill("Kırmızı bir uçurtma");
  await expect(reason(page)).toHaveText("Lütfen bir resim seçin.");
  await promptOf(page).press("Control+Enter");
  await expect(page.locator("#create-image").getByRole("alert")).toHaveText("Lütfen bir resim seçin.");

  await choose(page, "Zamanla");
  await page.getByRole("textbox", { name: "Anahtar kelimeler" }).focus();
  await page.getByRole("textbox", { name: "Anahtar kelimeler" }).blur();
  await expect(page.locator("#create-keywords").getByRole("alert")).toHaveText("Lütfen anahtar kelimeler girin.");
  await page.getByRole("textbox", { name: "Anahtar kelimeler" }).fill("deniz, uçurtma");
  await expect(reason(page)).toHaveText("Lütfen tarih ve saat seçin.");

  await promptOf(page).press("Control+Enter");
  const question = page.getByRole("dialog", { name: "Görsel seçilmedi" });
  await question.getByRole("button", { name: "Görsel olmadan devam et" }).click();
  await expect(page.locator("#create-when").getByRole("alert")).toHaveText("Lütfen tarih ve saat seçin.");

  await page.getByRole("textbox", { name: "Saat" }).fill("00:00");
  await expect(submitOf(page)).toBeEnabled();
  await submitOf(page).click();
  await question.getByRole("button", { name: "Görsel olmadan devam et" }).click();
  await expect(page.locator("#create-when").getByRole("alert")).toHaveText(
    "Zamanlama gelecek bir tarih ve saat olmalıdır.",
  );
});

test(
  "[R7.1] [R7.8] [R7.11] instant says that no channel is connected; generate makes a film from a picture",
  { tag: "@long" },
  async ({ page }) => {
    await openCreate(page);
    await expect(page.getByText(/Bağlı kanalınız yok/)).toBeVisible();
    await promptOf(page).fill("Kırmızı bir uçurtma");
    const dialog = await openPicker(page);
    await dialog.getByText("Orman", { exact: true }).dblclick();
    await chooseSmallFilm(page);
    await submitOf(page).click();
    const started = page.getByText("Video oluşturma başladı.", { exact: true });
    await expect(started).toBeVisible();
    await expect(started).toBeHidden();

    await choose(page, "Yalnızca oluştur");
    await expect(page.getByText(/Bağlı kanalınız yok/)).toBeHidden();
    await promptOf(page).fill("Sessiz bir orman");
    await (await openPicker(page)).getByText("Deniz", { exact: true }).dblclick();
    await chooseSmallFilm(page);
    await submitOf(page).click();

    await expect(started).toBeVisible();
    await expect(page.getByText("Completed")).toHaveCount(2, patiently);
  },
);

test(
  "[R7.4] [R7.6] [R7.8] [R11.12] a scheduled video: the picture is asked about, and a lost second call is repeated alone",
  { tag: "@long" },
  async ({ page }) => {
    await openCreate(page);
    await choose(page, "Zamanla");
    await promptOf(page).fill("Her sabah bir gün batımı");
    await page.getByRole("textbox", { name: "Anahtar kelimeler" }).fill("sabah");
    await page.getByRole("button", { name: "Yarın 09:00" }).click();
    await page.getByRole("checkbox", { name: "Tekrarla" }).check();
    await page.getByLabel("Sıklık").selectOption("weekly");
    await expect(page.locator("#create-when").getByRole("listitem")).toHaveCount(5);
    await expect(page.getByText(/Europe\/Istanbul \(GMT\+3\)/)).toBeVisible();
    const created: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/video/create")) created.push(request.headers()["idempotency-key"] ?? "");
    });
    await page.route("**/schedule", (route) => route.abort());

    await submitOf(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "Görsel olmadan devam et" }).click();
    await expect(page.getByRole("button", { name: "Zamanı yeniden ayarla" })).toBeVisible();
    await page.unroute("**/schedule");
    await page.getByRole("button", { name: "Zamanı yeniden ayarla" }).click();

    await expect(page.getByText(/09:00 için zamanlandı ve tekrarlanacak\.$/)).toBeVisible();
    await expect(page.getByText(/09:00 tarihinde yapılacak/)).toBeVisible();
    expect(created).toHaveLength(1);
    expect(created[0]).not.toBe("");
  },
);

test(
  "[R7.1] [R7.11] with a key the vendor runs: said before, offered only what it can do, and made by it",
  { tag: "@long" },
  async ({ page }) => {
    const signed = await openCreate(page);
    await saveKey(page, signed, "sandbox-freepik-key");
    await page.goto("/dashboard/create?scenario=text2video");
    await expect(page.getByText(/ücreti Freepik hesabınızdan düşer/)).toBeVisible();
    await openMore(page);
    await expect(page.getByLabel("Müzik", { exact: true })).toHaveCount(0);
    await expect(page.getByLabel("Süre").getByRole("option")).toHaveText(["5 saniye", "10 saniye"]);
    await page.getByLabel("Süre").selectOption("5");
    await promptOf(page).fill("Kırmızı bir uçurtma");
    await submitOf(page).click();

    await expect(page.getByText("Metinden video oluşturma başladı.")).toBeVisible();
    await expect(page.getByText("Completed")).toBeVisible(patiently);
  },
);

test("[R7.11] an account without credit ends in plain words, not in silence", { tag: "@long" }, async ({ page }) => {
  const signed = await openCreate(page);
  await saveKey(page, signed, "sandbox-freepik-key");
  await page.goto("/dashboard/create?scenario=text2video");
  await expect(page.getByText(/ücreti Freepik hesabınızdan düşer/)).toBeVisible();
  await promptOf(page).fill("[no-credit] Kırmızı bir uçurtma");
  await submitOf(page).click();

  const made = page.getByRole("heading", { name: "Az önce istedikleriniz" }).locator("..");
  await expect(made.getByText("Failed", { exact: true })).toBeVisible(patiently);
  await expect(made.locator(".text-danger").last()).not.toBeEmpty();
});

test(
  "[R7.11] a key that the vendor refuses ends in the word to check it, and nothing is made",
  { tag: "@long" },
  async ({ page, product }) => {
    const signed = await openCreate(page);
    await saveKey(page, signed, "sandbox-wrong-key");
    const refusal = {
      name: "status",
      method: "POST",
      path: "/v1/ai",
      status: 401,
      body: { message: "Invalid API key" },
    };
    await page.request.post(`${product.sandboxUrl}/_sandbox/faults`, { data: refusal });
    await page.goto("/dashboard/create?scenario=text2video");
    await expect(page.getByText(/ücreti Freepik hesabınızdan düşer/)).toBeVisible();
    await promptOf(page).fill("Kırmızı bir uçurtma");
    await submitOf(page).click();

    const made = page.getByRole("heading", { name: "Az önce istedikleriniz" }).locator("..");
    await expect(made.getByText("Failed", { exact: true })).toBeVisible(patiently);
    await expect(made.getByText("Sağlayıcı API anahtarınızı kabul etmedi.")).toBeVisible();
  },
);

test("[R7.7] on a phone: a create that fails says so, keeps every word, and works when pressed again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCreate(page, "?scenario=text2video");
  await expect(submitOf(page)).not.toBeInViewport();
  await promptOf(page).fill("Kırmızı bir uçurtma");
  // It stands at the end of a long page, but comes along as soon as it can be pressed.
  await expect(submitOf(page)).toBeInViewport({ ratio: 1 });
  await chooseSmallFilm(page);
  await page.route("**/video/create", (route) => route.fulfill({ status: 500, body: "broken" }));
  await submitOf(page).click();
  await expect(page.getByText("Video oluşturulurken bir hata oluştu.")).toBeVisible();
  await expect(promptOf(page)).toHaveValue("Kırmızı bir uçurtma");

  await page.unroute("**/video/create");
  await submitOf(page).click();
  await expect(page.getByText("Metinden video oluşturma başladı.")).toBeVisible();
});
