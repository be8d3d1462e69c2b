import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import { signedIn, type Api } from "./support/api.ts";
import { answerConsent, connectByHand } from "./support/channel.ts";
import { choose, chooseSmallFilm, pressCreate, promptOf } from "./support/create.ts";
import { patiently } from "./support/patience.ts";
import type { Product } from "./support/product.ts";
import { test as base } from "./support/test.ts";

/** Its clock is ahead by what this file says, from its next start on. */
const test = base.extend<object, { clock: string }>({
  clock: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from here.
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "sahne-clock-"));
      const clock = join(folder, "ahead");
      await writeFile(clock, "0");
      await provide(clock);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ clock }, provide) => {
      const preload = new URL("support/clock.mjs", import.meta.url).href;
      await provide({ NODE_OPTIONS: `--import=${preload}?file=${encodeURIComponent(clock)}` });
    },
    { scope: "worker" },
  ],
});

const DAY_MS = 86_400_000;
const SMALL = { durationSeconds: 5, resolution: "480p" };
const main = (page: Page) => page.getByRole("main");
const line = (page: Page) => page.locator("#create-submit-publication");

type Made = { _id: string; videoName: string; upload: { actualPrivacyStatus: string | null } | null };

async function made(api: Api, promptText: string): Promise<string> {
  const body = { scenario: "text2video", promptText, options: SMALL };
  return ((await api.call("POST", "/video/create", body)) as { video: Made }).video._id;
}

type Sent = { title: string; privacyStatus: string };

/** As the channel was asked for it. */
async function sentTo(page: Page, { sandboxUrl }: Product): Promise<string[]> {
  const ledger = await page.request.get(`${sandboxUrl}/_sandbox/ledger`);
  const { uploads } = (await ledger.json()) as { uploads: Sent[] };
  return uploads.map(({ title, privacyStatus }) => `${title}: ${privacyStatus}`).toSorted();
}

async function films(api: Api): Promise<Made[]> {
  return ((await api.call("GET", `/api/users/${api.userId}/videos`)) as { videos: Made[] }).videos;
}

async function privacyOf(api: Api, name: string): Promise<string | null | undefined> {
  return (await films(api)).find(({ videoName }) => videoName === name)?.upload?.actualPrivacyStatus;
}

test(
  "[R18.1] [R18.2] [R18.4] nothing becomes public without the word having stood on the form: every way is walked",
  { tag: "@long" },
  async ({ page, product, clock }) => {
    page.setDefaultTimeout(40_000);
    const api = await signedIn(page, product.url);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    const byHand = await made(api, "Elden");
    const queued = await made(api, "Kuyruktan");
    const fromTable = await made(api, "Tablodan");
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
    const asked = { scenario: "scheduled", promptText: "Onay bekleyen", keywords: "onay", options: SMALL };
    const { video } = (await api.call("POST", "/video/create", asked)) as { video: { _id: string } };
    const soon = new Date(Date.now() + 2_000).toISOString();
    await api.call("POST", `/api/videos/${video._id}/schedule`, { scheduledAt: soon });
    await page.goto("/dashboard/videos");
    const words = "Will be published as public: “Onay bekleyen”";
    await expect(main(page).getByText(words)).toBeVisible(patiently);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await privacyOf(api, "Onay bekleyen")).toBeNull();
    await main(page).getByRole("button", { name: "Publish", exact: true }).click();
    await expect.poll(() => privacyOf(api, "Onay bekleyen"), patiently).toBe("public");

    // The upload dialog: at once, and at the next free posting time.
    const dialog = page.getByRole("dialog");
    const isPublic = dialog.getByRole("radio", { name: /^Public/ });
    await page.goto(`/dashboard/videos?publish=${byHand}`);
    await expect(isPublic).toBeChecked();
    await dialog.getByRole("button", { name: "Upload to YouTube" }).click();
    await expect(dialog).toHaveCount(0);
    const { channel } = (await api.call("GET", "/api/youtube/token/check")) as { channel: { id: string } };
    const times = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: "08:00" }));
    await api.call("PUT", `/api/users/${api.userId}/posting-times/${channel.id}`, {
      times,
      timeZone: "Europe/Istanbul",
    });
    await page.goto(`/dashboard/videos?publish=${queued}`);
    await dialog.getByText("At the next free posting time").click();
    await expect(isPublic).toBeChecked();
    await dialog.getByRole("button", { name: "Schedule the Upload" }).click();
    await expect(main(page).getByText(/^Goes out on .*: public$/)).toBeVisible();

    // A plan from an hour of the calendar.
    const tomorrow = new Date(Date.now() + DAY_MS)
      .toLocaleString("sv-SE", { timeZone: "Europe/Istanbul" })
      .slice(0, 10);
    await page.goto(`/dashboard/schedule?view=week&day=${tomorrow}`);
    await page.locator(`[data-slot="${tomorrow}T9"]`).click();
    await dialog.getByRole("link", { name: "Schedule a new video" }).click();
    await promptOf(page).fill("Takvimden");
    await page.getByLabel("Anahtar kelimeler").fill("takvim");
    await chooseSmallFilm(page);
    await page.getByRole("checkbox", { name: /^Yayınlamadan önce bana sor/ }).uncheck();
    await expect(line(page)).toContainText("Herkese açık");
    await expect(line(page)).toContainText("“Takvimden”");
    await page.getByRole("button", { name: "Zamanla", exact: true }).click();
    // Its hour is a call of its own, after the one that makes it.
    const planned = page.waitForResponse((response) => response.url().endsWith("/schedule"));
    await pressCreate(page, "Görsel olmadan devam et");
    expect((await planned).ok()).toBe(true);

    // A table: each row says it, and so does the line about all of them.
    await page.goto("/dashboard/schedule");
    await page.getByRole("button", { name: "Plan from a CSV" }).click();
    const rows = [`${fromTable},,Tablodan,public`, `,Tablo planı,Tablo planı,public`, `,Gizli plan,Gizli plan,private`];
    const table = rows.map((row) => `${row},${tomorrow},08:30,default,no,5,480p`).join("\n");
    const head = "video,text,title,privacy,date,time,channel,asks,seconds,resolution";
    await dialog.getByLabel("Or paste the table here").fill(`${head}\n${table}`);
    await dialog.getByRole("button", { name: "Check" }).click();
    await expect(dialog.getByText("2 of them go out as public.")).toBeVisible();
    for (const [title, privacy] of [
      ["Tablodan", "Public"],
      ["Tablo planı", "Public"],
      ["Gizli plan", "Private"],
    ] as const) {
      await expect(dialog.getByRole("row").filter({ hasText: title })).toContainText(`Deneme Kanalı · ${privacy}`);
    }
    await dialog.getByRole("button", { name: "Plan 3 rows" }).click();
    await expect(dialog).toHaveCount(0);

    // Their hours come; what the channel was asked for as public is what stood there as public, and nothing else.
    const ahead = Date.parse(`${tomorrow}T09:10:00+03:00`) - Date.now();
    await product.kill();
    await writeFile(clock, String(ahead));
    await product.restart();
    const open = ["Açık deniz", "Elden", "Kuyruktan", "Onay bekleyen", "Tablo planı", "Tablodan", "Takvimden"];
    const closed = ["Gizli plan", "Yalnız çağrı"];
    const wanted = [...open.map((title) => `${title}: public`), ...closed.map((title) => `${title}: private`)];
    await expect.poll(() => sentTo(page, product), patiently).toEqual(wanted.toSorted());
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
