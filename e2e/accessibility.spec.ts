import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { connectChannel, enter, order, register, untilDone } from "./support/studio.ts";
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

test("no public screen has a fault that axe can find, in either theme [R3.1] [R2.4]", async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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
});

test("no dashboard screen with content and nothing that opens over it has one either [R4.1] [R4.4] [R6.3]", async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(300_000);
  const member = await register(product);
  const film = await order(product, member, "Sabah sisinde bir iskele. Martılar uyanır.");
  await enter(context, member);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Connect YouTube account" })).toBeVisible();
  await expectNoFault(page, "connect prompt");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFault(page, "palette");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFault(page, "shortcuts");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expectNoFault(page, "notifications");

  await connectChannel(product, member);
  await untilDone(product, member, film);
  for (const path of OWN) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").locator(".animate-appear-late")).toHaveCount(0);
    await expectNoFault(page, path);
  }
  await page.goto("/dashboard/videos");
  await page.getByRole("main").getByRole("button", { name: "Upload to YouTube" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFault(page, "publish dialog");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFault(page, "drawer");
});

/**
 * Both themes of what is on the screen now. A theme is nothing but this attribute, so no page is loaded again for it, and
 * only colours are looked at a second time.
 */
async function expectNoFault(page: Page, name: string): Promise<void> {
  await showTheme(page, "dark");
  const dark = await new AxeBuilder({ page }).analyze();
  await showTheme(page, "light");
  const light = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
  await showTheme(page, "dark");
  const faults = [...dark.violations, ...light.violations].flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(" ")}`),
  );
  // The other screens are looked at as well: one run names everything.
  expect.soft(faults, name).toEqual([]);
}

async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((value) => (document.documentElement.dataset["theme"] = value), theme);
}
