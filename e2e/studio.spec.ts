import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { signedIn } from "./support/api.ts";
import { openDraft, pictureOf, saved, scenes, SCRIPT, textOf } from "./support/storyboard.ts";
import { showTheme } from "./support/theme.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

test("[R17.2] [R17.3] a text becomes scenes, they are changed and watched, and the video is made of them", async ({
  page,
  product,
}) => {
  const trouble = watchForTrouble(page, product.url);
  const api = await signedIn(page, product.url);
  await page.goto("/dashboard/create?scenario=text2video");
  await page.getByRole("textbox", { name: "Prompt" }).fill(SCRIPT);
  await page.getByRole("button", { name: "Sahneleri gör" }).click();
  await expect(scenes(page)).toHaveCount(3, patiently);
  await expect(page.getByRole("button", { name: "Oynat" })).toBeEnabled(patiently);
  await expect.poll(() => pictureOf(page), patiently).not.toBe(0);

  const before = await pictureOf(page);
  await textOf(page).fill("Köpekler neden havlar?");
  await expect.poll(() => pictureOf(page), patiently).not.toBe(before);
  await saved(page);
  await page.keyboard.press("Control+z");
  await expect(textOf(page)).toHaveValue("Neden kediler mırlar?");
  await page.keyboard.press("Control+Shift+z");
  await expect(textOf(page)).toHaveValue("Köpekler neden havlar?");
  await saved(page);

  // A looped scene never ends, however long this machine takes to look at it.
  await page.getByRole("button", { name: "Seçili sahneyi yinele" }).click();
  await page.getByRole("button", { name: "Oynat" }).click();
  const moving = await pictureOf(page);
  await expect.poll(() => pictureOf(page), patiently).not.toBe(moving);
  await page.getByRole("button", { name: "Duraklat" }).click();

  await page.getByRole("button", { name: "Videoyu yap" }).click();
  await expect(page).toHaveURL(/\/dashboard\/videos\?video=/);
  const { videos } = (await api.call("GET", `/api/users/${api.userId}/videos`)) as { videos: { promptText: string }[] };
  expect(videos[0]?.promptText).toMatch(/^Köpekler neden havlar\? Bir kedi/);
  expect(trouble()).toEqual([]);
});

test("[R17.2] scenes are added, split, merged, moved and deleted by keys and menus, and a reload loses nothing", async ({
  page,
  product,
}) => {
  const api = await signedIn(page, product.url);
  await openDraft(page, api);
  const second = scenes(page).nth(1).locator("[data-scene]");

  await second.press("Alt+ArrowUp");
  await expect(scenes(page).first()).toContainText("Bir kedi günün");
  await expect(scenes(page).first().locator("[data-scene]")).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(scenes(page).nth(1)).toContainText("Bir kedi günün");

  await page.getByRole("button", { name: "2. sahne için işlemler" }).click();
  await page.getByRole("menuitem", { name: "İkiye böl" }).click();
  await expect(scenes(page)).toHaveCount(4);
  await page.getByRole("button", { name: "2. sahne için işlemler" }).click();
  await page.getByRole("menuitem", { name: "Sonrakiyle birleştir" }).click();
  await expect(scenes(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Sahne ekle" }).first().click();
  await expect(scenes(page)).toHaveCount(4);
  await textOf(page).fill("Bir de bunu söyle");
  // Before anything could be saved.
  await page.reload();

  await expect(scenes(page).last()).toContainText("Bir de bunu söyle", patiently);
  await saved(page);
  await scenes(page).last().locator("[data-scene]").press("Delete");
  await expect(scenes(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(scenes(page)).toHaveCount(4);
});

test("[R17.2] two tabs: the later save wins and says so, and what it covered can be opened again @long", async ({
  page,
  product,
}) => {
  const api = await signedIn(page, product.url);
  const draftId = await openDraft(page, api);
  await saved(page);
  const other = await page.context().newPage();
  await other.goto(`/dashboard/studio/${draftId}`);
  await expect(scenes(other).first()).toBeVisible(patiently);
  await textOf(other).fill("Öteki sekmeden");
  await saved(other);

  await textOf(page).fill("Bu sekmeden");

  await expect(page.getByText("Başka bir sekmede kaydedilen değişiklikler vardı", { exact: false })).toBeVisible(
    patiently,
  );
  await page.getByRole("button", { name: "Sürümler" }).click();
  await page.getByRole("menuitem", { name: /1\. sürüm \(başka sekme\)/ }).click();
  await expect(textOf(page)).toHaveValue("Öteki sekmeden");
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(textOf(page)).toHaveValue("Bu sekmeden");
});

for (const [name, width] of [
  ["a phone", 390],
  ["a tablet", 768],
  ["a desk", 1440],
] as const) {
  test(`[R17.2] on ${name} nobody is shut out, in both themes, with a scene and the shelf open @long`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const api = await signedIn(page, product.url);
    await openDraft(page, api);
    for (const theme of ["dark", "light"]) {
      await showTheme(page, theme);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await scenes(page).nth(1).locator("[data-scene]").click();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.getByRole("button", { name: "Çizim ekle" }).click();
      await page.getByRole("searchbox", { name: "Çizim ara" }).fill("roket");
      await expect(page.getByRole("button", { name: "roket", exact: true })).toBeVisible(patiently);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.keyboard.press("Escape");
      if (width < 1280) await page.keyboard.press("Escape");
      const isSideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isSideways).toBe(false);
    }
  });
}
