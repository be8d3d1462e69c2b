import { setTimeout as delay } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { signedIn } from "./support/api.ts";
import { furnish } from "./support/furnish.ts";
import { openDraft } from "./support/storyboard.ts";
import { enter } from "./support/studio.ts";
import { test } from "./support/test.ts";

/** Longer than the page waits for them. */
const FONT_DELAY_MS = 1_500;
// 720 px is what a window of 1440 px shows at 200 %, 320 px at 450 %.
const WIDTHS = [320, 390, 720, 768, 1024, 1440];
const PUBLIC = [
  "/",
  "/youtube/theme",
  "/auth/login",
  "/auth/signup",
  "/contact",
  "/privacy",
  "/terms",
  "/status",
  "/youtube/callback?error=access_denied",
  "/no/such/page",
];
const OWN = ["", "/create", "/videos", "/schedule", "/history", "/youtube", "/settings"].map(
  (path) => `/dashboard${path}`,
);

test("no public page scrolls sideways, at any width and in any language [R2.8]", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await findWide(page, PUBLIC)).toEqual([]);
});

test(
  "no dashboard page with content scrolls sideways, at any width and in any language [R4.1] [R2.8]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    await enter(context, await furnish(product));
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await findWide(page, OWN)).toEqual([]);
  },
);

test(
  "nothing moves while the landing page with its ads arrives and is scrolled through [R1.11 sizes]",
  { tag: "@long" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await watchShifts(page);
    // Letters that come after the first words were drawn are what moves a page most.
    await page.route("**/*.woff2", async (route) => {
      await delay(FONT_DELAY_MS);
      await route.continue();
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
          window.scrollTo({ top, behavior: "instant" });
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      });
      await expect(page.locator("[data-ad-slot]")).toHaveCount(3);
      await delay(FONT_DELAY_MS);
      expect(await shiftsOf(page)).toEqual([]);
    }
  },
);

test(
  "nothing moves while a dashboard screen arrives with its content [R4.1]",
  { tag: "@long" },
  async ({ page, context, product }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await enter(context, await furnish(product));
    await watchShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of OWN) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        // Long enough for what is fetched after the first screen: pictures, figures, lower sections.
        await page.waitForTimeout(1_000);
        await expect(page.getByRole("main").locator(".animate-appear-late")).toHaveCount(0);
        expect.soft(await shiftsOf(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  },
);

test(
  "no scene moves down while the parts of the open one arrive, however slowly [R17.2]",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await page.setViewportSize({ width: 1440, height: 1600 });
    await page.route(/(recording|camera)-field[^/]*\.js/, async (route) => {
      await delay(FONT_DELAY_MS);
      await route.continue();
    });
    await openDraft(page, api);
    const handles = page.locator("[data-handle]");
    const placesOf = () => handles.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
    const before = await placesOf();
    await expect(page.getByRole("button", { name: "Bu sahneyi çektir" })).toBeVisible();
    const moved = (await placesOf()).map((y, index) => Math.abs(y - (before[index] ?? 0)));
    // A line more or less may be told by the scene itself; a field that comes late is forty.
    expect(Math.max(...moved)).toBeLessThan(30);
  },
);

/** Keeps what moved by itself, and how far, from the first moment of every page on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Element | null }[] };
        shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.className).join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as typeof window & { shifts: string[] }).shifts);
}

/** Every page once; language and width change while it is open, as on a phone that is turned. */
async function findWide(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    // Measured with its content, not with the grey boxes that hold its place.
    await page.waitForTimeout(500);
    const placeholders = page.getByRole("main").locator(".animate-appear-late");
    // The catalogue of components shows its skeletons for ever.
    if (path !== "/youtube/theme") await expect(placeholders).toHaveCount(0);
    for (const language of ["mix", "tr", "en"]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      const list = page.getByRole("combobox", { name: /^(Dil|Language)$/ }).first();
      // The 404 and status pages have no header of their own.
      if ((await list.count()) > 0) await list.selectOption(language);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) found.push(`${path} ${language} ${width} px: ${over} px too wide`);
      }
    }
  }
  return found;
}
