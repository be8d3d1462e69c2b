import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { saveKey, signedIn, type Api } from "./support/api.ts";
import { answerConsent, connectByHand } from "./support/channel.ts";
import { expectNoFault } from "./support/judge.ts";
import { patiently } from "./support/patience.ts";
import type { Product } from "./support/product.ts";
import { armFault } from "./support/sandbox.ts";
import { test } from "./support/test.ts";

const STORAGE_MB = 24;
const SMALL = { durationSeconds: 5, resolution: "480p" };

// A product of its own: its sandbox forgets grants and moves its clock, and there is little room.
test.use({ settings: { MAX_STORAGE_MB: String(STORAGE_MB) } });

const main = (page: Page) => page.getByRole("main");
const rows = (page: Page): Locator => page.getByRole("list", { name: "Sizi bekleyenler" }).getByRole("listitem");
const row = (page: Page, words: string | RegExp): Locator => rows(page).filter({ hasText: words });

/** The inbox, the overview and the place beside the bell say the same number, and as many rows are there. */
async function expectCount(page: Page, api: Api, count: number): Promise<void> {
  await expect(rows(page)).toHaveCount(count, patiently);
  if (count === 0) await expect(main(page).getByText("Sizi bekleyen bir şey yok")).toBeVisible();
  else await expect(main(page).getByText(`${count} iş sizi bekliyor`)).toBeVisible();
  expect(await api.call("GET", `/api/users/${api.userId}/overview`)).toMatchObject({ inbox: count });
  const beside = page.getByRole("banner").getByRole("link", { name: /Sizi bekleyen/ });
  if (count === 0) await expect(beside).toHaveCount(0);
  else await expect(beside).toHaveText(String(count));
}

async function make(api: Api, promptText: string, more: object = {}): Promise<string> {
  const body = { scenario: "text2video", serviceType: "sahne", promptText, options: SMALL, ...more };
  const { video } = (await api.call("POST", "/video/create", body)) as { video: { _id: string } };
  return video._id;
}

async function untilMade(api: Api, videoId: string): Promise<void> {
  const status = async () =>
    ((await api.call("GET", `/api/videos/${videoId}`)) as { video: { status: string } }).video.status;
  await expect.poll(status, patiently).toBe("completed");
}

const upload = (api: Api, videoId: string, title: string) =>
  api.call("POST", "/api/youtube/upload", { videoId, title, privacyStatus: "public" });

const sandbox = (page: Page, product: Product, path: string, data: object = {}) =>
  page.request.post(`${product.sandboxUrl}/_sandbox/${path}`, { data });

test(
  "[R20.1] what making videos leaves to its owner is solved in the inbox: a lost paid call, a failure, a plan without a time, one without topics",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await saveKey(api, "sandbox-inbox");
    const vendor = { serviceType: "freePick", options: { durationSeconds: 5 } };
    await armFault(product, { name: "drop-after-accept", text: "Kayıp istek" });
    await armFault(product, { name: "fail", text: "Olmayan video" });
    await make(api, "Kayıp istek", vendor);
    await make(api, "Olmayan video", vendor);
    const timeless = await make(api, "Zamansız", { scenario: "scheduled", keywords: "plan", autoUpload: false });
    const listed = await make(api, "{topic}", { scenario: "scheduled", keywords: "konu", autoUpload: false });
    const daily = {
      scheduledAt: new Date(Date.now() + 3_600_000).toISOString(),
      recurring: true,
      recurringType: "daily",
    };
    const { schedule } = (await api.call("POST", `/api/videos/${listed}/schedule`, daily)) as {
      schedule: { _id: string };
    };
    const series = { topics: ["Ahtapot"], whenDone: "ask" };
    await api.call("PATCH", `/api/schedules/${schedule._id}`, { videoName: "{topic}", series });
    await api.call("POST", `/api/schedules/${schedule._id}/run`);
    await page.goto("/dashboard/inbox");
    await expectCount(page, api, 4);
    await expectNoFault(page, "an inbox of four");

    await row(page, "Kayıp istek").getByRole("button", { name: "Look for it at Freepik (free)" }).click();
    await expectCount(page, api, 3);

    await row(page, "Olmayan video").getByRole("button").first().click();
    await expectCount(page, api, 2);

    await row(page, "Zamansız").getByRole("button", { name: "Zamanla" }).click();
    await expectCount(page, api, 1);
    const plans = (await api.call("GET", `/api/users/${api.userId}/schedules`)) as { schedules: { videoId: string }[] };
    expect(plans.schedules.map(({ videoId }) => videoId)).toContain(timeless);

    const ended = row(page, "konuları bitti");
    await ended.getByRole("textbox", { name: "Yeni konular" }).fill("Yunus\nFok");
    await ended.getByRole("button", { name: "Konuları ekle" }).click();
    await expectCount(page, api, 0);
    expect(await api.call("GET", `/api/schedules/${schedule._id}`)).toMatchObject({
      schedule: { isPaused: false, series: { topics: ["Ahtapot", "Yunus", "Fok"], next: 1 } },
    });
  },
);

