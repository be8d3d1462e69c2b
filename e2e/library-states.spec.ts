import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { makeStopped, signedIn, type Api } from "./support/api.ts";
import { minuteOf } from "./support/long-text.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";
import { showTheme } from "./support/theme.ts";

const main = (page: Page) => page.getByRole("main");
const soon = () => new Date(Date.now() + 10_000).toISOString();
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

async function createScheduled(api: Api, promptText: string, imageId: string | null = null): Promise<string> {
  const options = { durationSeconds: 5, resolution: "480p" };
  const body = { scenario: "scheduled", promptText, keywords: "deniz", autoUpload: false, imageId, options };
  const { video } = (await api.call("POST", "/video/create", body)) as { video: { _id: string } };
  return video._id;
}

test(
  "scheduled with and without a picture, once and daily: made by themselves at their time [R13.1] [R11.12]",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    const { images } = (await api.call("GET", `/api/users/${api.userId}/images`)) as { images: { _id: string }[] };
    const withPicture = await createScheduled(api, "Resimli", images[0]?._id ?? null);
    const daily = await createScheduled(api, "Her gün");
    await api.call("POST", `/api/videos/${withPicture}/schedule`, { scheduledAt: tomorrow() });
    const rhythm = { recurring: true, recurringType: "daily", timeZone: "Europe/Istanbul" };
    await api.call("POST", `/api/videos/${daily}/schedule`, { scheduledAt: tomorrow(), ...rhythm });
    await page.goto("/dashboard/videos");
    await expect(main(page).getByText(/^Planned for/)).toHaveCount(2);
    await expect(page.getByRole("button", { name: /^Scheduled/ })).toContainText("2");

    await api.call("POST", `/api/videos/${withPicture}/schedule`, { scheduledAt: soon() });
    const today = soon();
    await api.call("POST", `/api/videos/${daily}/schedule`, { scheduledAt: today, ...rhythm });

    // Nobody touches this page: the plan runs, and the stream tells.
    await expect(main(page).getByRole("button", { name: "Upload to YouTube" })).toHaveCount(2, patiently);
    const { schedules } = (await api.call("GET", `/api/users/${api.userId}/schedules`)) as {
      schedules: { videoId: string; nextRunAt: string | null }[];
    };
    expect(schedules.find((plan) => plan.videoId === withPicture)?.nextRunAt).toBeNull();
    const next = Date.parse(schedules.find((plan) => plan.videoId === daily)?.nextRunAt ?? "");
    expect(Math.abs(next - Date.parse(today) - 86_400_000)).toBeLessThan(60_000);
    await page.goto("/dashboard");
    await expect(main(page).getByRole("listitem").filter({ hasText: "Her gün" })).toHaveCount(2);
    await expect(main(page).getByText("every day")).toBeVisible();
  },
);

test(
  "a video whose time was never set is counted apart, and is given one from its card [R13.1]",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await createScheduled(api, "Vakitsiz film");
    await page.goto("/dashboard/videos");
    await expect(page.getByRole("button", { name: /^Needs a time/ })).toContainText("1");
    await expect(page.getByRole("button", { name: /^Scheduled/ })).toHaveCount(0);

    await main(page).getByRole("link", { name: "Choose a time" }).click();
    await expect(page.getByText("Bu video için bir zaman seçilmemiş.")).toBeVisible();
    await page.getByRole("button", { name: "Yarın 09:00" }).click();
    await page.getByRole("button", { name: "Zamanı ayarla" }).click();
    await expect(page).toHaveURL("/dashboard/create");

    await page.goto("/dashboard/videos?status=scheduled");
    await expect(main(page).getByText(/^Planned for/)).toBeVisible();
    const { videos } = (await api.call("GET", `/api/users/${api.userId}/videos`)) as { videos: unknown[] };
    expect(videos).toHaveLength(1);
  },
);

test(
  "an empty, a busy and a failing account each say what is so, in both themes and on a phone [R6.1] [R5.5]",
  { tag: "@long" },
  async ({ page, product }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    const api = await signedIn(page, product.url);
    await page.goto("/dashboard/videos");
    await expect(page.getByText("No videos yet")).toBeVisible();
    await expectSound(page, "empty");

    await makeStopped(api, "Durdurulan ".repeat(12));
    const film = { scenario: "text2video", options: { durationSeconds: 60, resolution: "720p" } };
    const busy: string[] = [];
    for (const promptText of ["Birinci", "İkinci", "Üçüncü", "Dördüncü", "Beşinci"]) {
      const { video } = (await api.call("POST", "/video/create", { ...film, promptText: minuteOf(promptText) })) as {
        video: { _id: string };
      };
      busy.push(video._id);
    }
    await expect(main(page).getByRole("progressbar")).toHaveCount(5);
    await expectSound(page, "busy");
    await main(page).getByRole("link", { name: "Beşinci" }).click();
    await expect(page.getByRole("dialog").getByText("How it was made")).toBeVisible();
    await expectSound(page, "details of a busy one");
    await page.keyboard.press("Escape");
    await page.goto("/dashboard");
    await expect(page.getByText("In progress now")).toBeVisible();
    await expect(main(page).getByRole("progressbar").last()).toBeVisible();
    await expectSound(page, "busy overview");

    await page.route(`**/api/users/${api.userId}/videos?*`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/dashboard/videos");
    await expect(page.getByText("Error loading your videos")).toBeVisible();
    await expectSound(page, "failing");
    await page.unroute(`**/api/users/${api.userId}/videos?*`);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(main(page).getByRole("progressbar").first()).toBeVisible();
    // The next test needs the machine.
    for (const videoId of busy.toReversed()) {
      await page.request.post(`${product.url}/api/videos/${videoId}/cancel`, { headers: api.headers });
    }
  },
);

test(
  "nonsense in the address shows everything, and a video that is not there says so [R6.1]",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await makeStopped(api, "Tek film");

    await page.goto("/dashboard/videos?status=dreaming&sort=loudest&view=cube&video=nobody");

    await expect(
      page.getByRole("dialog").getByText("This video was not found; it may have been deleted."),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(main(page).getByText("Tek film", { exact: true })).toBeVisible();
  },
);

/** Nothing stands out sideways and axe finds nothing, in either theme. */
async function expectSound(page: Page, name: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(beyond, name).toBeLessThanOrEqual(0);
  for (const theme of ["light", "dark"]) {
    await showTheme(page, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const faults = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(" ")}`));
    expect.soft(faults, `${name}, ${theme}`).toEqual([]);
  }
}
