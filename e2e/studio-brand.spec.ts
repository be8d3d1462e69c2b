import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { signedIn } from "./support/api.ts";
import { patiently } from "./support/patience.ts";
import { openDraft, pictureOf, saved } from "./support/storyboard.ts";
import { test } from "./support/test.ts";
import { restOfColors } from "./support/theme.ts";

test("[R17.5] the brand kit is filled in, seen at once in the preview, and left out with one switch @long", async ({
  page,
  product,
}) => {
  const api = await signedIn(page, product.url);
  await openDraft(page, api);
  await saved(page);
  await page.getByRole("slider", { name: "Konum" }).fill("2");
  await expect(page.locator("canvas[role=img]")).toHaveAttribute("data-time", "2", patiently);
  const plain = await pictureOf(page);
  await page.getByRole("button", { name: "Marka kitini düzenle" }).click();
  const dialog = page.getByRole("dialog", { name: "Marka kiti" });
  await dialog.getByLabel("Filigran").fill("@ada");
  await dialog.getByLabel("Yazı tipi").selectOption("playfair");
  await dialog.getByLabel("Vurgu rengi").fill("#00c853");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole("button", { name: "Kaydet ve kullan" }).click();
  await expect(dialog).toBeHidden();

  await expect.poll(() => pictureOf(page), patiently).not.toBe(plain);
  const { kit } = (await api.call("GET", "/api/brand-kit")) as { kit: object };
  expect(kit).toMatchObject({ isOn: true, watermark: "@ada", font: "playfair", accent: "#00c853" });
  await page.getByRole("switch", { name: "Marka kitini kullan" }).click();
  await expect.poll(() => pictureOf(page), patiently).toBe(plain);
});

test("[R17.6] three thumbnails of 1280 × 720 under 2 MB, painted anew with other words, and kept as an image @long", async ({
  page,
  product,
}) => {
  const api = await signedIn(page, product.url);
  await openDraft(page, api);
  await page.getByRole("button", { name: "Kapak görseli yap" }).click();
  const dialog = page.getByRole("dialog", { name: "Kapak görseli" });
  const pictures = dialog.locator("img[data-bytes]");
  await expect(pictures).toHaveCount(3, patiently);
  for (let place = 0; place < 3; place++) {
    await expect
      .poll(() => pictures.nth(place).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([1280, 720]);
    expect(Number(await pictures.nth(place).getAttribute("data-bytes"))).toBeLessThan(2 * 1024 * 1024);
  }
  const sizes = () => pictures.evaluateAll((images) => images.map((image) => image.getAttribute("data-bytes")));
  const before = await sizes();
  await dialog.getByLabel("Kapaktaki yazı").fill("Kediler!");
  // All three: while one is painted its buttons rest, and their colours change as they wake.
  await expect.poll(async () => (await sizes()).filter((size, at) => size === before[at]), patiently).toEqual([]);
  for (const save of await dialog.getByRole("button", { name: "İndir" }).all())
    await expect(save).toBeEnabled(patiently);
  await restOfColors(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const download = page.waitForEvent("download", { timeout: 60_000 });
  await dialog.getByRole("button", { name: "İndir" }).first().click();
  expect((await download).suggestedFilename()).toMatch(/-1\.jpg$/);
  await dialog.getByRole("button", { name: "Görsellerime ekle" }).first().click();
  await expect
    .poll(async () => {
      const { images } = (await api.call("GET", `/api/users/${api.userId}/images`)) as {
        images: { width: number; isStarter: boolean }[];
      };
      return images.filter(({ isStarter }) => !isStarter).map(({ width }) => width);
    }, patiently)
    .toEqual([1280]);
});