test(
  "[R20.1] [R18.2] what publishing leaves to its owner is solved in the inbox: in doubt, locked as private, no room, waiting for approval",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    const [doubtful, locked, crowded] = [
      await make(api, "Şüpheli"),
      await make(api, "Kilitli"),
      await make(api, "Sığmayan"),
    ];
    for (const id of [doubtful, locked, crowded]) await untilMade(api, id);
    await armFault(product, { name: "gone-after-final", text: "Şüpheli" });
    await upload(api, doubtful, "Şüpheli");
    await page.goto("/dashboard/inbox");
    await expect(rows(page)).toHaveCount(1, patiently);
    await sandbox(page, product, "settings", { projectAudited: false });
    await upload(api, locked, "Kilitli");
    await expect(rows(page)).toHaveCount(2, patiently);
    await sandbox(page, product, "settings", { projectAudited: true });
    await api.call("PUT", `/api/users/${api.userId}/publish-profile`, { privacyStatus: "public", asksFirst: true });
    const asked = { scenario: "scheduled", keywords: "onay", autoUpload: true };
    const waiting = await make(api, "Onaylanacak", asked);
    const soon = new Date(Date.now() + 2_000).toISOString();
    await api.call("POST", `/api/videos/${waiting}/schedule`, { scheduledAt: soon });
    await expectCount(page, api, 3);
    await expectNoFault(page, "an inbox of publications");

    await row(page, "Şüpheli").getByRole("button", { name: "Decide" }).click();
    const dialog = page.getByRole("dialog", { name: "Did the video reach your channel?" });
    await dialog.getByText("Şüpheli", { exact: true }).click();
    await dialog.getByRole("button", { name: "Yes, it is the one I chose" }).click();
    await expectCount(page, api, 2);

    await row(page, "Kilitli").getByRole("button", { name: "Leave It Private" }).click();
    await expectCount(page, api, 1);

    await row(page, "Onaylanacak").getByRole("button", { name: "Publish", exact: true }).click();
    await expectCount(page, api, 0);

    // Last: from then on everything else for this channel would wait with it.
    await armFault(product, { name: "upload-limit", text: "Sığmayan" });
    await upload(api, crowded, "Sığmayan");
    await expectCount(page, api, 1);
    await row(page, "Sığmayan")
      .getByRole("button", { name: /^Cancel/ })
      .click();
    await expectCount(page, api, 0);
  },
);

test(
  "[R20.1] a grant that ends, one that is withdrawn and storage that is nearly full stand in the inbox until they are seen to",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await sandbox(page, product, "settings", { consentScreenInTesting: true });
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await sandbox(page, product, "settings", { consentScreenInTesting: false });
    await page.goto("/dashboard/inbox");
    await expectCount(page, api, 1);
    await expect(row(page, /Deneme Kanalı izni .* sona erer/)).toBeVisible();
    await row(page, "Deneme Kanalı").getByRole("button", { name: "Yeniden bağlan" }).click();
    await answerConsent(page);
    await page.waitForURL("**/dashboard/inbox");
    await expectCount(page, api, 0);

    // Withdrawn at Google: told by the first call that is refused.
    const film = await make(api, "Bekleyen");
    await untilMade(api, film);
    await sandbox(page, product, "reset");
    await upload(api, film, "Bekleyen");
    await expectCount(page, api, 1);
    await row(page, "artık bize açık değil").getByRole("button", { name: "Yeniden bağlan" }).click();
    await answerConsent(page);
    await page.waitForURL("**/dashboard/inbox");
    await expectCount(page, api, 0);

    const folder = await mkdtemp(join(tmpdir(), "sahne-inbox-"));
    try {
      const clip = await readFile(new URL("../apps/sandbox/clips/landscape.mp4", import.meta.url));
      const box = Buffer.alloc((STORAGE_MB - 2) * 1024 * 1024 - clip.length);
      box.writeUInt32BE(box.length, 0);
      box.write("free", 4, "latin1");
      await writeFile(join(folder, "Büyük.mp4"), Buffer.concat([clip, box]));
      await page.goto("/dashboard/videos?add=1");
      await page.getByLabel("Choose files").setInputFiles(join(folder, "Büyük.mp4"));
      await expect(page.getByRole("dialog").getByRole("link", { name: "Open the video" })).toBeVisible(patiently);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    await page.goto("/dashboard/inbox");
    await expectCount(page, api, 1);
    await expectNoFault(page, "an inbox that tells of storage");
    await row(page, /Depolama alanınızın %9\d/)
      .getByRole("button", { name: /En eski 1 videoyu sil/ })
      .click();
    const sure = page.getByRole("alertdialog");
    await expect(sure.getByText("Büyük")).toBeVisible();
    await sure.getByRole("button", { name: "1 videoyu sil" }).click();
    await expectCount(page, api, 0);
  },
);
