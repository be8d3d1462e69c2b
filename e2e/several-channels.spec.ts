import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { signedIn, type Api } from "./support/api.ts";
import { answerConsent, connectByHand } from "./support/channel.ts";
import { choose, promptOf } from "./support/create.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";

const SMALL = { durationSeconds: 5, resolution: "480p" };
const main = (page: Page) => page.getByRole("main");

type Shown = { status: string; uploads: { channelTitle: string | null; status: string; privacyStatus: string }[] };

async function finishedFilm(api: Api, prompt: string): Promise<() => Promise<Shown>> {
  const body = { scenario: "text2video", promptText: prompt, options: SMALL };
  const { video } = (await api.call("POST", "/video/create", body)) as { video: { _id: string } };
  const read = async () => ((await api.call("GET", `/api/videos/${video._id}`)) as { video: Shown }).video;
  await expect.poll(async () => (await read()).status, patiently).toBe("completed");
  return read;
}

const uploadsOf = async (read: () => Promise<Shown>) =>
  (await read()).uploads.map(({ channelTitle, status, privacyStatus }) => [channelTitle, status, privacyStatus]);

async function expectNoFault(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test(
  "[R18.3] two channels, each with its own profile: one film goes to both, and disconnecting one leaves the other",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/youtube");
    await main(page).getByRole("button", { name: "Kanal ekle" }).click();
    await answerConsent(page, { account: "Kuzey Stüdyo" });
    await page.waitForURL("**/dashboard");

    // A profile of its own.
    await page.goto("/dashboard/youtube");
    await main(page).getByRole("link", { name: "Kuzey Stüdyo" }).click();
    await expect(main(page).getByRole("heading", { name: "Kuzey Stüdyo" })).toBeVisible();
    await expectNoFault(page);
    await main(page).getByRole("link", { name: "Profili düzenle" }).click();
    const profile = main(page).locator("#publishing");
    await expect(profile.getByLabel("Channel")).toHaveValue(/3$/, patiently);
    await profile.getByLabel("Title template").fill("Marka: {title}");
    await profile.getByText("Only people with the link").click();
    await profile.getByRole("button", { name: "Save the publishing defaults" }).click();
    await expect(page.getByText("The publishing defaults are saved.").first()).toBeVisible();

    // The dialog follows the chosen channel; what was typed stays.
    const read = await finishedFilm(api, "Kuzey ışığı");
    await page.goto("/dashboard/videos");
    await main(page).getByRole("button", { name: "Upload to YouTube" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Title")).toHaveValue("Kuzey ışığı");
    await dialog.getByLabel("Channel").selectOption({ label: "Kuzey Stüdyo" });
    await expect(dialog.getByLabel("Title")).toHaveValue("Marka: Kuzey ışığı");
    await expect(dialog.getByRole("radio", { name: /Unlisted/ })).toBeChecked();
    await expectNoFault(page);
    await dialog.getByRole("button", { name: "Upload to YouTube" }).click();
    await expect(dialog).toHaveCount(0);
    await main(page)
      .getByRole("button", { name: /Kuzey ışığı/ })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Upload to Deneme Kanalı too" }).click();
    await expect(dialog.getByLabel("Title")).toHaveValue("Kuzey ışığı");
    await expect(dialog.getByLabel("Channel").getByRole("option", { name: /already there/ })).toBeDisabled();
    await dialog.getByRole("button", { name: "Upload to YouTube" }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => uploadsOf(read), patiently)
      .toEqual([
        ["Kuzey Stüdyo", "published", "unlisted"],
        ["Deneme Kanalı", "published", "public"],
      ]);
    await expect(main(page).getByText("Channel: Kuzey Stüdyo")).toBeVisible();
    await expect(main(page).getByText("Channel: Deneme Kanalı")).toBeVisible();

    // The form of a film that publishes itself names and chooses it too.
    await page.goto("/dashboard/create");
    await choose(page, "Zamanla");
    await promptOf(page).fill("Her sabah");
    await page.getByLabel("Anahtar kelimeler").fill("sabah");
    const line = page.locator("#create-submit-publication");
    await expect(line).toContainText("Deneme Kanalı kanalına gider: “Her sabah”");
    await page.locator("#create-publication").getByLabel("Channel").selectOption({ label: "Kuzey Stüdyo" });
    await expect(line).toContainText("Kuzey Stüdyo kanalına gider: “Marka: Her sabah”");

    // The default moves on, and one that is disconnected takes nothing along.
    await page.goto("/dashboard/youtube");
    await main(page).getByRole("link", { name: "Kuzey Stüdyo" }).click();
    await main(page).getByRole("button", { name: "Varsayılan yap" }).click();
    await expect(main(page).getByRole("link", { name: "Kuzey Stüdyo varsayılan" })).toBeVisible();
    await main(page).getByRole("button", { name: "Bağlantıyı kes" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Bağlantıyı kes" }).click();
    await expect(main(page).getByRole("heading", { name: "Deneme Kanalı" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: /Kuzey/ })).toHaveCount(0);
    const next = await finishedFilm(api, "Sonraki");
    const { uploads } = (await api.call("GET", `/api/users/${api.userId}/planned-uploads`)) as { uploads: unknown[] };
    expect(uploads).toEqual([]);
    await page.goto("/dashboard/videos");
    await main(page).getByRole("button", { name: "Upload to YouTube" }).click();
    await dialog.getByRole("button", { name: "Upload to YouTube" }).click();
    await expect.poll(() => uploadsOf(next), patiently).toEqual([["Deneme Kanalı", "published", "public"]]);
  },
);
