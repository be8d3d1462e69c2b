import { expect, type Page } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import { signedIn, type Api } from "./support/api.ts";
import { answerConsent, connectByHand } from "./support/channel.ts";
import { choose, chooseSmallFilm, pressCreate, promptOf } from "./support/create.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";

const DAY_MS = 86_400_000;
const SMALL = { durationSeconds: 5, resolution: "480p" };
const main = (page: Page) => page.getByRole("main");
const line = (page: Page) => page.locator("#create-submit-publication");

type Made = { _id: string; videoName: string; upload: { actualPrivacyStatus: string | null } | null };

async function films(api: Api): Promise<Made[]> {
  return ((await api.call("GET", `/api/users/${api.userId}/videos`)) as { videos: Made[] }).videos;
}

async function privacyOf(api: Api, name: string): Promise<string | null | undefined> {
  return (await films(api)).find(({ videoName }) => videoName === name)?.upload?.actualPrivacyStatus;
}

test(
  "[R18.1] [R18.2] [R18.4] nothing becomes public without the word having stood on the form: every way is walked",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    const images = (await api.call("GET", `/api/users/${api.userId}/images`)) as { images: { _id: string }[] };

    // A bare call of the API: no form, no profile, so nobody has read the word.
    const body = { scenario: "instant", promptText: "Yalnız çağrı", imageId: images.images[0]?._id, options: SMALL };
    await api.call("POST", "/video/create", body);
    await expect.poll(() => privacyOf(api, "Yalnız çağrı"), patiently).toBe("private");

    // Create and upload: at the button.
    await page.goto("/dashboard/create");
    await promptOf(page).fill("Açık deniz");
    await page.getByRole("button", { name: "Görsel seç" }).click();
    await page.getByRole("dialog", { name: "Görsel seçin" }).getByText("Orman", { exact: true }).dblclick();
    await chooseSmallFilm(page);
    await expect(line(page)).toHaveText("Herkese açık, biter bitmez Deneme Kanalı kanalına gider: “Açık deniz”");
    await pressCreate(page, "Oluştur ve Yükle");
    await expect.poll(() => privacyOf(api, "Açık deniz"), patiently).toBe("public");

    // A plan: at the button, and again before it goes, for plans ask.
    await page.goto("/dashboard/create");
    await choose(page, "Zamanla");
    await expect(line(page)).toHaveCount(0);
    await promptOf(page).fill("Her sabah");
    await page.getByLabel("Anahtar kelimeler").fill("sabah");
    await expect(line(page)).toContainText("Herkese açık, saatinde Deneme Kanalı kanalına gider");
    await expect(line(page)).toContainText("Önce onayınızı ister.");

    // A film that waits for approval.
    const saved = { privacyStatus: "public", asksFirst: true };
    await api.call("PUT", `/api/users/${api.userId}/publish-profile`, saved);
    const planned = { scenario: "scheduled", promptText: "Onay bekleyen", keywords: "onay", options: SMALL };
    const { video } = (await api.call("POST", "/video/create", planned)) as { video: { _id: string } };
    const soon = new Date(Date.now() + 2_000).toISOString();
    await api.call("POST", `/api/videos/${video._id}/schedule`, { scheduledAt: soon });
    await page.goto("/dashboard/videos");
    const words = "Will be published as public: “Onay bekleyen”";
    await expect(main(page).getByText(words)).toBeVisible(patiently);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await privacyOf(api, "Onay bekleyen")).toBeNull();
    await main(page).getByRole("button", { name: "Publish", exact: true }).click();
    await expect.poll(() => privacyOf(api, "Onay bekleyen"), patiently).toBe("public");
  },
);

test(
  "[R18.7] [R18.4] the dialog comes back from the consent with what was written; its hour is kept by the channel",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await api.call("POST", "/video/create", { scenario: "text2video", promptText: "Gece treni", options: SMALL });
    await page.goto("/dashboard/videos");
    await main(page).getByRole("button", { name: "Upload to YouTube" }).click(patiently);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Title").fill("Gece treni, birinci bölüm");
    await dialog.getByRole("button", { name: "Connect the channel" }).click();
    await answerConsent(page);

    await page.waitForURL("**/dashboard/videos?publish=*");
    await expect(dialog.getByLabel("Title")).toHaveValue("Gece treni, birinci bölüm");
    await expect(dialog.getByText("Channel: Deneme Kanalı")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: /^Public/ })).toBeChecked();
    await dialog.getByText("At an hour I choose").click();
    const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    await dialog.getByLabel("Day", { exact: true }).fill(dayAfter(3));
    await dialog.getByLabel("Hour", { exact: true }).fill("09:00");
    await expect(dialog.getByRole("radio", { name: /^YouTube/ })).toBeChecked();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await dialog.getByRole("button", { name: "Schedule the Upload" }).click();

    await expect(main(page).getByText(/^Goes out on .*: public$/)).toBeVisible(patiently);
    expect(await privacyOf(api, "Gece treni")).toBe("private");
    await page.goto("/dashboard/schedule?view=agenda");
    await main(page).getByText("Gece treni, birinci bölüm").click();
    await expect(dialog.getByText("saati YouTube tutuyor")).toBeVisible();

    // Moved from here: with the further right, and the word that stands on the button.
    await dialog.getByRole("link", { name: "Move" }).click();
    await dialog.getByRole("button", { name: "Grant the Right" }).click();
    await answerConsent(page);
    await page.waitForURL("**/dashboard/videos?change=*");
    await expect(dialog.getByRole("radio", { name: /^At its hour/ })).toBeChecked();
    await dialog.getByLabel("Day", { exact: true }).fill(dayAfter(5));
    await expect(dialog.getByText(/^Will change: publishing hour\. The video becomes public on/)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await dialog.getByRole("button", { name: "Make Public at Its Hour" }).click();
    await expect(dialog).toHaveCount(0);
    const [film] = await films(api);
    const hour = async () => {
      const there = await api.call("GET", `/api/videos/${film?._id}/upload/on-channel`);
      return (there as { channel: { publishAt: string | null } }).channel.publishAt;
    };
    await expect.poll(hour, patiently).toBe(`${dayAfter(5)}T06:00:00.000Z`);

    // By the calendar too, now that it may; and it stays private when that is said.
    await page.goto(`/dashboard/schedule?view=agenda&day=${dayAfter(5)}`);
    await main(page).getByText("Gece treni, birinci bölüm").click();
    await dialog.getByRole("button", { name: "Move" }).click();
    await dialog
      .getByLabel("Saat", { exact: true })
      .or(dialog.getByLabel("Time", { exact: true }))
      .fill("10:00");
    await dialog.getByRole("button", { name: "Move" }).click();
    await expect.poll(hour, patiently).toBe(`${dayAfter(5)}T07:00:00.000Z`);
    await page.reload();
    await main(page).getByText("Gece treni, birinci bölüm").click();
    await dialog.getByRole("button", { name: /^(Gizli kalsın|Keep it private)$/ }).click();
    await expect.poll(hour, patiently).toBeNull();
    expect(await privacyOf(api, "Gece treni")).toBe("private");
  },
);
