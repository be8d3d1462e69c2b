import { expect } from "@playwright/test";
import { browser } from "./playwright.config.ts";
import { signedIn } from "./support/api.ts";
import { playMedia } from "./support/film.ts";
import { patiently } from "./support/patience.ts";
import { openDraft, saved } from "./support/storyboard.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

// A microphone that hears beeps, and a browser that lets us have it.
test.use({
  permissions: ["microphone"],
  launchOptions: {
    ...(browser !== undefined && { executablePath: browser }),
    args: [
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-gpu",
    ],
  },
});

test(
  "[R17.8] a scene is spoken into the microphone, heard, survives a reload and speaks the video",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await openDraft(page, api, "Fener döner. Gemi geçer. Sabah olur.");
    await page.getByRole("button", { name: "Sesimi kaydet" }).click();
    const stop = page.getByRole("button", { name: "Kaydı bitir" });
    await expect(page.getByText(/^Kaydediliyor: [2-9]/)).toBeVisible(patiently);
    await stop.click();
    await expect(page.getByRole("button", { name: "Yeniden kaydet" })).toBeVisible(patiently);
    await expect(page.getByLabel("Seslendirme")).toHaveValue("own");
    await saved(page);

    await page.reload();
    const heard = page.getByLabel("Sahnenin kaydı", { exact: true });
    await expect(heard).toBeVisible(patiently);
    await playMedia(heard);

    await page.getByRole("button", { name: "Videoyu yap" }).click();
    await expect(page).toHaveURL(/\/dashboard\/videos\?video=/);
    await expect(page.getByRole("dialog").getByText(/^(Kendi sesiniz|Your own voice)$/)).toBeVisible(patiently);
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("button", { name: "Upload to YouTube" }).waitFor(patiently);
    expect(trouble()).toEqual([]);
  },
);
