import { expect } from "@playwright/test";
import { signedIn } from "./support/api.ts";
import { patiently } from "./support/patience.ts";
import { openDraft, pictureOf, saved } from "./support/storyboard.ts";
import { test } from "./support/test.ts";

test("[R17.2] three styles play side by side, one is chosen, and undo takes it back @long", async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const api = await signedIn(page, product.url);
  await openDraft(page, api);
  const style = page.getByRole("combobox", { name: "Stil" });
  const before = await style.inputValue();
  await page.getByRole("button", { name: "Üç stili karşılaştır" }).click();

  const takes = page.locator("canvas[data-take]");
  await expect(takes).toHaveCount(3);
  for (let place = 0; place < 3; place++)
    await expect(takes.nth(place)).toHaveAttribute("data-frames", "30", patiently);
  // Each is another picture, and each moves.
  const looks = await Promise.all([0, 1, 2].map((place) => takes.nth(place).evaluate(readPicture)));
  expect(new Set(looks).size).toBe(3);
  await expect.poll(() => takes.nth(1).evaluate(readPicture), patiently).not.toBe(looks[1]);

  const chosen = (await takes.nth(2).getAttribute("data-take")) ?? "";
  await page.locator(`button:has([data-take="${chosen}"])`).click();
  await expect(style).toHaveValue(chosen);
  await saved(page);
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(style).toHaveValue(before);
});

test("[R17.3] captions are left out of the preview at a press, and the draft stays as it was @long", async ({
  page,
  product,
}) => {
  const api = await signedIn(page, product.url);
  const draftId = await openDraft(page, api);
  await saved(page);
  await page.getByRole("slider", { name: "Konum" }).fill("2");
  await expect(page.locator("canvas[role=img]")).toHaveAttribute("data-time", "2", patiently);
  const draft = await api.call("GET", `/api/drafts/${draftId}`);
  const withWords = await pictureOf(page);
  const captions = page.getByRole("button", { name: "Önizlemede altyazılar" });
  await expect(captions).toHaveAttribute("aria-pressed", "true");

  await captions.click();
  await expect.poll(() => pictureOf(page), patiently).not.toBe(withWords);
  await captions.click();
  await expect.poll(() => pictureOf(page), patiently).toBe(withWords);
  expect(await api.call("GET", `/api/drafts/${draftId}`)).toEqual(draft);
});

function readPicture(canvas: HTMLCanvasElement | SVGElement | HTMLElement): string {
  return (canvas as HTMLCanvasElement).toDataURL();
}
