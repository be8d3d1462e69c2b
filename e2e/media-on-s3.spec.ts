import { expect } from "@playwright/test";
import { playFirstFilm } from "./support/film.ts";
import { signedIn, type Api } from "./support/api.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";

const { TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_REGION, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } =
  process.env;
const isThere = TEST_S3_ENDPOINT !== undefined && TEST_S3_BUCKET !== undefined;

test.skip(!isThere, "NOT RUN: no S3 for the browser (set TEST_S3_ENDPOINT, its keys and TEST_S3_BUCKET)");
test.use({
  settings: isThere
    ? {
        S3_ENDPOINT: TEST_S3_ENDPOINT,
        S3_BUCKET: TEST_S3_BUCKET,
        S3_REGION: TEST_S3_REGION ?? "us-east-1",
        S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID ?? "",
        S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY ?? "",
      }
    : {},
});

test(
  "a film on S3 is shown, played, searched in and saved by its name",
  { tag: "@long" },
  async ({ page, product }) => {
    const loaded: string[] = [];
    page.on("response", (answer) => {
      if (answer.ok() && answer.url().startsWith(String(TEST_S3_ENDPOINT))) loaded.push(new URL(answer.url()).pathname);
    });
    const api = await signedIn(page, product.url);
    await makeFilm(api, "Gün batımı");

    await page.goto("/dashboard/videos");
    await expect.poll(() => loaded.some((path) => path.endsWith(".jpg"))).toBe(true);
    const player = await playFirstFilm(page);
    await player.evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 1;
    });
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
    expect(loaded.some((path) => path.endsWith(".mp4"))).toBe(true);

    const saving = page.waitForEvent("download");
    await page
      .getByRole("button", { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Download" }).click();
    expect((await saving).suggestedFilename()).toBe("Gün batımı.mp4");
  },
);

async function makeFilm(api: Api, promptText: string): Promise<void> {
  const options = { durationSeconds: 5, resolution: "480p" };
  const created = await api.call("POST", "/video/create", { scenario: "text2video", promptText, options });
  const { video } = created as { video: { _id: string } };
  await expect
    .poll(async () => ((await api.call("GET", `/api/videos/${video._id}`)) as Shown).video.status, patiently)
    .toBe("completed");
}

type Shown = { video: { status: string } };
