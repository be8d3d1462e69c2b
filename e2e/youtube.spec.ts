import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { signedIn } from "./support/api.ts";
import { connectByHand } from "./support/channel.ts";
import { chooseSmallFilm, pressCreate } from "./support/create.ts";
import { playMedia } from "./support/film.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const UPLOAD = "Manage your YouTube videos";
const ANALYTICS = "YouTube Analytics reports";

const main = (page: Page) => page.getByRole("main");
const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem("authToken"));

test(
  "[R8.1] [R8.4] the channel's page shows the channel, its rights and its health, and lets it go",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    await signedIn(page, product.url);
    await connectByHand(page, { account: "Kuzey", without: [UPLOAD, ANALYTICS] });
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/youtube");

    await expect(main(page).getByRole("heading", { name: "Kuzey Stüdyo" })).toBeVisible();
    await expect(main(page).getByText("@kuzeystudyo")).toBeVisible();
    await expect(main(page).getByText("52.300 abone")).toBeVisible();
    const picture = main(page).locator("img").first();
    await expect(picture).toHaveAttribute("src", /^\/media\//);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(40);
    await expect(main(page).getByText("Verilmedi: videolar kanala yüklenemez.")).toBeVisible();
    await expect(main(page).getByText("Verilmedi: grafikler gösterilemez, yükleme çalışır.")).toBeVisible();
    await expect(main(page).getByText(/yükleme hakkınız kaldı/)).toBeVisible();
    await expect(main(page).getByText(/(10|11):00 \(Europe\/Istanbul\) itibarıyla yenilenir/)).toBeVisible();
    await expect(main(page).getByText(/İstatistik izni verilmediği için/)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await connectByHand(page, { account: "Kuzey" });
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/youtube");
    await expect(main(page).getByText("Videolarınız kanalınıza yüklenir.")).toBeVisible();
    await expect(main(page).getByRole("slider", { name: /^Görüntülenme, / })).toBeVisible(patiently);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await main(page).getByRole("button", { name: "Bağlantıyı kes" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Bağlantıyı kes" }).click();
    await expect(main(page).getByText("Bağlı bir YouTube kanalınız yok.")).toBeVisible();
    expect(trouble()).toEqual([]);
  },
);

test(
  "[R6.3] [R11.13] [R12.5] a film is published with every choice of the dialog, and can be watched on the channel",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await api.call("POST", "/video/create", {
      scenario: "text2video",
      promptText: "Deniz feneri",
      options: { durationSeconds: 5, resolution: "480p" },
    });
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/videos");
    await main(page).getByRole("button", { name: "Upload to YouTube" }).click(patiently);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Channel: Deneme Kanalı")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: /^Public/ })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: "Disclose AI-generated content" })).toBeChecked();
    await dialog.getByRole("textbox", { name: "Title" }).fill("");
    await expect(dialog.getByRole("button", { name: "Upload to YouTube" })).toBeDisabled();
    await dialog.getByRole("textbox", { name: "Title" }).fill("Gece feneri");
    await dialog.getByRole("textbox", { name: "Description" }).fill("Işık söner, ğ ve ş kalır.");
    await dialog.getByRole("textbox", { name: "Tags" }).fill("deniz feneri,gece,");
    await dialog.getByText("Unlisted", { exact: true }).click();
    await dialog.getByText("Made for kids").click();
    await dialog.getByText("More options").click();
    await dialog.getByRole("combobox", { name: "Category" }).selectOption("27");
    await dialog.getByRole("combobox", { name: "Language of the video" }).selectOption("tr");
    await dialog.getByText("Notify subscribers").click();
    await dialog.getByText("A frame of the video").click();
    await dialog.getByRole("slider").fill("1.5");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    const words = "The upload has started. We will tell you when it is done.";
    // Looked for by the page itself: it stands for three seconds only.
    const wasTold = page.waitForFunction((text) => document.body.innerText.includes(text), words);
    await dialog.getByRole("button", { name: "Upload to YouTube" }).click();

    await expect(dialog).toBeHidden();
    await wasTold;
    await expect(page.getByText(words)).toBeHidden();
    const link = main(page).getByRole("link", { name: /^Watch on YouTube/ });
    await expect(link).toBeVisible(patiently);
    await expect(main(page).getByText("On YouTube", { exact: true })).toBeVisible(patiently);
    expect(trouble()).toEqual([]);

    await page.goto((await link.getAttribute("href")) ?? "");
    await expect(page.getByRole("heading", { name: "Gece feneri" })).toBeVisible();
    await expect(page.getByText("#deniz feneri")).toBeVisible();
    for (const mark of [/unlisted/, /synthetic/, /made for kids/]) await expect(page.getByText(mark)).toBeVisible();
    await page.getByRole("link", { name: "Deneme Kanalı" }).click();
    const film = page.locator("video").first();
    await expect(film).toHaveAttribute("poster", /picture\/video/);
    await playMedia(film);
  },
);

test(
  "[R7.11] [R6.3] the publish profile of the settings is what an instant video is published with",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await connectByHand(page, { account: "Can" });
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/settings#publishing");
    const section = page.locator("#publishing");
    await section.getByText("Private", { exact: true }).click();
    await section.getByRole("textbox", { name: "Tags added to every video" }).fill("sahne,");
    await section.getByRole("textbox", { name: "At the end of every description" }).fill("Sahne ile yapıldı.");
    await section.getByRole("button", { name: "Save the publishing defaults" }).click();
    await expect(page.getByText("The publishing defaults are saved.")).toBeVisible();
    expect((await new AxeBuilder({ page }).include("#publishing").analyze()).violations).toEqual([]);

    await page.goto("/dashboard/create");
    await page.getByRole("textbox", { name: "Prompt metni" }).fill("Kış masalı");
    await page.getByRole("button", { name: "Görsel seç" }).click();
    await page.getByRole("dialog", { name: "Görsel seçin" }).getByText("Orman", { exact: true }).dblclick();
    await chooseSmallFilm(page);
    await pressCreate(page, "Oluştur ve Yükle");

    await page.goto("/dashboard/videos");
    await expect(main(page).getByRole("link", { name: /^Watch on YouTube/ })).toBeVisible(patiently);
    const { videos } = (await api.call("GET", `/api/users/${api.userId}/videos`)) as { videos: { _id: string }[] };
    const { upload } = (await api.call("GET", `/api/videos/${videos[0]?._id}/upload`)) as { upload: object };
    expect(upload).toMatchObject({
      privacyStatus: "private",
      tags: ["sahne"],
      description: expect.stringContaining("Sahne ile yapıldı."),
    });
  },
);

test(
  "[R10.5] [R8.1] a withdrawn grant makes the upload wait and nobody is signed out; a reconnect sends it",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    const body = {
      scenario: "text2video",
      promptText: "Yarım kalan yol",
      options: { durationSeconds: 5, resolution: "480p" },
    };
    await api.call("POST", "/video/create", body);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/videos");
    await expect(main(page).getByRole("button", { name: "Upload to YouTube" })).toBeVisible(patiently);
    // Forgets every grant it ever gave, as somebody does who withdraws the permission at Google.
    await page.request.post(`${product.sandboxUrl}/_sandbox/reset`);

    await main(page).getByRole("button", { name: "Upload to YouTube" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Upload to YouTube" }).click();

    await expect(main(page).getByText("The upload is waiting")).toBeVisible(patiently);
    await main(page).getByRole("link", { name: "Connect the channel" }).click();
    await expect(main(page).getByText("Yeniden bağlanmalı")).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "Deneme Kanalı" })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await sessionOf(page)).not.toBeNull();
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/videos");
    await expect(main(page).getByRole("link", { name: /^Watch on YouTube/ })).toBeVisible(patiently);
    const ledger = await (await page.request.get(`${product.sandboxUrl}/_sandbox/ledger`)).json();
    expect((ledger as { uploads: unknown[] }).uploads).toHaveLength(1);
  },
);

