import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { connectChannel, enter, order, plan, register, untilDone } from "./support/studio.ts";
import { test } from "./support/test.ts";
import { showTheme } from "./support/theme.ts";

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
    test.setTimeout(300_000);
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
  "no dashboard screen with content and nothing that opens over it has one either [R4.1] [R4.4] [R6.3]",
  { tag: "@long" },
  async ({ page, context, product }) => {
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
    await expect(page.getByRole("dialog")).toBeHidden();

    await connectChannel(product, member);
    await plan(product, member, "Her sabah bir şehir: bugün Mardin.");
    await untilDone(product, member, film);
    await page.getByRole("button", { name: /^Notifications/ }).click();
    // Judged with an entry in it: the finished film has told of itself.
    await expect(page.getByRole("region", { name: "Notifications" }).getByRole("listitem").first()).toBeVisible();
    await expectNoFault(page, "notifications");
    await page.keyboard.press("Escape");
    for (const path of OWN) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await untilLoaded(page, path);
      await expectNoFault(page, path);
    }
    await page.goto("/dashboard/create");
    await page.getByRole("button", { name: "Resim seç" }).first().click();
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
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoFault(page, "drawer");
  },
);

test(
  "the Tab key reaches every control of every screen and leaves it again [R4.1]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    test.setTimeout(240_000);
    const member = await register(product);
    const film = await order(product, member, "Bir fener ve deniz.");
    await connectChannel(product, member);
    await untilDone(product, member, film);
    await page.goto("/auth/signup");
    await untilLoaded(page, "/auth/signup");
    expect.soft(await findUnreached(page), "/auth/signup").toEqual([]);
    await enter(context, member);
    for (const path of ["/", ...OWN]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path === "/") await expect(page.getByRole("contentinfo")).toBeAttached();
      await untilLoaded(page, path);
      expect.soft(await findUnreached(page), path).toEqual([]);
    }
  },
);

const CONTROLS = "a[href], button, input, select, textarea, summary, video[controls], [tabindex]";

/** The visible controls that focus never came to while Tab was pressed until it had gone all the way round. */
async function findUnreached(page: Page): Promise<string[]> {
  const count = await page.evaluate((selector) => {
    document.body.focus();
    const isControl = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // Of a group of radio buttons the keyboard stops at one; arrows lead to the others.
      !(element instanceof HTMLInputElement && element.type === "radio");
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(isControl);
    const unreached = new Set(controls);
    Object.assign(window, { unreached });
    document.addEventListener("focusin", ({ target }) => unreached.delete(target as HTMLElement));
    return controls.length;
  }, CONTROLS);
  // A few more than there are: groups of radio buttons, and the players' own buttons.
  for (let press = 0; press < count + 40; press += 1) {
    await page.keyboard.press("Tab");
    const isDone = await page.evaluate(() => (window as unknown as { unreached: Set<Element> }).unreached.size === 0);
    if (isDone) break;
  }
  return page.evaluate(() => {
    const { unreached } = window as unknown as { unreached: Set<Element> };
    // A form whose fields were left empty may have shut its button on the way.
    const left = [...unreached].filter((element) => element.isConnected && !element.matches(":disabled"));
    return left.map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Its content, not the grey boxes that hold its place; the catalogue of components shows those for ever. */
async function untilLoaded(page: Page, path: string): Promise<void> {
  if (path === "/youtube/theme") return;
  // Grey boxes themselves come only after a moment.
  await page.waitForTimeout(300);
  await expect(page.locator("main .animate-appear-late")).toHaveCount(0);
}

/** Judges the dialog that has just been opened, with its content, and closes it by the keyboard. */
async function expectOpened(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(".animate-appear-late")).toHaveCount(0);
  await expectNoFault(page, name);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

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
