import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { makeStopped, saveKey, signedIn } from "./support/api.ts";
import { minuteOf } from "./support/long-text.ts";
import { patiently } from "./support/patience.ts";
import { armFault } from "./support/sandbox.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

test(
  "search, filter and order stand in the address and find what they name [R6.1]",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    for (const prompt of ["Zeytin ağacı", "Kırmızı UÇURTMA", "Ay ışığı"]) await makeStopped(api, prompt);
    await page.goto("/dashboard/videos");
    await expect(titles(page)).toHaveText(["Ay ışığı", "Kırmızı UÇURTMA", "Zeytin ağacı"]);

    await page.getByRole("combobox", { name: "Sort by" }).selectOption("name");
    await expect(titles(page)).toHaveText(["Ay ışığı", "Kırmızı UÇURTMA", "Zeytin ağacı"]);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("oldest");
    await expect(titles(page)).toHaveText(["Zeytin ağacı", "Kırmızı UÇURTMA", "Ay ışığı"]);
    await page.getByRole("searchbox").fill("uçurtma");
    await expect(titles(page)).toHaveText(["Kırmızı UÇURTMA"]);
    await expect(page).toHaveURL(/q=u%C3%A7urtma&sort=oldest/);
    await page.reload();
    await expect(titles(page)).toHaveText(["Kırmızı UÇURTMA"]);

    await page.getByRole("button", { name: /^Completed/ }).click();
    await expect(page.getByText("No videos match “uçurtma”")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(titles(page)).toHaveCount(3);
    await page.getByRole("radio", { name: "List" }).press("Space");
    await expect(page).toHaveURL(/view=list/);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(trouble()).toEqual([]);
  },
);

test("a video is renamed, deleted, brought back in every tab, and its prompt used again [R6.2]", async ({
  page,
  product,
}) => {
  const api = await signedIn(page, product.url);
  const videoId = await makeStopped(api, "Eski ad");
  const [other, looking] = [await page.context().newPage(), await page.context().newPage()];
  const details = looking.getByRole("dialog");
  const troubles = [page, other, looking].map((tab) => watchForTrouble(tab, product.url));
  await other.goto("/dashboard/videos");
  await expect(titles(other)).toHaveText(["Eski ad"]);
  await looking.goto(`/dashboard/videos?video=${videoId}`);
  await expect(details.getByText("How it was made")).toBeVisible();
  await page.goto("/dashboard/videos");
  const menu = page.getByRole("button", { name: /^Actions for/ });

  await menu.click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Video name" }).fill("Yeni ad");
  const isAsked = page.waitForResponse((answer) => {
    return answer.request().method() === "GET" && answer.url().endsWith(`/api/videos/${videoId}`);
  });
  await page.getByRole("button", { name: "Save" }).click();
  for (const tab of [page, other]) await expect(titles(tab)).toHaveText(["Yeni ad"]);
  await expect(details.getByRole("heading", { name: "Yeni ad" })).toBeVisible();
  // Every tab has asked for the new name: a question that crosses the deletion would be told that the video is gone.
  await isAsked;

  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  for (const tab of [page, other]) await expect(tab.getByText("No videos yet")).toBeVisible();
  await expect(details.getByText("How it was made")).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  for (const tab of [page, other]) await expect(titles(tab)).toHaveText(["Yeni ad"]);
  await expect(details.getByRole("heading", { name: "Yeni ad" })).toBeVisible();
  expect(troubles.flatMap((seen) => seen())).toEqual([]);

  await titles(page).getByRole("link").click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("How it was made")).toBeVisible();
  await drawer.getByRole("button", { name: "Use this prompt again" }).click();
  await expect(page).toHaveURL("/dashboard/create");
  await expect(page.getByRole("textbox", { name: "Prompt" })).toHaveValue(minuteOf("Eski ad"));
});

