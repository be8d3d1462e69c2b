import { expect } from "@playwright/test";
import { furnish } from "./support/furnish.ts";
import { expectNoFault, expectOpened, findUnreached, untilLoaded } from "./support/judge.ts";
import { enter, register } from "./support/studio.ts";
import { test } from "./support/test.ts";

const PUBLIC = [
  "/",
  "/youtube/theme",
  "/auth/login",
  "/auth/signup",
  "/auth/forgot-password",
  "/auth/reset-password",
  "/contact",
  "/privacy",
  "/terms",
  "/status",
  "/no/such/page",
];
const OWN = ["", "/create", "/videos", "/schedule", "/history", "/youtube", "/settings"].map(
  (path) => `/dashboard${path}`,
);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test(
  "no public screen has a fault that axe can find, in either theme [R3.1] [R2.4]",
  { tag: "@long" },
  async ({ page }) => {
    for (const path of PUBLIC) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await untilLoaded(page, path);
      if (path === "/") await expect(page.getByRole("contentinfo")).toBeAttached();
      await expectNoFault(page, path);
    }
    // Never answered, so that the screen stays in its waiting state.
    await page.route("**/api/youtube/callback*", () => undefined);
    await page.goto("/youtube/callback?code=a&state=b");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoFault(page, "callback");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menüyü aç" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoFault(page, "mobile menu");
  },
);

test(
  "the connect prompt, the palette and the list of shortcuts have none either [R4.2] [R4.4]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    await enter(context, await register(product));
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Connect YouTube account" })).toBeVisible();
    await expectNoFault(page, "connect prompt");
    await page.keyboard.press("Control+k");
    await expectOpened(page, "palette");
    await page.keyboard.press("?");
    await expectOpened(page, "shortcuts");
  },
);

test(
  "no dashboard screen with content and nothing that opens over it has one either [R4.1] [R4.4] [R6.3]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    await enter(context, await furnish(product));
    await page.goto("/dashboard");
    await page.getByRole("button", { name: /^Notifications/ }).click();
    // Judged with entries in it: the finished films have told of themselves.
    await expect(page.getByRole("region", { name: "Bildirimler" }).getByRole("listitem").first()).toBeVisible();
    await expectNoFault(page, "notifications");
    await page.keyboard.press("Escape");
    for (const path of OWN) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await untilLoaded(page, path);
      await expectNoFault(page, path);
    }
    await page.goto("/dashboard/create");
    await page.getByRole("button", { name: "Görsel seç" }).first().click();
    await expectOpened(page, "image picker");
    await page.goto("/dashboard/youtube");
    await page.getByRole("button", { name: "Bağlantıyı kes" }).first().click();
    await expectOpened(page, "disconnect dialog");
    await page.goto("/dashboard/videos");
    await page.getByRole("main").getByRole("button", { name: "Upload to YouTube" }).first().click();
    await expectOpened(page, "publish dialog");
    const actions = page
      .getByRole("main")
      .getByRole("button", { name: /^Actions/ })
      .first();
    await actions.click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectNoFault(page, "card menu");
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await expectOpened(page, "rename dialog");
    await actions.click();
    await page.getByRole("menuitem", { name: "Details" }).click();
    await expectOpened(page, "details");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open the menu" }).click();
    await expectOpened(page, "drawer");
  },
);

test(
  "the Tab key reaches every control of every screen and leaves it again [R4.1]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    await page.goto("/auth/signup");
    await untilLoaded(page, "/auth/signup");
    expect.soft(await findUnreached(page), "/auth/signup").toEqual([]);
    await enter(context, await furnish(product));
    for (const path of ["/", ...OWN]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path === "/") await expect(page.getByRole("contentinfo")).toBeAttached();
      await untilLoaded(page, path);
      expect.soft(await findUnreached(page), path).toEqual([]);
    }
  },
);
