import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { signUp } from "./support/account.ts";
import { chooseSmallFilm, pressCreate } from "./support/create.ts";
import { playFirstFilm } from "./support/film.ts";
import { patiently } from "./support/patience.ts";
import { watchForTrouble } from "./support/trouble.ts";
import { test } from "./support/test.ts";

type Ledger = { uploads: { videoId: string; title: string; sha256: string }[] };

test("from sign-up to a published video, with no key and no account elsewhere [R2.1] [R10.3] [R7.1] [R6.2] [R6.3] [R8.2]", async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const trouble = watchForTrouble(page, product.url);
  await signUp(page);
  await expect(page).toHaveURL("/dashboard");

  await page.goto("/dashboard/create?scenario=text2video");
  await page.getByRole("textbox", { name: "Prompt" }).fill("Boğaz'da gün batımı. Martılar eve döner.");
  await chooseSmallFilm(page);
  await pressCreate(page, "Oluştur");

  await page.goto("/dashboard/videos");
  const card = page.getByRole("main");
  await expect(card.getByRole("button", { name: "Upload to YouTube" })).toBeVisible(patiently);
  const film = await playFilm(page);

  await connectChannel(page);
  await page.goto("/dashboard/videos");
  await card.getByRole("button", { name: "Upload to YouTube" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Title" }).fill("Gün batımı");
  await dialog.getByRole("button", { name: "Upload to YouTube" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("link", { name: /YouTube/ })).toBeVisible(patiently);

  const ledger = (await (await page.request.get(`${product.sandboxUrl}/_sandbox/ledger`)).json()) as Ledger;
  expect(ledger.uploads).toMatchObject([{ title: "Gün batımı", sha256: film.sha256 }]);
  await page.goto((await card.getByRole("link", { name: /YouTube/ }).getAttribute("href")) ?? "");
  await expect(page.getByText("SANDBOX").first()).toBeVisible();
  expect(trouble()).toEqual([]);
});

/** Plays the first film of the page until frames and sound have been decoded, and fetches its bytes. */
async function playFilm(page: Page): Promise<{ sha256: string }> {
  const player = await playFirstFilm(page);
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames))
    .toBeGreaterThan(5);
  const source = await player.evaluate((video: HTMLVideoElement) => video.currentSrc);
  const bytes = await (await page.request.get(source)).body();
  return { sha256: createHash("sha256").update(bytes).digest("hex") };
}

async function connectChannel(page: Page): Promise<void> {
  await page.goto("/dashboard/youtube");
  await page.getByRole("main").getByRole("button", { name: "Connect to YouTube" }).click();
  await expect(page.getByText("SANDBOX").first()).toBeVisible();
  await page.getByRole("button", { name: /Allow/ }).click();
  await expect(page).toHaveURL("/dashboard");
}
