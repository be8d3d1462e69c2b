import { expect, type Locator, type Page } from "@playwright/test";
import { newAccount } from "./support/account.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

type Signed = { token: string; user: { _id: string; fullname: string; email: string; username: string } };

/** An account made through the API: these tests are about what comes after. */
async function openCreate(page: Page, search = ""): Promise<Signed> {
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

async function saveKey(page: Page, { token, user }: Signed, freepikApiKey: string): Promise<void> {
  const { fullname, email, username } = user;
  const reply = await page.request.put(`/api/users/${user._id}/profile`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { fullname, email, username, freepikApiKey },
  });
  expect(reply.status()).toBe(200);
}

const promptOf = (page: Page) => page.getByRole("textbox", { name: "Prompt metni" });
const submitOf = (page: Page) =>
  page.getByRole("button", { name: /^(Oluştur|Oluştur ve Yükle|Zamanla|İşleniyor\.\.\.)$/ });
const scenario = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
const choose = async (page: Page, name: string) => page.locator("label", { has: scenario(page, name) }).click();
const reason = (page: Page) => page.locator("#create-submit-reason");

/** The smallest film there is, so that the machine is free again soon. */
async function chooseSmallFilm(page: Page): Promise<void> {
  await page.getByLabel("Süre").selectOption("5");
  await page.getByLabel("Çözünürlük").selectOption("480p");
}

async function openPicker(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Resim seç" }).click();
  const dialog = page.getByRole("dialog", { name: "Resim seçin" });
  await expect(dialog.getByRole("radio").first()).toBeAttached();
  return dialog;
}

type GivenFile = { name: string; type: string; colour: string };

const png = (name: string, colour: string): GivenFile => ({ name, type: "image/png", colour });