test(
  "an upload whose outcome is unknown is decided by its owner, and one locked as private is explained",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    const sandbox = (path: string, data: object) =>
      page.request.post(`${product.sandboxUrl}/_sandbox/${path}`, { data });
    for (const promptText of ["Kayıp film", "Kilitli film"]) {
      await api.call("POST", "/video/create", {
        scenario: "text2video",
        promptText,
        options: { durationSeconds: 5, resolution: "480p" },
      });
    }
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/videos");
    const uploads = main(page).getByRole("button", { name: "Upload to YouTube" });
    await expect(uploads).toHaveCount(2, patiently);
    await sandbox("faults", { name: "gone-after-final" });
    await uploads.last().click();
    await page.getByRole("dialog").getByRole("button", { name: "Upload to YouTube" }).click();
    await main(page).getByRole("button", { name: "Decide" }).click(patiently);
    const dialog = page.getByRole("dialog", { name: "Did the video reach your channel?" });
    await dialog.getByText("Kayıp film", { exact: true }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await dialog.getByRole("button", { name: "Yes, it is the one I chose" }).click();
    await expect(main(page).getByText("On YouTube", { exact: true })).toBeVisible(patiently);

    await sandbox("settings", { projectAudited: false });
    await uploads.click();
    await page.getByRole("dialog").getByRole("button", { name: "Upload to YouTube" }).click();
    await expect(main(page).getByText("Locked as private")).toBeVisible(patiently);
    await expect(main(page).getByText("You asked for Public; YouTube made it Private.")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await sandbox("settings", { projectAudited: true });
  },
);

test(
  "no token of Google's and no session address reaches the browser or the log",
  { tag: "@long" },
  async ({ page, product }) => {
    const seen: string[] = [];
    page.on("response", async (response) => {
      if (!response.url().startsWith(product.url)) return;
      const type = response.headers()["content-type"] ?? "";
      if (/json|text|event-stream/.test(type) && !/event-stream/.test(type)) {
        seen.push(response.url(), await response.text().catch(() => ""));
      }
    });
    const api = await signedIn(page, product.url);
    const body = { scenario: "text2video", promptText: "Sır", options: { durationSeconds: 5, resolution: "480p" } };
    await api.call("POST", "/video/create", body);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/videos");
    await main(page).getByRole("button", { name: "Upload to YouTube" }).click(patiently);
    await page.getByRole("dialog").getByRole("button", { name: "Upload to YouTube" }).click();
    await expect(main(page).getByText("On YouTube", { exact: true })).toBeVisible(patiently);
    await page.goto("/dashboard/youtube");
    await expect(main(page).getByRole("heading", { name: "Deneme Kanalı" })).toBeVisible();

    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    // The code of the redirect (`4/0A…`) passes through the browser by design, once; it must not be logged either.
    const secrets = /ya29\.|1\/\/sbx|upload_id=|(?<!0A)sbx-[\w-]{20,}|sandbox-secret/;
    expect(product.logs()).not.toMatch(/4(\/|%2F)0A/);
    expect(seen.length).toBeGreaterThan(20);
    for (const text of [...seen, stored, product.logs()]) expect(text).not.toMatch(secrets);
  },
);
