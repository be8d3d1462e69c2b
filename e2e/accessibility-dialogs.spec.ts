import { expect, type Page } from "@playwright/test";
import { expectNoFault, expectOpened } from "./support/judge.ts";
import { openCreate, choose, openPicker, promptOf, saveKey, submitOf } from "./support/create.ts";
import { minuteOf } from "./support/long-text.ts";
import { patiently } from "./support/patience.ts";
import { armFault } from "./support/sandbox.ts";
import { cancel, connectChannel, enter, order, publish, register, untilDone } from "./support/studio.ts";
import { test } from "./support/test.ts";

/** Rare questions and rare screens: what nobody meets on a good day is read most carefully. */

const main = (page: Page) => page.getByRole("main");

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("the questions of the create screen are sound [R7.3] [R7.4]", { tag: "@long" }, async ({ page }) => {
  await openCreate(page);
  await choose(page, "Zamanla");
  await promptOf(page).fill("Kırmızı bir uçurtma");
  await page.getByRole("textbox", { name: "Anahtar kelimeler" }).fill("deniz");
  await page.getByRole("button", { name: "Yarın 09:00" }).click();
  await submitOf(page).click();
  await expect(page.getByRole("dialog", { name: "Görsel seçilmedi" })).toBeVisible();
  await expectOpened(page, "no image");

  const picker = await openPicker(page);
  await picker.getByRole("radio").first().focus();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectOpened(page, "delete image");
  await expect(picker).toBeVisible();
});

test(
  "a film in the making, one whose upload and one whose paid call were lost: each question is sound [R6.3] [R11.13]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    const member = await register(product);
    await connectChannel(product, member);
    const lost = await order(product, member, "Kuzey ışıkları altında bir göl.");
    await untilDone(product, member, lost);
    await armFault(product, { name: "gone-after-final", text: "Kuzey" });
    await publish(product, member, lost, "Kuzey ışıkları");
    const busy = await order(product, member, minuteOf("Bir dakikalık yolculuk"), { durationSeconds: 60 });
    await enter(context, member);
    await page.goto("/dashboard/videos");

    await main(page).getByRole("button", { name: "Cancel", exact: true }).click();
    await expectOpened(page, "cancel");
    await cancel(product, member, busy);
    await main(page).getByRole("button", { name: "Decide", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("radio")).toHaveCount(1);
    await expectOpened(page, "decide");

    await saveKey(page, member as Parameters<typeof saveKey>[1], "sandbox-key-of-a-lost-call");
    await armFault(product, { name: "drop-after-accept", text: "Cevabı" });
    await order(product, member, "Cevabı kaybolan istek.");
    await expect(main(page).getByRole("button", { name: /may be charged/ })).toBeVisible(patiently);
    await expectNoFault(page, "paid call of unknown outcome");
  },
);

test(
  "a screen that breaks and one that cannot be fetched are sound [R2.6]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    await enter(context, await register(product));
    await page.route("**/history-screen.*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export const HistoryScreen = () => { throw new Error("x"); };',
      }),
    );
    await page.goto("/dashboard/history");
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expectNoFault(page, "route error");

    await page.route("**/schedule-screen.*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto("/dashboard/schedule");
    await expect(page.getByRole("button", { name: "Yeniden yükle" })).toBeVisible();
    await expectNoFault(page, "chunk failure");
  },
);