/** What the browser itself would do with files let go over the panel or taken from the clipboard. */
async function giveFiles(page: Page, way: "drop" | "paste", files: GivenFile[]): Promise<void> {
  await page.evaluate(
    async ([kind, list]) => {
      const data = new DataTransfer();
      for (const { name, type, colour } of list) {
        const canvas = new OffscreenCanvas(640, 360);
        const pen = canvas.getContext("2d");
        if (pen) {
          pen.fillStyle = colour;
          pen.fillRect(0, 0, 640, 360);
        }
        data.items.add(new File([await canvas.convertToBlob({ type: "image/png" })], name, { type }));
      }
      const target = document.querySelector("[role=dialog]") ?? document.body;
      if (kind === "paste") {
        target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        return;
      }
      for (const type of ["dragover", "drop"])
        target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [way, files] as const,
  );
}

test("[R7.1] [R7.8] [R7.11] the first step of a new account makes a film with no key at all", async ({
  page,
  product,
}) => {
  const trouble = watchForTrouble(page, product.url);
  await openCreate(page, "?scenario=text2video&example=1");
  await expect(scenario(page, "Metinden video")).toBeChecked();
  await expect(promptOf(page)).not.toHaveValue("");
  await expect(page.getByText(/Sahne motoru ücretsiz yapacak/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Anahtar ekle" })).toHaveAttribute("href", "/dashboard/settings");
  await chooseSmallFilm(page);

  await promptOf(page).press("Control+Enter");

  await expect(page.getByText("Metinden video oluşturma başladı.")).toBeVisible();
  await expect(promptOf(page)).toHaveValue("");
  await expect(scenario(page, "Anında")).toBeChecked();
  await expect(page.getByRole("heading", { name: "Az önce istedikleriniz" })).toBeInViewport();
  await expect(page.getByText("Completed")).toBeVisible({ timeout: 60_000 });
  expect(trouble()).toEqual([]);
});

test("[R7.5] [R7.7] [R7.10] every message can be met, in its order", async ({ page }) => {
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
  const question = page.getByRole("dialog", { name: "Resim seçilmedi" });
  await question.getByRole("button", { name: "Resimsiz devam et" }).click();
  await expect(page.locator("#create-when").getByRole("alert")).toHaveText("Lütfen tarih ve saat seçin.");

  await page.getByRole("textbox", { name: "Saat" }).fill("00:00");
  await expect(submitOf(page)).toBeEnabled();
  await submitOf(page).click();
  await question.getByRole("button", { name: "Resimsiz devam et" }).click();
  await expect(page.locator("#create-when").getByRole("alert")).toHaveText(
    "Zamanlama gelecek bir tarih ve saat olmalıdır.",
  );
});

test("[R7.3] [R11.6] [R11.7] [R11.8] the picker by mouse, keyboard, paste and drop", async ({ page }) => {
  await openCreate(page);
  const dialog = await openPicker(page);
  await expect(dialog.getByRole("radio")).toHaveCount(6);

  await dialog.getByText("Deniz", { exact: true }).click();
  const first = dialog.getByRole("radio").first();
  await first.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio").nth(4)).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio").nth(5)).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(dialog.getByRole("radio").nth(1)).toBeChecked();

  await giveFiles(page, "drop", [png("martı.png", "#2f6fdb"), png("kule.png", "#178a54")]);
  await expect(dialog.getByText("martı", { exact: true })).toBeVisible();
  await expect(dialog.getByText("kule", { exact: true })).toBeVisible();
  await giveFiles(page, "paste", [png("pano.png", "#a86a00")]);
  await expect(dialog.getByText("pano", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "pano" })).toBeChecked();

  await giveFiles(page, "drop", [{ name: "not.txt", type: "text/plain", colour: "#000000" }]);
  await expect(page.getByText("not.txt: yalnızca JPG, PNG ve GIF yüklenebilir.")).toBeVisible();

  await dialog.getByRole("radio", { name: "pano" }).focus();
  await page.keyboard.press("Delete");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("“pano”");
  await question.getByRole("button", { name: "Sil" }).click();
  await expect(dialog.getByText("pano", { exact: true })).toBeHidden();

  await dialog.getByRole("radio", { name: "kule" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("img", { name: "Seçilen resim: kule" })).toBeVisible();
});

test("[R7.3] an upload shows how far it is, can be cancelled, and a large file never travels", async ({ page }) => {
  await openCreate(page);
  const dialog = await openPicker(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/upload") sent.push(request.method());
  });
  const large = { name: "dev.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await dialog.locator("input[type=file]").setInputFiles(large);
  await expect(page.getByText("dev.png: dosya 10MB sınırını aşıyor.")).toBeVisible();
  expect(sent).toEqual([]);

  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200 * 1024 };
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", slow);
  const noise = Buffer.alloc(4 * 1024 * 1024, 7);
  await dialog.locator("input[type=file]").setInputFiles({ name: "yavaş.png", mimeType: "image/png", buffer: noise });
  await expect
    .poll(async () => Number(await dialog.getByRole("progressbar").getAttribute("aria-valuenow")))
    .toBeGreaterThan(2);
  await dialog.getByRole("button", { name: "yavaş.png yüklemesini iptal et" }).click();
  await expect(dialog.getByRole("progressbar")).toHaveCount(0);
  await network.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
  expect(sent).toEqual(["POST"]);

  const broken = { name: "bozuk.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };
  await dialog.locator("input[type=file]").setInputFiles(broken);
  await expect(dialog.getByRole("button", { name: "bozuk.png satırını kaldır" })).toBeVisible();
});

test("[R7.3] a library that cannot be loaded says so and can be asked again", async ({ page }) => {
  await page.route("**/images", (route) => route.fulfill({ status: 500, json: {} }));
  await openCreate(page);
  await page.getByRole("button", { name: "Resim seç" }).click();
  await expect(page.getByText("Resimler yüklenirken hata oluştu")).toBeVisible({ timeout: 20_000 });

  await page.unroute("**/images");
  await page.getByRole("dialog").getByRole("button", { name: "Try Again" }).click();

  await expect(page.getByRole("dialog").getByText("Deniz", { exact: true })).toBeVisible();
});

test("[R7.1] [R7.8] [R7.11] instant says that no channel is connected; generate makes a film from a picture", async ({
  page,
}) => {
  await openCreate(page);
  await expect(page.getByText(/Bağlı kanalınız yok/)).toBeVisible();
  await promptOf(page).fill("Kırmızı bir uçurtma");
  const dialog = await openPicker(page);
  await dialog.getByText("Orman", { exact: true }).dblclick();
  await chooseSmallFilm(page);
  await submitOf(page).click();
  await expect(page.getByText("Video oluşturma ve yükleme başladı.")).toBeVisible();

  await choose(page, "Yalnızca oluştur");
  await expect(page.getByText(/Bağlı kanalınız yok/)).toBeHidden();
  await promptOf(page).fill("Sessiz bir orman");
  await (await openPicker(page)).getByText("Deniz", { exact: true }).dblclick();
  await chooseSmallFilm(page);
  await submitOf(page).click();

  await expect(page.getByText("Video oluşturma başladı.", { exact: true })).toBeVisible();
  await expect(page.getByText("Completed")).toHaveCount(2, { timeout: 80_000 });
});

test("[R7.4] [R7.6] [R7.8] [R11.12] a scheduled video: the picture is asked about, and a lost second call is repeated alone", async ({
  page,
}) => {
  await openCreate(page);
  await choose(page, "Zamanla");
  await promptOf(page).fill("Her sabah bir gün batımı");
  await page.getByRole("textbox", { name: "Anahtar kelimeler" }).fill("sabah");
  await page.getByRole("button", { name: "Yarın 09:00" }).click();
  await page.getByRole("checkbox", { name: "Tekrarla" }).check();
  await page.getByLabel("Sıklık").selectOption("weekly");
  await expect(page.locator("#create-when").getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText(/Europe\/Istanbul \(GMT\+3\)/)).toBeVisible();
  const created: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/video/create")) created.push(request.headers()["idempotency-key"] ?? "");
  });
  await page.route("**/schedule", (route) => route.abort());

  await submitOf(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resimsiz devam et" }).click();
  await expect(page.getByRole("button", { name: "Zamanı yeniden ayarla" })).toBeVisible();
  await page.unroute("**/schedule");
  await page.getByRole("button", { name: "Zamanı yeniden ayarla" }).click();

  await expect(page.getByText(/09:00 için zamanlandı ve tekrarlanacak\.$/)).toBeVisible();
  await expect(page.getByText(/09:00 tarihinde yapılacak/)).toBeVisible();
  expect(created).toHaveLength(1);
  expect(created[0]).not.toBe("");
});

