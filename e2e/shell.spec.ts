import { expect, type Page } from "@playwright/test";
import { DAY_MS } from "@sahne/contract/time-units";
import { holdScripts } from "./support/hold-scripts.ts";
import { enter, register } from "./support/studio.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const DISMISSED = "youtube-notification-dismissed";

test("a visitor is led to the login page, and an unknown page says so with a way home [R2.3] [R2.4] [R10.5]", async ({
  page,
}) => {
  await page.goto("/dashboard/videos");
  await expect(page).toHaveURL("/auth/login?next=%2Fdashboard%2Fvideos");

  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth/login");

  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Sayfa Bulunamadı" })).toBeVisible();
  await expect(page).toHaveTitle("Sayfa Bulunamadı · Sahne");
  await page.getByRole("link", { name: "Ana sayfaya dön" }).click();
  await expect(page).toHaveURL("/");
});

test("the dashboard's frame is there before any script, and not for somebody without a session [R4.1] [R2.3]", async ({
  page,
  context,
  product,
}) => {
  const outline = page.locator(".outline-sidebar");
  const releaseVisitor = await holdScripts(page);
  await page.goto("/dashboard/videos", { waitUntil: "commit" });
  await expect(outline).toBeAttached();
  await expect(outline).toBeHidden();
  releaseVisitor();
  await expect(page).toHaveURL(/\/auth\/login/);

  await enter(context, await register(product));
  const release = await holdScripts(page);
  await page.goto("/dashboard/videos", { waitUntil: "commit" });
  await expect(outline).toBeVisible();
  const place = await outline.boundingBox();
  release();
  await expect(page.getByRole("complementary")).toBeVisible();
  await expect(page.locator("[data-drawn]")).toHaveCount(0);
  expect(await page.getByRole("complementary").boundingBox()).toEqual(place);
});

test(
  "a token that the server refuses is forgotten and leads to the login page; a good one passes it by [R2.2] [R2.3] [R10.5]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    await page.goto("/status");
    await page.evaluate(() => localStorage.setItem("authToken", "nonsense"));
    await page.goto("/dashboard/youtube");
    await expect(page).toHaveURL("/auth/login?next=%2Fdashboard%2Fyoutube");
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();

    await enter(context, await register(product));
    await page.goto("/auth/signup");
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByText("Ada Yılmaz").first()).toBeVisible();
  },
);

test(
  "the sidebar is 280 px or 80 px and stays as it was left; up to 768 px it is a drawer [R4.1]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    await enter(context, await register(product));
    await page.goto("/dashboard/history");
    const sidebar = page.locator("aside");
    expect((await sidebar.boundingBox())?.width).toBe(280);
    const places = await sidebar.getByRole("navigation").getByRole("link").allInnerTexts();
    expect(places).toEqual([
      "Dashboard",
      "Create Video",
      "My Videos",
      "Schedule",
      "History",
      "YouTube",
      "Theme Demo",
      "Settings",
    ]);

    const width = async () => (await sidebar.boundingBox())?.width;
    await sidebar.getByRole("button", { name: "Collapse the sidebar" }).click();
    await expect.poll(width).toBe(80);
    await page.reload();
    await expect(sidebar.getByRole("button", { name: "Expand the sidebar" })).toBeVisible();
    await expect.poll(width).toBe(80);

    await page.setViewportSize({ width: 769, height: 900 });
    await expect(sidebar).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(sidebar).toBeHidden();
    await page.getByRole("button", { name: "Open the menu" }).click();
    const drawer = page.getByRole("dialog");
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(280);
    await drawer.getByRole("link", { name: "Schedule" }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL("/dashboard/schedule");
  },
);

test(
  "the connect prompt shows itself only where and when it may, and always when it is asked for [R4.4] [R4.2]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    await enter(context, await register(product));
    const prompt = page.getByRole("region", { name: "Connect YouTube account" });
    await page.goto("/dashboard");
    await expect(prompt).toBeVisible();
    await prompt.getByRole("button", { name: "Later" }).click();
    await expect(prompt).toBeHidden();
    const dismissedAt = await page.evaluate((key) => Number(localStorage.getItem(key)), DISMISSED);
    expect(Math.abs(Date.now() - dismissedAt)).toBeLessThan(60_000);

    await page.getByRole("button", { name: "YouTube Ekle" }).click();
    await expect(prompt).toBeVisible();
    await prompt.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await untilAsked(page);
    await expect(prompt).toBeHidden();

    await page.evaluate(([key, time]) => localStorage.setItem(key, time), [
      DISMISSED,
      String(Date.now() - DAY_MS - 1000),
    ] as const);
    await page.goto("/dashboard/history");
    await untilAsked(page);
    await expect(prompt).toBeHidden();
    await page.locator("aside").getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(prompt).toBeVisible();

    await page.route("**/api/youtube/token/check*", (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(prompt).toBeHidden();
  },
);

test("the keyboard reaches everything: skip link, palette, shortcuts, and the heading after a change of screen [R4.1] [R4.2]", async ({
  page,
  context,
  product,
}) => {
  const trouble = watchForTrouble(page, product.url);
  await enter(context, await register(product));
  await page.goto("/dashboard/history");
  await expect(page).toHaveTitle("History · Sahne");
  await expect(page.getByRole("heading", { level: 1, name: "History" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();

  await page.keyboard.press("Control+k");
  await expect(page.getByPlaceholder("Search for a screen or an action")).toBeFocused();
  await page.keyboard.type("sched");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/schedule");
  await expect(page).toHaveTitle("Schedule · Sahne");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.locator("aside").getByRole("link", { name: "History" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "History" })).toBeFocused();

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  expect(trouble()).toEqual([]);
});

/** The header's button stands only after the status check has answered. */
async function untilAsked(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "YouTube Ekle" })).toBeVisible();
}