test(
  "a failed video is tried again in place, two tabs see it finish, and the bell tells [R6.2] [R4.2]",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await makeStopped(api, "Gün doğumu");
    await page.goto("/dashboard/videos");
    const other = await page.context().newPage();
    await other.goto("/dashboard");
    await expect(other.getByRole("main").getByText("Cancelled").first()).toBeAttached();
    let polls = 0;
    const started = Date.now();
    other.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith("/profile")) polls += 1;
    });

    await page.getByRole("button", { name: "Try Again" }).click();

    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(other.getByRole("progressbar")).toBeVisible();
    await expect(other).toHaveTitle(/^\(1\) /);
    await expect(page.getByRole("button", { name: "Upload to YouTube" })).toBeVisible(patiently);
    await expect(other.getByRole("main").getByText("Completed", { exact: true }).first()).toBeAttached();
    await expect(other).toHaveTitle(/^Dashboard/);
    // By the stream, not by asking every second and a half.
    expect(polls).toBeLessThan(10 + (Date.now() - started) / 5_000);

    const bell = page.getByRole("button", { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName("Notifications, 1 unread");
    await bell.click();
    await page.getByRole("link", { name: "İzle" }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Gün doğumu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bell).toHaveAccessibleName("Notifications");
    await bell.click();
    await page.getByRole("button", { name: "Tümünü temizle" }).click();
    await expect(page.getByText("Henüz bildirim yok")).toBeVisible();
  },
);

test("the overview's figures are those of a known small history [R5.1] [R5.2] [R5.3] [R5.4]", async ({
  page,
  product,
}) => {
  const api = await signedIn(page, product.url);
  await page.goto("/dashboard");
  await expect(page.getByText("Make your first video")).toBeVisible();
  const figure = (name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) });
  await expect(figure("Success Rate")).toContainText("—No finished videos in the last 30 days");

  await makeStopped(api, "İkinci");
  await saveKey(api, "sandbox-overview");
  await armFault(product, { name: "fail", text: "Birinci" });
  await api.call("POST", "/video/create", { scenario: "text2video", serviceType: "freePick", promptText: "Birinci" });
  await expect(figure("Success Rate")).toContainText("Success Rate0%", patiently);
  await expect(figure("Total Videos")).toContainText("Total Videos2");
  const planned = { scenario: "scheduled", promptText: "Yarınki", keywords: "yarın", autoUpload: false };
  const { video } = (await api.call("POST", "/video/create", planned)) as { video: { _id: string } };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await api.call("POST", `/api/videos/${video._id}/schedule`, { scheduledAt: tomorrow, timeZone: "Europe/Istanbul" });

  await expect(figure("Total Videos")).toContainText("Total Videos3");
  await expect(figure("Total Views")).toContainText("Total Views—");
  await expect(figure("Scheduled")).toContainText("Scheduled1");
  await expect(figure("Success Rate")).toContainText("Success Rate0%");
  const main = page.getByRole("main");
  await expect(main.getByRole("list").filter({ hasText: "Birinci" }).getByRole("listitem")).toHaveCount(3);
  await expect(main.getByText("Yarınki")).toHaveCount(2);
  await figure("Success Rate").click();
  // What its owner stopped is no failure, and not in what it counts.
  await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveText([/Birinci/]);
});

test("progress survives a reload and a restart of the server", { tag: "@long" }, async ({ page, product }) => {
  const api = await signedIn(page, product.url);
  const body = {
    scenario: "text2video",
    promptText: minuteOf("Uzun yol"),
    options: { durationSeconds: 60, resolution: "480p" },
  };
  await api.call("POST", "/video/create", body);
  await page.goto("/dashboard/videos");
  // Films of the tests before may still be rendered: this one has its turn after them.
  await expect(page.getByText(/elapsed/)).toBeVisible(patiently);
  await page.reload();
  await expect(page.getByRole("progressbar")).toBeVisible();

  await product.kill();
  await product.restart();

  await expect(page.getByRole("button", { name: "Upload to YouTube" })).toBeVisible(patiently);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test(
  "the error text of a dashboard that cannot be loaded names the reason [R5.5]",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await page.route(`**/api/users/${api.userId}/overview?*`, (route) => route.fulfill({ status: 400, json: {} }));

    await page.goto("/dashboard");

    await expect(page.getByText("Error loading dashboard: Failed to fetch dashboard profile")).toBeVisible();
  },
);
