import { expect, type Page } from "@playwright/test";
import { signedIn } from "./support/api.ts";
import { playFirstFilm } from "./support/film.ts";
import { startLocalWriter } from "./support/local-writer.ts";
import { patiently } from "./support/patience.ts";
import { openDraft, saved, scenes } from "./support/storyboard.ts";
import { test as base } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

// A product whose operator has named a server of their own.
const test = base.extend({
  settings: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const writer = await startLocalWriter();
      await provide({ LOCAL_WRITER_URL: writer.url, LOCAL_WRITER_MODELS: "llama" });
      writer.close();
      expect(writer.keysSeen).toEqual([]);
    },
    { scope: "worker" },
  ],
});

async function askFor(page: Page, topic: string): Promise<void> {
  await page.getByRole("button", { name: "Yapay zekâya yazdır" }).click();
  const dialog = page.getByRole("dialog", { name: "Yapay zekâya yazdır" });
  await expect(dialog.getByLabel("Yazan").locator("option")).toHaveText([/llama/]);
  await dialog.getByLabel("Konu").fill(topic);
  await dialog.getByRole("button", { name: "Yazdır", exact: true }).click();
}

test(
  "[R17.7] without any key a server of the operator's writes, and the film of it is made and plays",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await openDraft(page, api);
    await askFor(page, "Deniz fenerleri");
    await expect(page.getByText("Sahneler yazıldı.")).toBeVisible(patiently);
    await page.getByRole("button", { name: "Böyle kalsın" }).click();
    await expect(scenes(page).filter({ hasText: "Kaptan haritaya bakar" })).toHaveCount(1);
    await expect(page.getByText(/\[Görsel/)).toHaveCount(0);
    await page.getByLabel("Seslendirme").selectOption("robot");
    await saved(page);

    const sent = page.waitForResponse((response) => response.url().endsWith("/video/create"));
    await page.getByRole("button", { name: "Videoyu yap" }).click();
    const reply = await sent;
    const { film } = reply.request().postDataJSON() as { film: { scenes: { shown?: string; things: object[] }[] } };
    expect(film.scenes.map(({ shown }) => shown ?? "").filter(Boolean)).toEqual(["deniz feneri", "gemi", "harita"]);
    expect(film.scenes[0]?.things).toMatchObject([{ slug: "lighthouse" }]);
    const { video } = (await reply.json()) as { video: { _id: string } };
    const status = async () =>
      ((await api.call("GET", `/api/videos/${video._id}`)) as { video: { status: string } }).video.status;
    await expect.poll(status, patiently).toBe("completed");
    await page.goto("/dashboard/videos");
    await playFirstFilm(page);
    expect(trouble()).toEqual([]);
  },
);

test(
  "[R17.7] whoever stops a text in the middle keeps what came, and one step back is what stood there before",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await openDraft(page, api, "Kediler gün boyu uyur. Sonra süt içer.");
    const before = await scenes(page).count();
    await askFor(page, "yavaş bir metin");
    const came = scenes(page).filter({ hasText: "Gemiler uzaktan ışığı görür" });
    await expect(came).toHaveCount(1, patiently);
    await expect(page.getByText("Yazılıyor…")).toBeVisible();

    await page.getByRole("button", { name: "Durdur", exact: true }).click();
    await expect(page.getByText(/^Durduruldu\. Gelen metin duruyor/)).toBeVisible();
    await expect(came).toHaveCount(1);
    await expect(scenes(page).filter({ hasText: "Kediler gün boyu uyur" })).toHaveCount(0);
    await saved(page);

    // All of it was one step.
    await page.getByRole("button", { name: /^Geri al/ }).click();
    await expect(came).toHaveCount(0);
    await expect(scenes(page)).toHaveCount(before);
    await expect(scenes(page).filter({ hasText: "Kediler gün boyu uyur" })).toHaveCount(1);
    await page.getByRole("button", { name: /^Yinele/ }).click();
    await expect(came).toHaveCount(1);
    // The way back of the notice leads there too, and what stood there is a version besides.
    await page.getByRole("button", { name: "Önceki sahnelere dön" }).click();
    await expect(scenes(page).filter({ hasText: "Kediler gün boyu uyur" })).toHaveCount(1);
    await page.getByRole("button", { name: "Sürümler" }).click();
    await expect(page.getByRole("menuitem", { name: /^1\. sürüm/ })).toBeVisible();
    expect(trouble()).toEqual([]);
  },
);
