import { expect } from "@playwright/test";
import { writeWav } from "@sahne/engine/tools/known-speech";
import { choose, chooseSmallFilm, openCreate, openMore, pressCreate, promptOf, scenario } from "./support/create.ts";
import { playMedia } from "./support/film.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const SAMPLE_RATE = 8_000;

/** Seven seconds with a stroke twice a second. */
function song(): Buffer {
  const samples = Float32Array.from({ length: 7 * SAMPLE_RATE }, (_, index) => {
    const time = index / SAMPLE_RATE;
    return 0.5 * Math.sin(2 * Math.PI * 440 * time) * Math.exp(-8 * (time % 0.5));
  });
  return writeWav(samples, SAMPLE_RATE);
}

test(
  "[R17.9] music of one's own is taken with the word that one may use it, heard, used in a video and deleted",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    await openCreate(page, "?scenario=text2video");
    if (!(await scenario(page, "Metinden").isChecked())) await choose(page, "Metinden");
    await page.locator("label", { hasText: "Sahne" }).first().click();
    await promptOf(page).fill("Fener döner. Gemi geçer.");
    await openMore(page);
    await page.getByRole("button", { name: "Kendi müziğini ekle" }).click();
    const dialog = page.getByRole("dialog", { name: "Kendi müziğiniz" });
    await expect(dialog.getByText("Henüz müzik eklemediniz.")).toBeVisible();
    const pick = dialog.locator("button", { hasText: "Müzik dosyası seç" });
    await expect(pick).toBeDisabled();
    await dialog.getByRole("checkbox").check();
    await expect(pick).toBeEnabled();

    const file = dialog.locator("input[type=file]");
    await file.setInputFiles({ name: "zip.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("PK\u0003\u0004 zip") });
    await expect(dialog.getByRole("alert").first()).toContainText("okunabilir bir ses değil");
    await file.setInputFiles({ name: "Deniz şarkısı.wav", mimeType: "audio/wav", buffer: song() });
    await expect(dialog.getByRole("button", { name: "Seçili" })).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    const sound = dialog.locator("audio");
    await playMedia(sound);
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(7, 0);
    await dialog.getByRole("button", { name: "Kapat" }).click();
    await expect(page.getByLabel("Müzik", { exact: true })).toHaveValue(/^own:/);

    await chooseSmallFilm(page);
    await pressCreate(page, "Oluştur");
    await page.goto("/dashboard/videos");
    await page.getByRole("main").getByRole("button", { name: "Upload to YouTube" }).waitFor(patiently);

    await page.goto("/dashboard/create?scenario=text2video");
    await openMore(page);
    await page.getByRole("button", { name: "Kendi müziğini ekle" }).click();
    await dialog.getByRole("button", { name: "Deniz şarkısı müziğini sil" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Sil$|^Delete$/ })
      .click();
    await expect(dialog.getByText("Henüz müzik eklemediniz.")).toBeVisible();
    // The refused archive is told by the browser too.
    expect(trouble().filter((line) => !line.includes("name=zip.mp3"))).toEqual([]);
  },
);