test("[R7.1] [R7.11] with a key the vendor runs: said before, offered only what it can do, and made by it", async ({
  page,
}) => {
  const signed = await openCreate(page);
  await saveKey(page, signed, "sandbox-freepik-key");
  await page.goto("/dashboard/create?scenario=text2video");
  await expect(page.getByText(/ücreti Freepik hesabınızdan düşer/)).toBeVisible();
  await expect(page.getByLabel("Müzik")).toHaveCount(0);
  await expect(page.getByLabel("Süre").getByRole("option")).toHaveText(["5 saniye", "10 saniye"]);
  await page.getByLabel("Süre").selectOption("5");
  await promptOf(page).fill("Kırmızı bir uçurtma");
  await submitOf(page).click();

  await expect(page.getByText("Metinden video oluşturma başladı.")).toBeVisible();
  await expect(page.getByText("Completed")).toBeVisible({ timeout: 60_000 });
});

test("[R7.11] an account without credit ends in plain words, not in silence", async ({ page }) => {
  const signed = await openCreate(page);
  await saveKey(page, signed, "sandbox-freepik-key");
  await page.goto("/dashboard/create?scenario=text2video");
  await expect(page.getByText(/ücreti Freepik hesabınızdan düşer/)).toBeVisible();
  await promptOf(page).fill("[no-credit] Kırmızı bir uçurtma");
  await submitOf(page).click();

  const made = page.getByRole("heading", { name: "Az önce istedikleriniz" }).locator("..");
  await expect(made.getByText("Failed", { exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(made.locator(".text-danger").last()).not.toBeEmpty();
});
